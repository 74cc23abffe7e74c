import { ATTENDANCE_CLAIMS, ATTENDANCE_OUTCOMES, GENDER_RESTRICTIONS } from '@honjeo/contract/values/enums'
import {
  MEETING_CLOCK_SECONDS,
  MEETING_CODE_CLOSES_HOURS,
  MEETING_CODE_OPENS_MINUTES,
  MEETING_ENTRY_HOURS,
} from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, idOf, instant, literal, oneOf, partOf, scatteredId } from './columns.ts'
import { formerMembers } from './former-members.ts'
import { chatRooms } from './rooms.ts'
import { users } from './users.ts'

/**
 * The people who were to be at a meeting, and what came of it. A row belongs to a person: with a withdrawal it goes to the former member, and comes
 * back with them. See docs/decisions/0058.
 */
export const attendances = pgTable(
  'attendances',
  {
    id: scatteredId(),
    /** The room; null once it is erased, which is earlier than this row. */
    roomId: idOf('room_id').references(() => chatRooms.id, { onDelete: 'set null' }),
    userId: idOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    formerId: idOf('former_id').references(() => formerMembers.id, { onDelete: 'cascade' }),
    meetsAt: instant('meets_at').notNull(),
    /** The room's restriction at that time. Cards leave the meeting out for readers who may not know of such rooms. */
    genderRestriction: text('gender_restriction', { enum: GENDER_RESTRICTIONS }).notNull().default('MIXED'),
    /** Whether they were in the room at that time. */
    wasInside: boolean('was_inside').notNull(),
    /** The time at which they left the room too late. */
    cancelledAt: instant('cancelled_at'),
    /** The outcome, which the trigger on attendance_claims sets. */
    outcome: text({ enum: ATTENDANCE_OUTCOMES }).notNull().default('OPEN'),
    /** The row came from an earlier account of the same person. The room's other members do not learn which account has it now. */
    isCarriedOver: boolean('is_carried_over').notNull().default(false),
  },
  (t) => [
    uniqueIndex('attendances_room_user_key').on(t.roomId, t.meetsAt, t.userId),
    index('attendances_user_idx').on(t.userId, t.meetsAt),
    index('attendances_former_idx').on(t.formerId),
    index('attendances_meets_idx').on(t.meetsAt),
    check('attendances_person', sql`num_nonnulls(${t.userId}, ${t.formerId}) = 1`),
    check('attendances_gender', oneOf(t.genderRestriction, GENDER_RESTRICTIONS)),
    check('attendances_outcome', oneOf(t.outcome, ATTENDANCE_OUTCOMES)),
    check('attendances_reason', sql`${t.wasInside} or ${t.cancelledAt} is not null`),
  ],
)

/** The claims that members make after a meeting of others who were in the room. Triggers judge each and count them. */
export const attendanceClaims = pgTable(
  'attendance_claims',
  {
    attendanceId: partOf('attendance_id', () => attendances.id),
    authorId: partOf('author_id', () => users.id),
    claim: text({ enum: ATTENDANCE_CLAIMS }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.attendanceId, t.authorId] }),
    index('attendance_claims_author_idx').on(t.authorId),
    check('attendance_claims_claim', oneOf(t.claim, ATTENDANCE_CLAIMS)),
  ],
)

/**
 * Two members whose phones have proven that they met: one typed the code that the other showed. A trigger judges each;
 * none is changed.
 */
export const meetingProofs = pgTable(
  'meeting_proofs',
  {
    roomId: partOf('room_id', () => chatRooms.id),
    /** The time of the meeting that the code was for. */
    meetsAt: instant('meets_at').notNull(),
    shownBy: partOf('shown_by', () => users.id),
    typedBy: partOf('typed_by', () => users.id),
    /** The time at which the code was typed, by the device. */
    metAt: instant('met_at').notNull(),
    /** Whether the two phones knew by their positions that they were near each other. The positions are not kept. */
    isNear: boolean('is_near').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.meetsAt, t.typedBy, t.shownBy] }),
    // A pair has one proof, whichever of the two typed, also where the meeting is moved afterwards.
    uniqueIndex('meeting_proofs_once_key').on(
      t.roomId,
      sql`least(${t.shownBy}, ${t.typedBy})`,
      sql`greatest(${t.shownBy}, ${t.typedBy})`,
    ),
    index('meeting_proofs_shown_idx').on(t.shownBy),
    index('meeting_proofs_typed_idx').on(t.typedBy),
    check('meeting_proofs_two', sql`${t.shownBy} <> ${t.typedBy}`),
    check(
      'meeting_proofs_at_the_meeting',
      sql`${t.metAt} >= ${t.meetsAt} - make_interval(mins => ${literal(MEETING_CODE_OPENS_MINUTES)})
        and ${t.metAt} < ${t.meetsAt} + make_interval(hours => ${literal(MEETING_CODE_CLOSES_HOURS)})`,
    ),
    check(
      'meeting_proofs_in_time',
      sql`${t.createdAt} >= ${t.metAt} - make_interval(secs => ${literal(MEETING_CLOCK_SECONDS)})
        and ${t.createdAt} < ${t.metAt} + make_interval(hours => ${literal(MEETING_ENTRY_HOURS)})`,
    ),
  ],
)
