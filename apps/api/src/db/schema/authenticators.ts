import { RECOVERY_CODES } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '../checks.ts'
import { createdAt, idOf, instant } from '../columns.ts'
import { sessions } from './auth.ts'
import { users } from './users.ts'

export const AUTHENTICATOR_STATES = ['PENDING', 'ACTIVE'] as const

/** What staff show codes of: one that is good, and one at most that is being enrolled. */
export const authenticators = pgTable(
  'authenticators',
  {
    userId: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: AUTHENTICATOR_STATES }).notNull(),
    /** Sealed with a key that is not in the database. */
    secret: text().notNull(),
    /** For a pending one, the login that began and may confirm it. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** The time of the last code that was taken, in steps since 1970; this and older ones are good no more. */
    lastStep: integer('last_step'),
    /** When it was begun, or since when it is good. */
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.state] }),
    check('authenticators_state', oneOf(t.state, AUTHENTICATOR_STATES)),
    check('authenticators_session', sql`(${t.state} = 'PENDING') = (${t.sessionId} is not null)`),
    check('authenticators_step', sql`(${t.state} = 'ACTIVE') = (${t.lastStep} is not null)`),
  ],
)

/** Each opens once in place of a code; the slot is its first character. Only hashes are kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    slot: smallint().notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.slot] }),
    check('recovery_codes_slot', sql`${t.slot} between 0 and ${sql.raw(String(RECOVERY_CODES - 1))}`),
  ],
)
