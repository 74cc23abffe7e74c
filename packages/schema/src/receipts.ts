import { RECEIPT_REASONS, RECEIPT_STATUSES } from '@honjeo/contract/values/enums'
import { EXACT_MARKS, LOOSE_MARKS } from '@honjeo/receipts/payment'
import { sql } from 'drizzle-orm'
import { bit, boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, idOf, instant, oneOf, partOf } from './columns.ts'
import { places } from './places.ts'
import { reviews } from './reviews.ts'
import { users } from './users.ts'

const PICTURE_BITS = 256

/** Receipts that were checked. The photo is gone after the check; what stays are hashes and the decision. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    /** The member; null once they have left: what was paid for stays known, so that its points are not given again. */
    userId: idOf('user_id').references(() => users.id, { onDelete: 'set null' }),
    contentId: idOf('content_id')
      .notNull()
      .references(() => places.contentId),
    visitDate: date('visit_date', { mode: 'string' }).notNull(),
    status: text({ enum: RECEIPT_STATUSES }).notNull().default('CHECKING'),
    reason: text({ enum: RECEIPT_REASONS }),
    /** The hash of the photo's bytes, hex. */
    imageHash: text('image_hash').notNull(),
    /** Keyed hash of place, day, minute and total. The other marks of a payment are in `receipt_marks`. */
    fingerprint: text(),
    /** A rough picture of the accepted photo: the same photo with other digits differs in few bits. */
    picture: bit({ dimensions: PICTURE_BITS }),
    /**
     * Whether a reader began with it. A photo that ends its reader counts for the day; one that was refused in an
     * overload does not.
     */
    wasRead: boolean('was_read').notNull().default(false),
    reviewId: idOf('review_id').references(() => reviews.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    checkedAt: instant('checked_at'),
  },
  (t) => [
    index('receipts_user_idx').on(t.userId, t.createdAt),
    index('receipts_place_idx').on(t.contentId),
    index('receipts_checking_idx')
      .on(t.createdAt)
      .where(sql`status = 'CHECKING'`),
    index('receipts_refused_idx')
      .on(t.createdAt)
      .where(sql`status <> 'VERIFIED'`),
    index('receipts_former_idx')
      .on(t.visitDate)
      .where(sql`user_id is null`),
    uniqueIndex('receipts_review_unique').on(t.reviewId),
    uniqueIndex('receipts_fingerprint_unique')
      .on(t.fingerprint)
      .where(sql`status = 'VERIFIED'`),
    uniqueIndex('receipts_image_unique')
      .on(t.imageHash)
      .where(sql`status = 'VERIFIED'`),
    check('receipts_status', oneOf(t.status, RECEIPT_STATUSES)),
    check('receipts_reason', oneOf(t.reason, RECEIPT_REASONS)),
    check('receipts_decided', sql`(${t.status} = 'REJECTED') = (${t.reason} is not null)`),
    check('receipts_verified', sql`${t.status} <> 'VERIFIED' or ${t.fingerprint} is not null`),
  ],
)

/** Keyed hashes of facts on accepted receipts, by each of which the same payment is recognised. */
export const receiptMarks = pgTable(
  'receipt_marks',
  {
    receiptId: partOf('receipt_id', () => receipts.id),
    kind: text({ enum: [...EXACT_MARKS, ...LOOSE_MARKS] }).notNull(),
    hash: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.receiptId, t.kind, t.hash] }),
    uniqueIndex('receipt_marks_unique').on(t.kind, t.hash).where(oneOf(t.kind, EXACT_MARKS)),
    index('receipt_marks_loose_idx').on(t.kind, t.hash).where(oneOf(t.kind, LOOSE_MARKS)),
    check('receipt_marks_kind', oneOf(t.kind, [...EXACT_MARKS, ...LOOSE_MARKS])),
  ],
)

/** Points that a member was given; users.points holds the sum. */
export const pointEvents = pgTable(
  'point_events',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    amount: integer().notNull(),
    /** A receipt is worth its points once. */
    receiptId: idOf('receipt_id').references(() => receipts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('point_events_user_idx').on(t.userId, t.createdAt),
    uniqueIndex('point_events_receipt_unique').on(t.receiptId),
  ],
)
