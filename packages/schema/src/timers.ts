import { TIMER_ENDINGS, TIMER_STAGES } from '@honjeo/contract/values/enums'
import { TIMER_GRACE_MAX, TIMER_GRACE_MIN, TIMER_NOTE_MAX, TIMER_TITLE_MAX } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, idOf, instant, isWholePosition, literal, oneOf, partOf, positionColumns } from './columns.ts'
import { plans } from './plans.ts'
import { chatRooms } from './rooms.ts'
import { trustedContacts } from './contacts.ts'
import { users } from './users.ts'

/** Timers of members on their way; the server owns the deadline. */
export const timers = pgTable(
  'check_ins',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    title: text().notNull(),
    note: text().notNull().default(''),
    roomId: idOf('room_id').references(() => chatRooms.id, { onDelete: 'set null' }),
    planId: idOf('plan_id').references(() => plans.id, { onDelete: 'set null' }),
    plannedAt: instant('planned_at').notNull(),
    graceMinutes: smallint('grace_minutes').notNull(),
    /** True where no contact is alerted; the ladder ends with the member's own devices. */
    isSolo: boolean('is_solo').notNull().default(false),
    stage: text({ enum: TIMER_STAGES }).notNull().default('ACTIVE'),
    /** The time at which the worker has to look at it; null: nothing comes any more. */
    nextStageAt: instant('next_stage_at'),
    startedAt: createdAt(),
    ...positionColumns(),
    acknowledgedBy: idOf('acknowledged_by').references(() => trustedContacts.id, { onDelete: 'set null' }),
    acknowledgedAt: instant('acknowledged_at'),
    ending: text({ enum: TIMER_ENDINGS }),
    endedAt: instant('ended_at'),
    /** True where the second PIN ended it: its member is shown an end, its contacts are asked to call the police. */
    isDuress: boolean('is_duress').notNull().default(false),
    shownEnding: text('shown_ending', { enum: TIMER_ENDINGS }),
    shownEndedAt: instant('shown_ended_at'),
  },
  (t) => [
    // One that seems to have ended keeps no member from starting another: a refusal would betray it.
    uniqueIndex('check_ins_running_unique')
      .on(t.userId)
      .where(sql`ended_at is null and not is_duress`),
    index('check_ins_user_idx').on(t.userId, t.startedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('check_ins_due_idx')
      .on(t.nextStageAt)
      .where(sql`next_stage_at is not null`),
    index('check_ins_ended_idx').on(t.endedAt),
    index('check_ins_room_idx').on(t.roomId),
    index('check_ins_plan_idx').on(t.planId),
    index('check_ins_acknowledged_idx').on(t.acknowledgedBy),
    check('check_ins_title', sql`char_length(${t.title}) between 1 and ${literal(TIMER_TITLE_MAX)}`),
    check('check_ins_note', sql`char_length(${t.note}) <= ${literal(TIMER_NOTE_MAX)}`),
    check(
      'check_ins_grace',
      sql`${t.graceMinutes} between ${literal(TIMER_GRACE_MIN)} and ${literal(TIMER_GRACE_MAX)}`,
    ),
    check('check_ins_stage', oneOf(t.stage, TIMER_STAGES)),
    check('check_ins_ending', oneOf(t.ending, TIMER_ENDINGS)),
    check('check_ins_shown_ending', oneOf(t.shownEnding, TIMER_ENDINGS)),
    check(
      'check_ins_ended',
      sql`(${t.stage} = 'ENDED') = (${t.endedAt} is not null) and (${t.ending} is null) = (${t.endedAt} is null)
        and (${t.endedAt} is null or ${t.nextStageAt} is null)`,
    ),
    check(
      'check_ins_shown',
      sql`${t.isDuress} = (${t.shownEnding} is not null) and (${t.shownEnding} is null) = (${t.shownEndedAt} is null)`,
    ),
    check('check_ins_position', isWholePosition(t)),
  ],
)

/** The contacts of a timer, as the list was when it began. */
export const timerContacts = pgTable(
  'check_in_contacts',
  {
    /** The id that the link of an alert names. */
    id: id(),
    checkInId: partOf('check_in_id', () => timers.id),
    contactId: partOf('contact_id', () => trustedContacts.id),
    position: smallint().notNull(),
  },
  (t) => [
    uniqueIndex('check_in_contacts_unique').on(t.checkInId, t.contactId),
    index('check_in_contacts_contact_idx').on(t.contactId),
  ],
)

/** The PIN that ends a timer, and the one that only seems to. */
export const safetyPins = pgTable('safety_pins', {
  userId: idOf('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  pinHash: text('pin_hash').notNull(),
  duressHash: text('duress_hash').notNull(),
  /** The number of wrong PINs in a row. */
  failures: smallint().notNull().default(0),
  lockedUntil: instant('locked_until'),
  /** The time until which the PINs, taken away with the second one, seem to be gone: until then an end without one is an end by the second. */
  seemsGoneUntil: instant('seems_gone_until'),
})
