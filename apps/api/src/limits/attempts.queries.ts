import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { attempts } from '@honjeo/schema/auth'

export interface Attempts {
  key: string
  count: number
  firstAt: string
  lastAt: string
}

const columns = {
  key: attempts.key,
  count: attempts.count,
  firstAt: isoUtc(attempts.firstAt),
  lastAt: isoUtc(attempts.lastAt),
}

/** What has been counted under these keys and has not expired. */
export const listAttempts = (db: Db, keys: readonly string[], now: Date): Promise<Attempts[]> =>
  db
    .select(columns)
    .from(attempts)
    .where(and(inArray(attempts.key, [...keys]), gt(attempts.expiresAt, now.toISOString())))

/** Counts one more under each key; what has expired starts at one. Returns the counts, this one included. */
export async function addAttempts(
  db: Db,
  windows: readonly { key: string; seconds: number }[],
  now: Date,
): Promise<Attempts[]> {
  if (windows.length === 0) return []
  const at = now.toISOString()
  const isOver = sql`${attempts.expiresAt} <= ${at}::timestamptz`
  // The rows are in one order, or two that count at once would wait for each other for ever.
  const rows = windows
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ key, seconds }) => ({
      key,
      count: 1,
      firstAt: at,
      lastAt: at,
      expiresAt: new Date(now.getTime() + seconds * 1000).toISOString(),
    }))
  return db
    .insert(attempts)
    .values(rows)
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        firstAt: sql`case when ${isOver} then excluded.first_at else ${attempts.firstAt} end`,
        lastAt: sql`excluded.last_at`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${attempts.expiresAt} end`,
      },
    })
    .returning(columns)
}

/** Takes one back that turned out to be none. */
export async function subtractAttempts(db: Db, keys: readonly string[]) {
  const counted = inArray(attempts.key, [...keys])
  // The rows are locked in the order of `addAttempts`, so that the two do not deadlock.
  const inOrder = sql`${attempts.key} collate "C"`
  const locked = db.select({ key: attempts.key }).from(attempts).where(counted).orderBy(inOrder).for('update')
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(inArray(attempts.key, locked))
}

export async function deleteAttempts(db: Db, key: string) {
  await db.delete(attempts).where(eq(attempts.key, key))
}
