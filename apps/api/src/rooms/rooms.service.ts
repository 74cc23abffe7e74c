import type { ChatMessage } from '@honjeo/contract/chat'
import type { RoomDraft } from '@honjeo/contract/rooms'
import { ROOM_DAYS_AHEAD_MAX, ROOM_MEMBERS_MIN } from '@honjeo/contract/values/limits'
import { addDays } from 'date-fns'
import { appendMessage } from '../chat/chat.service.ts'
import type { RoomFeed } from '../chat/room-feed.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { isCheckViolation, isUniqueViolation } from '../db/db-errors.ts'
import { placeExists } from '../db/places.queries.ts'
import { appError } from '../errors.ts'
import {
  deleteMember,
  findGender,
  handOverRoom,
  insertMember,
  insertRoom,
  isMember,
  lockRoom,
} from './rooms.queries.ts'

export interface RoomDeps {
  db: Db
  clock: Clock
  feed: RoomFeed
}

/** Room, host and first line of the conversation together, in the caller's transaction. Answers the new room's id. */
export async function openRoom(tx: Db, hostId: number, draft: RoomDraft, now: Date): Promise<number> {
  const scheduledAt = new Date(draft.joinDate)
  if (scheduledAt <= now) throw appError('CHAT4008', { fields: { joinDate: '지금 이후의 시간을 골라주세요.' } })
  if (scheduledAt > addDays(now, ROOM_DAYS_AHEAD_MAX)) {
    throw appError('COMMON400', { fields: { joinDate: `${ROOM_DAYS_AHEAD_MAX}일 안의 날짜를 골라주세요.` } })
  }
  if (!(await placeExists(tx, draft.contentId)))
    throw appError('PLACE4040', { fields: { contentId: '장소를 다시 골라주세요.' } })
  const gender = draft.genderRestriction ?? 'MIXED'
  if (gender !== 'MIXED' && gender !== (await findGender(tx, hostId))) {
    throw appError('CHAT4002', { fields: { genderRestriction: '내 성별로만 제한할 수 있어요.' } })
  }

  const roomId = await insertRoom(tx, {
    hostId,
    contentId: draft.contentId,
    title: draft.title,
    description: draft.description ?? '',
    scheduledAt: scheduledAt.toISOString(),
    maxParticipants: draft.maxMembers ?? ROOM_MEMBERS_MIN,
    genderRestriction: gender,
    createdAt: now.toISOString(),
  })
  await enter(tx, roomId, hostId, now)
  return roomId
}

async function enter(tx: Db, roomId: number, userId: number, now: Date): Promise<ChatMessage> {
  await insertMember(tx, roomId, userId, now.toISOString())
  return appendMessage(tx, { roomId, senderId: userId, type: 'ENTER', content: '', clientId: null, sentAt: now })
}

/** The checks here give the right words; that a room never holds more than its maximum, the database sees to. */
export async function joinRoom({ db, clock, feed }: RoomDeps, roomId: number, userId: number): Promise<void> {
  const now = clock.now()
  const message = await db
    .transaction(async (tx) => {
      const room = await lockRoom(tx, roomId)
      if (!room) throw appError('CHAT4040')
      if (await isMember(tx, roomId, userId)) throw appError('CHAT4004')
      if (Date.parse(room.scheduledAt) <= now.getTime()) throw appError('CHAT4006')
      if (room.isClosed || room.isFull) throw appError('CHAT4001')
      if (room.genderRestriction !== 'MIXED' && room.genderRestriction !== (await findGender(tx, userId)))
        throw appError('CHAT4002')
      return enter(tx, roomId, userId, now)
    })
    .catch((error: unknown) => {
      if (isCheckViolation(error, 'chat_rooms_not_over_max')) throw appError('CHAT4001')
      if (isUniqueViolation(error, 'room_members_pk')) throw appError('CHAT4004')
      throw error
    })
  await feed.announce(message)
}

/** Leaves for good. A host hands the room over to whoever has been there longest. */
export async function leaveRoom({ db, clock, feed }: RoomDeps, roomId: number, userId: number): Promise<void> {
  const now = clock.now()
  const message = await db.transaction(async (tx) => {
    const room = await lockRoom(tx, roomId)
    if (!room) throw appError('CHAT4040')
    const exit = await appendMessage(tx, {
      roomId,
      senderId: userId,
      type: 'EXIT',
      content: '',
      clientId: null,
      sentAt: now,
    })
    await deleteMember(tx, roomId, userId)
    if (room.hostId === userId) await handOverRoom(tx, roomId, now.toISOString())
    return exit
  })
  await feed.announce(message, userId)
}
