import { INQUIRY_CATEGORIES, INQUIRY_STATUSES } from '@honjeo/contract/values/enums'
import { INQUIRY_CONTENT_MAX, INQUIRY_TITLE_MAX } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { oneOf } from '../checks.ts'
import { createdAt, id } from '../columns.ts'
import { places } from './places.ts'
import { users } from './users.ts'

/** What members write to staff; a note on a wrong place is one of them. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    category: text({ enum: INQUIRY_CATEGORIES }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    status: text({ enum: INQUIRY_STATUSES }).notNull().default('PENDING'),
    /** The place it is about, where it came from one. */
    placeId: integer('place_id').references(() => places.contentId, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('inquiries_user_idx').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('inquiries_place_idx').on(t.placeId),
    check('inquiries_category', oneOf(t.category, INQUIRY_CATEGORIES)),
    check('inquiries_status', oneOf(t.status, INQUIRY_STATUSES)),
    check('inquiries_title', sql`char_length(${t.title}) between 1 and ${sql.raw(String(INQUIRY_TITLE_MAX))}`),
    check('inquiries_content', sql`char_length(${t.content}) between 1 and ${sql.raw(String(INQUIRY_CONTENT_MAX))}`),
  ],
)
