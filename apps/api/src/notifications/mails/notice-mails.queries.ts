import type { Language, NotificationType } from '@honjeo/contract/values/enums'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { leadsSomewhere } from '../../records/leads-somewhere.ts'
import { notifications } from '@honjeo/schema/notifications'
import { noticeMails } from '@honjeo/schema/push'
import { users } from '@honjeo/schema/users'

interface DueMember {
  userId: number
  email: string
  language: Language
  isSuspended: boolean
}

/** Locks a member whose notifications are to be looked through now; others skip them. Undefined where there is none. */
export async function lockDueMember(tx: Db, now: string): Promise<DueMember | undefined> {
  const { rows } = await tx.execute<DueMember & Record<string, unknown>>(sql`
    select m.user_id as "userId", u.email, m.language, (u.suspended_until > ${now}::timestamptz) is true as "isSuspended"
    from ${noticeMails} m join ${users} u on u.id = m.user_id
    where m.next_at <= ${now}::timestamptz and u.email is not null
    order by m.next_at limit 1 for update of m skip locked`)
  return rows[0]
}

interface Range {
  /** The ISO instants between which the notification was written. */
  after: string
  before: string
  now: string
}

/**
 * Marks a member's unread notifications of types they want by mail as mailed, and returns how many there are of each type.
 * A conversation has one, which grows until it is read. What leads nowhere any more stays unmarked, as does a reminder of
 * a meeting that has begun.
 */
export async function takeNotices(tx: Db, userId: number, { after, before, now }: Range) {
  const { rows } = await tx.execute<{ type: NotificationType; count: number }>(sql`
    with taken as (
      update ${notifications} set mailed_at = ${now}::timestamptz
      where ${notifications.userId} = ${userId} and ${notifications.readAt} is null and ${notifications.mailedAt} is null
        and ${notifications.createdAt} > ${after}::timestamptz and ${notifications.createdAt} <= ${before}::timestamptz
        and exists (select from notification_settings s
          where s.user_id = ${userId} and s.type = ${notifications.type} and s.email)
        and ${leadsSomewhere} is true
        and (${notifications.type} <> 'ROOM_REMINDER' or exists (
          select from chat_rooms r where r.id = ${notifications.resourceId} and r.scheduled_at > ${now}::timestamptz))
      returning type
    )
    select type, count(*)::int as count from taken group by type order by type`)
  return rows
}

export async function postponeMember(tx: Db, userId: number, nextAt: string): Promise<void> {
  await tx.update(noticeMails).set({ nextAt }).where(eq(noticeMails.userId, userId))
}
