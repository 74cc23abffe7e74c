import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '../../db/columns.ts'
import { tourapiSteps } from '../../db/schema/tourapi.ts'

interface Step {
  nextPage: number
  watermark: string | null
  /** ISO instant; null until the step was through once. */
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
