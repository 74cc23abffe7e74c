import type { SharedPlan } from '@honjeo/contract/plan'
import { toPlanDays } from './plan-days.ts'
import { notesOf } from './plan-detail.ts'
import type { RoadTimes } from './router/road-times.ts'
import type { StoredPlan } from './stored-plan.ts'

/** `stored` is the public part. */
export async function toSharedPlan(
  stored: StoredPlan,
  viewerId: number | null,
  roads: Pick<RoadTimes, 'legs'>,
): Promise<SharedPlan> {
  const { plan } = stored
  return {
    title: plan.title,
    startDate: plan.startDate,
    endDate: plan.endDate,
    transportType: plan.transportType,
    days: await toPlanDays(stored, roads),
    notes: notesOf(plan),
    isMine: plan.userId === viewerId,
  }
}
