import type { Receipt } from '@honjeo/contract/reviews'
import type { ReceiptReason } from '@honjeo/contract/values/enums'
import { RECEIPTS_PER_DAY } from '@honjeo/contract/values/limits'
import type { KnownPlace } from '@honjeo/receipts/place'
import { and, count, eq, gte, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { lockMember } from '../db/lock-member.ts'
import { isVisible } from '../db/place-columns.ts'
import { places } from '../db/schema/places.ts'
import { pointEvents, receipts } from '../db/schema/receipts.ts'

/** What can stand on the receipts of a place that people may see. */
export async function findKnownPlace(db: Db, contentId: number): Promise<KnownPlace | undefined> {
  const [row] = await db
    .select({ title: places.title, addr1: places.addr1, tel: places.tel })
    .from(places)
    .where(and(eq(places.contentId, contentId), isVisible))
  return row
}

export async function listOtherTitles(db: Db, contentId: number): Promise<string[]> {
  const rows = await db.select({ title: places.title }).from(places).where(ne(places.contentId, contentId))
  return rows.map(({ title }) => title)
}

export type NewReceipt = Required<
  Pick<typeof receipts.$inferInsert, 'userId' | 'contentId' | 'visitDate' | 'imageHash' | 'createdAt'>
>

export async function insertReceipt(tx: Db, receipt: NewReceipt): Promise<number> {
  const [row] = await tx.insert(receipts).values(receipt).returning({ id: receipts.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** Whether the member has had as many receipts looked at since then as one may in a day; asked in the transaction that adds one. */
export async function hasSpentReceipts(tx: Db, userId: number, since: string): Promise<boolean> {
  await lockMember(tx, userId)
  const [row] = await tx
    .select({ value: count() })
    .from(receipts)
    .where(
      and(
        eq(receipts.userId, userId),
        gte(receipts.createdAt, since),
        sql`${receipts.reason} is distinct from 'UNAVAILABLE'`,
      ),
    )
  return (row?.value ?? 0) >= RECEIPTS_PER_DAY
}

/** A member's own receipt. */
export async function findReceipt(db: Db, id: number, userId: number): Promise<Receipt | undefined> {
  const [row] = await db
    .select({ receiptId: receipts.id, status: receipts.status, reason: receipts.reason })
    .from(receipts)
    .where(and(eq(receipts.id, id), eq(receipts.userId, userId)))
  return row
}

const stillChecking = (id: number) => and(eq(receipts.id, id), eq(receipts.status, 'CHECKING'))

interface Verified {
  id: number
  userId: number
  fingerprint: string
  checkedAt: string
}

/**
 * Accepts a receipt. Fails at `receipts_fingerprint_unique` or `receipts_image_unique` when it was accepted before, unless
 * that was the member's own and came to nothing: no review, no points. Then this one takes its place.
 */
export async function verifyReceipt(tx: Db, { id, userId, fingerprint, checkedAt }: Verified): Promise<void> {
  // A review of theirs may be taking up the one that would go.
  await lockMember(tx, userId)
  const [receipt] = await tx
    .select({ imageHash: receipts.imageHash })
    .from(receipts)
    .where(stillChecking(id))
    .for('update')
  if (!receipt) return
  await tx
    .delete(receipts)
    .where(
      and(
        eq(receipts.userId, userId),
        eq(receipts.status, 'VERIFIED'),
        isNull(receipts.reviewId),
        or(eq(receipts.fingerprint, fingerprint), eq(receipts.imageHash, receipt.imageHash)),
        notExists(tx.select({ id: pointEvents.id }).from(pointEvents).where(eq(pointEvents.receiptId, receipts.id))),
      ),
    )
  await tx.update(receipts).set({ status: 'VERIFIED', fingerprint, checkedAt }).where(eq(receipts.id, id))
}

export async function rejectReceipt(db: Db, id: number, reason: ReceiptReason, checkedAt: string): Promise<void> {
  await db.update(receipts).set({ status: 'REJECTED', reason, checkedAt }).where(stillChecking(id))
}

/** Those that were handed in before then and that nobody can be checking any more: their server is gone. */
export async function rejectLostReceipts(db: Db, before: string, checkedAt: string): Promise<void> {
  await db
    .update(receipts)
    .set({ status: 'REJECTED', reason: 'UNAVAILABLE', checkedAt })
    .where(and(eq(receipts.status, 'CHECKING'), lt(receipts.createdAt, before)))
}
