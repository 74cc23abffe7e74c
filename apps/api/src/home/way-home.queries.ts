import { plans } from '@honjeo/schema/plans'
import { PLAN_DAYS_MAX } from '@honjeo/contract/values/limits'
import { dayAfter } from '@honjeo/contract/values/days'
import { and, asc, between, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

export interface PlanOnTheWay {
  planId: number
  userId: number
  version: number
}

/** Returns the plans by bus with this day among theirs, of members who want pushes, behind an id. */
export function listPlansByBus(db: Db, day: string, afterId: number, limit: number): Promise<PlanOnTheWay[]> {
  return db
    .select({ planId: plans.id, userId: plans.userId, version: plans.version })
    .from(plans)
    .where(
      and(
        gt(plans.id, afterId),
        inArray(plans.transportType, ['BUS', 'TRAIN']),
        between(plans.startDate, dayAfter(day, 1 - PLAN_DAYS_MAX), day),
        gte(plans.endDate, day),
        sql`exists (select from push_subscriptions p where p.user_id = ${plans.userId})`,
      ),
    )
    .orderBy(asc(plans.id))
    .limit(limit)
}

/** Holds a plan as it is until the transaction ends; false where it was changed or deleted since. */
export async function lockVersion(tx: Db, { planId, version }: PlanOnTheWay): Promise<boolean> {
  const rows = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.id, planId), eq(plans.version, version)))
    .for('no key update')
  return rows.length > 0
}
