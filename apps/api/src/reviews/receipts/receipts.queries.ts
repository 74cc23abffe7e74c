import type { Receipt } from '@honjeo/contract/reviews'
import type { ReceiptReason } from '@honjeo/contract/values/enums'
import { RECEIPTS_PER_DAY } from '@honjeo/contract/values/limits'
import type { KnownPlace } from '@honjeo/receipts/place'
import { EXACT_MARKS, type MarkKind } from '@honjeo/receipts/payment'
import { and, count, eq, exists, gte, inArray, isNull, lt, ne, not, notExists, or, sql } from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { only } from '../../db/only.ts'
import { lockMember } from '../../records/lock-member.ts'
import { isVisible } from '../../records/place-columns.ts'
import { places } from '@honjeo/schema/places'
import { pointEvents, receiptMarks, receipts } from '@honjeo/schema/receipts'

/** What the receipts of a place that people may see can hold. */
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
  return only(await tx.insert(receipts).values(receipt).returning({ id: receipts.id })).id
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
        or(receipts.wasRead, sql`${receipts.reason} is distinct from 'UNAVAILABLE'`),
      ),
    )
  return (row?.value ?? 0) >= RECEIPTS_PER_DAY
}

/** Whether a receipt of the member is still waiting or being read; asked under the member's lock. */
export async function isCheckingAny(tx: Db, userId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(eq(receipts.userId, userId), eq(receipts.status, 'CHECKING')))
    .limit(1)
  return row !== undefined
}

const earlier = alias(receipts, 'earlier')

/** The number of undecided receipts that came before it, on all servers, each of which reads in the order they came. */
function aheadOf(db: Db) {
  // This is a query of its own: what is in a template of a selection is written without the name of its table.
  const before = db
    .select({ value: count() })
    .from(earlier)
    .where(
      and(
        eq(earlier.status, 'CHECKING'),
        sql`(${earlier.createdAt}, ${earlier.id}) < (${receipts.createdAt}, ${receipts.id})`,
      ),
    )
  return sql<number | null>`case when ${receipts.status} = 'CHECKING' then (${before})::int end`
}

/** A member's own receipt. */
export async function findReceipt(db: Db, id: number, userId: number): Promise<Receipt | undefined> {
  const [row] = await db
    .select({ receiptId: receipts.id, status: receipts.status, reason: receipts.reason, ahead: aheadOf(db) })
    .from(receipts)
    .where(and(eq(receipts.id, id), eq(receipts.userId, userId)))
  return row
}

const stillChecking = (id: number) => and(eq(receipts.id, id), eq(receipts.status, 'CHECKING'))

/** A keyed hash of a fact by which one payment is recognised. */
export interface MarkHash {
  kind: MarkKind
  hash: string
}

export interface Verified {
  id: number
  userId: number
  contentId: number
  /** The first one is stored; the previous version may have stored any of them, and no marks. */
  fingerprints: readonly [string, ...string[]]
  marks: readonly MarkHash[]
  /** The rough picture of the photo; null where it is not known. */
  picture: string | null
  checkedAt: string
}

const isAnyOf = (marks: readonly MarkHash[]) =>
  or(...marks.map(({ kind, hash }) => and(eq(receiptMarks.kind, kind), eq(receiptMarks.hash, hash)))) ?? sql`false`

const isExact = ({ kind }: MarkHash) => EXACT_MARKS.some((exact) => exact === kind)

/**
 * How many of 256 bits may differ for the same photo with other digits. By measurement, such photos differ by 2 at
 * most, by 20 where whole lines are covered, and photos of other receipts of one shop by 23 at least.
 */
export const PICTURE_BITS_ALIKE = 12

const looksLike = (contentId: number, picture: string) =>
  and(
    eq(receipts.contentId, contentId),
    sql`bit_count(${receipts.picture} # ${picture}::bit(256)) <= ${PICTURE_BITS_ALIKE}`,
  )

const showsNumber = ({ marks }: Pick<Verified, 'marks'>) => marks.some(({ kind }) => kind === 'APPROVAL_PLACE')

