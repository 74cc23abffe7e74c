import { GENDERS, WITHDRAWAL_REASONS } from '@honjeo/contract/values/enums'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { WITHDRAWAL_DETAIL_MAX } from '@honjeo/contract/values/limits'
import { createdAt, id, idOf, instant, literal, oneOf, partOf } from './columns.ts'
import { reports } from './reports.ts'
import { chatRooms } from './rooms.ts'
import { sanctionChecks, sanctionColumns } from './sanctions.ts'
import { users } from './users.ts'

/**
 * The part of an account that stays for a time after its withdrawal, so that leaving does not undo blocks, bans and sanctions. It holds no name,
 * address or id of the account, only the hashes of `former_keys` recognise the person. See docs/decisions/0034.
 */
export const formerMembers = pgTable(
  'former_members',
  {
    id: id(),
    /** Gender, birth year and majority are null where the row holds only a suspension that outlasts the rest. */
    gender: text({ enum: GENDERS }),
    birthYear: smallint('birth_year'),
    /** Whether the member was 19 on the day of the withdrawal, in Korea. The day of birth itself is not kept. */
    wasAdult: boolean('was_adult'),
    /** Whether staff closed the account because the member was too young for one on that day. */
    wasChild: boolean('was_child').notNull().default(false),
    /** The day of the withdrawal in Korea. */
    leftOn: date('left_on', { mode: 'string' }).notNull(),
    suspendedUntil: instant('suspended_until'),
    /** The account that has taken this up. Such a row only keeps the other keys of the same person. */
    takenBy: idOf('taken_by').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('former_members_expires_idx').on(t.expiresAt),
    index('former_members_taken_idx').on(t.takenBy),
    check('former_members_gender', oneOf(t.gender, GENDERS)),
    check('former_members_facts', sql`num_nulls(${t.gender}, ${t.birthYear}, ${t.wasAdult}) in (0, 3)`),
  ],
)

/** HMACs of the addresses and of Kakao's numbers by which a former member is recognised. */
export const formerKeys = pgTable(
  'former_keys',
  {
    keyHash: text('key_hash').notNull(),
    formerId: partOf('former_id', () => formerMembers.id),
  },
  (t) => [
    primaryKey({ columns: [t.keyHash, t.formerId] }),
    index('former_keys_former_idx').on(t.formerId),
    check('former_keys_hash', sql`${t.keyHash} ~ '^[A-Za-z0-9_-]{43}$'`),
  ],
)

/** Blocks where one side, or both, has withdrawn. */
export const formerBlocks = pgTable(
  'former_blocks',
  {
    id: id(),
    blockerId: idOf('blocker_id').references(() => users.id, { onDelete: 'cascade' }),
    blockerFormerId: idOf('blocker_former_id').references(() => formerMembers.id, { onDelete: 'cascade' }),
    blockedId: idOf('blocked_id').references(() => users.id, { onDelete: 'cascade' }),
    blockedFormerId: idOf('blocked_former_id').references(() => formerMembers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** True where the blocked member has withdrawn since, as in `blocks`. */
    isCarriedOver: boolean('is_carried_over').notNull(),
  },
  (t) => [
    index('former_blocks_blocker_idx').on(t.blockerId),
    index('former_blocks_blocker_former_idx').on(t.blockerFormerId),
    index('former_blocks_blocked_idx').on(t.blockedId),
    index('former_blocks_blocked_former_idx').on(t.blockedFormerId),
    check('former_blocks_blocker', sql`num_nonnulls(${t.blockerId}, ${t.blockerFormerId}) = 1`),
    check('former_blocks_blocked', sql`num_nonnulls(${t.blockedId}, ${t.blockedFormerId}) = 1`),
    check('former_blocks_left', sql`num_nonnulls(${t.blockerFormerId}, ${t.blockedFormerId}) > 0`),
  ],
)

/** Rooms from which a former member was removed. */
export const formerRoomBans = pgTable(
  'former_room_bans',
  {
    formerId: partOf('former_id', () => formerMembers.id),
    roomId: partOf('room_id', () => chatRooms.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.formerId, t.roomId] }), index('former_room_bans_room_idx').on(t.roomId)],
)

/** Sanctions of a former member, as in `sanctions`. */
export const formerSanctions = pgTable(
  'former_sanctions',
  {
    id: id(),
    formerId: partOf('former_id', () => formerMembers.id),
    ...sanctionColumns(),
  },
  (t) => [
    index('former_sanctions_former_idx').on(t.formerId),
    index('former_sanctions_staff_idx').on(t.staffId),
    index('former_sanctions_report_idx').on(t.reportId),
    ...sanctionChecks('former_sanctions', t),
  ],
)

/** Reports about a former member that were open at the withdrawal. */
export const formerReports = pgTable(
  'former_reports',
  {
    formerId: partOf('former_id', () => formerMembers.id),
    reportId: partOf('report_id', () => reports.id),
  },
  (t) => [primaryKey({ columns: [t.formerId, t.reportId] }), index('former_reports_report_idx').on(t.reportId)],
)

/** The reasons why people left, without who: not even the time of day, which would give them away. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    reason: text({ enum: WITHDRAWAL_REASONS }).notNull(),
    detail: text(),
    day: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    index('withdrawals_day_idx').on(t.day),
    check('withdrawals_reason', oneOf(t.reason, WITHDRAWAL_REASONS)),
    check('withdrawals_other', sql`${t.reason} <> 'OTHER' or ${t.detail} is not null`),
    check('withdrawals_detail', sql`char_length(${t.detail}) between 1 and ${literal(WITHDRAWAL_DETAIL_MAX)}`),
  ],
)
