import { AI_PLANS_PER_DAY, PLANS_MAX } from '@honjeo/contract/values/limits'
import { koreanMidnight } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { appError } from '../lib/errors.ts'
import { countAutomaticPlans } from './ai.queries.ts'
import { countPlans } from './plans.queries.ts'

/**
 * Throws TOO_MANY_PLANS_TODAY where the member had all automatic plans of today, TOO_MANY_PLANS where no more plans
 * fit.
 */
export async function requireAnotherPlan(db: Db, userId: number, now: Date): Promise<void> {
  const today = koreanMidnight(now).toISOString()
  if ((await countAutomaticPlans(db, userId, today)) >= AI_PLANS_PER_DAY) throw appError('TOO_MANY_PLANS_TODAY')
  if ((await countPlans(db, userId)) >= PLANS_MAX) throw appError('TOO_MANY_PLANS')
}
