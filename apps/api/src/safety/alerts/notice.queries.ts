import type { Notification } from '@honjeo/contract/notifications'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isPushWanted } from '../../records/notification-settings.queries.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { quietHours } from '../../db/schema/push.ts'

export type Notice = Pick<Notification, 'id' | 'type' | 'message' | 'resourceType' | 'resourceId'> & {
  isPushWanted: boolean
  quiet: { from: number; to: number } | null
}

/** The row of a member's list under a key, and whether and when they want such things pushed. */
export async function findNotice(db: Db, userId: number, eventKey: string): Promise<Notice | undefined> {
  const [row] = await db
    .select({
      id: notifications.id,
      type: notifications.type,
      message: notifications.message,
      resourceType: notifications.resourceType,
      resourceId: notifications.resourceId,
      isPushWanted: isPushWanted(sql`${notifications.userId}`, sql`${notifications.type}`),
      from: quietHours.from,
      to: quietHours.to,
    })
    .from(notifications)
    .leftJoin(quietHours, eq(quietHours.userId, notifications.userId))
    .where(and(eq(notifications.userId, userId), eq(notifications.eventKey, eventKey)))
  if (!row) return undefined
  const { from, to, ...notice } = row
  return { ...notice, quiet: from === null || to === null ? null : { from, to } }
}
