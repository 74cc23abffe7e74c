import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { tourapiUsage } from '../../db/schema/tourapi.ts'

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
