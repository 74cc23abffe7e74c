import type { ErrorCode } from '@honjeo/contract/values/error-codes'
import type { Db } from '../db/client.ts'
import { appError } from '../lib/errors.ts'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { findCredentials } from './accounts.queries.ts'
import { provesPassword } from './password-proof.ts'

interface Proof {
  userId: number
  password: string
  now: Date
  /** What a wrong password is answered with. */
  refusal: ErrorCode
}

/**
 * Lets a member who is signed in on who knows their password once more, and answers what they sign in with. Throws
 * AUTH4291 after too many wrong ones, ACCOUNT4002 where there is none yet.
 */
export async function requireOwnPassword(
  deps: { db: Db; attempts: AttemptLimits },
  { userId, password, now, refusal }: Proof,
): Promise<{ email: string; nickName: string; name: string; passwordHash: string }> {
  const account = await findCredentials(deps.db, userId)
  if (!account) throw appError('AUTH4015')
  const { passwordHash } = account
  if (passwordHash === null) throw appError('ACCOUNT4002')
  if (!(await provesPassword(deps, account, password, 'session', now))) throw appError(refusal)
  return { ...account, passwordHash }
}
