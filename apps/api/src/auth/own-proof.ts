import { FRESH_LOGIN_MINUTES } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { subMinutes } from 'date-fns/subMinutes'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { findCredentials, lockPasswordHash } from './accounts.queries.ts'
import { consumeTicket } from './email-codes.queries.ts'
import { requireOwnPassword } from './own-password.ts'
import { isLoginSince } from './sessions.queries.ts'
import { hashToken } from './tokens.ts'

/** The proof by which a member confirms their identity once more; see `OWN_PROOF` of the contract. */
export interface OwnProof {
  password?: string | undefined
  verificationToken?: string | undefined
}

/**
 * Judges the password outside any transaction, since hashing takes long. The returned function is called in the
 * transaction of the act: it uses up the proof by mail, or checks that the password is still the judged one. Throws
 * PROOF_REQUIRED without a proof, WRONG_CURRENT_PASSWORD or TOO_MANY_LOGINS for a wrong password, EMAIL_PROOF_EXPIRED
 * for a code that proves nothing, SIGN_UP_NEEDED for a guest, who has nothing to prove anything by.
 */
export async function ownProofOf(
  deps: { db: Db; attempts: AttemptLimits },
  userId: number,
  { password, verificationToken }: OwnProof,
  now: Date,
): Promise<(tx: Db) => Promise<void>> {
  if (password !== undefined) {
    const { passwordHash } = await requireOwnPassword(deps, {
      userId,
      password,
      now,
      refusal: 'WRONG_CURRENT_PASSWORD',
    })
    return async (tx) => {
      const held = await lockPasswordHash(tx, userId)
      // An account that was closed meanwhile is refused by the act itself.
      if (held !== undefined && held !== passwordHash) throw appError('WRONG_CURRENT_PASSWORD')
    }
  }
  const account = await findCredentials(deps.db, userId)
  if (!account) throw appError('SIGN_UP_NEEDED')
  if (verificationToken === undefined) {
    throw appError('PROOF_REQUIRED', {
      fields:
        account.passwordHash === null
          ? { verificationToken: say('CODE_MISSING') }
          : { password: say('PASSWORD_MISSING') },
    })
  }
  return async (tx) => {
    const email = await consumeTicket(tx, hashToken(verificationToken), 'CONFIRM', now)
    if (email !== account.email.toLowerCase()) throw appError('EMAIL_PROOF_EXPIRED')
  }
}

/** Does what `ownProofOf` does, but without a proof a login of the last minutes is one. A renewal of its tokens makes it no younger. */
export async function freshOrOwnProofOf(
  deps: { db: Db; attempts: AttemptLimits },
  { userId, sessionId }: { userId: number; sessionId: string },
  proof: OwnProof,
  now: Date,
): Promise<(tx: Db) => Promise<void>> {
  const isGiven = proof.password !== undefined || proof.verificationToken !== undefined
  if (!isGiven && (await isLoginSince(deps.db, sessionId, subMinutes(now, FRESH_LOGIN_MINUTES)))) return async () => {}
  return ownProofOf(deps, userId, proof, now)
}
