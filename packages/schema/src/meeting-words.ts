import { GENDER_RESTRICTIONS, MEETING_TAGS, RING_REASONS, RING_STATES } from '@honjeo/contract/values/enums'
import { MEETING_SENTENCE_MAX } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { attendances } from './attendances.ts'
import { createdAt, id, idOf, instant, literal, oneOf, partOf, scatteredId } from './columns.ts'
import { users } from './users.ts'

const ALL_TAGS = sql.raw(MEETING_TAGS.map((tag) => `'${tag}'`).join(', '))

/**
 * The words that a member wrote of another whom they met; once for a meeting and a pair in each direction. A trigger judges who may, and refuses
 * every change. With either of the two it is gone. See docs/decisions/0064.
 */
export const meetingWords = pgTable(
  'meeting_words',
  {
    id: id(),
    /** The meeting of the one it is about. */
    attendanceId: partOf('attendance_id', () => attendances.id),
    /** The same meeting of the one who wrote; it ties the two together when the room is erased. */
    authorAttendanceId: partOf('author_attendance_id', () => attendances.id),
    authorId: partOf('author_id', () => users.id),
    subjectId: partOf('subject_id', () => users.id),
    tags: text({ enum: MEETING_TAGS }).array().notNull().default([]),
    sentence: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('meeting_words_pair_key').on(t.attendanceId, t.authorId),
    index('meeting_words_author_idx').on(t.authorId),
    index('meeting_words_subject_idx').on(t.subjectId),
    index('meeting_words_back_idx').on(t.authorAttendanceId),
    check('meeting_words_two', sql`${t.authorId} <> ${t.subjectId}`),
    check('meeting_words_something', sql`cardinality(${t.tags}) > 0 or ${t.sentence} is not null`),
    check('meeting_words_tags', sql`${t.tags} <@ array[${ALL_TAGS}]::text[]`),
    check('meeting_words_sentence', sql`char_length(${t.sentence}) between 1 and ${literal(MEETING_SENTENCE_MAX)}`),
  ],
)

/** Accounts that mostly met each other, whose word for each other counts for nothing unless staff dismiss it. */
export const rings = pgTable(
  'rings',
  {
    id: scatteredId(),
    state: text({ enum: RING_STATES }).notNull().default('FOUND'),
    /** The meetings by which it was found, as who may know of them is whom it counts for: all of MIXED, or one gender of those of their rooms too. */
    keptFor: text('kept_for', { enum: GENDER_RESTRICTIONS }).notNull().default('MIXED'),
    reason: text({ enum: RING_REASONS }).notNull(),
    /** The share of all pairs who say that they met, in percent. */
    density: integer().notNull(),
    /** The share of their ties that are to others, in percent. */
    outside: integer().notNull(),
    meetings: integer().notNull(),
    foundAt: instant('found_at').notNull(),
    decidedBy: idOf('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    index('rings_state_idx').on(t.state, t.id),
    index('rings_found_idx').on(t.foundAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('rings_decided_by_idx').on(t.decidedBy),
    check('rings_kept_for', oneOf(t.keptFor, GENDER_RESTRICTIONS)),
    check('rings_state', oneOf(t.state, RING_STATES)),
    check('rings_reason', oneOf(t.reason, RING_REASONS)),
    check('rings_decided', sql`(${t.state} = 'FOUND') = (${t.decidedAt} is null)`),
  ],
)

export const ringMembers = pgTable(
  'ring_members',
  {
    ringId: partOf('ring_id', () => rings.id),
    userId: partOf('user_id', () => users.id),
  },
  (t) => [primaryKey({ columns: [t.ringId, t.userId] }), index('ring_members_user_idx').on(t.userId)],
)

/**
 * Members who have proven nothing but meetings and whose word that they met another counts all the same, since enough
 * others know them. The search for rings writes them again each time; for whom each counts is as with rings. See docs/decisions/0072.
 */
export const voices = pgTable(
  'voices',
  {
    userId: partOf('user_id', () => users.id),
    keptFor: text('kept_for', { enum: GENDER_RESTRICTIONS }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.keptFor] }),
    index('voices_kept_for_idx').on(t.keptFor),
    check('voices_kept_for', oneOf(t.keptFor, GENDER_RESTRICTIONS)),
  ],
)
