import type { Delivery } from '@honjeo/contract/safety/contacts'
import type { SafetyMessageKind } from '@honjeo/contract/values/enums'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { safetyMessages } from '@honjeo/schema/alerts'
import { isoUtc } from '@honjeo/schema/columns'
import { trustedContacts } from '@honjeo/schema/contacts'

interface Opened {
  contactId: number
  kind: SafetyMessageKind
  checkInId?: number
  shareId?: number
}

/**
 * The link that these messages hold was opened. Mail and push of one alert lead to one page, so all that went out have
 * done what they were for; what did not go out is not said to have been opened.
 */
export async function markOpened(db: Db, { contactId, kind, checkInId, shareId }: Opened, now: Date): Promise<void> {
  await db
    .update(safetyMessages)
    .set({ state: 'OPENED', openedAt: sql`coalesce(${safetyMessages.openedAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(safetyMessages.contactId, contactId),
        eq(safetyMessages.kind, kind),
        inArray(safetyMessages.state, ['SENT', 'DELIVERED']),
        checkInId === undefined ? undefined : eq(safetyMessages.checkInId, checkInId),
        shareId === undefined ? undefined : eq(safetyMessages.shareId, shareId),
      ),
    )
}

/** The link that texts of questions and tests hold was opened: it is another than that of mails and pushes. */
export async function markPhoneOpened(db: Db, contactId: number, now: Date): Promise<void> {
  await db
    .update(safetyMessages)
    .set({ state: 'OPENED', openedAt: now.toISOString() })
    .where(
      and(
        eq(safetyMessages.contactId, contactId),
        eq(safetyMessages.channel, 'TEXT'),
        inArray(safetyMessages.kind, ['PHONE', 'DRILL']),
        inArray(safetyMessages.state, ['SENT', 'DELIVERED']),
      ),
    )
}

export const deliveryColumns = {
  contactId: safetyMessages.contactId,
  channel: safetyMessages.channel,
  state: safetyMessages.state,
  createdAt: isoUtc(safetyMessages.createdAt),
  sentAt: sql<string | null>`${isoUtc(safetyMessages.sentAt)}`,
  deliveredAt: sql<string | null>`${isoUtc(safetyMessages.deliveredAt)}`,
  openedAt: sql<string | null>`${isoUtc(safetyMessages.openedAt)}`,
  reason: safetyMessages.reason,
}

/** Returns how far the news of shared positions has come: there is one of each to each contact. */
export const listShareDeliveries = (db: Db, shareIds: readonly number[]) =>
  db
    .select({ ...deliveryColumns, shareId: safetyMessages.shareId })
    .from(safetyMessages)
    .where(inArray(safetyMessages.shareId, [...shareIds]))
    .orderBy(safetyMessages.id)

/** The kinds of messages by which contacts are asked and tried. */
const ASKING: readonly SafetyMessageKind[] = ['INVITATION', 'DRILL', 'PHONE']

/** Returns how far the newest invitation, drill or question to a phone has come, by each channel. */
export const listAskingDeliveries = (db: Db, contactIds: readonly number[]) =>
  db
    .selectDistinctOn([safetyMessages.contactId, safetyMessages.channel], deliveryColumns)
    .from(safetyMessages)
    .where(and(inArray(safetyMessages.contactId, [...contactIds]), inArray(safetyMessages.kind, [...ASKING])))
    .orderBy(safetyMessages.contactId, safetyMessages.channel, desc(safetyMessages.id))

/** An answer's part of it. */
export const toDelivery = (row: Delivery): Delivery => {
  const { channel, state, createdAt, sentAt, deliveredAt, openedAt, reason } = row
  return { channel, state, createdAt, sentAt, deliveredAt, openedAt, reason }
}

/** Returns false where it was so already, or the contact is gone. */
export async function updateReach(db: Db, contactId: number, isUnreachable: boolean): Promise<boolean> {
  const rows = await db
    .update(trustedContacts)
    .set({ isUnreachable })
    .where(and(eq(trustedContacts.id, contactId), eq(trustedContacts.isUnreachable, !isUnreachable)))
    .returning({ id: trustedContacts.id })
  return rows.length > 0
}
