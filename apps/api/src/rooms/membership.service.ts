import type { GenderRestriction } from '@honjeo/contract/values/enums'
import { say, type Sentence } from '@honjeo/contract/values/sentences'
import type { Db } from '../db/client.ts'
import { lockMember } from '../records/lock-member.ts'
import { appError } from '@honjeo/contract/app-error'
import { insertLateCancellation } from './attendance.queries.ts'
import { deleteLateCancellation, forgetPosts, type GivenSeat } from './given-seats.queries.ts'
import {
  deleteMember,
  findComer,
  findPerson,
  findSuccessor,
  insertBan,
  insertMember,
  isMember,
  isSuspended,
  listSharedRoomIds,
  lockRoomsOf,
} from './members.queries.ts'
import { hasProofFor } from './proofs.queries.ts'
import {
  actAsHost,
  actInRoom,
  actWithin,
  isOver,
  refuseOutsider,
  type RoomAct,
  type RoomDeps,
  type RoomEcho,
} from './room-act.ts'
import {
  notifyOfEjection,
  notifyOfHandOver,
  notifyOfJoin,
  notifyOfLeave,
  notifyOfRemoval,
  type EjectionReason,
} from './room-notices.ts'
import { advanceRoom, ask, enter, isFull } from './requests.service.ts'
import { replaceHost, updateCompleted, updateHost } from './rooms.queries.ts'

export type Outcome = 'JOINED' | 'REQUESTED' | 'WAITING'

interface Joining {
  liftBlocks?: boolean
  text?: string
  wait?: boolean
}

/** What refuses a member without the proof that a room asks for. */
const PROOF_NEEDED = {
  MEETING: 'MEETING_PROOF_NEEDED',
  KAKAO: 'KAKAO_PROOF_NEEDED',
  IDENTITY: 'IDENTITY_PROOF_NEEDED',
} as const

/**
 * Comes in, or asks the host where they decide, or waits for a seat of a full room if that is wanted. The checks here
 * choose the error; the database refuses a member who may not be inside even without them. A member who has blocked one
 * of those inside gets BLOCKED_MEMBER_INSIDE and can join with `liftBlocks`, which deletes those blocks when they come
 * in. Throws SESSION_ENDED for a member who is withdrawing at this moment.
 */
export async function joinRoom(
  deps: RoomDeps,
  roomId: number,
  userId: number,
  { liftBlocks = false, text = '', wait = false }: Joining,
): Promise<Outcome> {
  let outcome: Outcome = 'JOINED'
  const join = async (act: RoomAct) => {
    const comer = await findComer(act.tx, roomId, userId, act.now.toISOString())
    if (!comer.isKnown) throw appError('ROOM_NOT_FOUND')
    if (comer.isMember) throw appError('ALREADY_MEMBER')
    if (isOver(act)) throw appError('ROOM_ENDED')
    if (comer.request === 'DECLINED') throw appError('REQUEST_DECLINED')
    if (comer.requiredProof !== 'NONE' && !comer.hasProof) throw appError(PROOF_NEEDED[comer.requiredProof])
    const isClosedToNewcomers = isFull(act) || comer.isHostAway || comer.seemsFull
    const asked = comer.request
    if (asked !== null && (isClosedToNewcomers || comer.needsApproval)) {
      outcome = asked
      return
    }
    if (isClosedToNewcomers && !wait) throw appError('ROOM_FULL')
    if (comer.isBlocking && !liftBlocks) throw appError('BLOCKED_MEMBER_INSIDE')
    if (!isClosedToNewcomers && !comer.needsApproval) return enter(act, comer, liftBlocks)
    outcome = isClosedToNewcomers ? 'WAITING' : 'REQUESTED'
    await ask(act, comer, { state: outcome, text, liftsBlocks: liftBlocks })
  }
  // The member is locked before the room, in the same order as by a block and by a suspension.
  await actInRoom(deps, roomId, userId, join, (tx) => lockMember(tx, userId))
  return outcome
}

