import { GENDER_RESTRICTIONS, JOIN_POLICIES, REQUIRED_PROOFS, ROOM_REQUEST_STATES } from '@honjeo/contract/values/enums'
import {
  NOTICE_MAX,
  ROOM_DESCRIPTION_MAX,
  ROOM_MEETING_POINT_MAX,
  ROOM_MEMBERS_MAX,
  ROOM_MEMBERS_MIN,
  ROOM_REQUEST_TEXT_MAX,
  ROOM_TITLE_MAX,
} from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, idOf, instant, literal, oneOf, partOf, scatteredId } from './columns.ts'
import { places } from './places.ts'
import { users } from './users.ts'

export const chatRooms = pgTable(
  'chat_rooms',
  {
    id: scatteredId(),
    /** The host; null once the last member has left. */
    hostId: idOf('host_id').references(() => users.id, { onDelete: 'set null' }),
    contentId: idOf('content_id')
      .notNull()
      .references(() => places.contentId),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** The words that say where exactly one meets: for those inside alone. */
    meetingPoint: text('meeting_point').notNull().default(''),
    scheduledAt: instant('scheduled_at').notNull(),
    /** The time at which the host last set another time; null where it is the first one. */
    movedAt: instant('moved_at'),
    maxParticipants: integer('max_participants').notNull(),
    /** The number of members, which the trigger on room_members counts; the check below is what no join can get past. */
    participantCount: integer('participant_count').notNull().default(0),
    genderRestriction: text('gender_restriction', { enum: GENDER_RESTRICTIONS }).notNull().default('MIXED'),
    completedAt: instant('completed_at'),
    joinPolicy: text('join_policy', { enum: JOIN_POLICIES }).notNull().default('INSTANT'),
    /** True where new members come in by the host's answer alone. */
    approvesNewcomers: boolean('approves_newcomers').notNull().default(false),
    /** True where those who meet go on by one car together. */
    sharesCar: boolean('shares_car').notNull().default(false),
    /** The proof that those must have given who come in. The function has_proof of the database judges. */
    requiredProof: text('required_proof', { enum: REQUIRED_PROOFS }).notNull().default('NONE'),
    /** True where those who come in read what was said before, too. */
    showsEarlierMessages: boolean('shows_earlier_messages').notNull().default(false),
    /** Sequence number of the newest message; raised in the transaction that stores one. */
    lastSeq: integer('last_seq').notNull().default(0),
    lastMessageAt: instant('last_message_at'),
    /** Counts the changes to messages that were already there: reactions and deletions. */
    lastRevision: integer('last_revision').notNull().default(0),
    /** The notice that the host has pinned. */
    notice: text(),
    noticeAt: instant('notice_at'),
    /** The time at which the host deleted the room; its messages stay for a while so that they can be reported. */
    deletedAt: instant('deleted_at'),
    /** The time at which staff hid it: it is out of sight, also of its members, until they bring it back. */
    hiddenAt: instant('hidden_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('chat_rooms_created_idx').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('chat_rooms_open_idx').on(t.scheduledAt, t.id),
    // Visitors get rooms in the order of the part of the day.
    index('chat_rooms_part_idx').on(sql`korean_part(scheduled_at)`, t.id),
    index('chat_rooms_place_idx').on(t.contentId, t.scheduledAt, t.id),
    index('chat_rooms_host_idx').on(t.hostId),
    index('chat_rooms_deleted_idx')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
    index('chat_rooms_left_idx')
      .on(t.id)
      .where(sql`host_id is null`),
    index('chat_rooms_hidden_idx')
      .on(t.id)
      .where(sql`hidden_at is not null`),
    check('chat_rooms_title_length', sql`char_length(${t.title}) between 1 and ${literal(ROOM_TITLE_MAX)}`),
    check('chat_rooms_description_length', sql`char_length(${t.description}) <= ${literal(ROOM_DESCRIPTION_MAX)}`),
    check('chat_rooms_meeting_point_length', sql`char_length(${t.meetingPoint}) <= ${literal(ROOM_MEETING_POINT_MAX)}`),
    check(
      'chat_rooms_max',
      sql`${t.maxParticipants} between ${literal(ROOM_MEMBERS_MIN)} and ${literal(ROOM_MEMBERS_MAX)}`,
    ),
    check('chat_rooms_not_over_max', sql`${t.participantCount} between 0 and ${t.maxParticipants}`),
    check('chat_rooms_notice', sql`(${t.notice} is null) = (${t.noticeAt} is null)`),
    check('chat_rooms_notice_length', sql`char_length(${t.notice}) between 1 and ${literal(NOTICE_MAX)}`),
    check('chat_rooms_policy', oneOf(t.joinPolicy, JOIN_POLICIES)),
    check(
      'chat_rooms_by_approval',
      sql`${t.joinPolicy} = 'APPROVAL' or (${t.genderRestriction} = 'MIXED' and not ${t.sharesCar})`,
    ),
    check('chat_rooms_proof', oneOf(t.requiredProof, REQUIRED_PROOFS)),
    check('chat_rooms_gender', oneOf(t.genderRestriction, GENDER_RESTRICTIONS)),
  ],
)

export const roomMembers = pgTable(
  'room_members',
  {
    roomId: partOf('room_id', () => chatRooms.id),
    userId: partOf('user_id', () => users.id),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    lastReadSeq: integer('last_read_seq').notNull().default(0),
    /** The first message that they may read. The trigger room_members_read_from sets it for who comes in with 0. */
    readsFromSeq: integer('reads_from_seq').notNull().default(0),
    /** The time to which they have said that they come. It is an answer only while the room still meets then. */
    goingTo: instant('going_to'),
  },
  (t) => [
    primaryKey({ name: 'room_members_pk', columns: [t.roomId, t.userId] }),
    index('room_members_user_idx').on(t.userId),
  ],
)

/**
 * Stays in rooms that have ended, from which messages of that time can be reported. The trigger room_members_stay
 * writes them.
 */
export const roomStays = pgTable(
  'room_stays',
  {
    id: id(),
    roomId: partOf('room_id', () => chatRooms.id),
    userId: partOf('user_id', () => users.id),
    joinedAt: instant('joined_at').notNull(),
    leftAt: instant('left_at').notNull(),
    /** The number of the last message of the stay. */
    lastSeq: integer('last_seq').notNull(),
    /** The room's title and description at that time. A removed member does not see later versions. */
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    /** The first message that they could read; 0 in rows of before, of which it is not known. */
    readsFromSeq: integer('reads_from_seq').notNull().default(0),
    /** Whether they were the host when they left. */
    wasHost: boolean('was_host').notNull().default(false),
  },
  (t) => [
    index('room_stays_user_idx').on(t.userId, t.id.desc().nullsFirst()),
    index('room_stays_room_idx').on(t.roomId, t.userId),
    index('room_stays_left_idx').on(t.leftAt),
  ],
)

/** The people whom a host has removed; they do not come back. */
export const roomBans = pgTable(
  'room_bans',
  {
    roomId: partOf('room_id', () => chatRooms.id),
    userId: partOf('user_id', () => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.roomId, t.userId] }), index('room_bans_user_idx').on(t.userId)],
)

