import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { notifications } from '@honjeo/schema/notifications'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'
import { isVisibleAs } from '../records/visible-room.ts'

export type ReminderKind = 'day' | 'hours'

export interface DueReminder extends Record<string, unknown> {
  roomId: number
  kind: ReminderKind
  userId: number
  eventKey: string
  title: string
  place: string
  scheduledAt: string
}

/**
 * Says who is to be reminded of which meeting and has not been: a day before, until the last two hours, and then once
 * more. Who came in later than that knows anyway. The rooms are locked, so that none is moved, deleted or left
 * meanwhile; one that another transaction is just changing waits for the next time.
 */
export async function lockDueReminders(tx: Db, now: string, limit: number): Promise<DueReminder[]> {
  const { rows } = await tx.execute<DueReminder>(sql`
    with lead(kind, ahead, until) as (
      values ('day', interval '1 day', interval '2 hours'), ('hours', interval '2 hours', interval '0 hours')
    )
    select r.id as "roomId", lead.kind, m.user_id as "userId", due.event_key as "eventKey", r.title,
      p.title as place, ${isoUtc(sql`r.scheduled_at`)} as "scheduledAt"
    from ${chatRooms} r
    join lead on r.scheduled_at > ${now}::timestamptz + lead.until and r.scheduled_at <= ${now}::timestamptz + lead.ahead
    join ${roomMembers} m on m.room_id = r.id and m.joined_at <= r.scheduled_at - lead.ahead
    join places p on p.content_id = r.content_id
    cross join lateral (
      select 'reminder:' || r.id || ':' || ${isoUtc(sql`r.scheduled_at`)} || ':' || lead.kind as event_key
    ) due
    -- Said once more for the index: what lies ahead of each kind is no range of it, and rooms that are over stay for ever.
    where r.scheduled_at > ${now}::timestamptz and r.scheduled_at <= ${now}::timestamptz + interval '1 day'
      and ${isVisibleAs(sql`r`)} and not exists (
      select from ${notifications} n where n.user_id = m.user_id and n.event_key = due.event_key)
    order by r.scheduled_at, r.id, m.user_id
    limit ${limit}
    for no key update of r skip locked
  `)
  return rows
}
