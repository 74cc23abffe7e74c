import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { loginFailures } from '@honjeo/schema/auth'

export async function findLoginFailures(db: Db, email: string) {
  const [row] = await db
    .select({
      count: loginFailures.failures,
      firstAt: isoUtc(loginFailures.firstAt),
      lastAt: isoUtc(loginFailures.lastAt),
    })
    .from(loginFailures)
    .where(eq(loginFailures.email, email))
  return row
}

/** Counts one more; a row whose window has passed starts at one. */
export async function addLoginFailure(db: Db, email: string, now: Date, windowSeconds: number) {
  const at = now.toISOString()
  const isOver = sql`${loginFailures.firstAt} < ${at}::timestamptz - make_interval(secs => ${windowSeconds})`
  await db
    .insert(loginFailures)
    .values({ email, failures: 1, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: loginFailures.email,
      set: {
        failures: sql`case when ${isOver} then 1 else ${loginFailures.failures} + 1 end`,
        firstAt: sql`case when ${isOver} then ${at}::timestamptz else ${loginFailures.firstAt} end`,
        lastAt: at,
      },
    })
}

export async function deleteLoginFailures(db: Db, email: string) {
  await db.delete(loginFailures).where(eq(loginFailures.email, email))
}
