import type { PlanDetail } from '@honjeo/contract/plan'
import type { PlanNote } from '@honjeo/contract/values/enums'
import { clockTimeOrNull } from './journey-dates.ts'
import { toPlanDays, type PlanView } from './plan-days.ts'
import { pointOf } from './plan-points.ts'
import type { PlanRow } from './plans.queries.ts'
import type { StoredPlan } from './load-plan.ts'

/** A stored plan as its owner sees it. */
export async function toPlanDetail(stored: StoredPlan, view: PlanView): Promise<PlanDetail> {
  const { plan, spots } = stored
  const visited = new Set(spots.map(({ contentId }) => contentId))
  return {
    planId: plan.id,
    version: plan.version,
    title: plan.title,
    startDate: plan.startDate,
    endDate: plan.endDate,
    transportType: plan.transportType,
    method: plan.method,
    pace: plan.pace,
    interests: plan.interests,
    start: pointOf(stored, 'start'),
    end: pointOf(stored, 'end'),
    stay: pointOf(stored, 'stay'),
    startTime: clockTimeOrNull(plan.startMinute),
    endTime: clockTimeOrNull(plan.endMinute),
    days: await toPlanDays(stored, view),
    leftOut: plan.leftOut.filter(({ contentId }) => !visited.has(contentId)),
    notes: notesOf(plan),
    sharePath: plan.shareToken === null ? null : sharePathOf(plan.shareToken),
    sharesMemos: plan.sharesMemos,
    createdAt: plan.createdAt,
    updatedAt: plan.updatedAt,
  }
}

/** The path, as the app's router writes it. */
export const sharePathOf = (token: string) => `/shared-plan/${token}`

/** Returns the notes of a plan; nights are reckoned in a town only until the member says where they are. */
export function notesOf({ transportType, stayHub, stayContentId, notes }: PlanRow): PlanNote[] {
  const hasStay = stayHub !== null || stayContentId !== null
  const assumed = notes.filter((note) => note !== 'TRAIN_IS_BUS')
  return [...(transportType === 'TRAIN' ? (['TRAIN_IS_BUS'] as const) : []), ...(hasStay ? [] : assumed)]
}
