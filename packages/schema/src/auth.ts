import { EMAIL_CODE_PURPOSES } from '@honjeo/contract/values/enums'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { RECOVERY_CODES } from '@honjeo/contract/values/limits'
import { createdAt, id, instant, literal, oneOf, partOf } from './columns.ts'
import { users } from './users.ts'

/** Codes sent by mail; only their HMAC is kept. For each address, purpose and source, only the newest code is valid. */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: id(),
    email: text().notNull(),
    purpose: text({ enum: EMAIL_CODE_PURPOSES }).notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** HMAC of the source of the request; null in rows of the previous version. */
    source: text(),
    /** Hash of the id that the request was answered with, by which the code can be tried from another network. */
    requestHash: text('request_hash'),
  },
  (t) => [
    index('email_codes_email_idx').on(t.email, t.createdAt),
    index('email_codes_created_idx').on(t.createdAt),
    check('email_codes_purpose', oneOf(t.purpose, EMAIL_CODE_PURPOSES)),
    check('email_codes_tries', sql`${t.triesLeft} >= 0`),
  ],
)

/** One-time proof that an address was verified, consumed by sign-up or the password change. */
export const verificationTickets = pgTable(
  'verification_tickets',
  {
    tokenHash: text('token_hash').primaryKey(),
    email: text().notNull(),
    purpose: text({ enum: EMAIL_CODE_PURPOSES }).notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('verification_tickets_created_idx').on(t.createdAt),
    check('verification_tickets_purpose', oneOf(t.purpose, EMAIL_CODE_PURPOSES)),
  ],
)

/** A login on one device; the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: partOf('user_id', () => users.id),
    device: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    revokedAt: instant('revoked_at'),
    /** The time until which staff may act in this session without giving password and code again. */
    provenUntil: instant('proven_until'),
    /**
     * Each renewal moves this on by its share of a minute; while it is too far ahead of now, tokens are kept and not
     * traded. Null before the first renewal.
     */
    renewedUntil: instant('renewed_until'),
    /** The public key of the device's signatures under codes of meetings, and since when it is this one. */
    meetingKey: text('meeting_key'),
    meetingKeyAt: instant('meeting_key_at'),
  },
  (t) => [
    index('sessions_user_idx').on(t.userId, t.lastSeenAt),
    index('sessions_seen_idx').on(t.lastSeenAt),
    check('sessions_meeting_key', sql`num_nonnulls(${t.meetingKey}, ${t.meetingKeyAt}) in (0, 2)`),
  ],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('refresh_tokens_session_idx').on(t.sessionId),
    index('refresh_tokens_used_idx')
      .on(t.usedAt)
      .where(sql`used_at is not null`),
  ],
)

/** Wrong passwords per account over all addresses, the first few of each; kept in the database so that a restart forgets none. */
export const loginFailures = pgTable('login_failures', {
  email: text().primaryKey(),
  failures: integer().notNull(),
  firstAt: instant('first_at').notNull(),
  lastAt: instant('last_at').notNull(),
})

/**
 * The tries from an address, for as long as a limit needs them. The keys are HMACs of kind, address and account: no address can be read from them.
 */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('attempts_expires_idx').on(t.expiresAt), check('attempts_count', sql`${t.count} >= 0`)],
)

/** The facts that Kakao said of a person, until they are signed in or up; bound to the browser that asked. Only hashes of its keys are kept. */
export const kakaoTickets = pgTable(
  'kakao_tickets',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The hash of the cookie of the browser that came back from Kakao. */
    browserHash: text('browser_hash').notNull(),
    kakaoId: text('kakao_id').notNull(),
    email: text(),
    nickname: text(),
    next: text().notNull(),
    /** True for one who is known to be a new person, so that it may live as long as a sign-up. */
    isSignUp: boolean('is_sign_up').notNull().default(false),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('kakao_tickets_expires_idx').on(t.expiresAt)],
)

const AUTHENTICATOR_STATES = ['PENDING', 'ACTIVE'] as const

/** The authenticators whose codes staff show: one that is good, and one at most that is being enrolled. */
export const authenticators = pgTable(
  'authenticators',
  {
    userId: partOf('user_id', () => users.id),
    state: text({ enum: AUTHENTICATOR_STATES }).notNull(),
    /** The secret, sealed with a key that is not in the database. */
    secret: text().notNull(),
    /** The login that began a pending one and may confirm it. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** The time of the last code that was taken, in steps since 1970; this and older ones are good no more. */
    lastStep: integer('last_step'),
    /** The time at which it was begun, or since which it is good. */
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.state] }),
    check('authenticators_state', oneOf(t.state, AUTHENTICATOR_STATES)),
    check('authenticators_session', sql`(${t.state} = 'PENDING') = (${t.sessionId} is not null)`),
    check('authenticators_step', sql`(${t.state} = 'ACTIVE') = (${t.lastStep} is not null)`),
  ],
)

/** Codes each of which opens once in place of a code of the authenticator; the slot is its first character. Only hashes are kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: partOf('user_id', () => users.id),
    slot: smallint().notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.slot] }),
    check('recovery_codes_slot', sql`${t.slot} between 0 and ${literal(RECOVERY_CODES - 1)}`),
  ],
)
