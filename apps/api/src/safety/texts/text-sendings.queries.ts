import type { SafetyMessageKind } from '@honjeo/contract/values/enums'
import { safetyMessages } from '@honjeo/schema/alerts'
import { isoUtc } from '@honjeo/schema/columns'
import { textSendings } from '@honjeo/schema/contact-phones'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { claimDue, type Lease } from '../../db/claim-due.ts'
import type { Db } from '../../db/client.ts'

const columns = {
  messageId: textSendings.messageId,
  handle: textSendings.handle,
  calledAt: sql<string | null>`${isoUtc(textSendings.calledAt)}`,
  takenAs: textSendings.takenAs,
}

export async function findSending(db: Db, messageId: number) {
  const [row] = await db.select(columns).from(textSendings).where(eq(textSendings.messageId, messageId))
  return row
}

/** Returns false where it was written before: then it is paid for. */
export async function insertSending(tx: Db, messageId: number, now: string): Promise<boolean> {
  const rows = await tx
    .insert(textSendings)
    .values({ messageId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: textSendings.id })
  return rows.length > 0
}

/** Keeps the handle unless another server was quicker; answers the one that is kept. */
export async function keepHandle(db: Db, messageId: number, handle: string): Promise<string> {
  await db
    .update(textSendings)
    .set({ handle })
    .where(and(eq(textSendings.messageId, messageId), isNull(textSendings.handle)))
  return (await findSending(db, messageId))?.handle ?? handle
}

/** Notes, before the gateway is called, the first call of which it may not be known what became of it. */
export async function markCalled(db: Db, messageId: number, now: string): Promise<void> {
  await db
    .update(textSendings)
    .set({ calledAt: now })
    .where(and(eq(textSendings.messageId, messageId), isNull(textSendings.calledAt)))
}

/** The gateway has taken it. Its receipt is asked for from `pollAt` on. */
export const markTaken = (
  db: Db,
  { messageId, takenAs, now, pollAt }: { messageId: number; takenAs: string; now: string; pollAt: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(textSendings)
      .set({ takenAs, pollAt })
      .where(and(eq(textSendings.messageId, messageId), isNull(textSendings.takenAs)))
    await tx
      .update(safetyMessages)
      .set({ state: 'SENT', sentAt: now, dueAt: null })
      .where(and(eq(safetyMessages.id, messageId), eq(safetyMessages.state, 'QUEUED')))
  })

export interface ClaimedReceipt {
  id: number
  messageId: number
  takenAs: string
  /** The number of questions, this one counted. */
  polls: number
  createdAt: string
}

/** Claims the texts whose receipts are to be asked for now. */
export const claimDueReceipts = (db: Db, { now, lease }: Lease, size: number) =>
  claimDue<ClaimedReceipt>(db, {
    table: textSendings,
    due: textSendings.pollAt,
    also: sql`, polls = least(polls + 1, 1000)`,
    now: sql`${now}::timestamptz`,
    lease: sql`${lease}::timestamptz`,
    size,
    returning: sql`id, message_id as "messageId", taken_as as "takenAs", polls, ${isoUtc(textSendings.createdAt)} as "createdAt"`,
  })

/** Notes when to ask again; null: the receipt is here, or is waited for no longer. */
export async function settlePoll(db: Db, id: number, pollAt: string | null): Promise<void> {
  await db.update(textSendings).set({ pollAt }).where(eq(textSendings.id, id))
}

/** Asks soon for the receipts of texts whose gateway has reported something; answers for how many. Unknown ids are none. */
export async function hurryReceipts(db: Db, takenAs: readonly string[], now: string): Promise<number> {
  const rows = await db
    .update(textSendings)
    .set({ pollAt: now })
    .where(
      and(
        inArray(textSendings.handle, [...takenAs]),
        isNotNull(textSendings.takenAs),
        // Reports that come over and over ask no more often than this; one that is being asked for has its lease.
        sql`${textSendings.pollAt} between ${now}::timestamptz + interval '1 second' and ${now}::timestamptz + interval '15 minutes'`,
      ),
    )
    .returning({ id: textSendings.id })
  return rows.length
}

interface Undelivered {
  contactId: number
  kind: SafetyMessageKind
}

/** The phone has it. What was opened stays that; a receipt that comes twice changes nothing. */
export async function markDelivered(tx: Db, messageId: number, now: string): Promise<void> {
  await tx
    .update(safetyMessages)
    .set({
      state: sql`case when ${safetyMessages.state} = 'OPENED' then 'OPENED' else 'DELIVERED' end`,
      sentAt: sql`coalesce(${safetyMessages.sentAt}, ${now}::timestamptz)`,
      deliveredAt: now,
      dueAt: null,
    })
    .where(
      and(
        eq(safetyMessages.id, messageId),
        isNull(safetyMessages.deliveredAt),
        inArray(safetyMessages.state, ['QUEUED', 'SENT', 'OPENED']),
      ),
    )
}

/** The phone does not get it; undefined where it was opened or arrived after all. */
export async function markUndelivered(tx: Db, messageId: number): Promise<Undelivered | undefined> {
  const [row] = await tx
    .update(safetyMessages)
    .set({ state: 'FAILED', reason: 'NOT_DELIVERED', dueAt: null })
    .where(and(eq(safetyMessages.id, messageId), inArray(safetyMessages.state, ['QUEUED', 'SENT'])))
    .returning({ contactId: safetyMessages.contactId, kind: safetyMessages.kind })
  return row
}
