import type { RuleTerms } from '@honjeo/contract/island-rules'
import { RULE_KINDS, RULE_STATES } from '@honjeo/contract/values/rule-kinds'
import { LINK_MAX, RULE_SOURCE_NAME_MAX } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, idOf, instant, literal, oneOf } from './columns.ts'

/**
 * The rules that hold on the island from when to when, who says so, and which two of the staff put them there. A row keeps what it said: a change is
 * a row that takes the place of another. Triggers refuse to change or remove anything but its state. It names staff by number, without a foreign key,
 * as the audit log does.
 */
export const islandRules = pgTable(
  'island_rules',
  {
    id: id(),
    /** A course of Hallasan, an islet, the Olle, or `PLACE:` and an id of the catalogue. */
    subject: text().notNull(),
    kind: text({ enum: RULE_KINDS }).notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }),
    months: smallint().array(),
    terms: jsonb().$type<RuleTerms>().notNull(),
    sourceName: text('source_name').notNull(),
    sourceUrl: text('source_url').notNull(),
    checkedOn: date('checked_on', { mode: 'string' }).notNull(),
    isConfirmed: boolean('is_confirmed').notNull(),
    state: text({ enum: RULE_STATES }).notNull(),
    replacesId: idOf('replaces_id'),
    isRemoval: boolean('is_removal').notNull().default(false),
    /** The rule of those that the app ships with that it is, and what it says; null: staff proposed it. */
    shippedAs: text('shipped_as'),
    shippedDigest: text('shipped_digest'),
    proposedBy: idOf('proposed_by'),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: idOf('decided_by'),
    decidedAt: instant('decided_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    foreignKey({ name: 'island_rules_replaces_fk', columns: [t.replacesId], foreignColumns: [t.id] }),
    // All servers hold these rows in memory.
    index('island_rules_in_force_idx')
      .on(t.id)
      .where(sql`state = 'IN_FORCE'`),
    index('island_rules_state_idx').on(t.state, t.id),
    index('island_rules_subject_idx').on(t.subject, t.id),
    index('island_rules_replaces_idx').on(t.replacesId),
    // Two proposals for one rule would each be confirmed without a look at the other.
    uniqueIndex('island_rules_one_proposal')
      .on(t.replacesId)
      .where(sql`state = 'PENDING'`),
    uniqueIndex('island_rules_shipped').on(t.shippedAs, t.shippedDigest),
    check('island_rules_kind', sql`${oneOf(t.kind, RULE_KINDS)} and ${t.kind} = ${t.terms} ->> 'kind'`),
    check('island_rules_state', oneOf(t.state, RULE_STATES)),
    check('island_rules_days', sql`${t.validFrom} <= ${t.validTo}`),
    check('island_rules_months', sql`${t.months} <@ array[1,2,3,4,5,6,7,8,9,10,11,12]::smallint[]`),
    check(
      'island_rules_source',
      sql`${t.sourceUrl} like 'https://%' and char_length(${t.sourceUrl}) <= ${literal(LINK_MAX)} and char_length(${t.sourceName}) between 1 and ${literal(RULE_SOURCE_NAME_MAX)}`,
    ),
    check(
      'island_rules_removal',
      sql`not ${t.isRemoval} or (${t.replacesId} is not null and ${t.state} <> 'IN_FORCE')`,
    ),
    check(
      'island_rules_shipped_or_proposed',
      sql`num_nonnulls(${t.proposedBy}, ${t.shippedAs}) = 1 and num_nulls(${t.shippedAs}, ${t.shippedDigest}) in (0, 2)`,
    ),
    // What staff propose holds only once another of them has confirmed it.
    check(
      'island_rules_two_staff',
      sql`${t.proposedBy} is null or (${t.state} = 'PENDING') = (${t.decidedBy} is null) and ${t.decidedBy} is distinct from ${t.proposedBy}`,
    ),
    check('island_rules_decided', sql`(${t.state} = 'PENDING') = (${t.decidedAt} is null)`),
    check('island_rules_ended', sql`(${t.state} = 'ENDED') = (${t.endedAt} is not null)`),
  ],
)
