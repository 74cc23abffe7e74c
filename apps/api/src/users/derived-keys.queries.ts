import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { isUniqueViolation } from '../db/db-errors.ts'
import { lookAlikeFold } from '@honjeo/profanity/look-alike'
import { mailboxOf } from '../records/mailbox.ts'
import { users } from '@honjeo/schema/users'

const BATCH = 500

/** A column of `users` that is derived from another one, and unique. */
interface DerivedKey {
  key: 'nicknameFold' | 'mailbox'
  source: 'nickname' | 'email'
  derive: (value: string) => string
  unique: string
}

/** Fills in the folds of nicknames that the previous version has written. */
export const fillNicknameFolds = (db: Db): Promise<void> =>
  fill(db, { key: 'nicknameFold', source: 'nickname', derive: lookAlikeFold, unique: 'users_nickname_fold_unique' })

/** Fills in the mailboxes of accounts that the previous version has made. */
export const fillMailboxes = (db: Db): Promise<void> =>
  fill(db, { key: 'mailbox', source: 'email', derive: mailboxOf, unique: 'users_mailbox_unique' })

/**
 * Fills in a derived key where it is null. Where two members have the same one, the first gets it; the other stays as
 * they are, and get a key that no value leads to.
 */
async function fill(db: Db, { key, source, derive, unique }: DerivedKey): Promise<void> {
  let isMore = true
  while (isMore) {
    const rows = await db
      .select({ id: users.id, value: sql<string>`${users[source]}` })
      .from(users)
      .where(and(isNull(users[key]), isNotNull(users[source])))
      .orderBy(asc(users.id))
      .limit(BATCH)
    for (const { id, value } of rows) {
      // The condition leaves a row alone whose value was changed meanwhile.
      const keep = (derived: string) =>
        db
          .update(users)
          .set({ [key]: derived } satisfies PgUpdateSetSource<typeof users>)
          .where(and(eq(users.id, id), eq(users[source], value), isNull(users[key])))
      await keep(derive(value)).catch((error: unknown) => {
        if (!isUniqueViolation(error, unique)) throw error
        return keep(`${derive(value)}#${id}`)
      })
    }
    isMore = rows.length === BATCH
  }
}
