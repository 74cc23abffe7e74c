import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { timerContacts, timers } from '@honjeo/schema/timers'
import { trustedContacts } from '@honjeo/schema/contacts'
import { users } from '@honjeo/schema/users'
import { hasProvenWay } from '../../records/proven-way.ts'
import { travellerName } from '../../records/traveller-name.ts'

/**
 * Returns how the keys begin under which contacts are alerted about a timer: by its ladder, by the siren, and what its
 * member is not shown.
 */
export const alertKey = (checkInId: number, by: 'alert' | 'sos' | 'urgent') => `checkin:${checkInId}:${by}:`

/** Whether a message was written after the second PIN. */
export const isUrgentKey = (eventKey: string): boolean => /^checkin:\d+:urgent:/.test(eventKey)

/** Whether the traveller pressed for help: contacts were alerted by the siren. */
export const isCall = sql<boolean>`exists (select from safety_messages s where s.check_in_id = ${timers.id}
  and starts_with(s.event_key, 'checkin:' || ${timers.id}::text || ':sos:'))`

const hasBlocked = (one: SQL, other: SQL) => sql`exists (
  select from blocks where blocker_id = ${one} and blocked_id = ${other})`

/** Whether a contact said yes, has not taken it back, and has not blocked the traveller. */
const isWilling = sql<boolean>`(${trustedContacts.status} = 'CONFIRMED'
  and not ${hasBlocked(sql`trusted_contacts.member_id`, sql`trusted_contacts.owner_id`)})`

/** Whether a contact is neither taken off the list by the traveller nor blocked by them. */
const isKept = sql<boolean>`(${trustedContacts.removedAt} is null
  and not ${hasBlocked(sql`trusted_contacts.owner_id`, sql`trusted_contacts.member_id`)})`

/**
 * Whether a contact was still on the list when help was asked for in secret; who is blocked is taken off it. What is
 * done to the list from then on does not count: the phone may be in another person's hands. What was done before was
 * meant.
 */
const wasKeptAtCall = sql<boolean>`(${timers.isDuress}
  and (${trustedContacts.removedAt} is null or ${trustedContacts.removedAt} >= ${timers.shownEndedAt}))`

/** The contacts whom a timer may alert. */
export const isAlertable = sql<boolean>`(${isWilling} and (${wasKeptAtCall} or ${isKept}))`

const alertsOf = sql`select from safety_messages m
  where m.check_in_id = ${timerContacts.checkInId} and m.contact_id = ${timerContacts.contactId} and m.kind = 'ALERT'`

export const isAlerted = sql<boolean>`exists (${alertsOf})`

export interface LadderContact {
  contactId: number
  name: string
  isAlertable: boolean
  isWilling: boolean
  /** Whether mail to them was refused for good, or their browser is not known to be reached. */
  isUnreachable: boolean
  isAlerted: boolean
  /** Whether nothing of what was sent has arrived, or can any more. */
  isLost: boolean
}

/** The contacts of a timer in the order in which they are alerted. */
export async function listLadder(tx: Db, checkInId: number): Promise<LadderContact[]> {
  return tx
    .select({
      contactId: timerContacts.contactId,
      name: trustedContacts.name,
      isAlertable,
      isWilling,
      isUnreachable: sql<boolean>`(${trustedContacts.isUnreachable} or not ${hasProvenWay})`,
      isAlerted,
      isLost: sql<boolean>`(${isAlerted} and not exists (${alertsOf} and m.state in ('QUEUED', 'SENT', 'DELIVERED', 'OPENED')))`,
    })
    .from(timerContacts)
    .innerJoin(timers, eq(timers.id, timerContacts.checkInId))
    .innerJoin(trustedContacts, eq(trustedContacts.id, timerContacts.contactId))
    .where(eq(timerContacts.checkInId, checkInId))
    .orderBy(asc(timerContacts.position))
}

/** Returns those who said yes, in the member's order. */
export async function listConfirmed(tx: Db, userId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: trustedContacts.id })
    .from(trustedContacts)
    .where(and(eq(trustedContacts.ownerId, userId), isNull(trustedContacts.removedAt), isWilling, isKept))
    .orderBy(asc(trustedContacts.position), asc(trustedContacts.id))
  return rows.map(({ id }) => id)
}

/** Whether a timer would reach one of the contacts who said yes. */
export async function isAnyReached(tx: Db, contactIds: readonly number[]): Promise<boolean> {
  if (contactIds.length === 0) return false
  return (await tx.$count(trustedContacts, and(inArray(trustedContacts.id, [...contactIds]), hasProvenWay))) > 0
}

/** Puts the contacts on the ladder in that order, after those who are on it already. */
export async function insertLadder(tx: Db, checkInId: number, contactIds: readonly number[], after = 0): Promise<void> {
  if (contactIds.length === 0) return
  const rows = contactIds.map((contactId, n) => ({ checkInId, contactId, position: after + n }))
  await tx.insert(timerContacts).values(rows)
}

interface Lost {
  contactId: number
  hasTakenBack: boolean
}

/**
 * Hurries the ladder after a contact took back their yes, or one way does not reach them: where they were the only one
 * who had been alerted, the ladder goes on now. So it does where their word was waited for and they have taken back the
 * yes; who has answered, by whatever way, is waited for although another way has failed.
 */
export async function hurryWithout(tx: Db, { contactId, hasTakenBack }: Lost, now: string): Promise<void> {
  await tx.execute(sql`
    update check_ins t set next_stage_at = ${now}::timestamptz
    where t.ended_at is null and t.stage in ('OVERDUE_1', 'OVERDUE_2') and t.next_stage_at > ${now}::timestamptz
      and t.id in (select check_in_id from check_in_contacts where contact_id = ${contactId})
      and ((${hasTakenBack} and t.acknowledged_by = ${contactId}) or (t.acknowledged_by is null and t.stage = 'OVERDUE_1' and not exists (
        select from safety_messages m join trusted_contacts c on c.id = m.contact_id
        where m.check_in_id = t.id and m.kind = 'ALERT' and m.state in ('QUEUED', 'SENT', 'DELIVERED', 'OPENED')
          and c.status = 'CONFIRMED'
          and (c.removed_at is null or (t.is_duress and c.removed_at >= t.shown_ended_at)))))`)
}

/** Returns the contacts of a timer that has not been ended, also those whose turn has not come. */
export async function listWaiting(tx: Db, userId: number) {
  return tx
    .selectDistinct({
      to: sql<string | null>`coalesce(${trustedContacts.email}, (
        select m.email from users m where m.id = ${trustedContacts.memberId}))`,
      name: travellerName(trustedContacts, users),
      isUrgent: timers.isDuress,
    })
    .from(timers)
    .innerJoin(users, eq(users.id, timers.userId))
    .innerJoin(timerContacts, eq(timerContacts.checkInId, timers.id))
    .innerJoin(trustedContacts, eq(trustedContacts.id, timerContacts.contactId))
    .where(and(eq(timers.userId, userId), isNull(timers.endedAt), isAlertable))
}
