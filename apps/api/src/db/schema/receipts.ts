import { RECEIPT_REASONS, RECEIPT_STATUSES } from '@honjeo/contract/values/enums'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { oneOf } from '../checks.ts'
import { createdAt, id, idOf, instant } from '../columns.ts'
import { places } from './places.ts'
import { reviews } from './reviews.ts'
import { users } from './users.ts'

/** Receipts that were checked. The photo is gone after the check; what stays are hashes and the decision. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    /** Null once they have left: what was paid for stays known, so that nobody is given its points again. */
    userId: idOf('user_id').references(() => users.id, { onDelete: 'set null' }),
    contentId: idOf('content_id')
      .notNull()
      .references(() => places.contentId),
    visitDate: date('visit_date', { mode: 'string' }).notNull(),
    status: text({ enum: RECEIPT_STATUSES }).notNull().default('CHECKING'),
    reason: text({ enum: RECEIPT_REASONS }),
    /** Of the photo's bytes, hex. */
    imageHash: text('image_hash').notNull(),
    /** Keyed hash of place, day, minute and total: the same paper, however it was photographed. */
    fingerprint: text(),
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

/** Points a member was given; the sum stands in users.points. */
export const pointEvents = pgTable(
  'point_events',
  {
    id: id(),
    userId: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
