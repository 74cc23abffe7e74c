import type { Db } from '../db/client.ts'
import { isCheckViolation, isUniqueViolation } from '../db/db-errors.ts'
import { lockMember } from '../db/lock-member.ts'
import { appError } from '../errors.ts'
import {
  deleteMember,
  findPerson,
  insertBan,
  insertMember,
  isBanned,
  isMember,
  listMemberIds,
  listRoomIds,
} from './members.queries.ts'
import { actAsHost, actInRoom, actWithin, isOver, type RoomAct, type RoomDeps, type RoomEcho } from './room-act.ts'
import { newHostLine } from './room-lines.ts'
import { tellOfHandOver, tellOfJoin, tellOfLeave, tellOfRemoval } from './room-notices.ts'
import { passHostOn, updateCompleted, updateHost } from './rooms.queries.ts'

/**
 * The checks here give the right words; that a room never holds more than its maximum, the database sees to. Throws AUTH4015
 * for somebody who is just leaving Honjeo.
 */
export function joinRoom(deps: RoomDeps, roomId: number, userId: number): Promise<void> {
  const enter = async (act: RoomAct) => {
    const { tx, room, now, write, regroup } = act
    if (await isMember(tx, roomId, userId)) throw appError('CHAT4004')
    if (await isBanned(tx, roomId, userId)) throw appError('CHAT4014')
    const comer = await findPerson(tx, userId, room.hostId)
    if (comer.isBlocked) throw appError('CHAT4003')
    if (isOver(act)) throw appError('CHAT4006')
    if (room.isClosed || room.participantCount >= room.maxParticipants) throw appError('CHAT4001')
    if (room.genderRestriction !== 'MIXED' && room.genderRestriction !== comer.gender) throw appError('CHAT4002')
    await insertMember(tx, roomId, userId, now.toISOString())
    regroup(userId)
    await write('ENTER', userId, '')
    if (room.hostId !== null) await tellOfJoin(tx, { roomId, title: room.title }, room.hostId, comer, now)
  }
  return actInRoom(deps, roomId, enter, (tx) => lockMember(tx, userId)).catch((error: unknown) => {
    if (isCheckViolation(error, 'chat_rooms_not_over_max')) throw appError('CHAT4001')
    if (isUniqueViolation(error, 'room_members_pk')) throw appError('CHAT4004')
    throw error
  })
}

/** Leaves for good. A host hands the room over to whoever has been there longest; an empty room is closed. */
export const leaveRoom = (deps: RoomDeps, roomId: number, userId: number): Promise<void> =>
  actInRoom(deps, roomId, (act) => leave(act, userId))

/** Leaves every room, in the transaction of somebody who leaves altogether; what it answers is told after the commit. */
export async function leaveRooms(tx: Db, userId: number, now: Date): Promise<RoomEcho[]> {
  const echoes = []
  for (const roomId of await listRoomIds(tx, userId)) {
    const echo = await actWithin(tx, roomId, now, async (act) => {
      if (await isMember(tx, roomId, userId)) await leave(act, userId)
    })
    if (echo) echoes.push(echo)
    // Out of sight nobody hears of it; but the room may come back.
    else await passHostOn(tx, roomId, userId)
  }
  return echoes
}

async function leave(act: RoomAct, userId: number): Promise<void> {
  const { tx, roomId, room, now, write, regroup } = act
  await write('EXIT', userId, '', 'left')
  await deleteMember(tx, roomId, userId)
  regroup(userId)
  if (room.hostId !== userId) {
    if (room.hostId === null) return
    const guest = await findPerson(tx, userId, room.hostId)
    return tellOfLeave(tx, { roomId, title: room.title }, room.hostId, guest, now)
  }
  const [longest] = await listMemberIds(tx, roomId)
  if (longest !== undefined) return makeHost(act, longest)
  await updateHost(tx, roomId, null)
  if (!room.isClosed) await updateCompleted(tx, roomId, now.toISOString())
}

async function makeHost({ tx, roomId, room, write, regroup }: RoomAct, userId: number) {
  regroup(userId)
  await updateHost(tx, roomId, userId)
  await write('NEW_HOST', userId, newHostLine((await findPerson(tx, userId, null)).nickname))
  await tellOfHandOver(tx, { roomId, title: room.title }, userId)
}

/** The host steps back to being a member like others. */
export const handOverRoom = (deps: RoomDeps, roomId: number, hostId: number, userId: number): Promise<void> =>
  actAsHost(deps, roomId, hostId, async (act) => {
    if (!(await isMember(act.tx, roomId, userId))) throw appError('CHAT4042')
    if (userId !== hostId) await makeHost(act, userId)
  })

/** The removed one does not come back. */
export const removeMember = (deps: RoomDeps, roomId: number, hostId: number, userId: number): Promise<void> =>
  actAsHost(deps, roomId, hostId, async ({ tx, room, now, write, regroup }) => {
    if (userId === hostId) throw appError('CHAT4010')
    if (!(await isMember(tx, roomId, userId))) throw appError('CHAT4042')
    await write('EXIT', userId, '', 'left')
    await deleteMember(tx, roomId, userId)
    regroup(userId)
    await insertBan(tx, roomId, userId, now.toISOString())
    await tellOfRemoval(tx, { roomId, title: room.title }, userId)
  })