/**
 * Requests to come into a room. Triggers delete them with a block, a removal, a suspension, the end of the room and the
 * entry; what the host has declined stays without its text until the meeting, so that it is not asked again.
 */
export const roomRequests = pgTable(
  'room_requests',
  {
    id: id(),
    roomId: partOf('room_id', () => chatRooms.id),
    userId: partOf('user_id', () => users.id),
    state: text({ enum: ROOM_REQUEST_STATES }).notNull(),
    text: text().notNull().default(''),
    /** Whether the member lets go of their blocks of those who were inside when they asked. */
    liftsBlocks: boolean('lifts_blocks').notNull().default(false),
    createdAt: createdAt(),
    /** The time at which a request ends without an answer; null while it waits for a seat, and once it is declined. */
    expiresAt: instant('expires_at'),
  },
  (t) => [
    uniqueIndex('room_requests_room_user_key').on(t.roomId, t.userId),
    index('room_requests_room_idx').on(t.roomId, t.state, t.id),
    index('room_requests_user_idx').on(t.userId),
    index('room_requests_due_idx')
      .on(t.expiresAt)
      .where(sql`expires_at is not null`),
    check('room_requests_state', oneOf(t.state, ROOM_REQUEST_STATES)),
    check('room_requests_expiry', sql`(${t.state} = 'REQUESTED') = (${t.expiresAt} is not null)`),
    check('room_requests_text', sql`char_length(${t.text}) <= ${literal(ROOM_REQUEST_TEXT_MAX)}`),
    check('room_requests_declined', sql`${t.state} <> 'DECLINED' or ${t.text} = ''`),
  ],
)
