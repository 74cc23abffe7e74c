import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { timerContacts, timers } from '@honjeo/schema/timers'
import { notifications } from '@honjeo/schema/notifications'
import { safetyMessages } from '@honjeo/schema/alerts'
import { trustedContacts } from '@honjeo/schema/contacts'
import { users } from '@honjeo/schema/users'
import { travellerName } from '../../records/traveller-name.ts'
import { isAlertable, isAlerted, isCall } from './contacts.queries.ts'
import { positionColumns } from './positions.queries.ts'

export type Alert = NonNullable<Awaited<ReturnType<typeof findAlert>>>

/** What a contact sees of a timer that alarmed them; undefined for all others, also for one who said no meanwhile. */
export async function findAlert(db: Db, checkInContactId: number) {
  const [row] = await db
    .select({
      alertId: timerContacts.id,
      checkInId: timers.id,
      ownerId: timers.userId,
      contactId: trustedContacts.id,
      travellerName: travellerName(trustedContacts, users),
      contactName: trustedContacts.name,
      title: timers.title,
      note: timers.note,
      startedAt: isoUtc(timers.startedAt),
      plannedAt: isoUtc(timers.plannedAt),
      isUrgent: timers.isDuress,
      isCall,
      ...positionColumns(timers),
      acknowledgedById: timers.acknowledgedBy,
      acknowledgedBy: sql<string | null>`(select a.name from trusted_contacts a where a.id = ${timers.acknowledgedBy})`,
      acknowledgedAt: sql<string | null>`${isoUtc(timers.acknowledgedAt)}`,
      ending: timers.ending,
      endedAt: sql<string | null>`${isoUtc(timers.endedAt)}`,
    })
    .from(timerContacts)
    .innerJoin(timers, eq(timers.id, timerContacts.checkInId))
    .innerJoin(users, eq(users.id, timers.userId))
    .innerJoin(trustedContacts, eq(trustedContacts.id, timerContacts.contactId))
    .where(and(eq(timerContacts.id, checkInContactId), isAlertable, isAlerted))
  return row
}

/** What the link of a timer's alert names, for a member among its contacts who was alarmed. */
export async function findAlertIdOf(db: Db, checkInId: number, memberId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: timerContacts.id })
    .from(timerContacts)
    .innerJoin(timers, eq(timers.id, timerContacts.checkInId))
    .innerJoin(trustedContacts, eq(trustedContacts.id, timerContacts.contactId))
    .where(and(eq(timerContacts.checkInId, checkInId), eq(trustedContacts.memberId, memberId), isAlertable, isAlerted))
  return row?.id
}

export type Drill = NonNullable<Awaited<ReturnType<typeof findDrill>>>

/** The newest drill of a contact, and when they answered it; undefined where there was none or they are none any more. */
export async function findDrill(db: Db, contactId: number) {
  const eventKey = sql<string>`'drill:' || ${safetyMessages.contactId} || ':' || ${isoUtc(safetyMessages.createdAt)}`
  const [row] = await db
    .select({
      contactId: trustedContacts.id,
      ownerId: trustedContacts.ownerId,
      contactName: trustedContacts.name,
      travellerName: travellerName(trustedContacts, users),
      eventKey,
      answeredAt: sql<string | null>`(
        select ${isoUtc(sql`n.created_at`)} from ${notifications} n
        where n.user_id = ${trustedContacts.ownerId} and n.event_key = ${eventKey})`,
    })
    .from(safetyMessages)
    .innerJoin(trustedContacts, eq(trustedContacts.id, safetyMessages.contactId))
    .innerJoin(users, eq(users.id, trustedContacts.ownerId))
    .where(
      and(
        eq(safetyMessages.contactId, contactId),
        eq(safetyMessages.kind, 'DRILL'),
        eq(trustedContacts.status, 'CONFIRMED'),
        sql`${trustedContacts.removedAt} is null`,
      ),
    )
    .orderBy(sql`${safetyMessages.createdAt} desc`)
    .limit(1)
  return row
}
