import type { ErrorName } from '@honjeo/contract/values/error-codes'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { findCredentials } from './accounts.queries.ts'
import { provesPassword } from './password-proof.ts'

interface Proof {
  userId: number
  password: string
  now: Date
  /** What a wrong password is answered with. */
  refusal: ErrorName
}

/**
 * Lets a member who is signed in on who knows their password once more, and answers what they sign in with. Throws
 * TOO_MANY_LOGINS after too many wrong ones, NO_PASSWORD where there is none yet, SIGN_UP_NEEDED for a guest.
 */
export async function requireOwnPassword(
  deps: { db: Db; attempts: AttemptLimits },
  { userId, password, now, refusal }: Proof,
): Promise<{ email: string; nickName: string; name: string; passwordHash: string }> {
  const account = await findCredentials(deps.db, userId)
  if (!account) throw appError('SIGN_UP_NEEDED')
  const { passwordHash } = account
  if (passwordHash === null) throw appError('NO_PASSWORD')
  if (!(await provesPassword(deps, account, password, 'session', now))) throw appError(refusal)
  return { ...account, passwordHash }
}
