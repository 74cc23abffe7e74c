import { LINK_MAX, RULE_SOURCE_NAME_MAX } from '@honjeo/contract/values/limits'
import { TIMETABLE_STATES } from '@honjeo/contract/values/transit'
import type { Service } from '@honjeo/transit/timetable'
import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, literal, oneOf, partOf } from './columns.ts'

/**
 * Timetables of the island's buses, each published whole: triggers refuse rows for one that was published, and publish none whose
 * lines call where no stop is. Those of before stay for a while, to go back to. No person is in them.
 */
export const transitTimetables = pgTable(
  'transit_timetables',
  {
    id: id(),
    state: text({ enum: TIMETABLE_STATES }).notNull().default('PREPARED'),
    /** A text on what it was made of, in the operator's words. */
    origin: text().notNull(),
    createdAt: createdAt(),
    publishedAt: instant('published_at'),
  },
  (t) => [
    uniqueIndex('transit_timetables_published')
      .on(t.state)
      .where(sql`${t.state} = 'PUBLISHED'`),
    index('transit_timetables_created_idx').on(t.createdAt),
    check('transit_timetables_state', oneOf(t.state, TIMETABLE_STATES)),
    check('transit_timetables_published_at', sql`(${t.state} = 'PREPARED') = (${t.publishedAt} is null)`),
    check('transit_timetables_origin', sql`char_length(${t.origin}) between 1 and 200`),
  ],
)

export const transitStops = pgTable(
  'transit_stops',
  {
    timetableId: partOf('timetable_id', () => transitTimetables.id),
    key: text().notNull(),
    name: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.timetableId, t.key] }),
    check(
      'transit_stops_texts',
      sql`char_length(${t.key}) between 1 and 30 and char_length(${t.name}) between 1 and 60`,
    ),
    check('transit_stops_at', sql`${t.lat} between 32.9 and 34.1 and ${t.lng} between 125.9 and 127.1`),
  ],
)

export const transitLines = pgTable(
  'transit_lines',
  {
    timetableId: partOf('timetable_id', () => transitTimetables.id),
    key: text().notNull(),
    number: text().notNull(),
    headsign: text().notNull(),
    /** Keys of stops in their order. */
    stops: text().array().notNull(),
    /** The days, the buses of each, and how long they take; none: its times are not known. */
    services: jsonb().$type<readonly Service[]>().notNull(),
    sourceName: text('source_name').notNull(),
    sourceUrl: text('source_url').notNull(),
    checkedOn: date('checked_on', { mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.timetableId, t.key] }),
    check(
      'transit_lines_texts',
      sql`char_length(${t.key}) between 1 and 30 and char_length(${t.number}) between 1 and 20 and char_length(${t.headsign}) between 1 and 60`,
    ),
    check('transit_lines_stops', sql`cardinality(${t.stops}) between 2 and 400`),
    check(
      'transit_lines_services',
      sql`jsonb_typeof(${t.services}) = 'array' and jsonb_array_length(${t.services}) <= 40`,
    ),
    // Nothing is said without who says it.
    check(
      'transit_lines_said_by',
      sql`${t.sourceUrl} like 'https://%' and char_length(${t.sourceUrl}) <= ${literal(LINK_MAX)} and char_length(${t.sourceName}) between 1 and ${literal(RULE_SOURCE_NAME_MAX)}`,
    ),
  ],
)
