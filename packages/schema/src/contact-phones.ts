import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PHONE_ASKS_PER_DAY, PHONE_ASKS_PER_NUMBER, TEXTS_PER_NUMBER } from '@honjeo/contract/values/phone'
import { safetyMessages } from './alerts.ts'
import { createdAt, id, idOf, instant, literal, partOf } from './columns.ts'
import { trustedContacts } from './contacts.ts'
import { users } from './users.ts'

/** The phone of a contact. A number that replaces another is a row of its own, so that the old text's link opens nothing. */
export const contactPhones = pgTable(
  'contact_phones',
  {
    /** The id that the link in a text names. */
    id: id(),
    contactId: partOf('contact_id', () => trustedContacts.id),
    /** The number as its keyed hash, by which numbers are counted and refused. */
    numberHash: text('number_hash').notNull(),
    /** The number, encrypted for this row; null once its owner has refused. */
    sealed: text(),
    createdAt: createdAt(),
    /** The time at which its owner agreed by the link in a text: before that no alarm goes to it. */
    provenAt: instant('proven_at'),
    refusedAt: instant('refused_at'),
  },
  (t) => [
    uniqueIndex('contact_phones_contact_unique').on(t.contactId),
    index('contact_phones_number_idx').on(t.numberHash),
    check('contact_phones_refused', sql`(${t.refusedAt} is null) = (${t.sealed} is not null)`),
    check('contact_phones_proven', sql`${t.provenAt} is null or ${t.refusedAt} is null`),
  ],
)

/** Numbers that want no texts, as keyed hashes and nothing else. */
export const textRefusals = pgTable('text_refusals', {
  numberHash: text('number_hash').primaryKey(),
  createdAt: createdAt(),
})

/**
 * The facts that are known of each text at the gateway. The handle and the call are written before they are used, so that after a silence or a crash
 * the gateway is asked what became of the text before it is sent again.
 */
export const textSendings = pgTable(
  'text_sendings',
  {
    id: id(),
    messageId: partOf('message_id', () => safetyMessages.id),
    createdAt: createdAt(),
    /** The name that the text goes by at the gateway. */
    handle: text(),
    calledAt: instant('called_at'),
    /** The name that the gateway gives what it has taken; by this its receipt is asked for. */
    takenAs: text('taken_as'),
    /** The time at which the receipt is to be asked for; null: it need not be, or not any more. */
    pollAt: instant('poll_at'),
    polls: smallint().notNull().default(0),
  },
  (t) => [
    uniqueIndex('text_sendings_message_unique').on(t.messageId),
    index('text_sendings_poll_idx')
      .on(t.pollAt)
      .where(sql`poll_at is not null`),
    index('text_sendings_handle_idx').on(t.handle),
    check('text_sendings_called', sql`${t.calledAt} is null or ${t.handle} is not null`),
    check('text_sendings_taken', sql`${t.takenAs} is null or ${t.calledAt} is not null`),
    check('text_sendings_poll', sql`${t.pollAt} is null or ${t.takenAs} is not null`),
  ],
)

/** The cost of a member's texts on a day, in won: a text is paid for here before it is sent, or is not sent. */
export const textBudgets = pgTable(
  'text_budgets',
  {
    userId: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day in Korea. */
    day: date({ mode: 'string' }).notNull(),
    /** The sum that may be spent, as the operator had it when the day began. */
    cap: integer().notNull(),
    spent: integer().notNull(),
    /** The cost of questions and tests, which `spent` holds as well. */
    spentOnTests: integer('spent_on_tests').notNull(),
    /** The number of questions whether a number agrees. */
    asks: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    index('text_budgets_day_idx').on(t.day),
    check('text_budgets_spent', sql`${t.spent} between 0 and ${t.cap}`),
    check('text_budgets_tests', sql`${t.spentOnTests} between 0 and ${t.spent} and ${t.spentOnTests} * 2 <= ${t.cap}`),
    check('text_budgets_asks', sql`${t.asks} between 0 and ${literal(PHONE_ASKS_PER_DAY)}`),
  ],
)

/** The texts that a number was sent on a day by all members, also by those who have left. */
export const textNumbers = pgTable(
  'text_numbers',
  {
    numberHash: text('number_hash').notNull(),
    /** The day in Korea. */
    day: date({ mode: 'string' }).notNull(),
    texts: smallint().notNull(),
    /** The number of questions whether it agrees. */
    asks: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.numberHash, t.day] }),
    index('text_numbers_day_idx').on(t.day),
    check('text_numbers_texts', sql`${t.texts} between 0 and ${literal(TEXTS_PER_NUMBER)}`),
    check('text_numbers_asks', sql`${t.asks} between 0 and ${literal(PHONE_ASKS_PER_NUMBER)}`),
  ],
)
