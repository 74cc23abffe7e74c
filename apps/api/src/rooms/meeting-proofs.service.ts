import type { KeyObject } from 'node:crypto'
import { AppError, appError } from '@honjeo/contract/app-error'
import type { MeetingEntry, MeetingKey, MeetingProofs } from '@honjeo/contract/meeting-proofs'
import { MEETING_CLOCK_SECONDS, MEETING_ENTRY_HOURS } from '@honjeo/contract/values/limits'
import { addSeconds } from 'date-fns/addSeconds'
import { subHours } from 'date-fns/subHours'
import { isCheckViolation } from '../db/db-errors.ts'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { codeKeyOf, findShower, isPublicKey, isSigned } from './meeting-codes.ts'
import {
  findMeetingAt,
  findMeetingKey,
  findMeetingSpan,
  insertProof,
  listCodeDevices,
  listMetByCode,
  sayMetByProofs,
  updateMeetingKey,
} from './meeting-proofs.queries.ts'
import { findPerson, isMember } from './members.queries.ts'
import { actInRoom, refuseOutsider, type RoomAct, type RoomDeps } from './room-act.ts'
import { notifyOfMeeting } from './room-notices.ts'

export interface MeetingDeps extends RoomDeps {
  key: KeyObject
  attempts: AttemptLimits
}

/** A member, and the login on one of their devices. */
export interface MemberDevice {
  userId: number
  sessionId: string
}

/** Registers a device, and returns what it needs to show codes of a room without a network. */
export async function registerMeetingKey(
  { db, clock, key }: MeetingDeps,
  roomId: number,
  { userId, sessionId }: MemberDevice,
  publicKey: string,
): Promise<MeetingKey> {
  const span = await requireSpan(db, roomId, userId)
  if (!isPublicKey(publicKey)) throw appError('MEETING_KEY_UNKNOWN')
  await updateMeetingKey(db, sessionId, publicKey, clock.now().toISOString())
  return { ...span, codeKey: codeKeyOf(key, { sessionId, publicKey }, roomId).toString('base64url') }
}

async function requireSpan(db: RoomDeps['db'], roomId: number, userId: number) {
  const span = (await isMember(db, roomId, userId)) ? await findMeetingSpan(db, roomId, userId) : undefined
  if (!span) throw appError('NOT_A_MEMBER')
  return span
}

export async function readMeetingProofs(
  { db }: Pick<RoomDeps, 'db'>,
  roomId: number,
  userId: number,
): Promise<MeetingProofs> {
  const span = await requireSpan(db, roomId, userId)
  return { ...span, met: await listMetByCode(db, roomId, userId) }
}

/**
 * Takes a code that was typed, perhaps hours ago and without a network, and stores that the two have met. Returns whose
 * code it was. Wrong codes are counted, so that none is guessed.
 */
export async function enterMeetingCode(
  deps: MeetingDeps,
  roomId: number,
  device: MemberDevice,
  entry: MeetingEntry,
): Promise<MeetingProofs['met'][number]> {
  const { db, clock, attempts } = deps
  const source = String(device.userId)
  await attempts.spend(db, 'meetingCode', source, clock.now())
  try {
    let met: number | undefined
    await actInRoom(deps, roomId, device.userId, async (act) => {
      met = await proveMeeting(act, deps, device, entry)
    })
    await attempts.giveBack(db, 'meetingCode', source)
    const person = (await listMetByCode(db, roomId, device.userId)).find(({ userId }) => userId === met)
    if (!person) throw appError('MEETING_CODE_WRONG')
    return person
  } catch (error) {
    if (!(error instanceof AppError && error.reason === 'MEETING_CODE_WRONG'))
      await attempts.giveBack(db, 'meetingCode', source)
    throw error
  }
}

/** Returns whom the member has met. */
async function proveMeeting(
  act: RoomAct,
  deps: MeetingDeps,
  device: MemberDevice,
  entry: MeetingEntry,
): Promise<number> {
  const { tx, roomId, now } = act
  const { userId, sessionId } = device
  if (!(await isMember(tx, roomId, userId))) return refuseOutsider(act, userId, 'NOT_A_MEMBER')
  const at = new Date(entry.at)
  if (at > addSeconds(now, MEETING_CLOCK_SECONDS)) throw appError('MEETING_CLOCK_WRONG')
  if (at <= subHours(now, MEETING_ENTRY_HOURS)) throw appError('MEETING_ENTRY_LATE')
  const metAt = at.toISOString()
  const publicKey = await findMeetingKey(tx, sessionId, metAt)
  if (publicKey === undefined || !isSigned(publicKey, roomId, entry)) throw appError('MEETING_KEY_UNKNOWN')
  const meetsAt = await findMeetingAt(tx, roomId, userId, metAt)
  if (meetsAt === undefined) throw appError('MEETING_CODE_CLOSED')
  const meeting = { roomId, meetsAt }
  const devices = await listCodeDevices(tx, meeting, userId, metAt, now.toISOString())
  const shower = findShower(deps.key, roomId, devices, entry)
  if (shower === undefined) throw appError('MEETING_CODE_WRONG')
  if (shower.userId === userId) throw appError('MEETING_CODE_OWN')
  const proof = { ...meeting, shownBy: shower.userId, typedBy: userId, metAt, isNear: shower.isNear }
  if (await storeProof(act, proof)) {
    await notifyOfMeeting(tx, { roomId, title: act.room.title }, shower.userId, await findPerson(tx, userId))
  }
  return shower.userId
}

/** Returns false where the two have proven before that they met. */
async function storeProof({ tx, now }: RoomAct, proof: Parameters<typeof insertProof>[1]): Promise<boolean> {
  try {
    if (!(await insertProof(tx, proof, now.toISOString()))) return false
  } catch (error) {
    // A member who was not there, or must not meet, has no code that is good.
    if (isCheckViolation(error, 'meeting_proofs_of_those_there')) throw appError('MEETING_CODE_WRONG')
    throw error
  }
  if (Date.parse(proof.meetsAt) <= now.getTime()) {
    await sayMetByProofs(tx, proof.roomId, proof.meetsAt, now.toISOString())
  }
  return true
}
