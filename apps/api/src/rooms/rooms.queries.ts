import type { RoomNotice } from '@honjeo/contract/chat'
import type { OwnRoomRequest } from '@honjeo/contract/room-requests'
import type { RoomDetail } from '@honjeo/contract/rooms'
import type { GenderRestriction, JoinPolicy, RequiredProof } from '@honjeo/contract/values/enums'
import { say } from '@honjeo/contract/values/sentences'
import { and, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { only } from '../db/only.ts'
import { type Bindable, type Param, prepared } from '../db/prepared.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { hasProof, isHostAway, isKnown } from '../records/known-room.ts'
import { roomSummary } from '../records/room-columns.ts'
import { isInForce } from './requests.queries.ts'
import { messages } from '@honjeo/schema/messages'
import { places } from '@honjeo/schema/places'
import { posts } from '@honjeo/schema/posts'
import { chatRooms, roomMembers, roomRequests } from '@honjeo/schema/rooms'
import { users } from '@honjeo/schema/users'
import { isVisibleRoom } from '../records/visible-room.ts'

/** What the host says of a room. */
export interface RoomFacts {
  title: string
  description: string
  meetingPoint: string
  scheduledAt: string
  maxParticipants: number
  genderRestriction: GenderRestriction
  joinPolicy: JoinPolicy
  approvesNewcomers: boolean
  sharesCar: boolean
  requiredProof: RequiredProof
  showsEarlierMessages: boolean
}

export interface NewRoom extends RoomFacts {
  hostId: number
  contentId: number
  createdAt: string
}

export async function insertRoom(tx: Db, room: NewRoom) {
  return only(await tx.insert(chatRooms).values(room).returning({ id: chatRooms.id })).id
}

/** Counts by the first line of each conversation: it keeps who opened the room when that is handed over. */
export async function countRoomsOpenedSince(db: Db, userId: number, since: string): Promise<number> {
  const [row] = await db
    .select({ opened: count() })
    .from(messages)
    .where(and(eq(messages.senderId, userId), sql`${messages.type} = 'GUIDE'`, gte(messages.createdAt, since)))
  return row?.opened ?? 0
}

export type LockedRoom = NonNullable<Awaited<ReturnType<typeof lockRoom>>>

const selectLocked = prepared('lock_room', (db, { roomId }: { roomId: Param<number> }) =>
  db
    .select({
      hostId: chatRooms.hostId,
      title: chatRooms.title,
      description: chatRooms.description,
      meetingPoint: chatRooms.meetingPoint,
      scheduledAt: isoUtc(chatRooms.scheduledAt),
      participantCount: chatRooms.participantCount,
      maxParticipants: chatRooms.maxParticipants,
      genderRestriction: chatRooms.genderRestriction,
      joinPolicy: chatRooms.joinPolicy,
      approvesNewcomers: chatRooms.approvesNewcomers,
      sharesCar: chatRooms.sharesCar,
      requiredProof: chatRooms.requiredProof,
      showsEarlierMessages: chatRooms.showsEarlierMessages,
      isClosed: sql<boolean>`${chatRooms.completedAt} is not null`,
    })
    .from(chatRooms)
    .where(and(eq(chatRooms.id, roomId), isVisibleRoom))
    .for('no key update'),
)

/** What decides on an act in a room, with the room locked against others until the transaction ends; undefined for one that is deleted or out of sight. */
export async function lockRoom(tx: Db, roomId: number) {
  const [room] = await selectLocked(tx, { roomId })
  return room
}

export async function updateRoom(tx: Db, roomId: number, facts: Partial<RoomFacts & { movedAt: string }>) {
  await tx.update(chatRooms).set(facts).where(eq(chatRooms.id, roomId))
}

export async function updateHost(tx: Db, roomId: number, hostId: number | null) {
  await tx.update(chatRooms).set({ hostId }).where(eq(chatRooms.id, roomId))
}

/** Changes the host of a room whose host is `from`; null means none. */
export async function replaceHost(tx: Db, roomId: number, { from, to }: Record<'from' | 'to', number | null>) {
  const isFrom = from === null ? isNull(chatRooms.hostId) : eq(chatRooms.hostId, from)
  await tx
    .update(chatRooms)
    .set({ hostId: to })
    .where(and(eq(chatRooms.id, roomId), isFrom))
}

/** Notes since when a room is closed to newcomers, or that it is open again. */
export async function updateCompleted(tx: Db, roomId: number, completedAt: string | null) {
  await tx.update(chatRooms).set({ completedAt }).where(eq(chatRooms.id, roomId))
}

/** The conversation stays, for reports of it; posts that proposed the room let go of it. */
export async function markDeleted(tx: Db, roomId: number, deletedAt: string) {
  await tx.update(chatRooms).set({ deletedAt }).where(eq(chatRooms.id, roomId))
  await tx.update(posts).set({ roomId: null }).where(eq(posts.roomId, roomId))
}

interface RoomAsked {
  roomId: Param<number>
  viewerId: Param<number>
  now: Param<string>
}

const isInside = (viewerId: Bindable<number>) => sql<boolean>`exists (
  select from ${roomMembers} where ${roomMembers.roomId} = ${chatRooms.id} and ${roomMembers.userId} = ${viewerId})`

const selectRoom = prepared('find_room', (db, { roomId, viewerId, now }: RoomAsked) =>
  db
    .select({
      ...roomSummary({ viewerId, now }),
      description: chatRooms.description,
      meetingPoint: sql<string | null>`case when ${isInside(viewerId)} then ${chatRooms.meetingPoint} end`,
      contentId: chatRooms.contentId,
      spotAddress: places.addr1,
      spotLat: places.lat,
      spotLng: places.lng,
      hostId: chatRooms.hostId,
      hostName: users.nickname,
      notice: sql<RoomNotice | null>`case when ${chatRooms.notice} is not null and ${isInside(viewerId)}
        then json_build_object('content', ${chatRooms.notice}, 'pinnedAt', ${isoUtc(chatRooms.noticeAt)}) end`,
      joined: isInside(viewerId),
      isHost: sql<boolean>`coalesce(${chatRooms.hostId} = ${viewerId}::bigint, false)`,
      joinPolicy: chatRooms.joinPolicy,
      approvesNewcomers: chatRooms.approvesNewcomers,
      sharesCar: chatRooms.sharesCar,
      showsEarlierMessages: chatRooms.showsEarlierMessages,
      lacksProof: sql<boolean>`not ${hasProof(viewerId)}`,
      request: sql<OwnRoomRequest | null>`(
        select json_build_object('state', q.state, 'text', q.text, 'expiresAt', ${isoUtc(sql`q.expires_at`)})
        from ${roomRequests} q where q.room_id = ${chatRooms.id} and q.user_id = ${viewerId} and ${isInForce(now)})`,
      createdAt: isoUtc(chatRooms.createdAt),
    })
    .from(chatRooms)
    .innerJoin(places, eq(places.contentId, chatRooms.contentId))
    .leftJoin(users, eq(users.id, chatRooms.hostId))
    .where(and(eq(chatRooms.id, roomId), isKnown(viewerId, now))),
)

/**
 * Returns a room to a member who may know of it. The notice is part of the conversation, and the meeting point brings
 * people together, so only members of the room get them.
 */
export async function findRoom(db: Db, roomId: number, viewerId: number, now: string): Promise<RoomDetail | undefined> {
  const [room] = await selectRoom(db, { roomId, viewerId, now })
  return room
}

/** Counts how often the room's facts have changed: calendars know a newer entry by it. */
export const countChanges = (db: Db, roomId: number): Promise<number> =>
  db.$count(messages, and(eq(messages.roomId, roomId), eq(messages.type, 'CHANGED')))

const { message: HOST_AWAY } = say('LINE_HOST_AWAY')
const { message: HOST_BACK } = say('LINE_HOST_BACK')

/** Returns whether the host cannot be reached, and whether that is what the conversation said of its host last. */
export async function findHostState(tx: Db, roomId: number, now: string) {
  const isOfHost = or(
    // A new host was one who could be reached.
    eq(messages.type, 'NEW_HOST'),
    and(eq(messages.type, 'CHANGED'), inArray(messages.content, [HOST_AWAY, HOST_BACK])),
  )
  const lastLine = tx
    .select({ content: messages.content })
    .from(messages)
    .where(and(eq(messages.roomId, roomId), isOfHost))
    .orderBy(desc(messages.seq))
    .limit(1)
  const [state] = await tx
    .select({
      isAway: isHostAway(now),
      isAnnouncedAway: sql<boolean>`coalesce((${lastLine}) = ${HOST_AWAY}, false)`,
    })
    .from(chatRooms)
    .where(eq(chatRooms.id, roomId))
  return state
}
