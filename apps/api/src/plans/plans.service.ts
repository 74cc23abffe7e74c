import { dayAfter } from '@honjeo/contract/values/days'
import type { PlanChange, PlanDraft } from '@honjeo/contract/plans'
import { PLANS_MAX } from '@honjeo/contract/values/limits'
import type { Db } from '../db/client.ts'
import { lockMember } from '../records/lock-member.ts'
import { appError } from '@honjeo/contract/app-error'
import { dayCount, minuteOrNull, requireJourneyHours, requireJourneyLength, requireNearStart } from './journey-dates.ts'
import { loadPlan, type StoredPlan } from './load-plan.ts'
import { mapPlacesById } from './place-facts.queries.ts'
import { placesOfPoints, requirePoints, toPointColumns } from './plan-points.ts'
import {
  countPlans,
  insertPlan,
  lockPlan,
  replaceSpots,
  updatePlan,
  type PlanColumns,
  type PlanRow,
  type SpotRow,
} from './plans.queries.ts'
import { moveIntoDays, placesOfDays, toSpotRows } from './spot-drafts.ts'

/** Keeps a plan that is new to its owner and answers its id; throws TOO_MANY_PLANS where no more fit. */
export async function storePlan(tx: Db, columns: PlanColumns, spots: readonly SpotRow[]): Promise<number> {
  await lockMember(tx, columns.userId)
  if ((await countPlans(tx, columns.userId)) >= PLANS_MAX) throw appError('TOO_MANY_PLANS')
  return insertPlan(tx, columns, spots)
}

/** A plan made by hand; answers its id. */
export async function writePlan(tx: Db, userId: number, draft: PlanDraft, now: Date): Promise<number> {
  const { startDate, endDate, transportType, pace = 'NORMAL', days = [] } = draft
  const hours = { startMinute: minuteOrNull(draft.startTime), endMinute: minuteOrNull(draft.endTime) }
  requireJourneyLength(draft)
  requireNearStart(startDate, now)
  requireJourneyHours(draft, hours)
  const places = await mapPlacesById(tx, [...placesOfPoints(draft), ...placesOfDays(days)])
  requirePoints(draft, places)
  const length = dayCount(draft)
  const madeAt = now.toISOString()
  return storePlan(
    tx,
    {
      userId,
      title: draft.title ?? defaultTitle(length),
      method: 'MANUAL',
      startDate,
      endDate,
      transportType,
      pace,
      ...toPointColumns(draft),
      ...hours,
      createdAt: madeAt,
      updatedAt: madeAt,
    },
    toSpotRows(days, length, { places, spots: [] }),
  )
}

/**
 * Answers the plan's new version; throws PLAN_CHANGED_ELSEWHERE where it was changed since the one that this change was
 * made from.
 */
export async function changePlan(tx: Db, userId: number, planId: number, change: PlanChange, now: Date) {
  await lockPlan(tx, planId, userId)
  const { plan, spots: earlier } = await loadPlan(tx, planId, userId)
  if (plan.version !== change.version) throw appError('PLAN_CHANGED_ELSEWHERE')

  const journey = journeyOf(change, plan, now)
  const { title = plan.title, transportType = plan.transportType, pace = plan.pace, days } = change
  const places = await mapPlacesById(tx, [...placesOfPoints(change), ...placesOfDays(days ?? [])])
  requirePoints(change, places, plan)
  const spots = days
    ? toSpotRows(days, dayCount(journey), { places, spots: earlier })
    : moveIntoDays(earlier, dayCount(journey))
  if (spots !== earlier) await replaceSpots(tx, planId, spots)
  return updatePlan(tx, planId, {
    title,
    transportType,
    pace,
    ...journey,
    ...toPointColumns(change),
    updatedAt: now.toISOString(),
  })
}

/** The dates and hours after a change; what it does not touch is not judged again. */
function journeyOf(change: PlanChange, plan: PlanRow, now: Date) {
  const { startDate = plan.startDate, endDate = plan.endDate, startTime, endTime } = change
  const journey = {
    startDate,
    endDate,
    startMinute: startTime === undefined ? plan.startMinute : minuteOrNull(startTime),
    endMinute: endTime === undefined ? plan.endMinute : minuteOrNull(endTime),
  }
  requireJourneyLength(journey)
  if (startDate !== plan.startDate) requireNearStart(startDate, now)
  const { startMinute, endMinute } = journey
  const isSame = endDate === plan.endDate && startMinute === plan.startMinute && endMinute === plan.endMinute
  if (!isSame || startDate !== plan.startDate) requireJourneyHours(journey, journey)
  return journey
}

/** What a plan is called until its owner calls it something. */
export const defaultTitle = (days: number) => (days === 1 ? '제주 당일치기' : `제주 ${days - 1}박 ${days}일`)

interface NewOwner {
  userId: number
  /** The first day of the copy; without one it is for the same days. */
  startDate: string | undefined
  now: Date
}

/** A plan once more, for another journey or another member; answers its id. */
export async function copyPlan(tx: Db, { plan, spots }: StoredPlan, { userId, startDate, now }: NewOwner) {
  if (startDate !== undefined) requireNearStart(startDate, now)
  const begins = startDate ?? plan.startDate
  const { id: _id, version: _version, shareToken: _token, sharesMemos: _memos, ...columns } = plan
  const madeAt = now.toISOString()
  return storePlan(
    tx,
    {
      ...columns,
      userId,
      // The planner made the first one; what it makes in a day is limited, copies are not.
      method: 'MANUAL',
      startDate: begins,
      endDate: dayAfter(begins, dayCount(plan) - 1),
      createdAt: madeAt,
      updatedAt: madeAt,
    },
    spots,
  )
}
