import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'

/** Addresses that want no more mails from members who name them, as keyed hashes and nothing else. */
export const mailRefusals = pgTable('mail_refusals', {
  addressHash: text('address_hash').primaryKey(),
  createdAt: createdAt(),
})

/**
 * Mails that are to be sent: written in the transaction of what they report, gone as soon as they are sent or given up.
 */
export const mails = pgTable(
  'mails',
  {
    /** Names the mail to the one who gets it, so that one that comes twice is seen to be one. */
    id: uuid().primaryKey(),
    /** The one it is for and what it says, encrypted: it may hold a code. */
    sealed: text().notNull(),
    /** The key of mails of which the newest alone counts. */
    topic: text().unique('mails_topic_unique'),
    createdAt: createdAt(),
    /** The time at which it is to be tried. A claim moves it ahead, so that another server sees it should this one die. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** The time from which on it is not sent any more. */
    expiresAt: instant('expires_at').notNull(),
    attempts: smallint().notNull().default(0),
  },
  (t) => [index('mails_due_idx').on(t.dueAt), check('mails_attempts', sql`${t.attempts} >= 0`)],
)
