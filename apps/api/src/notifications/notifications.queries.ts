import type { Notification } from '@honjeo/contract/notifications'
import type { NotificationType, ResourceType } from '@honjeo/contract/values/enums'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { executeNamed } from '../db/execute-named.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { isReadablePost } from '../db/post-columns.ts'
import { notifications } from '../db/schema/notifications.ts'
import { posts } from '../db/schema/posts.ts'
import { users } from '../db/schema/users.ts'

export interface NewNotification {
  userId: number
  type: NotificationType
  message: string
  resourceType: ResourceType
  resourceId: number | null
}

/** Stores nothing for a member who is gone; the lock keeps them from going between the look and the insert. */
export async function insertNotification(tx: Db, { userId, type, message, resourceType, resourceId }: NewNotification) {
  await executeNamed(
    tx,
    'insert_notification',
    sql`
      insert into ${notifications} (user_id, type, message, resource_type, resource_id)
      select ${users.id}, ${type}, ${message}, ${resourceType}, ${resourceId}::integer
      from ${users} where ${users.id} = ${userId} for key share
    `,
  )
}

/**
 * What a tap would open is there: a post that was deleted or hidden is not spoken of, until staff show it again. A value
 * and no `exists`, which the planner may answer by reading all posts.
 */
const leadsSomewhere = sql<boolean>`(${notifications.resourceType} <> 'POST' or (
  select true from ${posts} where ${posts.id} = ${notifications.resourceId} and ${isReadablePost}))`

const NEWEST = { key: notifications.createdAt, keyType: 'instant', direction: 'desc' } as const

export async function listNotifications(db: Db, userId: number, size: number, cursor: string | undefined) {
  const list = 'notifications'
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const rows: Notification[] = await db
    .select({
      id: notifications.id,
      type: notifications.type,
      message: notifications.message,
      resourceType: notifications.resourceType,
      resourceId: notifications.resourceId,
      isRead: sql<boolean>`${notifications.readAt} is not null`,
      createdAt: isoUtc(notifications.createdAt),
    })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), leadsSomewhere, isAfter(NEWEST, notifications.id, after)))
    .orderBy(...orderBy(NEWEST, notifications.id))
    .limit(size + 1)
  return toPage(
    rows,
    size,
    (row) => row,
    (row) => encodeCursor(list, [row.createdAt, row.id]),
  )
}

const isUnreadOf = (userId: number) => and(eq(notifications.userId, userId), isNull(notifications.readAt))

export async function hasUnread(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isUnreadOf(userId), leadsSomewhere))
    .limit(1)
  return rows.length > 0
}

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
