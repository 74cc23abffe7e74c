import type { Notification } from '@honjeo/contract/notifications'
import type { NotificationType, ResourceType } from '@honjeo/contract/values/enums'
import type { Sentence } from '@honjeo/contract/values/sentences'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { canBePushed, isListed } from '../records/notification-settings.queries.ts'
import { leadsSomewhere } from '../records/leads-somewhere.ts'
import { type Bindable, type Param, prepared, preparedSql } from '../db/prepared.ts'
import { blocks } from '@honjeo/schema/blocks'
import { notifications } from '@honjeo/schema/notifications'
import { users } from '@honjeo/schema/users'

export interface NewNotification {
  userId: number
  type: NotificationType
  sentence: Sentence
  /** What it leads to; absent: nothing. */
  resourceType?: ResourceType
  resourceId?: number | null
  /** The member whose deed it is; null or absent: no member's. */
  by?: number | null
  /** What happened, where one notification must be sent however often it is noticed. */
  eventKey?: string
  /** Whether it is pushed; false where another part does it. */
  isPushed?: boolean
}
/** The member whom a notification is for, and its words. */
export type Recipient = Pick<NewNotification, 'userId' | 'type' | 'sentence'>

/** Whether it is in the list and counted by the dot. An alarm always is, whatever the member has switched off. */
const IN_APP = sql<boolean>`(notifications.resource_type = 'ALERT' or ${isListed(sql`notifications.user_id`, sql`notifications.type`)})`

/** A notification that a member has just got. */
export interface SentNotification extends Notification {
  userId: number
  /** Whether the list shows it. */
  inApp: boolean
}

const storeNotifications = preparedSql<SentNotification>()<{
  rows: string
  resourceType: ResourceType
  resourceId: number | null
  by: number | null
  eventKey: string | null
  isPushed: boolean
}>(
  'insert_notifications',
  ({ rows, resourceType, resourceId, by, eventKey, isPushed }) => sql`
    insert into ${notifications} (user_id, type, message, code, args, resource_type, resource_id, event_key, push_at)
    select users.id, members.type, message, code, args, ${resourceType}, ${resourceId}::bigint, ${eventKey},
      case when ${isPushed}::boolean and ${canBePushed(sql`users.id`, sql`members.type`)} then now() end
    from jsonb_to_recordset(${rows}::jsonb)
      as members(user_id bigint, type text, message text, code text, args jsonb)
    join ${users} on users.id = members.user_id
    where not exists (select from ${blocks} where blocker_id = users.id and blocked_id = ${by}::bigint)
    for key share of users
    on conflict (user_id, event_key) do nothing
    returning user_id as "userId", id, type, message, code, args, resource_type as "resourceType",
      resource_id as "resourceId", false as "isRead", ${isoUtc(sql`created_at`)} as "createdAt", ${IN_APP} as "inApp"`,
)

/**
 * Notifies each of some members, who are there once, but for those who are gone, who have blocked the one whose deed it
 * is, or who were notified before. The lock keeps them from going between the look and the insert. Returns what was
 * stored.
 */
export function insertNotifications(
  tx: Db,
  members: readonly Recipient[],
  {
    resourceType = 'NONE',
    resourceId = null,
    by = null,
    eventKey,
    isPushed = true,
  }: Omit<NewNotification, keyof Recipient>,
): Promise<SentNotification[]> {
  const rows = members.map(({ userId, type, sentence }) => ({ user_id: userId, type, ...sentence }))
  return storeNotifications(tx, {
    rows: JSON.stringify(rows),
    resourceType,
    resourceId,
    by,
    eventKey: eventKey ?? null,
    isPushed,
  })
}

const updateNewest = prepared(
  'bring_to_top',
  (db, { userId, eventKey }: { userId: Param<number>; eventKey: Param<string> }) =>
    db
      .update(notifications)
      .set({ createdAt: sql`now()`, readAt: null })
      .where(and(eq(notifications.userId, userId), eq(notifications.eventKey, eventKey))),
)

/** Makes a notification that was sent before under `eventKey` the newest, unread one of its member, without a push. */
export async function bringToTop(tx: Db, userId: number, eventKey: string): Promise<void> {
  await updateNewest(tx, { userId, eventKey })
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
    resourceType = 'NONE',
    resourceId = null,
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
  /** The rows to skip; without a number the first page is another statement. */
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
  /** The number of the page from 0, which is looked at where there is no cursor. */
  page: number
}

/** Returns a page of notifications, the newest first. */
export async function listNotifications(db: Db, userId: number, { size, cursor, page }: NotificationsQuery) {
  const list = 'notifications'
  const [afterKey, afterId] = decodeCursor(list, cursor, ['instant', 'integer']) ?? []
  const offset = cursor === undefined && page > 0 ? page * size : undefined
  const rows: Notification[] = await selectPage(db, { userId, afterKey, afterId, limit: size + 1, offset })
  return toPage(rows, size, (row) => encodeCursor(list, [row.createdAt, row.id]))
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
