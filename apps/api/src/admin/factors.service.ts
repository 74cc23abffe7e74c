import type { KeyObject } from 'node:crypto'
import type { StaffFactors } from '@honjeo/contract/admin/factors'
import { RECOVERY_CODES } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import {
  countRecoveryCodes,
  findAuthenticator,
  findRecoveryCodeHash,
  useRecoveryCode,
  useStep,
} from '../auth/authenticators.queries.ts'
import { requireOwnPassword } from '../auth/own-password.ts'
import { isPassword } from '../records/password-hashes.ts'
import { plainCode, slotOf } from '../auth/recovery-codes.ts'
import { unseal } from '../lib/seal.ts'
import { stepOf } from '../lib/totp.ts'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { notify } from '../notifications/notify.ts'
import { writeAudit } from './audit.queries.ts'

export interface FactorDeps {
  db: Db
  attempts: AttemptLimits
  /** Seals the secrets of authenticators. */
  authenticatorKey: KeyObject
}

/** Uses a code up in the transaction of what it opens; false where it was used before. */
type UseUp = (tx: Db) => Promise<boolean>

/**
 * Lets staff on by both their factors. What is answered uses the code up, in the transaction of what it opens, and
 * throws WRONG_AUTHENTICATOR_CODE where another request was faster. Throws WRONG_STAFF_PASSWORD and TOO_MANY_LOGINS for
 * the password, AUTHENTICATOR_MISSING where there is no authenticator, WRONG_AUTHENTICATOR_CODE for a code, and
 * TOO_MANY_AUTHENTICATOR_CODES after too many wrong ones beside the right password.
 */
export async function requireFactors(
  deps: FactorDeps,
  userId: number,
  { password, code }: StaffFactors,
  now: Date,
): Promise<(tx: Db) => Promise<void>> {
  const { db, attempts } = deps
  await requireOwnPassword(deps, { userId, password, now, refusal: 'WRONG_STAFF_PASSWORD' })
  const authenticator = await findAuthenticator(db, userId)
  if (!authenticator) throw appError('AUTHENTICATOR_MISSING')
  // Tries are counted for this authenticator: staff who have got a new one start at zero.
  const source = `${userId} ${authenticator.enrolledAt}`
  await attempts.require(db, 'factor', source, now)
  // A try is counted before it is judged, or many at once would all be judged.
  await attempts.spend(db, 'factor', source, now)
  const useUp = await judge(deps, userId, authenticator.secret, plainCode(code), now).catch(async (error: unknown) => {
    // The code was not judged, so the try does not count.
    await attempts.giveBack(db, 'factor', source)
    throw error
  })
  if (!useUp) throw appError('WRONG_AUTHENTICATOR_CODE')
  return async (tx) => {
    if (!(await useUp(tx))) throw appError('WRONG_AUTHENTICATOR_CODE')
    await attempts.giveBack(tx, 'factor', source)
  }
}

/** Returns how a right code is used up; undefined for a wrong one. */
async function judge(
  { db, authenticatorKey }: FactorDeps,
  userId: number,
  sealed: string,
  code: string,
  now: Date,
): Promise<UseUp | undefined> {
  const slot = slotOf(code)
  if (slot === null) {
    // The secret may be sealed with another secret of the server: only recovery codes, which need none, open then.
    const secret = unseal(authenticatorKey, String(userId), sealed)
    const step = secret === null ? null : stepOf(secret, code, now)
    return step === null ? undefined : (tx) => useStep(tx, userId, step)
  }
  const hash = await findRecoveryCodeHash(db, userId, slot)
  if (hash === undefined || !(await isPassword(hash, code, `member ${userId}`))) return undefined
  return async (tx) => {
    if (!(await useRecoveryCode(tx, userId, hash, now))) return false
    const left = await countRecoveryCodes(tx, userId)
    const facts = { before: { left: left + 1 }, after: { left } }
    const deed = { action: 'AUTHENTICATOR_RECOVER', targetType: 'MEMBER', targetId: userId, ...facts } as const
    await writeAudit(tx, { userId }, deed, now)
    const sentence = say('RECOVERY_CODE_USED', { total: RECOVERY_CODES, left })
    await notify(tx, { userId, type: 'SYSTEM', sentence })
    return true
  }
}
