import { ROOM_REQUESTS_MAX, ROOM_REQUESTS_OPEN_MAX } from '@honjeo/contract/values/limits'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import { lockMembers } from '../records/lock-member.ts'
import { refuseLinks } from '../records/text-guard.ts'
import { deleteBlocksInside, findComer, insertMember } from './members.queries.ts'
import {
  actAsHost,
  actInRoom,
  actWithin,
  isOver,
  refuseOutsider,
  announceToRoom,
  type RoomAct,
  type RoomDeps,
} from './room-act.ts'
import { notifyAsker, notifyOfJoin, notifyOfRequest } from './room-notices.ts'
import {
  countOpenRequests,
  deleteExpired,
  deleteRequest,
  deleteRequestsOfEnded,
  findAnswerable,
  findNextWaiting,
  insertRequest,
  listRoomsToAdvance,
  updateRequest,
} from './requests.queries.ts'

export type Comer = Awaited<ReturnType<typeof findComer>>

export const isFull = ({ room }: Pick<RoomAct, 'room'>) =>
  room.isClosed || room.participantCount >= room.maxParticipants

/** Takes a member into the room, who may come in; the host learns of it unless it was their own answer. */
export async function enter(act: RoomAct, comer: Comer, liftsBlocks: boolean, isAnswer = false): Promise<void> {
  const { tx, roomId, room, now, write, regroup } = act
  const { userId } = comer
  if (comer.isBlocking && liftsBlocks) await deleteBlocksInside(tx, roomId, userId)
  await insertMember(tx, roomId, userId, now.toISOString())
  regroup(userId)
  await write('ENTER', userId, null)
  if (room.hostId !== null && !isAnswer) await notifyOfJoin(tx, { roomId, title: room.title }, room.hostId, comer, now)
}

interface Asked {
  state: 'REQUESTED' | 'WAITING'
  text: string
  liftsBlocks: boolean
}

/**
 * Stores a request of a member who is locked, and asks the host where they decide. Throws TOO_MANY_REQUESTS_OPEN, and
 * ROOM_FULL where no more may wait.
 */
export async function ask({ tx, roomId, room, now }: RoomAct, comer: Comer, asked: Asked): Promise<void> {
  const { userId } = comer
  const open = await countOpenRequests(tx, { roomId, userId })
  if (open.ofMember >= ROOM_REQUESTS_OPEN_MAX) throw appError('TOO_MANY_REQUESTS_OPEN')
  if (open.ofRoom >= ROOM_REQUESTS_MAX) throw appError('ROOM_FULL')
  await refuseLinks(tx, { userId, kind: 'ROOM', texts: [asked.text], now })
  await insertRequest(tx, { roomId, userId, ...asked }, now)
  if (asked.state === 'REQUESTED' && room.hostId !== null) {
    await notifyOfRequest(tx, { roomId, title: room.title }, room.hostId, comer, now)
  }
}

/** Lets the member in who has asked. Throws REQUEST_NOT_FOUND for what is over, ROOM_FULL where no seat is free. */
export const acceptRequest = (deps: RoomDeps, roomId: number, hostId: number, userId: number): Promise<void> => {
  const accept = async (act: RoomAct) => {
    const { tx, room, now } = act
    const request = await findAnswerable(tx, roomId, userId, now.toISOString())
    if (!request) throw appError('REQUEST_NOT_FOUND')
    if (isOver(act)) throw appError('ROOM_ENDED')
    if (isFull(act)) throw appError('ROOM_FULL')
    const comer = await findComer(tx, roomId, userId, now.toISOString())
    // Triggers have ended such requests, so this is for what they may overlook.
    const isApart = !comer.isKnown || !comer.hasProof || comer.seemsFull || (comer.isBlocking && !request.liftsBlocks)
    if (isApart) throw appError('REQUEST_NOT_FOUND')
    await enter(act, comer, request.liftsBlocks, true)
    await notifyAsker(tx, { roomId, title: room.title }, userId, 'ROOM_ACCEPTED')
  }
  return actAsHost(deps, roomId, hostId, accept, (tx) => lockMembers(tx, [userId]))
}

/** The asker learns that it is a no, and no reason. */
export async function declineRequest(deps: RoomDeps, roomId: number, hostId: number, userId: number): Promise<void> {
  await actAsHost(deps, roomId, hostId, async ({ tx, room, now }) => {
    if (!(await findAnswerable(tx, roomId, userId, now.toISOString()))) throw appError('REQUEST_NOT_FOUND')
    await updateRequest(tx, roomId, userId, 'DECLINED', now)
    await notifyAsker(tx, { roomId, title: room.title }, userId, 'ROOM_DECLINED')
  })
  await advanceRoom(deps, roomId)
}

export async function withdrawRequest(deps: RoomDeps, roomId: number, userId: number): Promise<void> {
  await actInRoom(deps, roomId, userId, async (act) => {
    if (!(await deleteRequest(act.tx, roomId, userId))) await refuseOutsider(act, userId, 'REQUEST_NOT_FOUND')
  })
  await advanceRoom(deps, roomId)
}

/** The most steps at once: more members than a room has are never moved up together. */
const STEPS_MAX = 500

/**
 * Moves up those who wait, in their order, as far as seats are free: into the room, or to the host where they decide.
 * Each is a transaction of its own, since a member is locked before a room.
 */
export async function advanceRoom(deps: RoomDeps, roomId: number): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step++) {
    const now = deps.clock.now()
    const next = await findNextWaiting(deps.db, roomId, now.toISOString())
    if (!next) return
    const echo = await deps.db.transaction(async (tx) => {
      await lockMembers(tx, [next.userId])
      return actWithin(tx, roomId, now, (act) => moveUp(act, next.userId))
    })
    if (echo) await announceToRoom(deps.feed, echo)
  }
}

async function moveUp(act: RoomAct, userId: number): Promise<void> {
  const { tx, roomId, room, now } = act
  const next = await findNextWaiting(tx, roomId, now.toISOString())
  // Another member is first by now, or was faster.
  if (next?.userId !== userId) return
  const comer = await findComer(tx, roomId, userId, now.toISOString())
  const there = { roomId, title: room.title }
  if (!next.needsApproval) {
    await enter(act, comer, next.liftsBlocks)
    return notifyAsker(tx, there, userId, 'ROOM_SEAT_FREED')
  }
  await updateRequest(tx, roomId, userId, 'REQUESTED', now)
  if (room.hostId !== null) await notifyOfRequest(tx, there, room.hostId, comer, now)
  await notifyAsker(tx, there, userId, 'ROOM_SEAT_ASKED')
}

const BATCH = 200

/**
 * Ends requests that were not answered in time and those of meetings that have begun, and moves up members who wait
 * although a seat is free: a withdrawal or a suspension frees a seat and moves none of them.
 */
export async function sweepRequests(deps: RoomDeps): Promise<void> {
  const { db, clock } = deps
  const now = clock.now().toISOString()
  const freed = new Set<number>()
  await db.transaction((tx) => deleteRequestsOfEnded(tx, now))
  for (let ended = BATCH; ended === BATCH;) {
    ended = await db.transaction(async (tx: Db) => {
      const expired = await deleteExpired(tx, now, BATCH)
      for (const { userId, roomId, title } of expired) {
        freed.add(roomId)
        await notifyAsker(tx, { roomId, title }, userId, 'ROOM_REQUEST_EXPIRED')
      }
      return expired.length
    })
  }
  for (const roomId of await listRoomsToAdvance(db, now, BATCH)) freed.add(roomId)
  for (const roomId of freed) await advanceRoom(deps, roomId)
}
