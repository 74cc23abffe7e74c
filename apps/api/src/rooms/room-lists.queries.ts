import type { ListedRoom, MyRoom, OpenRoomsQuery, RoomSummary } from '@honjeo/contract/rooms'
import { UNREAD_COUNT_MAX } from '@honjeo/contract/values/limits'
import { and, count, desc, eq, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { koreanPart } from '../lib/clock.ts'
import { notBlockedBy } from '../records/blocks.queries.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { isKnown, isOpenFor, isToCome } from '../records/known-room.ts'
import { messageExcerpt } from '../records/message-excerpt.ts'
import { prepared, type Bindable, type Param } from '../db/prepared.ts'
import { roomSummary, toListed } from '../records/room-columns.ts'
import { messages } from '@honjeo/schema/messages'
import { places } from '@honjeo/schema/places'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'
import type { BindableViewing, Viewing } from '../records/viewing.ts'
import { isVisibleRoom } from '../records/visible-room.ts'
import { readsFrom } from '../records/readable-messages.ts'

export interface RoomListQuery extends Omit<OpenRoomsQuery, 'size'> {
  size: number
}

const SOONEST = { key: chatRooms.scheduledAt, keyType: 'instant', direction: 'asc' } as const
/** Visitors get rooms ordered by the part of the day, so that neither the order nor a cursor gives the minute away. */
const SOONEST_PART = { ...SOONEST, key: sql`korean_part(${chatRooms.scheduledAt})` } as const

function matches({ region, date, contentId, gender, recruiting }: OpenRoomsQuery, viewing: Viewing): SQL | undefined {
  const day = sql`${`${date}T00:00:00+09:00`}::timestamptz`
  return and(
    region === undefined ? undefined : eq(places.region, region),
    date === undefined
      ? undefined
      : sql`${chatRooms.scheduledAt} >= ${day} and ${chatRooms.scheduledAt} < ${day} + interval '1 day'`,
    contentId === undefined ? undefined : eq(chatRooms.contentId, contentId),
    gender === undefined ? undefined : inArray(chatRooms.genderRestriction, ['MIXED', gender]),
    // The filter does not apply to visitors, who may not learn which rooms are full.
    recruiting === true && viewing.viewerId !== null ? isOpenFor(viewing) : undefined,
  )
}

const orderingFor = (viewerId: Bindable<number> | null) => (viewerId === null ? SOONEST_PART : SOONEST)

interface Page {
  matching: SQL | undefined
  after: readonly [Bindable<string>, Bindable<number>] | null
  limit: Bindable<number>
}

function selectPage(db: Db, { matching, after, limit }: Page, viewing: BindableViewing) {
  const { viewerId, now } = viewing
  const ordering = orderingFor(viewerId)
  return db
    .select(roomSummary(viewing))
    .from(chatRooms)
    .innerJoin(places, eq(places.contentId, chatRooms.contentId))
    .where(and(isKnown(viewerId, now), isToCome(viewing), matching, isAfter(ordering, chatRooms.id, after)))
    .orderBy(...orderBy(ordering, chatRooms.id))
    .limit(limit)
}

interface PlainAsked {
  viewerId: Param<number> | null
  now: Param<string>
  afterKey: Param<string> | undefined
  afterId: Param<number> | undefined
  limit: Param<number>
}

/** Selects a page without filters, for which the plan is always the same; how common a filter's value is decides on it. */
const selectPlainPage = prepared('list_rooms', (db, { afterKey, afterId, limit, ...viewing }: PlainAsked) =>
  selectPage(db, { matching: undefined, after: afterKey && afterId ? [afterKey, afterId] : null, limit }, viewing),
)

/** Returns the upcoming rooms that the viewer may know of, the next one first. */
export async function listRooms(db: Db, { size, cursor, ...query }: RoomListQuery, viewing: Viewing) {
  const { viewerId } = viewing
  const { region, date, contentId, gender, recruiting } = query
  const filters = [region, date, contentId, gender, recruiting]
  const list = `rooms:${JSON.stringify(filters)}${viewerId === null ? ':parts' : ''}`
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const limit = size + 1

  async function read(): Promise<RoomSummary[]> {
    if (filters.some((filter) => filter !== undefined))
      return selectPage(db, { matching: matches(query, viewing), after, limit }, viewing)
    const [afterKey, afterId] = after ?? []
    return selectPlainPage(db, { ...viewing, afterKey, afterId, limit })
  }
  const keyOf = ({ scheduledDate }: RoomSummary) =>
    viewerId === null ? koreanPart(new Date(scheduledDate)).toISOString() : scheduledDate
  return toPage(
    await read(),
    size,
    (row) => encodeCursor(list, [keyOf(row), row.roomId]),
    (row): ListedRoom => toListed(row, viewerId),
  )
}

interface MyRoomsAsked {
  userId: Param<number>
  now: Param<string>
  limit: Param<number>
  /** The rows to skip; without a number the first page is another statement. */
  offset: Param<number> | undefined
}

const selectMyRooms = prepared('list_my_rooms', (db, { userId, now, limit, offset }: MyRoomsAsked) => {
  const isWelcome = notBlockedBy(userId, messages.senderId)
  const unread = db
    .select({ one: sql`1`.as('one') })
    .from(messages)
    .where(
      and(
        eq(messages.roomId, roomMembers.roomId),
        sql`${messages.seq} > ${roomMembers.lastReadSeq}`,
        eq(messages.type, 'TALK'),
        isNull(messages.deletedAt),
        isWelcome,
      ),
    )
    .limit(UNREAD_COUNT_MAX)
    .as('unread')
  const counted = db
    .select({ unreadCount: count().as('unread_count') })
    .from(unread)
    .as('counted')
  const newest = db
    .select({ excerpt: messageExcerpt.as('excerpt') })
    .from(messages)
    .where(and(eq(messages.roomId, chatRooms.id), eq(messages.type, 'TALK'), gte(messages.seq, readsFrom), isWelcome))
    .orderBy(desc(messages.seq))
    .limit(1)
    .as('newest')

  return db
    .select({
      ...roomSummary({ viewerId: null, now }),
      description: chatRooms.description,
      isHost: sql<boolean>`coalesce(${chatRooms.hostId} = ${userId}, false)`,
      hasUnreadMessages: sql<boolean>`${counted.unreadCount} > 0`,
      unreadCount: sql<number>`${counted.unreadCount}::int`,
      lastMessage: sql<string | null>`${newest.excerpt}`,
      lastMessageAt: sql<string | null>`${isoUtc(chatRooms.lastMessageAt)}`,
    })
    .from(roomMembers)
    .innerJoin(chatRooms, and(eq(chatRooms.id, roomMembers.roomId), isVisibleRoom))
    .innerJoin(places, eq(places.contentId, chatRooms.contentId))
    .crossJoinLateral(counted)
    .leftJoinLateral(newest, sql`true`)
    .where(eq(roomMembers.userId, userId))
    .orderBy(
      desc(sql`${counted.unreadCount} > 0`),
      desc(sql`coalesce(${chatRooms.lastMessageAt}, ${chatRooms.createdAt})`),
      desc(chatRooms.id),
    )
    .limit(limit)
    .offset(offset ?? 0)
})

/** Lists my rooms: unread ones first, then by their newest message. One row more than the page shows whether it is the last. */
export const listMyRooms = (db: Db, userId: number, now: string, page: number, size: number): Promise<MyRoom[]> =>
  selectMyRooms(db, { userId, now, limit: size + 1, offset: page === 0 ? undefined : page * size })
