import { IDENTITY_PROVIDERS } from '@honjeo/contract/values/enums'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sessions } from './auth.ts'
import { createdAt, instant, oneOf, partOf } from './columns.ts'
import { users } from './users.ts'

/** Members whose identity a provider has checked. The verified gender and birth date are in `users`. */
export const identityProofs = pgTable(
  'identity_proofs',
  {
    userId: partOf('user_id', () => users.id).primaryKey(),
    /** An HMAC of the person's number at every service (CI), which itself is not kept: one person has one account. */
    personHash: text('person_hash').notNull(),
    provider: text({ enum: IDENTITY_PROVIDERS }).notNull(),
    verifiedAt: instant('verified_at').notNull(),
  },
  (t) => [
    uniqueIndex('identity_proofs_person_unique').on(t.personHash),
    check('identity_proofs_hash', sql`${t.personHash} ~ '^[A-Za-z0-9_-]{43}$'`),
    check('identity_proofs_provider', oneOf(t.provider, IDENTITY_PROVIDERS)),
  ],
)

/** Checks that were begun; one of a login at most, which alone can end it. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The keys with which the provider's answer is fetched and opened, sealed with a key that is not in the database. */
    sealed: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('identity_checks_expires_idx').on(t.expiresAt)],
)
