import { appError } from '@honjeo/contract/app-error'
import type { IdentityStatus } from '@honjeo/contract/account'
import { isChildOn } from '@honjeo/contract/values/age'
import { IDENTITY_CHECK_TTL_SECONDS } from '@honjeo/contract/values/limits'
import { NiceFailure, type CheckedPerson, type NiceIdentity } from '@honjeo/nice-identity/nice-identity'
import { addSeconds } from 'date-fns/addSeconds'
import type { FastifyBaseLogger } from 'fastify'
import { ownProofOf, type OwnProof } from '../auth/own-proof.ts'
import type { Keys } from '../auth/keys.ts'
import type { Clock } from '../lib/clock.ts'
import { koreanDay } from '../lib/clock.ts'
import { seal, unseal } from '../lib/seal.ts'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { closeChild, keepPerson, type PersonDeps } from './checked-person.service.ts'
import { deleteCheck, findCheck, findIdentity, upsertCheck } from './identity.queries.ts'

export interface IdentityDeps extends PersonDeps {
  clock: Clock
  keys: Pick<Keys, 'formerMember' | 'identityCheck'>
  attempts: AttemptLimits
  log: FastifyBaseLogger
  nice: NiceIdentity
}

interface Viewer {
  userId: number
  sessionId: string
}

/**
 * Begins a check in this login, which alone can end it, and returns the page where the person is checked. Throws
 * IDENTITY_DONE, TOO_MANY_IDENTITY_CHECKS, IDENTITY_UNAVAILABLE, and what `ownProofOf` throws.
 */
export async function startCheck(deps: IdentityDeps, viewer: Viewer, proof: OwnProof) {
  const { db, clock, keys, attempts, nice } = deps
  const { userId, sessionId } = viewer
  const now = clock.now()
  const prove = await ownProofOf(deps, userId, proof, now)
  if ((await findIdentity(db, viewer, now)).proof !== null) throw appError('IDENTITY_DONE')
  await attempts.spend(db, 'identity', String(userId), now)
  const { url, state } = await ask(deps, () => nice.start())
  const expiresAt = addSeconds(now, IDENTITY_CHECK_TTL_SECONDS).toISOString()
  await db.transaction(async (tx) => {
    await prove(tx)
    const sealed = seal(keys.identityCheck, sessionId, state)
    await upsertCheck(tx, { sessionId, sealed, createdAt: now.toISOString(), expiresAt })
  })
  return { url, expiresAt }
}

/**
 * Ends the check of this login: asks the provider itself, by the number that the browser came back with, and keeps who it
 * was. Throws IDENTITY_CHECK_EXPIRED, IDENTITY_REFUSED, IDENTITY_UNAVAILABLE, after which it can be tried again, UNDER_14 once the
 * account of a child is closed, and what `keepPerson` throws.
 */
export async function finishCheck(
  deps: IdentityDeps,
  viewer: Viewer,
  webTransactionId: string,
): Promise<Pick<IdentityStatus, 'proof' | 'pendingUntil'>> {
  const { db, clock, keys, nice } = deps
  const { userId, sessionId } = viewer
  const now = clock.now()
  const check = await findCheck(db, sessionId, now)
  const state = check ? unseal(keys.identityCheck, sessionId, check.sealed) : null
  // An answer that got lost may be asked for again.
  if (!check || state === null) return requireProof(deps, viewer, now)
  const used = { sessionId, sealed: check.sealed }
  const person = await ask(
    deps,
    () => nice.findPerson(state, webTransactionId),
    () => deleteCheck(db, used),
  )
  // A provider that is asked twice at once answers one and refuses the other, which may have ended the check before: the answer holds.
  await deleteCheck(db, used)
  if (isChildOn(person.birthDate, koreanDay(now))) {
    await closeChild(deps, userId, person, now)
    throw appError('UNDER_14')
  }
  await keepPerson(deps, userId, person, now)
  return findIdentity(db, viewer, now)
}

async function requireProof({ db }: IdentityDeps, viewer: Viewer, now: Date) {
  const status = await findIdentity(db, viewer, now)
  if (status.proof === null) throw appError('IDENTITY_CHECK_EXPIRED')
  return status
}

/** Asks the provider; what it refuses is over, and what it could not answer may be asked again. */
async function ask<Answer extends CheckedPerson | { url: string; state: string }>(
  { log }: IdentityDeps,
  question: () => Promise<Answer>,
  onRefusal?: () => Promise<unknown>,
): Promise<Answer> {
  try {
    return await question()
  } catch (error) {
    if (!(error instanceof NiceFailure)) throw error
    log.warn({ err: error }, 'an identity check failed')
    if (error.isOutage || onRefusal === undefined) throw appError('IDENTITY_UNAVAILABLE')
    await onRefusal()
    throw appError('IDENTITY_REFUSED')
  }
}
