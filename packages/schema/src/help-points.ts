import { HELP_KINDS, type HelpWeek } from '@honjeo/contract/values/help-kinds'
import {
  HELP_ADDRESS_MAX,
  HELP_NAME_MAX,
  HELP_SPOT_MAX,
  LINK_MAX,
  RULE_SOURCE_NAME_MAX,
} from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  point,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant, literal, oneOf } from './columns.ts'
import { LONGITUDE_SCALE } from './places.ts'

/** Emergency rooms, pharmacies and what else helps: what ships with the app, and what open data know. No person is in it. */
export const helpPoints = pgTable(
  'help_points',
  {
    id: id(),
    kind: text({ enum: HELP_KINDS }).notNull(),
    /** The set it belongs to: `shipped`, or the data set it came from. */
    dataSet: text('data_set').notNull(),
    /** The key by which the data set calls it. */
    sourceKey: text('source_key').notNull(),
    name: text().notNull(),
    address: text(),
    phone: text(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** True where it is to be looked for by its address. */
    isRough: boolean('is_rough').notNull().default(false),
    location: point({ mode: 'tuple' })
      .notNull()
      .generatedAlwaysAs(sql.raw(`point(lng * ${LONGITUDE_SCALE}, lat)`)),
    spot: text(),
    hours: jsonb().$type<HelpWeek>(),
    sourceName: text('source_name').notNull(),
    sourceUrl: text('source_url').notNull(),
    dataDate: date('data_date', { mode: 'string' }).notNull(),
  },
  (t) => [
    uniqueIndex('help_points_source').on(t.dataSet, t.sourceKey),
    // Each kind has an index: the index of all would pass thousands of bells on its way to the next hospital.
    ...HELP_KINDS.map((kind) =>
      index(`help_points_${kind.toLowerCase()}_idx`)
        .using('gist', t.location)
        .where(sql.raw(`kind = '${kind}'`)),
    ),
    check('help_points_kind', oneOf(t.kind, HELP_KINDS)),
    check('help_points_lat', sql`${t.lat} between 32.9 and 34.1`),
    check('help_points_lng', sql`${t.lng} between 125.9 and 127.1`),
    check('help_points_phone', sql`${t.phone} ~ '^[0-9]{2,4}(-[0-9]{3,4}){0,2}$'`),
    check('help_points_hours', sql`jsonb_array_length(${t.hours}) = 8`),
    check(
      'help_points_texts',
      sql`char_length(${t.name}) between 1 and ${literal(HELP_NAME_MAX)} and char_length(${t.address}) <= ${literal(HELP_ADDRESS_MAX)} and char_length(${t.spot}) <= ${literal(HELP_SPOT_MAX)}`,
    ),
    // Nothing is said without who says it.
    check(
      'help_points_said_by',
      sql`${t.sourceUrl} like 'https://%' and char_length(${t.sourceUrl}) <= ${literal(LINK_MAX)} and char_length(${t.sourceName}) between 1 and ${literal(RULE_SOURCE_NAME_MAX)}`,
    ),
  ],
)

/** The times at which each data set was brought in, and at which it is due again. */
export const helpImports = pgTable(
  'help_imports',
  {
    /** The data set. */
    id: text().primaryKey(),
    /** The time at which it is tried next; while one server is at it, when another may take it up. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** The number of tries that failed since the last that did not. */
    attempts: integer().notNull().default(0),
    succeededAt: instant('succeeded_at'),
    rows: integer(),
    /** The reason why the last try failed, for the operator; null: it did not. */
    problem: text(),
  },
  (t) => [
    index('help_imports_due_idx').on(t.dueAt),
    check('help_imports_attempts', sql`${t.attempts} between 0 and 1000`),
  ],
)