/** Leaves for good. A host hands the room over to the member who has been there longest; an empty room is closed. */
export async function leaveRoom(deps: RoomDeps, roomId: number, userId: number): Promise<void> {
  await actInRoom(deps, roomId, userId, async (act) => {
    if (!(await isMember(act.tx, roomId, userId))) return refuseOutsider(act, userId, 'NOT_A_MEMBER')
    await leave(act, userId, { isOwnWill: true })
  })
  await advanceRoom(deps, roomId)
}

interface Ejection {
  /** Decides on a room that no other transaction changes meanwhile. */
  isFrom: (room: { roomId: number; genderRestriction: GenderRestriction }) => boolean
  /** The lines that the member reads of it; absent for one who will read nothing any more. */
  reason?: EjectionReason
}

/**
 * Takes a member, who is locked, out of rooms as one leaves them, in the transaction of the cause. What it returns is
 * announced after the commit.
 */
export async function takeOutOfRooms(
  tx: Db,
  userId: number,
  now: Date,
  { isFrom, reason }: Ejection,
): Promise<RoomEcho[]> {
  const echoes = []
  for (const { roomId, genderRestriction } of await lockRoomsOf(tx, userId)) {
    const echo = await actWithin(tx, roomId, now, async (act) => {
      const { room } = act
      if (!isFrom({ roomId, genderRestriction: room.genderRestriction })) return
      if (!(await isMember(tx, roomId, userId))) return
      await leave(act, userId, { isOwnWill: reason === undefined })
      if (reason !== undefined) await notifyOfEjection(tx, { roomId, title: room.title }, userId, reason)
    })
    if (echo && echo.written.length > 0) echoes.push(echo)
    // Hosts cannot change a hidden room.
    if (!echo && isFrom({ roomId, genderRestriction })) await leaveHidden(tx, roomId, userId, now)
  }
  return echoes
}

/**
 * Leaves every room, in the transaction of a member who leaves altogether by their own will; what it returns is announced after the
 * commit.
 */
export const leaveRooms = (tx: Db, userId: number, now: Date): Promise<RoomEcho[]> =>
  takeOutOfRooms(tx, userId, now, { isFrom: () => true })

interface Leaving {
  /** Whether it is not by a rule or to part ways with another: leaving shortly before the meeting counts. */
  isOwnWill: boolean
  /** What the conversation says of it beside the name; absent: no reason. */
  line?: Sentence
}

/** Takes a member out of a room in which they are, and makes another one host where they were. */
export async function leave(act: RoomAct, userId: number, { isOwnWill, line }: Leaving): Promise<void> {
  const { tx, roomId, room, now, write, regroup } = act
  if (isOwnWill) await insertLateCancellation(tx, roomId, userId, now.toISOString())
  await write('EXIT', userId, line ?? null, 'left')
  await deleteMember(tx, roomId, userId)
  regroup(userId)
  if (room.hostId !== userId) {
    if (room.hostId === null) return
    const guest = await findPerson(tx, userId)
    return notifyOfLeave(tx, { roomId, title: room.title }, room.hostId, guest, now)
  }
  const successor = await findSuccessor(tx, roomId, now.toISOString())
  if (successor !== undefined) return makeHost(act, successor)
  await updateHost(tx, roomId, null)
  if (!room.isClosed) await updateCompleted(tx, roomId, now.toISOString())
}

/**
 * Takes a member back in who left by their answer moments ago, as if they had not: with what they could read and since when they
 * are there, and as the host again where they were. Throws ROOM_FULL where the seat is taken.
 */
