import type { Delivery } from '@honjeo/contract/safety/contacts'
import type { SafetyMessageKind } from '@honjeo/contract/values/enums'
import { and, desc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '../../db/columns.ts'
import { safetyMessages } from '../../db/schema/safety-messages.ts'

interface DeliveryTo extends Delivery {
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

/** How far the news of shared positions has come: there is one of each to each contact. */
export const listShareDeliveries = (db: Db, shareIds: readonly number[]) =>
  db
    .select({ ...columns, shareId: safetyMessages.shareId })
    .from(safetyMessages)
    .where(inArray(safetyMessages.shareId, [...shareIds]))
    .orderBy(safetyMessages.id)

/** Kinds by which contacts are asked and tried. */
const ASKING: readonly SafetyMessageKind[] = ['INVITATION', 'DRILL']

/** How far the newest invitation or drill of each contact has come, by each channel. */
export const listAskingDeliveries = (db: Db, contactIds: readonly number[]): Promise<DeliveryTo[]> =>
  db
    .selectDistinctOn([safetyMessages.contactId, safetyMessages.channel], columns)
    .from(safetyMessages)
    .where(and(inArray(safetyMessages.contactId, [...contactIds]), inArray(safetyMessages.kind, [...ASKING])))
    .orderBy(safetyMessages.contactId, safetyMessages.channel, desc(safetyMessages.id))

/** An answer's part of it. */
export const toDelivery = ({ channel, state, createdAt, sentAt, openedAt }: Delivery): Delivery => ({
  channel,
  state,
  createdAt,
  sentAt,
  openedAt,
})
