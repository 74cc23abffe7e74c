import { randomInt } from 'node:crypto'
import { appError } from '@honjeo/contract/app-error'
import type { DryProposal } from '@honjeo/contract/dry-day'
import { dayAfter } from '@honjeo/contract/values/days'
import { INTEGER_MAX } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { rulesFor, rulesOn, termsOf } from '@honjeo/planner/island/rules-in-force'
import type { Interval } from '@honjeo/planner/opening/opening'
import { isOutside } from '@honjeo/planner/trip/dry-day'
import type { RoadTimes } from '@honjeo/road-times/road-times'
import type { Db } from '../db/client.ts'
import type { IslandRules } from '../island-rules/island-rules.ts'
import { type Clock, koreanDay, koreanMinute } from '../lib/clock.ts'
import type { Weather } from '../weather/weather-now.ts'
import { dayCount } from './journey-dates.ts'
import type { StoredPlan } from './load-plan.ts'
import { mapPlacesById } from './place-facts.queries.ts'
import { toPlanDays } from './plan-days.ts'
import type { Asker } from './planner-pool.ts'
import type { BusWays } from '../transit/bus-ways.ts'
import type { Planner } from './planner.ts'
import type { SpotRow } from './plans.queries.ts'
import { toPlannedTrip } from './proposals.service.ts'
import { newSpotId } from './spot-drafts.ts'

interface Deps {
  db: Db
  planner: Planner
  roads: Pick<RoadTimes, 'legs'>
  buses: BusWays
  rules: IslandRules
  weather: Weather
  clock: Clock
}

type Changes = DryProposal['changes']

/**
 * Proposes one day of a plan again, for the rain that is forecast where its stops are; nothing is stored. Throws
 * INVALID_INPUT for a day that there is not.
 */
export async function proposeDryDay(
  deps: Deps,
  stored: StoredPlan,
  dayIndex: number,
  asker: Asker,
): Promise<DryProposal> {
  const { db, planner, roads, buses, rules } = deps
  if (dayIndex >= dayCount(stored.plan)) throw appError('INVALID_INPUT', { fields: { dayIndex: say('DAY_OF_PLAN') } })
  const asked = await askAbout(deps, stored, dayIndex)
  if (asked === null) {
    const days = await toPlanDays(stored, { roads, buses, rules })
    return { version: stored.plan.version, announcedAt: null, days, wetBefore: 0, wetAfter: 0, changes: [] }
  }
  const own = [...stored.places.values()]
  const others = (await planner.places()).filter(({ contentId }) => !stored.places.has(contentId))
  const { announcedAt, ...facts } = asked
  const request = {
    ...toPlannedTrip(stored),
    ...facts,
    places: [...own, ...others],
    interests: stored.plan.interests,
    dayIndex,
    seed: randomInt(INTEGER_MAX),
  }
  const { stops, wetBefore, wetAfter } = await planner.rain(request, asker)

  const bySpotId = new Map(stored.spots.map((spot) => [spot.spotId, spot]))
  const replaced = stops.flatMap(({ change, contentId }) =>
    change === 'REPLACED' && contentId !== null ? [contentId] : [],
  )
  const roofs = await mapPlacesById(db, replaced)
  const changes: Changes = []
  const spots = stops.map(({ spotId, contentId, startMinute, endMinute, change }, position): SpotRow => {
    const before = bySpotId.get(spotId)!
    const timed = { ...before, position, startMinute, endMinute }
    const roof = change === 'REPLACED' && contentId !== null ? roofs.get(contentId) : undefined
    if (roof === undefined) {
      // A place that was taken down a moment ago takes no stead.
      const code = change === 'REPLACED' ? 'KEPT_FULL' : change
      if (code !== 'SAME') changes.push({ spotId, code, before: null })
      return timed
    }
    const replacement = newSpotId()
    changes.push({ spotId: replacement, code: 'REPLACED', before: before.title })
    return {
      ...timed,
      spotId: replacement,
      contentId: roof.contentId,
      title: roof.title,
      memo: '',
      reasons: [{ code: 'INDOOR' }],
      reasonText: null,
    }
  })
  const rest = stored.spots.filter((spot) => spot.dayIndex !== dayIndex)
  const places = new Map([...stored.places, ...roofs])
  const after = { ...stored, places, spots: [...rest, ...spots].toSorted((a, b) => a.dayIndex - b.dayIndex) }
  return {
    version: stored.plan.version,
    announcedAt,
    days: await toPlanDays(after, { roads, buses, rules }),
    wetBefore,
    wetAfter,
    changes,
  }
}

/** What the planner is asked: when it rains at each stop outside, and what of the day stays. Null: that is not known of every stop. */
async function askAbout({ rules, weather, clock }: Deps, { plan, spots, places }: StoredPlan, dayIndex: number) {
  const now = clock.now()
  const date = dayAfter(plan.startDate, dayIndex)
  const isToday = date === koreanDay(now)
  const minute = koreanMinute(now)
  const [{ wetAt }, inForce] = [await weather(now), await rules.current()]
  const wet: Record<string, Interval[]> = {}
  const fixed: string[] = []
  const picks: string[] = []
  let announcedAt: string | null = null
  for (const { spotId, contentId, startMinute, reasons } of spots.filter((spot) => spot.dayIndex === dayIndex)) {
    const place = contentId === null ? undefined : places.get(contentId)
    if (place === undefined) continue
    const isBooked = termsOf(rulesOn(rulesFor(place, inForce), date), 'BOOKING').length > 0
    if (isBooked || (isToday && startMinute !== null && startMinute <= minute)) fixed.push(spotId)
    if (reasons.some(({ code }) => code === 'MUST')) picks.push(spotId)
    const known = wetAt(place, date)
    if (known === null) return null
    announcedAt = known.announcedAt
    if (isOutside(place)) wet[spotId] = known.spans
  }
  return announcedAt === null ? null : { announcedAt, wet, fixed, picks, from: isToday ? minute : 0 }
}
