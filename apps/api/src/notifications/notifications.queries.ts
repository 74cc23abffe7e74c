import type { Notification } from '@honjeo/contract/notifications'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { executeNamed } from '../db/execute-named.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { canBePushed } from '../records/notification-settings.queries.ts'
import { leadsSomewhere } from '../records/leads-somewhere.ts'
import { prepared, type Bindable, type Param } from '../db/prepared.ts'
import { notifications } from '../db/schema/notifications.ts'
import { users } from '../db/schema/users.ts'
import { IN_APP, telling, wordsIn, type NewNotification, type SentNotification } from '../records/telling.ts'

/** Returns what was stored; undefined where nothing was. */
export async function insertNotification(tx: Db, { userId, type, sentence, ...what }: NewNotification) {
  const member = sql`(select ${userId}::bigint as user_id, ${type}::text as type, ${wordsIn(sentence)})`
  const [told] = await executeNamed<SentNotification>(tx, 'insert_notification', telling(member, what))
  return told
}

/**
 * Notifies the members after `lastId`, `limit` of them at most, in the order of their ids. The answer is the last one's
 * id, for the next call; undefined where none is left. Members who were notified before under the same `eventKey` are
 * passed over, and so are those whom `only`, a condition on `users`, leaves out.
 */
export async function insertForMembers(
  tx: Db,
  {
    type,
    sentence: { message, code, args },
    resourceType,
    resourceId,
    eventKey,
  }: Omit<NewNotification, 'userId' | 'by'>,
  lastId: number,
  limit: number,
  only: SQL = sql`true`,
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number | null }>(sql`
    with members as (
      select id from ${users} where id > ${lastId} and ${only} order by id limit ${limit} for key share
    ), told as (
      insert into ${notifications} (user_id, type, message, code, args, resource_type, resource_id, event_key, push_at)
      select members.id, ${type}, ${message}, ${code}, ${JSON.stringify(args)}::jsonb, ${resourceType}, ${resourceId}::bigint, ${eventKey ?? null},
        case when ${canBePushed(sql`members.id`, sql`${type}`)} then now() end
      from members
      on conflict (user_id, event_key) do nothing
    )
    select max(id) as id from members`)
  return rows[0]?.id ?? undefined
}

const NEWEST = { key: notifications.createdAt, keyType: 'instant', direction: 'desc' } as const

interface NotificationsAsked {
  userId: Param<number>
  afterKey: Param<string> | undefined
  afterId: Param<number> | undefined
  limit: Param<number>
  /** Without one the first page is another statement. */
  offset: Param<number> | undefined
}

const selectPage = prepared(
  'list_notifications',
  (db, { userId, afterKey, afterId, limit, offset }: NotificationsAsked) =>
    db
      .select({
        id: notifications.id,
        type: notifications.type,
        message: notifications.message,
        code: notifications.code,
        args: notifications.args,
        resourceType: notifications.resourceType,
        resourceId: notifications.resourceId,
        isRead: sql<boolean>`${notifications.readAt} is not null`,
        createdAt: isoUtc(notifications.createdAt),
      })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, userId),
          IN_APP,
          leadsSomewhere,
          isAfter(NEWEST, notifications.id, afterKey && afterId ? [afterKey, afterId] : null),
        ),
      )
      .orderBy(...orderBy(NEWEST, notifications.id))
      .limit(limit)
      .offset(offset ?? 0),
)

interface NotificationsQuery {
  size: number
  cursor: string | undefined
  /** From 0; looked at where there is no cursor. */
  page: number
}

/** Newest first. */
export async function listNotifications(db: Db, userId: number, { size, cursor, page }: NotificationsQuery) {
  const list = 'notifications'
  const [afterKey, afterId] = decodeCursor(list, cursor, ['instant', 'integer']) ?? []
  const offset = cursor === undefined && page > 0 ? page * size : undefined
  const rows: Notification[] = await selectPage(db, { userId, afterKey, afterId, limit: size + 1, offset })
  return toPage(
    rows,
    size,
    (row) => row,
    (row) => encodeCursor(list, [row.createdAt, row.id]),
  )
}

const isUnreadOf = (userId: Bindable<number>) => and(eq(notifications.userId, userId), isNull(notifications.readAt))

const selectUnread = prepared('has_unread_notifications', (db, { userId }: { userId: Param<number> }) =>
  db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isUnreadOf(userId), IN_APP, leadsSomewhere))
    .limit(1),
)

export const hasUnread = async (db: Db, userId: number) => (await selectUnread(db, { userId })).length > 0

/** Keeps the time of the first reading; false where the member has no such notification. */
export async function markRead(db: Db, userId: number, id: number, now: string): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now}::timestamptz)` })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ id: notifications.id })
  return rows.length > 0
}

export async function markAllRead(db: Db, userId: number, now: string): Promise<void> {
  await db.update(notifications).set({ readAt: now }).where(isUnreadOf(userId))
}

/** A notification about a room is read with the room, as far as the member has read it. */
export async function markChatNoticeRead(db: Db, roomId: number, userId: number, now: string): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.eventKey, `chat:${roomId}`),
        isNull(notifications.readAt),
        sql`not exists (
          select from messages s join room_members m on m.room_id = s.room_id and m.user_id = ${userId}
          where s.room_id = ${roomId} and s.seq > m.last_read_seq and s.type = 'TALK' and s.deleted_at is null
            and s.created_at <= ${notifications.createdAt})`,
      ),
    )
}
