import type { Delivery } from '@honjeo/contract/trusted-contacts'
import type { SafetyMessageKind } from '@honjeo/contract/values/enums'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { safetyMessages } from '../db/schema/safety-messages.ts'

export interface DeliveryTo extends Delivery {
  contactId: number
}

const columns = {
  contactId: safetyMessages.contactId,
  channel: safetyMessages.channel,
  state: safetyMessages.state,
  createdAt: isoUtc(safetyMessages.createdAt),
  sentAt: sql<string | null>`${isoUtc(safetyMessages.sentAt)}`,
  openedAt: sql<string | null>`${isoUtc(safetyMessages.openedAt)}`,
}

/** The newest of each channel to each contact. */
const listNewest = (db: Db, which: SQL | undefined): Promise<DeliveryTo[]> =>
  db
    .selectDistinctOn([safetyMessages.contactId, safetyMessages.channel], columns)
    .from(safetyMessages)
    .where(which)
    .orderBy(safetyMessages.contactId, safetyMessages.channel, desc(safetyMessages.id))

/** How far the alerts of a timer have come. */
export const listAlertDeliveries = (db: Db, checkInId: number) =>
  listNewest(db, and(eq(safetyMessages.checkInId, checkInId), eq(safetyMessages.kind, 'ALERT')))

/** How far the news of shared positions has come: there is one of each to each contact. */
export const listShareDeliveries = (db: Db, shareIds: readonly number[]) =>
  db
    .select({ ...columns, shareId: safetyMessages.shareId })
    .from(safetyMessages)
    .where(inArray(safetyMessages.shareId, [...shareIds]))
    .orderBy(safetyMessages.id)

/** Kinds by which contacts are asked and tried. */
const ASKING: readonly SafetyMessageKind[] = ['INVITATION', 'DRILL']

/** How far the newest invitation or drill of each contact has come. */
export const listAskingDeliveries = (db: Db, contactIds: readonly number[]) =>
  listNewest(db, and(inArray(safetyMessages.contactId, [...contactIds]), inArray(safetyMessages.kind, [...ASKING])))

/** An answer's part of it. */
export const toDelivery = ({ channel, state, createdAt, sentAt, openedAt }: Delivery): Delivery => ({
  channel,
  state,
  createdAt,
  sentAt,
  openedAt,
})
