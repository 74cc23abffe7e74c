import { UNREAD_COUNT_MAX } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { messageExcerpt } from '../records/message-excerpt.ts'
import { messages } from '@honjeo/schema/messages'

export interface Membership {
  roomId: number
  userId: number
}

/** Makes a table `pairs` of a statement: one parameter for each column, however many there are. */
export const pairsOf = (memberships: readonly Membership[]) => sql`
  unnest(${sql.param(memberships.map(({ roomId }) => roomId))}::bigint[],
    ${sql.param(memberships.map(({ userId }) => userId))}::bigint[]) as pairs (room_id, user_id)`

export async function listMemberships(db: Db, roomIds: readonly number[]): Promise<Membership[]> {
  const { rows } = await db.execute<Membership & Record<string, unknown>>(sql`
    select room_id as "roomId", user_id as "userId" from room_members
    where room_id = any(${sql.param([...roomIds])}::bigint[])
  `)
  return rows
}

/** Whether it was said by a member whom the reader has not blocked; who those are is read once for a reader, not for each message. */
const isFromWelcome = sql`(blocked.ids is null or ${messages.senderId} is null or ${messages.senderId} <> all(blocked.ids))`

/** What a member has not read of a room, as the list of their rooms shows it. */
export async function listUnread(db: Db, memberships: readonly Membership[]) {
  const { rows } = await db.execute<
    Membership & { unreadCount: number; lastMessage: string | null } & Record<string, unknown>
  >(sql`
    select m.room_id as "roomId", m.user_id as "userId", counted.unread as "unreadCount", newest.content as "lastMessage"
    from ${pairsOf(memberships)}
    join room_members m on m.room_id = pairs.room_id and m.user_id = pairs.user_id
    cross join lateral (select array_agg(blocked_id) as ids from blocks where blocker_id = m.user_id) blocked
    cross join lateral (
      select count(*)::int as unread from (
        select from ${messages}
        where room_id = m.room_id and seq > m.last_read_seq and type = 'TALK' and deleted_at is null and ${isFromWelcome}
        limit ${UNREAD_COUNT_MAX}) capped) counted
    left join lateral (
      select ${messageExcerpt} as content from ${messages}
      where room_id = m.room_id and type = 'TALK' and ${isFromWelcome} order by seq desc limit 1) newest on true
  `)
  return rows
}
