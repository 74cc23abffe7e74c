import { minuteOf } from '@honjeo/contract/values/clock-time'
import { dayAfter } from '@honjeo/contract/values/days'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { places } from '@honjeo/schema/places'
import { plans, planSpots } from '@honjeo/schema/plans'
import { instantOf } from '@honjeo/demo-content/days'
import { memberId, type MemberIds } from './insert-members.ts'
import { DEMO_NICKNAME } from '@honjeo/demo-content/members'
import { type DemoPlan, demoPlans, type DemoStop } from '@honjeo/demo-content/plans'

const minuteOrNull = (time: string | undefined) => (time === undefined ? null : minuteOf(time))

const placeOf = (stop: DemoStop) => ('place' in stop ? stop.place : null)

/** The plans of the demo account. */
export async function insertDemoPlans(tx: Db, today: string, ids: MemberIds): Promise<void> {
  const userId = memberId(ids, DEMO_NICKNAME)
  const inserted = await tx
    .insert(plans)
    .values(demoPlans.map((plan) => ({ userId, ...planColumns(plan, today) })))
    .returning({ id: plans.id, title: plans.title })
  const titles = await titlesOfPlaces(tx)
  const stops = demoPlans.flatMap((plan) =>
    plan.days.flatMap((day, dayIndex) => day.map((stop, position) => ({ plan, dayIndex, position, stop }))),
  )
  await tx.insert(planSpots).values(
    stops.map(({ plan, dayIndex, position, stop }) => ({
      planId: inserted.find(({ title }) => title === plan.title)!.id,
      spotId: `demo-${dayIndex}-${position}`,
      dayIndex,
      position,
      contentId: placeOf(stop),
      title: 'title' in stop ? stop.title : titles.get(stop.place)!,
      memo: stop.memo ?? '',
      startMinute: minuteOrNull(stop.time?.[0]),
      endMinute: minuteOrNull(stop.time?.[1]),
      reasons: [...(stop.reasons ?? [])],
    })),
  )
}

async function titlesOfPlaces(tx: Db): Promise<ReadonlyMap<number, string>> {
  const contentIds = demoPlans.flatMap(({ days }) => days.flat().flatMap((stop) => placeOf(stop) ?? []))
  const rows = await tx
    .select({ contentId: places.contentId, title: places.title })
    .from(places)
    .where(inArray(places.contentId, contentIds))
  return new Map(rows.map(({ contentId, title }) => [contentId, title]))
}

function planColumns(
  { title, transportType, method, pace, interests = [], inDays, days, ...plan }: DemoPlan,
  today: string,
) {
  const madeAt = instantOf(dayAfter(today, -plan.madeDaysAgo), '21:10')
  return {
    title,
    startDate: dayAfter(today, inDays),
    endDate: dayAfter(today, inDays + days.length - 1),
    transportType,
    method,
    pace,
    interests: [...interests],
    startHub: plan.hub?.name,
    endHub: plan.hub?.name,
    stayContentId: plan.stay,
    startMinute: minuteOrNull(plan.hub?.arrival),
    endMinute: minuteOrNull(plan.hub?.departure),
    createdAt: madeAt,
    updatedAt: madeAt,
  }
}
