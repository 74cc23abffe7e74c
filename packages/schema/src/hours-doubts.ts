import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdAt, idOf, instant, partOf } from './columns.ts'
import { inquiries } from './inquiries.ts'
import { places } from './places.ts'
import { users } from './users.ts'

/** The members who have said that the hours of a place differ. New hours end all of their rows, by a trigger. See docs/decisions/0063. */
export const hoursDoubts = pgTable(
  'hours_doubts',
  {
    contentId: partOf('content_id', () => places.contentId),
    userId: partOf('user_id', () => users.id),
    /** The inquiry that staff read of it. */
    inquiryId: idOf('inquiry_id').references(() => inquiries.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** The time at which staff said that the hours are right: then the same member does not count again. */
    settledAt: instant('settled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.userId] }),
    index('hours_doubts_user_idx').on(t.userId),
    index('hours_doubts_inquiry_idx').on(t.inquiryId),
    index('hours_doubts_created_idx').on(t.createdAt),
  ],
)