/** Returns the ids of accepted receipts that surely show the same payment, and of those that may. */
async function listSame(tx: Db, verified: Verified, imageHash: string) {
  const { contentId, fingerprints, marks, picture } = verified
  const number = alias(receiptMarks, 'number')
  const hasNumber = exists(
    tx
      .select({ kind: number.kind })
      .from(number)
      .where(and(eq(number.receiptId, receiptMarks.receiptId), eq(number.kind, 'APPROVAL_PLACE'))),
  )
  const loose = isAnyOf(marks.filter((mark) => !isExact(mark)))
  const perhaps = tx
    .select({ id: receiptMarks.receiptId })
    .from(receiptMarks)
    // Papers with different approval numbers are two payments, even in one minute or of one price.
    .where(showsNumber(verified) ? and(loose, not(hasNumber)) : loose)
  const surely = union(
    tx
      .select({ id: receiptMarks.receiptId })
      .from(receiptMarks)
      .where(isAnyOf(marks.filter(isExact))),
    tx
      .select({ id: receipts.id })
      .from(receipts)
      .where(
        and(
          eq(receipts.status, 'VERIFIED'),
          or(
            inArray(receipts.fingerprint, [...fingerprints]),
            eq(receipts.imageHash, imageHash),
            picture === null ? undefined : looksLike(contentId, picture),
          ),
        ),
      ),
  )
  return { surely: (await surely).map(({ id }) => id), perhaps: (await perhaps).map(({ id }) => id) }
}

/**
 * Accepts a receipt and returns null, or returns why not when its payment was accepted before. An earlier receipt of
 * the same member that led to no review and no points is replaced. Where two come at once that only a unique index
 * distinguishes, one fails at it.
 */
export async function verifyReceipt(tx: Db, verified: Verified): Promise<'ALREADY_USED' | 'INCOMPLETE' | null> {
  const { id, userId, contentId, fingerprints, marks, picture, checkedAt } = verified
  // A review of theirs may be taking up the one that would go.
  await lockMember(tx, userId)
  // No unique index covers loose marks and pictures, so receipts of one place are accepted one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`receipts ${contentId}`}, 3))`)
  const [receipt] = await tx
    .select({ imageHash: receipts.imageHash })
    .from(receipts)
    .where(stillChecking(id))
    .for('update')
  if (!receipt) return null
  const { surely, perhaps } = await listSame(tx, verified, receipt.imageHash)
  const same = [...surely, ...perhaps]
  const spent = tx.select({ id: pointEvents.id }).from(pointEvents).where(eq(pointEvents.receiptId, receipts.id))
  const unspent = await tx
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(inArray(receipts.id, same), eq(receipts.userId, userId), isNull(receipts.reviewId), notExists(spent)))
  const isTaken = (taken: number) => unspent.every((own) => own.id !== taken)
  if (surely.some(isTaken)) return 'ALREADY_USED'
  // Another photo may show the number by which the two payments differ.
  if (perhaps.some(isTaken)) return showsNumber(verified) ? 'ALREADY_USED' : 'INCOMPLETE'
  await tx.delete(receipts).where(inArray(receipts.id, same))
  await tx
    .update(receipts)
    .set({ status: 'VERIFIED', fingerprint: fingerprints[0], picture, wasRead: true, checkedAt })
    .where(eq(receipts.id, id))
  // The marks are inserted in one order everywhere, so that two transactions do not deadlock.
  const inOrder = marks.toSorted((a, b) => (a.kind + a.hash < b.kind + b.hash ? -1 : 1))
  if (inOrder.length > 0) await tx.insert(receiptMarks).values(inOrder.map((mark) => ({ receiptId: id, ...mark })))
  return null
}

interface Rejected {
  id: number
  reason: ReceiptReason
  /** Whether it was read; false when it only waited. */
  wasRead: boolean
  checkedAt: string
}

export async function rejectReceipt(db: Db, { id, ...rejected }: Rejected): Promise<void> {
  await db
    .update(receipts)
    .set({ status: 'REJECTED', ...rejected })
    .where(stillChecking(id))
}

/** Rejects receipts that were handed in before then and that no server can be checking any more: theirs is gone. */
export async function rejectLostReceipts(db: Db, before: string, checkedAt: string): Promise<void> {
  await db
    .update(receipts)
    .set({ status: 'REJECTED', reason: 'UNAVAILABLE', checkedAt })
    .where(and(eq(receipts.status, 'CHECKING'), lt(receipts.createdAt, before)))
}
