import { and, eq, exists, gte, notExists, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { notices, textVersions } from '../db/schema/staff.ts'
import { consents, users } from '../db/schema/users.ts'

/** A condition on `users`: members who agreed to a version of the texts, all of which are older than this one. */
export function agreedToOlder(db: Db, version: string): SQL {
  const own = db
    .select({ version: consents.version })
    .from(consents)
    .where(and(eq(consents.userId, users.id), eq(consents.type, 'PRIVACY')))
  const newer = db
    .select({ version: consents.version })
    .from(consents)
    .where(and(eq(consents.userId, users.id), eq(consents.type, 'PRIVACY'), gte(consents.version, version)))
  return sql`${exists(own)} and ${notExists(newer)}`
}

/** Whether this is the first to say so; another server that says so at the same moment waits, and hears no. */
export async function markVersionTold(tx: Db, version: string, now: string): Promise<boolean> {
  const { rowCount } = await tx.insert(textVersions).values({ version, toldAt: now }).onConflictDoNothing()
  return rowCount === 1
}

export async function hasMembers(tx: Db, only: SQL): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).where(only).limit(1)).length > 0
}

interface Told {
  title: string
  content: string
}

/** A notice; all whom it concerns are notified in the same transaction. */
export async function insertToldNotice(tx: Db, { title, content }: Told, now: string): Promise<number> {
  const [row] = await tx
    .insert(notices)
    .values({ title, content, publishedAt: now, toldAt: now, createdAt: now, updatedAt: now })
    .returning({ id: notices.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}
