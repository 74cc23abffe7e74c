import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { users } from '../db/schema/users.ts'

export const listAccountsOf = (db: Db, emails: readonly string[]) =>
  db
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, [...emails]))
