import type { Delivery } from '@honjeo/contract/safety/contacts'
import type { MessageChannel, TimerStage, SafetyMessageKind } from '@honjeo/contract/values/enums'
import { sql, and, eq, inArray, desc } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { safetyMessages } from '@honjeo/schema/alerts'
import { trustedContacts } from '@honjeo/schema/contacts'
import { claimDue, COUNTED, type Lease } from '../../db/claim-due.ts'
import { isoUtc } from '@honjeo/schema/columns'

interface NewSafetyMessage {
  contactId: number
  kind: SafetyMessageKind
  checkInId: number | null
  shareId: number | null
  stage: TimerStage | null
  eventKey: string
  wantedAt: string
  now: string
}

/**
 * A row for each way to the contact: a mail, for members the app beside it, for a contact by link their browser. There is none where it is written
 * already under its key, nor for a contact who said no; one who has not agreed yet is only asked.
 */
export async function insertMessages(tx: Db, message: NewSafetyMessage) {
  const { contactId, kind, checkInId, shareId, stage, eventKey, wantedAt, now } = message
  const { rows } = await tx.execute<{ id: number; channel: MessageChannel }>(sql`
    insert into ${safetyMessages}
      (contact_id, check_in_id, share_id, kind, stage, channel, event_key, created_at, wanted_at, due_at)
    select c.id, ${checkInId}::bigint, ${shareId}::bigint, ${kind}, ${stage}, way.channel,
      ${eventKey}::text || ':' || way.channel, ${now}::timestamptz, ${wantedAt}::timestamptz, ${now}::timestamptz
    from ${trustedContacts} c
    join (values ('EMAIL', 'EMAIL'), ('MEMBER', 'APP'), ('MEMBER', 'EMAIL'), ('LINK', 'PUSH')) way (contact, channel)
      on way.contact = c.channel
    where c.id = ${contactId} and c.status = any(${sql.param(kind === 'INVITATION' ? ['PENDING', 'CONFIRMED'] : ['CONFIRMED'])}::text[])
    on conflict (event_key) do nothing
    returning id, channel
  `)
  return rows
}

export interface Claimed {
  id: number
  /** This one counted. */
  attempts: number
  /** An ISO instant: until then it is this server's. */
  lease: string
}

/** What is to be sent now one way. */
export const claimDueMessages = (db: Db, way: MessageChannel, { now, lease }: Lease, size: number) =>
  claimDue<Claimed>(db, {
    table: safetyMessages,
    due: safetyMessages.dueAt,
    only: eq(safetyMessages.channel, way),
    also: COUNTED,
    now: sql`${now}::timestamptz`,
    lease: sql`${lease}::timestamptz`,
    size,
    returning: sql`id, attempts, ${lease}::text as lease`,
  })

/** It was taken. So it was, also when another server is trying it by now. */
export async function settleSent(db: Db, id: number, now: string): Promise<void> {
  await db
    .update(safetyMessages)
    .set({ state: 'SENT', sentAt: now, dueAt: null })
    .where(and(eq(safetyMessages.id, id), eq(safetyMessages.state, 'QUEUED')))
}

const isClaimed = (id: number, lease: string) =>
  and(eq(safetyMessages.id, id), eq(safetyMessages.state, 'QUEUED'), eq(safetyMessages.dueAt, lease))

/** It will not be, unless another server is trying it by now. */
export async function settleUnsent(
  db: Db,
  { id, lease }: { id: number; lease: string },
  state: 'FAILED' | 'NO_DEVICE',
): Promise<void> {
  await db.update(safetyMessages).set({ state, dueAt: null }).where(isClaimed(id, lease))
}

/** It is tried again at `dueAt`, unless another server is trying it by now. */
export async function postpone(db: Db, { id, lease }: { id: number; lease: string }, dueAt: string): Promise<void> {
  await db.update(safetyMessages).set({ dueAt }).where(isClaimed(id, lease))
}

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
        eq(safetyMessages.state, 'SENT'),
        checkInId === undefined ? undefined : eq(safetyMessages.checkInId, checkInId),
        shareId === undefined ? undefined : eq(safetyMessages.shareId, shareId),
      ),
    )
}

export const deliveryColumns = {
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
    .select({ ...deliveryColumns, shareId: safetyMessages.shareId })
    .from(safetyMessages)
    .where(inArray(safetyMessages.shareId, [...shareIds]))
    .orderBy(safetyMessages.id)

/** Kinds by which contacts are asked and tried. */
const ASKING: readonly SafetyMessageKind[] = ['INVITATION', 'DRILL']

/** How far the newest invitation or drill of each contact has come, by each channel. */
export const listAskingDeliveries = (db: Db, contactIds: readonly number[]) =>
  db
    .selectDistinctOn([safetyMessages.contactId, safetyMessages.channel], deliveryColumns)
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

/** False where it was so already, or the contact is gone. */
export async function updateReach(db: Db, contactId: number, isUnreachable: boolean): Promise<boolean> {
  const rows = await db
    .update(trustedContacts)
    .set({ isUnreachable })
    .where(and(eq(trustedContacts.id, contactId), eq(trustedContacts.isUnreachable, !isUnreachable)))
    .returning({ id: trustedContacts.id })
  return rows.length > 0
}
