import type { Enrolment } from '@honjeo/contract/admin/authenticator'
import type { StaffFactors } from '@honjeo/contract/admin/factors'
import { ENROLMENT_SECONDS, STAFF_PROOF_SECONDS } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { addSeconds } from 'date-fns/addSeconds'
import { subSeconds } from 'date-fns/subSeconds'
import { findCredentials, lockPasswordHash } from '../auth/accounts.queries.ts'
import { authenticatorMail } from '../auth/auth-mails.ts'
import {
  activateAuthenticator,
  findAuthenticator,
  findPendingSecret,
  insertPendingAuthenticator,
  replaceRecoveryCodes,
} from '../auth/authenticators.queries.ts'
import { requireOwnPassword } from '../auth/own-password.ts'
import { hashPassword } from '../records/password-hashes.ts'
import { newRecoveryCodes, plainCode } from '../auth/recovery-codes.ts'
import { seal, unseal } from '../lib/seal.ts'
import { listLiveSessionIds } from '../auth/sessions.queries.ts'
import type { SessionWatch } from '../auth/session-watch.ts'
import { enrolmentUri, newSecret, stepOf } from '../lib/totp.ts'
import { appError } from '@honjeo/contract/app-error'
import type { Outbox } from '../mail/outbox.ts'
import { notify } from '../notifications/notify.ts'
import { writeAudit } from './audit.queries.ts'
import { requireFactors, type FactorDeps } from './factors.service.ts'
import { requireStaff } from './staff-act.ts'
import { clearProofs, updateProof } from './staff.queries.ts'

interface Caller {
  userId: number
  sessionId: string
}

/** Returns a new secret. Staff who have an authenticator already show a code of it as well; it stays good for now. */
export async function beginEnrolment(
  deps: FactorDeps,
  { userId, sessionId }: Caller,
  { password, code }: Pick<StaffFactors, 'password'> & Partial<StaffFactors>,
  now: Date,
): Promise<Enrolment> {
  const { db, authenticatorKey } = deps
  const isFirst = (await findAuthenticator(db, userId)) === undefined
  if (!isFirst && code === undefined) throw appError('WRONG_AUTHENTICATOR_CODE')
  const useUp = isFirst || code === undefined ? undefined : await requireFactors(deps, userId, { password, code }, now)
  if (!useUp) await requireOwnPassword(deps, { userId, password, now, refusal: 'WRONG_STAFF_PASSWORD' })
  const account = await findCredentials(db, userId)
  if (!account) throw appError('SESSION_ENDED')
  const secret = newSecret()
  await db.transaction(async (tx) => {
    await lockPasswordHash(tx, userId)
    await useUp?.(tx)
    // One may have been enrolled in another login meanwhile: who shows no code of it does not take its place.
    if (!useUp && (await findAuthenticator(tx, userId))) throw appError('WRONG_AUTHENTICATOR_CODE')
    const sealed = seal(authenticatorKey, String(userId), secret)
    await insertPendingAuthenticator(tx, { userId, sessionId, secret: sealed, now })
  })
  return { secret, uri: enrolmentUri(secret, account.email) }
}

const hashesOf = (codes: readonly string[], userId: number) =>
  Promise.all(codes.map((code) => hashPassword(plainCode(code), `member ${userId}`)))

/**
 * The new authenticator is good from here on; in this login alone its owner is proven. Answers the recovery codes and
 * until when. Throws ENROLMENT_EXPIRED where this login has begun nothing lately, WRONG_AUTHENTICATOR_CODE for a wrong
 * code.
 */
export async function confirmEnrolment(
  { db, authenticatorKey, watch, outbox }: FactorDeps & { watch: SessionWatch; outbox: Outbox },
  { userId, sessionId }: Caller,
  code: string,
  now: Date,
): Promise<{ recoveryCodes: string[]; provenUntil: string }> {
  const sealed = await findPendingSecret(db, userId, sessionId, subSeconds(now, ENROLMENT_SECONDS))
  const secret = sealed === undefined ? null : unseal(authenticatorKey, String(userId), sealed)
  if (sealed === undefined || secret === null) throw appError('ENROLMENT_EXPIRED')
  const step = stepOf(secret, plainCode(code), now)
  if (step === null) throw appError('WRONG_AUTHENTICATOR_CODE')
  const recoveryCodes = newRecoveryCodes()
  const hashes = await hashesOf(recoveryCodes, userId)
  const provenUntil = addSeconds(now, STAFF_PROOF_SECONDS).toISOString()
  const sessionIds = await db.transaction(async (tx) => {
    await lockPasswordHash(tx, userId)
    await requireStaff(tx, userId)
    if (!(await activateAuthenticator(tx, { userId, secret: sealed, step, now }))) throw appError('ENROLMENT_EXPIRED')
    await replaceRecoveryCodes(tx, userId, hashes)
    // Where another session had proven itself, it has to do it again, with this one.
    await clearProofs(tx, userId)
    await updateProof(tx, sessionId, provenUntil)
    const deed = { action: 'AUTHENTICATOR_ENROL', targetType: 'MEMBER', targetId: userId } as const
    await writeAudit(tx, { userId }, deed, now)
    await notify(tx, { userId, type: 'SYSTEM', sentence: say('AUTHENTICATOR_ENROLLED') })
    const account = await findCredentials(tx, userId)
    if (account) await outbox.post(tx, authenticatorMail(account.email))
    return listLiveSessionIds(tx, userId)
  })
  await watch.announceChange(sessionIds)
  return { recoveryCodes, provenUntil }
}

/** Puts new codes in the place of all that there were. */
export async function renewRecoveryCodes(
  deps: FactorDeps,
  userId: number,
  factors: StaffFactors,
  now: Date,
): Promise<string[]> {
  const useUp = await requireFactors(deps, userId, factors, now)
  const recoveryCodes = newRecoveryCodes()
  const hashes = await hashesOf(recoveryCodes, userId)
  await deps.db.transaction(async (tx) => {
    await useUp(tx)
    await replaceRecoveryCodes(tx, userId, hashes)
    const deed = { action: 'AUTHENTICATOR_CODES', targetType: 'MEMBER', targetId: userId } as const
    await writeAudit(tx, { userId }, deed, now)
  })
  return recoveryCodes
}
