import type { StayFact } from '@honjeo/contract/stay-facts'
import { LINK_MAX, RULE_SOURCE_NAME_MAX } from '@honjeo/contract/values/limits'
import { STAY_FACTS, STAY_STRENGTHS } from '@honjeo/contract/values/stay-facts'
import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { literal, oneOf, partOf } from './columns.ts'
import { places } from './places.ts'

/**
 * The facts that are known of a stay, each once, with who says so and when that was last compared. What is not known has no row. Staff write it, the
 * audit log keeps what it was before. See docs/decisions/0068.
 */
export const stayFacts = pgTable(
  'stay_facts',
  {
    contentId: partOf('content_id', () => places.contentId),
    fact: text({ enum: STAY_FACTS }).notNull(),
    value: jsonb().$type<StayFact['value']>().notNull(),
    sourceName: text('source_name').notNull(),
    sourceUrl: text('source_url').notNull(),
    checkedOn: date('checked_on', { mode: 'string' }).notNull(),
    /** The strength by which lists find the stay; null where it speaks against it, and where lists do not ask. */
    strength: text({ enum: STAY_STRENGTHS }).generatedAlwaysAs(
      sql`case when fact in ('OWN_LOCK', 'WOMEN_FLOOR') and value ->> 'has' = 'true' then fact when fact = 'DESK_HOURS' and value ->> 'from' = value ->> 'until' then 'DESK_ALL_DAY' end`,
    ),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.fact] }),
    index('stay_facts_strength_idx')
      .on(t.strength, t.contentId)
      .where(sql`strength is not null`),
    check('stay_facts_fact', oneOf(t.fact, STAY_FACTS)),
    // A fact without its value would be read as one that is known.
    check(
      'stay_facts_value',
      sql`case ${t.fact} when 'SAFETY_CERTIFIED' then ${t.value} ->> 'until' ~ '^\\d{4}-\\d\\d-\\d\\d$' when 'DESK_HOURS' then ${t.value} ->> 'from' ~ '^\\d\\d:\\d\\d$' and ${t.value} ->> 'until' ~ '^\\d\\d:\\d\\d$' when 'LAST_STOP_WALK' then ${t.value} ->> 'stop' <> '' and ${t.value} ->> 'minutes' ~ '^\\d{1,3}$' else jsonb_typeof(${t.value} -> 'has') = 'boolean' end is true`,
    ),
    check(
      'stay_facts_source',
      sql`${t.sourceUrl} like 'https://%' and char_length(${t.sourceUrl}) <= ${literal(LINK_MAX)} and char_length(${t.sourceName}) between 1 and ${literal(RULE_SOURCE_NAME_MAX)}`,
    ),
  ],
)
