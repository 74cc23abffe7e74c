import { GENDERS, LANGUAGES, MEMBER_ROLES } from '@honjeo/contract/values/enums'
import { BIO_MAX, EMAIL_MAX, NAME_MAX, NICKNAME_MAX } from '@honjeo/contract/values/limits'
import {
  QUESTIONS,
  TRAVELLER_TYPES,
  travellerType,
  type TravellerTypeAnswers,
} from '@honjeo/contract/values/traveller-type'
import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, literal, oneOf, partOf } from './columns.ts'

/** A gender that is not known is no gender: it differs from any that a room is kept for, in each comparison there is. */
export const UNKNOWN_GENDER = 'UNKNOWN'
const STORED_GENDERS = [...GENDERS, UNKNOWN_GENDER] as const
export type StoredGender = (typeof STORED_GENDERS)[number]

export const users = pgTable(
  'users',
  {
    id: id(),
    /** The address; null: a guest, who has the safety net and nothing else, and signs in by no way but the session that made them. */
    email: text(),
    /**
     * The mailbox behind the address, see `mailboxOf`. Null until housekeeping fills it in for rows of the previous
     * version; it ends in the id where another member had the same one before.
     */
    mailbox: text(),
    /** The hash of the password; null: signs in with Kakao alone. */
    passwordHash: text('password_hash'),
    /** Kakao's number of the person, as text: it may outgrow a number of JavaScript. */
    kakaoId: text('kakao_id'),
    role: text({ enum: MEMBER_ROLES }).notNull().default('MEMBER'),
    /** The end of the suspension in force, see `sanctions`; in the past or null: none. */
    suspendedUntil: instant('suspended_until'),
    /** The time at which the member last took their data along. */
    exportedAt: instant('exported_at'),
    /** The name; null until it is given. */
    name: text(),
    nickname: text().notNull(),
    /**
     * The nickname as the eye takes it, see `lookAlikeFold`. Null until housekeeping fills it in for rows of the
     * previous version; it ends in the id where another member had the same look before.
     */
    nicknameFold: text('nickname_fold'),
    /** The gender, which is given together with the birth date, once. */
    gender: text({ enum: STORED_GENDERS }).notNull(),
    birthDate: date('birth_date', { mode: 'string' }),
    bio: text(),
    /** The languages of the app that they speak. */
    languages: text({ enum: LANGUAGES })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    imageUrl: text('image_url'),
    imageName: text('image_name'),
    /** The travel style; null until the questions are answered, which are all at once. */
    userType: text('user_type', { enum: TRAVELLER_TYPES }),
    q1Expect: smallint('q1_expect'),
    q2Habit: smallint('q2_habit'),
    q3Avoid: smallint('q3_avoid'),
    q4Feeling: smallint('q4_feeling'),
    q5Necessity: smallint('q5_necessity'),
    points: integer().notNull().default(0),
    /** The number of solo trips made before Honjeo; those planned with it are counted beside them. */
    soloTripCount: integer('solo_trip_count').notNull().default(0),
    /** The web addresses in all that the member wrote on the first day, also where it was deleted since. */
    firstDayLinks: smallint('first_day_links').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`),
    uniqueIndex('users_mailbox_unique').on(t.mailbox),
    index('users_without_mailbox_idx')
      .on(t.id)
      .where(sql`mailbox is null`),
    uniqueIndex('users_nickname_unique').on(sql`lower(${t.nickname})`),
    uniqueIndex('users_nickname_fold_unique').on(t.nicknameFold),
    index('users_unfolded_idx')
      .on(t.id)
      .where(sql`nickname_fold is null`),
    uniqueIndex('users_kakao_unique').on(t.kakaoId),
    uniqueIndex('users_image_unique').on(t.imageName),
    index('users_nickname_search_idx').on(sql`lower(${t.nickname}) text_pattern_ops`),
    index('users_email_search_idx').on(sql`lower(${t.email}) text_pattern_ops`),
    index('users_created_idx').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('users_suspended_idx')
      .on(t.suspendedUntil)
      .where(sql`suspended_until is not null`),
    index('users_staff_idx')
      .on(t.id)
      .where(sql`role = 'ADMIN'`),
    check(
      'users_signs_in_or_guest',
      sql`${t.email} is null or ${t.passwordHash} is not null or ${t.kakaoId} is not null`,
    ),
    // Without gender and birth date a guest comes into no room: triggers of rooms hold that.
    check(
      'users_guest_has_nothing',
      sql`${t.email} is not null or (${t.role} = 'MEMBER' and ${t.gender} = ${sql.raw(`'${UNKNOWN_GENDER}'`)} and ${t.points} = 0
        and num_nonnulls(${t.mailbox}, ${t.passwordHash}, ${t.kakaoId}, ${t.bio}, ${t.imageName}, ${t.imageUrl}, ${t.userType}) = 0)`,
    ),
    index('users_guests_idx')
      .on(t.createdAt)
      .where(sql`email is null`),
    check('users_role', oneOf(t.role, MEMBER_ROLES)),
    check('users_email_length', sql`char_length(${t.email}) <= ${literal(EMAIL_MAX)}`),
    check('users_name_length', sql`char_length(${t.name}) between 1 and ${literal(NAME_MAX)}`),
    check('users_nickname_length', sql`char_length(${t.nickname}) between 2 and ${literal(NICKNAME_MAX)}`),
    check('users_bio_length', sql`char_length(${t.bio}) <= ${literal(BIO_MAX)}`),
    check(
      'users_languages',
      sql`${t.languages} <@ array[${sql.raw(LANGUAGES.map((language) => `'${language}'`).join(', '))}] and cardinality(${t.languages}) <= ${literal(LANGUAGES.length)}`,
    ),
    check('users_gender', oneOf(t.gender, STORED_GENDERS)),
    check('users_facts_together', sql`(${t.gender} = ${sql.raw(`'${UNKNOWN_GENDER}'`)}) = (${t.birthDate} is null)`),
    check(
      'users_answers_together',
      sql`num_nulls(${t.userType}, ${t.q1Expect}, ${t.q2Habit}, ${t.q3Avoid}, ${t.q4Feeling}, ${t.q5Necessity}) in (0, 6)`,
    ),
    check('users_user_type', oneOf(t.userType, TRAVELLER_TYPES)),
    check('users_points', sql`${t.points} >= 0`),
    check('users_solo_trip_count', sql`${t.soloTripCount} >= 0`),
    ...[t.q1Expect, t.q2Habit, t.q3Avoid, t.q4Feeling, t.q5Necessity].map((column, i) =>
      check(`users_${column.name}`, sql`${column} between 1 and ${literal(QUESTIONS[i]!.options)}`),
    ),
  ],
)

/** Whether the row is of a member: a guest has no address. */
export const isMember = isNotNull(users.email)
/** The address of a row that `isMember` lets through. */
export const memberEmail = sql<string>`${users.email}`

/** The consents: what was agreed to, when, in which version of the text. Rows are added, never changed. */
export const consents = pgTable(
  'consents',
  {
    userId: partOf('user_id', () => users.id),
    type: text().notNull(),
    version: text().notNull(),
    agreed: boolean().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.type, t.createdAt] })],
)

/**
 * Names that a member had before, which texts of others still call them by: written by the trigger users_nickname_ended,
 * and gone as soon as those texts are.
 */
export const formerNicknames = pgTable(
  'former_nicknames',
  {
    userId: partOf('user_id', () => users.id),
    nickname: text().notNull(),
    endedAt: instant('ended_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.nickname] }), index('former_nicknames_ended_idx').on(t.endedAt)],
)

/** Returns the columns in which a member's answers to the questionnaire are stored. */
export const answerColumns = (answers: TravellerTypeAnswers) => ({
  userType: travellerType(answers),
  q1Expect: answers.q1_expect,
  q2Habit: answers.q2_habit,
  q3Avoid: answers.q3_avoid,
  q4Feeling: answers.q4_feeling,
  q5Necessity: answers.q5_necessity,
})
