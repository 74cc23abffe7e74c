import type { Db } from '../db/client.ts'
import { appError } from '../lib/errors.ts'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { findCredentials, lockPasswordHash } from './accounts.queries.ts'
import { consumeTicket } from './email-codes.queries.ts'
import { requireOwnPassword } from './own-password.ts'
import { hashToken } from './tokens.ts'

/** The proof by which a member confirms their identity once more; see `OWN_PROOF` of the contract. */
export interface OwnProof {
  password?: string | undefined
  verificationToken?: string | undefined
}

/**
 * Judges the password outside any transaction, since hashing takes long. The returned function is called in the
 * transaction of the act: it uses up the proof by mail, or checks that the password is still the judged one. Throws
 * ACCOUNT4003 without a proof, ACCOUNT4001 or AUTH4291 for a wrong password, AUTH4003 for a code that proves nothing.
 */
export async function ownProofOf(
  deps: { db: Db; attempts: AttemptLimits },
  userId: number,
  { password, verificationToken }: OwnProof,
  now: Date,
): Promise<(tx: Db) => Promise<void>> {
  if (password !== undefined) {
    const { passwordHash } = await requireOwnPassword(deps, { userId, password, now, refusal: 'ACCOUNT4001' })
    return async (tx) => {
      const held = await lockPasswordHash(tx, userId)
      // An account that was closed meanwhile is refused by the act itself.
      if (held !== undefined && held !== passwordHash) throw appError('ACCOUNT4001')
    }
  }
  const account = await findCredentials(deps.db, userId)
  if (!account) throw appError('AUTH4015')
  if (verificationToken === undefined) {
    throw appError('ACCOUNT4003', {
      fields:
        account.passwordHash === null
          ? { verificationToken: '메일로 받은 인증번호를 입력해주세요.' }
          : { password: '비밀번호를 입력해주세요.' },
    })
  }
  return async (tx) => {
    const email = await consumeTicket(tx, hashToken(verificationToken), 'CONFIRM', now)
    if (email !== account.email.toLowerCase()) throw appError('AUTH4003')
  }
}
