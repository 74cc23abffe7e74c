import { eq, sql } from 'drizzle-orm'
import type { Database, Db } from '../../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { tourapiSteps, tourapiUsage } from '@honjeo/schema/places'
import { LOCKS, tryLock } from '../../db/try-lock.ts'

interface Step {
  nextPage: number
  watermark: string | null
  /** The ISO instant of the end; null until the step was through once. */
  finishedAt: string | null
}

export async function findStep(db: Db, step: string): Promise<Step> {
  const [row] = await db
    .select({
      nextPage: tourapiSteps.nextPage,
      watermark: tourapiSteps.watermark,
      finishedAt: isoUtc(tourapiSteps.finishedAt),
    })
    .from(tourapiSteps)
    .where(eq(tourapiSteps.step, step))
  return row ?? { nextPage: 1, watermark: null, finishedAt: null }
}

export async function updateStep(db: Db, step: string, progress: Partial<Step> & { nextPage: number }): Promise<void> {
  await db
    .insert(tourapiSteps)
    .values({ step, ...progress })
    .onConflictDoUpdate({ target: tourapiSteps.step, set: progress })
}

/** Counts one more call of the day; false, and not counted, when the budget is spent. Two imports share one count. */
export async function takeCall(db: Db, day: string, budget: number): Promise<boolean> {
  const rows = await db
    .insert(tourapiUsage)
    .values({ day, calls: 1 })
    .onConflictDoUpdate({
      target: tourapiUsage.day,
      set: { calls: sql`${tourapiUsage.calls} + 1` },
      setWhere: sql`${tourapiUsage.calls} < ${budget}`,
    })
    .returning({ day: tourapiUsage.day })
  return rows.length > 0
}

export async function countCalls(db: Db, day: string): Promise<number> {
  const [row] = await db.select({ calls: tourapiUsage.calls }).from(tourapiUsage).where(eq(tourapiUsage.day, day))
  return row?.calls ?? 0
}

/** Lets one import at a time work on a database; undefined when another one does, else what ends the lock. */
export const lockImport = (database: Database) => tryLock(database, LOCKS.import)
