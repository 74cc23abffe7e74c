import { sql } from 'drizzle-orm'
import { timers } from '../../db/schema/timers.ts'

/**
 * How the keys begin under which contacts are alerted about a timer: by its ladder, by the siren, and what its member
 * is not shown.
 */
export const alertKey = (checkInId: number, by: 'alert' | 'sos' | 'urgent') => `checkin:${checkInId}:${by}:`

/** Whether a message was written after the second PIN. */
export const isUrgentKey = (eventKey: string): boolean => /^checkin:\d+:urgent:/.test(eventKey)

/** Whether the traveller pressed for help: contacts were alerted by the siren. */
export const isCall = sql<boolean>`exists (select from safety_messages s where s.check_in_id = ${timers.id}
  and starts_with(s.event_key, 'checkin:' || ${timers.id}::text || ':sos:'))`