export async function takeSeatBack(act: RoomAct, userId: number, seat: GivenSeat): Promise<void> {
  const { tx, roomId, room, now, write, regroup } = act
  if (seat.isTaken) throw appError('ROOM_FULL')
  await insertMember(tx, roomId, userId, seat.joinedAt, seat.readsFromSeq)
  await deleteLateCancellation(tx, roomId, userId)
  regroup(userId)
  await write('ENTER', userId, say('LINE_GOING_AFTER_ALL'))
  if (seat.isClosedByLeaving) await updateCompleted(tx, roomId, null)
  if (seat.wasHost) await forgetPosts(tx, roomId, seat.stayId)
  if (room.hostId === null) return updateHost(tx, roomId, userId)
  const guest = await findPerson(tx, userId)
  if (!seat.wasHost) return notifyOfJoin(tx, { roomId, title: room.title }, room.hostId, guest, now)
  regroup(room.hostId)
  await makeHost(act, userId)
}

async function makeHost({ tx, roomId, room, now, write, regroup }: RoomAct, userId: number) {
  regroup(userId)
  await updateHost(tx, roomId, userId)
  await write('NEW_HOST', userId, say('LINE_NEW_HOST', { nickname: (await findPerson(tx, userId)).nickname }))
  await notifyOfHandOver(tx, { roomId, title: room.title }, userId, now)
}

/** The host steps back to being a member like others. */
export const handOverRoom = (deps: RoomDeps, roomId: number, hostId: number, userId: number): Promise<void> =>
  actAsHost(deps, roomId, hostId, async (act) => {
    const { tx, room, now } = act
    if (!(await isMember(tx, roomId, userId))) throw appError('ROOM_MEMBER_NOT_FOUND')
    if (userId === hostId) return
    // A suspension locks the rooms of the member, so none comes between this and the commit.
    if (await isSuspended(tx, userId, now.toISOString())) throw appError('MEMBER_OUT_OF_REACH')
    if (!(await hasProofFor(tx, userId, room))) throw appError('NEW_HOST_LACKS_PROOF')
    await makeHost(act, userId)
    await forgetPosts(tx, roomId)
  })

/** Removes a member from a room, who does not come back. */
export async function removeMember(deps: RoomDeps, roomId: number, hostId: number, userId: number): Promise<void> {
  await actAsHost(deps, roomId, hostId, async (act) => {
    if (userId === hostId) throw appError('HOST_NOT_REMOVABLE')
    if (!(await isMember(act.tx, roomId, userId))) throw appError('ROOM_MEMBER_NOT_FOUND')
    await remove(act, userId)
  })
  await advanceRoom(deps, roomId)
}

async function remove({ tx, roomId, room, now, write, regroup }: RoomAct, userId: number): Promise<void> {
  await write('EXIT', userId, null, 'left')
  await deleteMember(tx, roomId, userId)
  regroup(userId)
  await insertBan(tx, roomId, userId, now.toISOString())
  await notifyOfRemoval(tx, { roomId, title: room.title }, userId)
}

/**
 * Takes two members out of the rooms they share, in the transaction of the block: the blocked one is removed where the
 * blocker is host, and elsewhere the blocker leaves.
 */
export async function partWays(tx: Db, blockerId: number, blockedId: number, now: Date): Promise<RoomEcho[]> {
  const echoes = []
  for (const roomId of await listSharedRoomIds(tx, blockerId, blockedId)) {
    const echo = await actWithin(tx, roomId, now, (act) =>
      act.room.hostId === blockerId ? remove(act, blockedId) : leave(act, blockerId, { isOwnWill: false }),
    )
    if (echo) echoes.push(echo)
    else await leaveHidden(tx, roomId, blockerId, now)
  }
  return echoes
}

/** No member sees the line of a hidden room now, but the room may be shown again. */
async function leaveHidden(tx: Db, roomId: number, userId: number, now: Date): Promise<void> {
  // The deletion comes first: it locks the room, since a trigger counts its members.
  await deleteMember(tx, roomId, userId)
  const successor = await findSuccessor(tx, roomId, now.toISOString())
  await replaceHost(tx, roomId, { from: userId, to: successor ?? null })
}
