import type { Notification } from '@honjeo/contract/notifications'
import { and, eq, sql } from 'drizzle-orm'
import { claimDue, type Lease } from '../../db/claim-due.ts'
import type { Db } from '../../db/client.ts'
import { leadsSomewhere } from '../../records/leads-somewhere.ts'
import { isPushWanted } from '../../records/notification-settings.queries.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { notifications } from '@honjeo/schema/notifications'
import type { QuietHours } from './quiet-hours.ts'

export type DuePush = Omit<Notification, 'isRead'> & {
  /** An ISO instant: until then it is this server's. */
  lease: string
  userId: number
  /** Whether it is neither read, nor its type switched off, nor overtaken by what happened since, and its member is not suspended. */
  isWanted: boolean
  quiet: QuietHours | null
  /** The time since when the first of the member's browsers has been failing. */
  failingSince: string | null
}

/**
 * Reminders come before the meeting, and of the time it has now; those of the way home before one has to set out, which is the
 * third part of their key. Anything else always does.
 */
const isInTime = (now: string) => sql<boolean>`(case when ${notifications.resourceType} = 'PLAN'
  then split_part(${notifications.eventKey}, '/', 3)::timestamptz > ${now}::timestamptz else true end) is true
  and (${notifications.type} <> 'ROOM_REMINDER' or (
  select r.scheduled_at > ${now}::timestamptz
    and starts_with(${notifications.eventKey}, 'reminder:' || r.id || ':' || ${isoUtc(sql`r.scheduled_at`)} || ':')
  from chat_rooms r where r.id = ${notifications.resourceId}) is true)`

/** Whether a member may hear it: whom staff have suspended hears nothing, but for their own timer. */
const mayHear = (now: string) => sql<boolean>`(${notifications.resourceType} = 'CHECKIN' or not exists (
  select from users u where u.id = ${notifications.userId} and u.suspended_until > ${now}::timestamptz))`

/** What is to be pushed now. */
export const claimDuePushes = (db: Db, { now, lease }: Lease, size: number) =>
  claimDue<DuePush>(db, {
    table: notifications,
    due: notifications.pushAt,
    now: sql`${now}::timestamptz`,
    lease: sql`${lease}::timestamptz`,
    size,
    returning: sql`id, user_id as "userId", type, message, resource_type as "resourceType", resource_id as "resourceId",
      ${isoUtc(sql`created_at`)} as "createdAt",
      (read_at is null and ${isPushWanted(sql`notifications.user_id`, sql`notifications.type`)}
        and ${leadsSomewhere} is true and ${isInTime(now)} and ${mayHear(now)}) as "isWanted",
      (select json_build_object('from', from_minute, 'to', to_minute)
        from quiet_hours q where q.user_id = notifications.user_id) as quiet,
      (select ${isoUtc(sql`min(failing_since)`)}
        from push_subscriptions p where p.user_id = notifications.user_id) as "failingSince", ${lease}::text as lease`,
  })

/** Ends a claim, unless another server has it by now: null, it is done; an instant, it is due again then. */
export async function settleDue(db: Db, { id, lease }: DuePush, dueAt: string | null): Promise<void> {
  await db
    .update(notifications)
    .set({ pushAt: dueAt })
    .where(and(eq(notifications.id, id), eq(notifications.pushAt, lease)))
}
