import type { Notification } from '@honjeo/contract/notifications'
import type { Sentence } from '@honjeo/contract/values/sentences'
import { and, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { canBePushed, isListed } from '../records/notification-settings.queries.ts'
import { notifications } from '@honjeo/schema/notifications'
import { chatRooms } from '@honjeo/schema/rooms'
import { isVisibleAs, isVisibleRoom } from '../records/visible-room.ts'
import { pairsOf, type Membership } from '../notifications/unread.queries.ts'

/** Counting stops there: a member who has more unread sees "99+". */
export const NOTICED_MAX = 100

export type Unnoticed = Membership & { title: string; unreadCount: number; newestAt: string; isNew: boolean }

/** Returns the rooms in which something was said in between. */
export async function listBusyRooms(db: Db, since: string, until: string): Promise<number[]> {
  const rows = await db
    .select({ roomId: chatRooms.id })
    .from(chatRooms)
    .where(and(gt(chatRooms.lastMessageAt, since), lte(chatRooms.lastMessageAt, until), isVisibleRoom))
  return rows.map(({ roomId }) => roomId)
}

/**
 * Returns the members of these rooms who have not read what others said, and have not been notified of the newest of
 * it; those `present` have it before their eyes. The time of the newest message says what a notice covers.
 */
export async function listUnnoticed(db: Db, roomIds: readonly number[], present: readonly Membership[]) {
  const { rows } = await db.execute<Unnoticed & Record<string, unknown>>(sql`
    select m.room_id as "roomId", m.user_id as "userId", r.title, unread.count as "unreadCount",
      ${isoUtc(sql`unread.newest_at`)} as "newestAt", (n.id is null or n.read_at is not null) as "isNew"
    from room_members m
    join chat_rooms r on r.id = m.room_id and ${isVisibleAs(sql`r`)}
    cross join lateral (
      select count(*)::int, max(created_at) as newest_at from (
        select created_at from messages s
        where s.room_id = m.room_id and s.seq > m.last_read_seq and s.type = 'TALK' and s.deleted_at is null
          and s.sender_id is distinct from m.user_id
          and not exists (select from blocks b where b.blocker_id = m.user_id and b.blocked_id = s.sender_id)
        order by s.seq desc limit ${NOTICED_MAX}) s) unread
    left join notifications n on n.user_id = m.user_id and n.event_key = 'chat:' || m.room_id
    where r.id = any(${sql.param([...roomIds])}::bigint[]) and r.last_seq > m.last_read_seq
      and (n.id is null or n.created_at < r.last_message_at)
      and unread.count > 0 and (n.id is null or n.created_at < unread.newest_at)
      and not exists (select from ${pairsOf(present)} where pairs.room_id = m.room_id and pairs.user_id = m.user_id)
    order by m.room_id, m.user_id
  `)
  return rows
}

/**
 * The member's one row about the room, which says what is so now and comes first again. It is pushed when it is new or
 * had been read; undefined when another server was faster.
 */
export async function upsertChatNotice(
  tx: Db,
  { roomId, userId, newestAt }: Unnoticed,
  { message, code, args }: Sentence,
  now: string,
): Promise<(Notification & { inApp: boolean }) | undefined> {
  const { rows } = await tx.execute<Notification & { inApp: boolean }>(sql`
    insert into ${notifications} (user_id, type, message, code, args, resource_type, resource_id, event_key, created_at, push_at)
    select u.id, 'CHAT', ${message}, ${code}, ${JSON.stringify(args)}::jsonb, 'ROOM', ${roomId}, ${`chat:${roomId}`}, ${newestAt}::timestamptz,
      case when ${canBePushed(sql`u.id`, sql`'CHAT'`)} then ${now}::timestamptz end
    from users u where u.id = ${userId} for key share
    on conflict (user_id, event_key) do update set
      message = excluded.message, code = excluded.code, args = excluded.args, created_at = excluded.created_at, read_at = null,
      mailed_at = case when notifications.read_at is null then notifications.mailed_at end,
      push_at = case when notifications.read_at is null then notifications.push_at else excluded.push_at end
    where notifications.created_at < excluded.created_at
    returning id, type, message, code, args, resource_type as "resourceType", resource_id as "resourceId", false as "isRead",
      ${isoUtc(sql`created_at`)} as "createdAt",
      ${isListed(sql`notifications.user_id`, sql`notifications.type`)} as "inApp"
  `)
  return rows[0]
}
