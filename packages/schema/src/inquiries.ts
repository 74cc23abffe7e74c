import { INQUIRY_CATEGORIES, INQUIRY_PRIORITIES, INQUIRY_STATUSES } from '@honjeo/contract/values/enums'
import {
  INQUIRY_ATTACHMENTS_MAX,
  INQUIRY_CONTENT_MAX,
  INQUIRY_REPLY_MAX,
  INQUIRY_TITLE_MAX,
} from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, idOf, instant, literal, oneOf } from './columns.ts'
import { places } from './places.ts'
import { users } from './users.ts'

/** The inquiries that members write to staff; a note on a wrong place is one of them. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    userId: idOf('user_id').references(() => users.id, { onDelete: 'set null' }),
    category: text({ enum: INQUIRY_CATEGORIES }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    status: text({ enum: INQUIRY_STATUSES }).notNull().default('PENDING'),
    priority: text({ enum: INQUIRY_PRIORITIES }).notNull().default('NORMAL'),
    /** The addresses; they are shown, never fetched. */
    attachmentUrls: text('attachment_urls')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The place it is about, where it came from one. */
    placeId: idOf('place_id').references(() => places.contentId, { onDelete: 'set null' }),
    reply: text(),
    repliedAt: instant('replied_at'),
    repliedBy: idOf('replied_by').references(() => users.id, { onDelete: 'set null' }),
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
    /** The time at which it was changed; null: it is as it was written. */
    updatedAt: instant('updated_at'),
  },
  (t) => [
    index('inquiries_user_idx').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('inquiries_place_idx').on(t.placeId),
    index('inquiries_queue_idx').on(t.status, t.createdAt, t.id),
    // What waits is read with the urgent ones first.
    index('inquiries_waiting_idx').on(t.status, sql`(${t.priority} <> 'URGENT')`, t.createdAt, t.id),
    index('inquiries_created_idx').on(t.createdAt, t.id),
    index('inquiries_former_idx')
      .on(t.createdAt)
      .where(sql`user_id is null`),
    index('inquiries_replied_by_idx').on(t.repliedBy),
    check('inquiries_priority', oneOf(t.priority, INQUIRY_PRIORITIES)),
    check('inquiries_replied', sql`(${t.reply} is null) = (${t.repliedAt} is null)`),
    check('inquiries_reply', sql`char_length(${t.reply}) between 1 and ${literal(INQUIRY_REPLY_MAX)}`),
    check('inquiries_attachments', sql`cardinality(${t.attachmentUrls}) <= ${literal(INQUIRY_ATTACHMENTS_MAX)}`),
    check('inquiries_category', oneOf(t.category, INQUIRY_CATEGORIES)),
    check('inquiries_status', oneOf(t.status, INQUIRY_STATUSES)),
    check('inquiries_title', sql`char_length(${t.title}) between 1 and ${literal(INQUIRY_TITLE_MAX)}`),
    check('inquiries_content', sql`char_length(${t.content}) between 1 and ${literal(INQUIRY_CONTENT_MAX)}`),
  ],
)
