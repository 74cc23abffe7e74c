import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'

/** Words that members should not have to read, and (allowed) harmless ones that hold such a word; staff edit them. */
export const profanityTerms = pgTable(
  'profanity_terms',
  {
    term: text().primaryKey(),
    isAllowed: boolean('is_allowed').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [check('profanity_terms_length', sql`char_length(${t.term}) between 1 and 30`)],
)
