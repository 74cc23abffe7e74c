import type { AlertedContact, Timer } from '@honjeo/contract/safety/timer'
import { and, asc, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../../db/cursor.ts'
import { isAfter, orderBy } from '../../db/keyset.ts'
import { timerContacts, timers } from '@honjeo/schema/timers'
import { safetyMessages } from '@honjeo/schema/alerts'
import { trustedContacts } from '@honjeo/schema/contacts'
import { deliveryColumns, toDelivery } from '../alerts/deliveries.queries.ts'
import { fixOf } from './positions.queries.ts'
import { isShownAlert, seemsEnded, shownColumns } from './shown.queries.ts'

const NEWEST = { key: timers.startedAt, keyType: 'instant', direction: 'desc' } as const

async function listRows(db: Db, where: SQL | undefined, limit: number) {
  return db
    .select({
      ...shownColumns,
      checkInId: timers.id,
      title: timers.title,
      note: timers.note,
      startedAt: isoUtc(timers.startedAt),
      plannedAt: isoUtc(timers.plannedAt),
      graceMinutes: timers.graceMinutes,
      isSolo: timers.isSolo,
      roomId: timers.roomId,
      planId: timers.planId,
      answeredBy: sql<number | null>`case when not ${seemsEnded} then ${timers.acknowledgedBy} end`,
    })
    .from(timers)
    .where(where)
    .orderBy(...orderBy(NEWEST, timers.id))
    .limit(limit)
}
type Row = Awaited<ReturnType<typeof listRows>>[number]

/** Returns for each timer's contacts the newest alert of each channel. */
async function listDeliveries(db: Db, checkInIds: readonly number[]) {
  const { checkInId, contactId, channel, createdAt, id } = safetyMessages
  return db
    .selectDistinctOn([checkInId, contactId, channel], { ...deliveryColumns, checkInId })
    .from(safetyMessages)
    .where(and(inArray(checkInId, [...checkInIds]), eq(safetyMessages.kind, 'ALERT'), isShownAlert))
    .orderBy(checkInId, contactId, channel, sql`${createdAt} desc`, sql`${id} desc`)
}

async function withContacts(db: Db, rows: readonly Row[]): Promise<Timer[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ checkInId }) => checkInId)
  const contacts = await db
    .select({
      checkInId: timerContacts.checkInId,
      contactId: timerContacts.contactId,
      name: trustedContacts.name,
    })
    .from(timerContacts)
    .innerJoin(trustedContacts, eq(trustedContacts.id, timerContacts.contactId))
    .where(inArray(timerContacts.checkInId, ids))
    .orderBy(asc(timerContacts.position))
  const deliveries = await listDeliveries(db, ids)

  return rows.map(({ lat, lng, accuracyM, fixAt, batteryPct, answeredBy, acknowledgedAt, ...row }) => ({
    ...row,
    fix: fixOf({ lat, lng, accuracyM, fixAt, batteryPct }),
    contacts: contacts
      .filter(({ checkInId }) => checkInId === row.checkInId)
      .map(({ contactId, name }): AlertedContact => ({
        contactId,
        name,
        deliveries: deliveries
          .filter((delivery) => delivery.checkInId === row.checkInId && delivery.contactId === contactId)
          .map(toDelivery),
        acknowledgedAt: answeredBy === contactId ? acknowledgedAt : null,
      })),
  }))
}

/** A member's timers that have ended, or seem to. */
export async function listEnded(db: Db, userId: number, size: number, cursor: string | undefined) {
  const list = 'check-ins'
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const where = and(eq(timers.userId, userId), seemsEnded, isAfter(NEWEST, timers.id, after))
  const rows = await withContacts(db, await listRows(db, where, size + 1))
  return toPage(rows, size, (row) => encodeCursor(list, [row.startedAt, row.checkInId]))
}

export async function findCurrent(db: Db, userId: number): Promise<Timer | null> {
  const [timer] = await withContacts(db, await listRows(db, and(eq(timers.userId, userId), not(seemsEnded)), 1))
  return timer ?? null
}

export async function findTimer(db: Db, id: number, userId: number): Promise<Timer | undefined> {
  const [timer] = await withContacts(db, await listRows(db, and(eq(timers.id, id), eq(timers.userId, userId)), 1))
  return timer
}
