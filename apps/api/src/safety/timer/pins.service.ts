import type { PinState } from '@honjeo/contract/safety/timer'
import { PINS_SEEM_GONE_HOURS } from '@honjeo/contract/values/limits'
import { addHours } from 'date-fns/addHours'
import { freshOrOwnProofOf, type OwnProof } from '../../auth/own-proof.ts'
import { hashPassword, inPinLane } from '../../records/password-hashes.ts'
import type { Db } from '../../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import type { AttemptLimits } from '../../limits/attempt-limits.ts'
import { areGoodPins } from './pin-rules.ts'
import { countPinTry, deletePins, findPins, hidePins, insertPins, updatePins } from './pins.queries.ts'

/** OWN: who says so may. DURESS: it must look as if they might, and they are in danger. */
export type Proof = 'OWN' | 'DURESS'

type Pins = Awaited<ReturnType<typeof findPins>>

/** Whether PINs are set, as the member is shown it. */
const isSet = (pins: Pins) => pins !== undefined && pins.seemsGoneUntil === null

export async function findPinState(db: Db, userId: number): Promise<PinState> {
  return { isSet: isSet(await findPins(db, userId)) }
}

/**
 * What a PIN proves at the end of a timer. Without PINs none is asked for; where they were taken away under duress, an
 * end without one is one under duress, for a day. Throws WRONG_PIN for a wrong one, TOO_MANY_PINS after too many.
 */
export async function requirePin(db: Db, userId: number, pin: string | undefined, now: Date): Promise<Proof> {
  const pins = await findPins(db, userId)
  if (isSet(pins)) return judge(db, userId, { pins, pin }, now)
  const seemsGone = pins?.seemsGoneUntil && Date.parse(pins.seemsGoneUntil) > now.getTime()
  return seemsGone ? 'DURESS' : 'OWN'
}

function requireUnlocked(pins: Pins, now: Date): void {
  if (!pins?.lockedUntil) return
  const retryAfter = Math.ceil((Date.parse(pins.lockedUntil) - now.getTime()) / 1000)
  if (retryAfter > 0) throw appError('TOO_MANY_PINS', { retryAfter })
}

/**
 * Judges which of the two PINs was given. One statement stores the outcome and counts the try, and only then the server
 * answers. A request that a full queue has refused, whose hashes could not be compared or whose outcome could not be
 * stored costs no try and reveals nothing. Where many requests come at once the server answers the outcome of as many
 * as there are tries. A judged try counts even if the client is gone.
 */
async function judge(
  db: Db,
  userId: number,
  { pins, pin }: { pins: Pins; pin: string | undefined },
  now: Date,
): Promise<Proof> {
  if (pin === undefined) throw appError('WRONG_PIN')
  requireUnlocked(pins, now)
  return inPinLane(userId, async (isPin) => {
    // The member's turn may come late, so the PINs are read when it has come.
    const hashes = await findPins(db, userId)
    requireUnlocked(hashes, now)
    if (!hashes) throw goneMeanwhile()
    // Both are compared each time, so that the duration does not show which one it was.
    const [isOwn, isDuress] = await Promise.all([isPin(hashes.pinHash, pin), isPin(hashes.duressHash, pin)])
    const isRight = isOwn || isDuress
    if (!(await countPinTry(db, userId, hashes, isRight, now))) {
      requireUnlocked(await findPins(db, userId), now)
      throw goneMeanwhile()
    }
    if (!isRight) throw appError('WRONG_PIN')
    return isDuress ? 'DURESS' : 'OWN'
  })
}

/** The PINs were removed, changed or unlocked between two statements. */
const goneMeanwhile = () => appError('TOO_MANY_PINS', { retryAfter: 1 })

interface NewPins extends OwnProof {
  pin: string
  duressPin: string
  currentPin?: string
}

/**
 * Sets both PINs. Changed with the second one, it looks the same, and the person who made the member do it has a new
 * second one in their hands: it seems to end timers, and calls for help; the first stays as it was. The first ones bind
 * the account, since without them their member ends no timer, so they ask for what `freshOrOwnProofOf` asks for.
 */
export async function setPins(
  { db, attempts }: { db: Db; attempts: AttemptLimits },
  member: { userId: number; sessionId: string },
  { pin, duressPin, currentPin, ...ownProof }: NewPins,
  now: Date,
): Promise<PinState> {
  if (!areGoodPins(pin, duressPin)) throw appError('PIN_NOT_ALLOWED')
  const { userId } = member
  const pins = await findPins(db, userId)
  const hash = (each: string) => hashPassword(each, `member ${userId}`)
  if (!isSet(pins)) {
    const prove = await freshOrOwnProofOf({ db, attempts }, member, ownProof, now)
    const [pinHash, duressHash] = await Promise.all([hash(pin), hash(duressPin)])
    await db.transaction(async (tx) => {
      await prove(tx)
      if (!(await insertPins(tx, userId, { pinHash, duressHash }))) throw appError('WRONG_PIN')
    })
    return { isSet: true }
  }
  const proof = await judge(db, userId, { pins, pin: currentPin }, now)
  const [pinHash, duressHash] = await Promise.all([hash(pin), hash(duressPin)])
  await updatePins(db, userId, proof === 'OWN' ? { pinHash, duressHash } : { duressHash: pinHash })
  return { isSet: true }
}

/** Takes them away; with the second one it looks the same, and for a day an end without a PIN calls for help. */
export async function removePins(db: Db, userId: number, pin: string, now: Date): Promise<PinState> {
  const pins = await findPins(db, userId)
  if (isSet(pins)) {
    const proof = await judge(db, userId, { pins, pin }, now)
    await (proof === 'OWN'
      ? deletePins(db, userId)
      : hidePins(db, userId, addHours(now, PINS_SEEM_GONE_HOURS).toISOString()))
  }
  return { isSet: false }
}
