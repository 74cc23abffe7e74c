import { SOLO_FACT_ANSWERS_MIN, SOLO_FACT_SAID_ABOVE } from '@honjeo/contract/values/limits'
import { SOLO_FACTS } from '@honjeo/contract/values/solo-facts'
import { sql } from 'drizzle-orm'
import { boolean, check, date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, literal, oneOf, partOf } from './columns.ts'
import { places } from './places.ts'
import { reviews } from './reviews.ts'
import { users } from './users.ts'

/**
 * The answers of members about places that they have proven to have been at: one answer of a member to each fact of a place, on the evidence of a
 * review of theirs that a receipt verified. A trigger refuses others. See docs/decisions/0062.
 */
export const soloFactAnswers = pgTable(
  'solo_fact_answers',
  {
    userId: partOf('user_id', () => users.id),
    contentId: partOf('content_id', () => places.contentId),
    fact: text({ enum: SOLO_FACTS }).notNull(),
    answer: boolean().notNull(),
    /** An answer is as old as the visit it is about, and goes with its evidence. */
    reviewId: partOf('review_id', () => reviews.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.contentId, t.fact] }),
    index('solo_fact_answers_place_idx').on(t.contentId),
    index('solo_fact_answers_review_idx').on(t.reviewId),
    check('solo_fact_answers_fact', oneOf(t.fact, SOLO_FACTS)),
  ],
)

/**
 * The counts of the answers together, as `count_solo_facts` of the database makes them: whenever one changes, and each place once a day, as answers
 * lose weight with time.
 */
export const soloFacts = pgTable(
  'solo_facts',
  {
    contentId: partOf('content_id', () => places.contentId),
    fact: text({ enum: SOLO_FACTS }).notNull(),
    yes: integer().notNull(),
    answers: integer().notNull(),
    newest: date({ mode: 'string' }).notNull(),
    /** The lower bounds, by Wilson, of the share of each answer, by weight. */
    yesBound: doublePrecision('yes_bound').notNull(),
    noBound: doublePrecision('no_bound').notNull(),
    says: boolean().generatedAlwaysAs(
      sql`case when answers < ${literal(SOLO_FACT_ANSWERS_MIN)} then null when yes_bound > ${literal(SOLO_FACT_SAID_ABOVE)} then true when no_bound > ${literal(SOLO_FACT_SAID_ABOVE)} then false end`,
    ),
    countedAt: instant('counted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.fact] }),
    index('solo_facts_counted_idx').on(t.countedAt),
    check('solo_facts_fact', oneOf(t.fact, SOLO_FACTS)),
    check('solo_facts_answers', sql`${t.yes} between 0 and ${t.answers}`),
  ],
)
