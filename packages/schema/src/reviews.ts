import { REVIEW_DIFFICULTIES } from '@honjeo/contract/values/enums'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, hidingColumns, id, idOf, instant, oneOf, partOf } from './columns.ts'
import { places } from './places.ts'
import { users } from './users.ts'

const HAS_VISIBLE_PHOTOS = sql`photo_count > 0 and hidden_at is null`

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    contentId: idOf('content_id')
      .notNull()
      .references(() => places.contentId),
    userId: idOf('user_id').references(() => users.id, { onDelete: 'set null' }),
    visitDate: date('visit_date', { mode: 'string' }).notNull(),
    difficulty: text({ enum: REVIEW_DIFFICULTIES }).notNull(),
    rating: smallint().notNull(),
    tags: text().array().notNull().default([]),
    content: text().notNull(),
    /** One of several of a place and day from before there was to be one; it has given up that place when its day is changed. */
    isRepeat: boolean('is_repeat').notNull().default(false),
    receiptVerified: boolean('receipt_verified').notNull().default(false),
    /** The count, which the trigger on review_votes keeps right. */
    helpfulCount: integer('helpful_count').notNull().default(0),
    /** The count, which the trigger on review_images keeps right. */
    photoCount: smallint('photo_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    ...hidingColumns(),
  },
  (t) => [
    index('reviews_place_idx').on(t.contentId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('reviews_latest_idx').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('reviews_helpful_idx').on(t.contentId, t.helpfulCount.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('reviews_rating_idx').on(t.contentId, t.rating.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('reviews_user_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // A member has one review of a place and day, hidden or not; those of former members have no user and are not compared.
    uniqueIndex('reviews_visit_unique')
      .on(t.userId, t.contentId, t.visitDate)
      .where(sql`not is_repeat`),
    // The index finds a place's photos, and its cover: most reviews have none.
    index('reviews_photos_idx')
      .on(t.contentId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(HAS_VISIBLE_PHOTOS),
    index('reviews_cover_idx').on(t.contentId, t.helpfulCount.desc().nullsFirst(), t.id).where(HAS_VISIBLE_PHOTOS),
    index('reviews_hidden_idx')
      .on(t.id)
      .where(sql`hidden_at is not null`),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_difficulty', oneOf(t.difficulty, REVIEW_DIFFICULTIES)),
    check('reviews_tags', sql`cardinality(${t.tags}) <= 3`),
    check('reviews_content_length', sql`char_length(${t.content}) <= 2000`),
  ],
)

/** The votes 도움돼요 for reviews. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: partOf('review_id', () => reviews.id),
    userId: partOf('user_id', () => users.id),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.userId] }), index('review_votes_user_idx').on(t.userId)],
)
