import type { PlanLeftOut, PlanReason } from '@honjeo/contract/plan'
import { INTERESTS, PACES, PLAN_HUBS, PLAN_METHODS, PLAN_NOTES, TRANSPORT_TYPES } from '@honjeo/contract/values/enums'
import { PLAN_DAYS_MAX, PLAN_MEMO_MAX, PLAN_SPOT_TITLE_MAX, PLAN_TITLE_MAX } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, idOf, instant, literal, oneOf, partOf } from './columns.ts'
import { places } from './places.ts'
import { users } from './users.ts'

const LAST_MINUTE = 24 * 60 - 1

export const plans = pgTable(
  'plans',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    /** The version, which each change raises. */
    version: integer().notNull().default(1),
    title: text().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    transportType: text('transport_type', { enum: TRANSPORT_TYPES }).notNull(),
    method: text({ enum: PLAN_METHODS }).notNull(),
    pace: text({ enum: PACES }).notNull(),
    interests: text({ enum: INTERESTS }).array().notNull().default([]),
    /** The points where the journey begins and ends, and where its nights are: a hub or a place, or nowhere in particular. */
    startHub: text('start_hub', { enum: PLAN_HUBS }),
    startContentId: idOf('start_content_id').references(() => places.contentId, { onDelete: 'set null' }),
    endHub: text('end_hub', { enum: PLAN_HUBS }),
    endContentId: idOf('end_content_id').references(() => places.contentId, { onDelete: 'set null' }),
    stayHub: text('stay_hub', { enum: PLAN_HUBS }),
    stayContentId: idOf('stay_content_id').references(() => places.contentId, { onDelete: 'set null' }),
    startMinute: smallint('start_minute'),
    endMinute: smallint('end_minute'),
    leftOut: jsonb('left_out').$type<PlanLeftOut[]>().notNull().default([]),
    notes: text({ enum: PLAN_NOTES }).array().notNull().default([]),
    /** The token of the public page: everyone who knows it may read the plan. */
    shareToken: text('share_token'),
    sharesMemos: boolean('shares_memos').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('plans_user_idx').on(t.userId, t.startDate.desc(), t.id.desc()),
    // The index finds who goes back by bus on a day: of all journeys alone those that begin within two weeks before it.
    index('plans_by_bus_idx')
      .on(t.startDate)
      .where(sql`transport_type in ('BUS', 'TRAIN')`),
    index('plans_made_idx').on(t.userId, t.createdAt),
    index('plans_days_idx').on(t.endDate, t.startDate),
    uniqueIndex('plans_share_token_unique').on(t.shareToken),
    index('plans_start_place_idx').on(t.startContentId),
    index('plans_end_place_idx').on(t.endContentId),
    index('plans_stay_place_idx').on(t.stayContentId),
    check('plans_title_length', sql`char_length(${t.title}) between 1 and ${literal(PLAN_TITLE_MAX)}`),
    check('plans_dates', sql`${t.endDate} - ${t.startDate} between 0 and ${literal(PLAN_DAYS_MAX - 1)}`),
    check('plans_transport_type', oneOf(t.transportType, TRANSPORT_TYPES)),
    check('plans_method', oneOf(t.method, PLAN_METHODS)),
    check('plans_pace', oneOf(t.pace, PACES)),
    check('plans_start', sql`num_nonnulls(${t.startHub}, ${t.startContentId}) <= 1`),
    check('plans_end', sql`num_nonnulls(${t.endHub}, ${t.endContentId}) <= 1`),
    check('plans_stay', sql`num_nonnulls(${t.stayHub}, ${t.stayContentId}) <= 1`),
    check('plans_start_hub', oneOf(t.startHub, PLAN_HUBS)),
    check('plans_end_hub', oneOf(t.endHub, PLAN_HUBS)),
    check('plans_stay_hub', oneOf(t.stayHub, PLAN_HUBS)),
    check(
      'plans_minutes',
      sql`${t.startMinute} between 0 and ${literal(LAST_MINUTE)} and ${t.endMinute} between 0 and ${literal(LAST_MINUTE)}`,
    ),
    check('plans_share_token', sql`${t.shareToken} ~ '^[A-Za-z0-9_-]{22}$'`),
  ],
)

/** The stops of a plan, in the order of their day. A change replaces them all, in the transaction that raises the version. */
export const planSpots = pgTable(
  'plan_spots',
  {
    planId: partOf('plan_id', () => plans.id),
    /** The id that the client made that added it. */
    spotId: text('spot_id').notNull(),
    dayIndex: smallint('day_index').notNull(),
    position: smallint().notNull(),
    /** The place; null for a stop in one's own words, and once the place is gone for good. */
    contentId: idOf('content_id').references(() => places.contentId, { onDelete: 'set null' }),
    /** The title as it was when the stop was added. */
    title: text().notNull(),
    memo: text().notNull().default(''),
    startMinute: smallint('start_minute'),
    endMinute: smallint('end_minute'),
    /** The reasons why the planner chose the place; why then is seen from the plan as it is. */
    reasons: jsonb().$type<PlanReason[]>().notNull().default([]),
    reasonText: text('reason_text'),
  },
  (t) => [
    primaryKey({ columns: [t.planId, t.spotId] }),
    uniqueIndex('plan_spots_position_unique').on(t.planId, t.dayIndex, t.position),
    index('plan_spots_place_idx').on(t.contentId),
    check('plan_spots_id', sql`${t.spotId} ~ '^[A-Za-z0-9_-]{1,64}$'`),
    check('plan_spots_day', sql`${t.dayIndex} between 0 and ${literal(PLAN_DAYS_MAX - 1)}`),
    check('plan_spots_position', sql`${t.position} >= 0`),
    check('plan_spots_title_length', sql`char_length(${t.title}) between 1 and ${literal(PLAN_SPOT_TITLE_MAX)}`),
    check('plan_spots_memo_length', sql`char_length(${t.memo}) <= ${literal(PLAN_MEMO_MAX)}`),
    check(
      'plan_spots_minutes',
      sql`${t.startMinute} between 0 and ${literal(LAST_MINUTE)} and ${t.endMinute} between 0 and ${literal(LAST_MINUTE)}`,
    ),
  ],
)
