import { randomInt } from 'node:crypto'
import type { PlanAlternative, PlanProposal } from '@honjeo/contract/plans'
import { INTEGER_MAX } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import type { PlannedTrip, ReorderedStop } from '@honjeo/planner/trip/planned'
import type { TripPoint } from '@honjeo/planner/place'
import { appError } from '@honjeo/contract/app-error'
import { dayCount } from './journey-dates.ts'
import { type PlanView, type PlanWays, toPlanDays, travelDays } from './plan-days.ts'
import type { Planner } from './planner.ts'
import type { SpotRow } from './plans.queries.ts'
import type { StoredPlan } from './load-plan.ts'
import type { Asker } from './planner-pool.ts'
import { pointOf } from './plan-points.ts'
import type { Db } from '../db/client.ts'
import { mapPlacesById } from './place-facts.queries.ts'

interface OptimizeDeps extends PlanView {
  planner: Planner
}

/**
 * Proposes another order of one day's stops, or of all days'; nothing is stored. Throws INVALID_INPUT for a day that
 * there is not.
 */
export async function proposeOrder(
  { planner, rules, ...ways }: OptimizeDeps,
  stored: StoredPlan,
  dayIndex: number | undefined,
  asker: Asker,
): Promise<PlanProposal> {
  if (dayIndex !== undefined && dayIndex >= dayCount(stored.plan)) {
    throw appError('INVALID_INPUT', { fields: { dayIndex: say('DAY_OF_PLAN') } })
  }
  const places = [...stored.places.values()]
  const request = { ...toPlannedTrip(stored), places, dayIndex: dayIndex ?? null, seed: randomInt(INTEGER_MAX) }
  const { days } = await planner.reorder(request, asker)
  const reordered = { ...stored, spots: toSpotRows(days, stored.spots) }
  const [before, after] = [await minutesOnTheWay(stored, ways), await minutesOnTheWay(reordered, ways)]
  const changed = days.flatMap((stops, index) => (orderOf(stops) === orderOf(spotsOf(stored, index)) ? [] : index))
  const sumOf = (minutes: readonly number[]) => changed.reduce((sum, index) => sum + minutes[index]!, 0)
  return {
    version: stored.plan.version,
    days: await toPlanDays(reordered, { ...ways, rules }),
    minutesBefore: sumOf(before),
    minutesAfter: sumOf(after),
  }
}

const spotsOf = ({ spots }: StoredPlan, index: number) => spots.filter(({ dayIndex }) => dayIndex === index)
const orderOf = (stops: readonly { spotId: string }[]) => stops.map(({ spotId }) => spotId).join(' ')

function toSpotRows(days: readonly (readonly ReorderedStop[])[], spots: readonly SpotRow[]): SpotRow[] {
  const bySpotId = new Map(spots.map((spot) => [spot.spotId, spot]))
  return days.flatMap((stops, dayIndex) =>
    stops.map(({ spotId, startMinute, endMinute }, position) => ({
      ...bySpotId.get(spotId)!,
      dayIndex,
      position,
      startMinute,
      endMinute,
    })),
  )
}

/** Returns the minutes day by day, past stops without a position, or the sum would depend on where in the day they are. */
async function minutesOnTheWay(stored: StoredPlan, ways: PlanWays): Promise<number[]> {
  const spots = stored.spots.filter(({ contentId }) => contentId !== null && stored.places.has(contentId))
  const days = await travelDays({ ...stored, spots }, ways)
  return days.map(({ stops, legToEnd }) =>
    [...stops.map(({ leg }) => leg), legToEnd].reduce((sum, leg) => sum + (leg?.minutes ?? 0), 0),
  )
}

/** A stored plan as the planner knows journeys, without the places. */
export function toPlannedTrip(stored: StoredPlan): Omit<PlannedTrip, 'knownTimes' | 'places' | 'rules'> {
  const { plan, spots, places } = stored
  const tripPoint = (name: 'start' | 'end' | 'stay'): TripPoint | null => {
    const point = pointOf(stored, name)
    return point && { hub: point.hub, lat: point.lat, lng: point.lng }
  }
  const days = Array.from({ length: dayCount(plan) }, (_, index) =>
    spots
      .filter(({ dayIndex }) => dayIndex === index)
      .map(({ spotId, contentId, startMinute, endMinute }) => {
        const place = contentId === null ? undefined : places.get(contentId)
        return {
          spotId,
          contentId,
          position: place ? { lat: place.lat, lng: place.lng } : null,
          startMinute,
          endMinute,
        }
      }),
  )
  return {
    startDate: plan.startDate,
    transportType: plan.transportType,
    pace: plan.pace,
    start: tripPoint('start'),
    end: tripPoint('end'),
    stay: tripPoint('stay'),
    startMinute: plan.startMinute,
    endMinute: plan.endMinute,
    days,
  }
}

/** Returns other places for a stop, the best first; throws STOP_NOT_FOUND where the plan has no such stop. */
export async function listAlternatives(
  { db, planner }: { db: Db; planner: Planner },
  stored: StoredPlan,
  spotId: string,
  asker: Asker,
): Promise<PlanAlternative[]> {
  if (stored.spots.every((spot) => spot.spotId !== spotId)) throw appError('STOP_NOT_FOUND')
  const own = [...stored.places.values()]
  const others = (await planner.places()).filter(({ contentId }) => !stored.places.has(contentId))
  const { interests } = stored.plan
  const request = { ...toPlannedTrip(stored), places: [...own, ...others], interests, indoorOnly: false, spotId }
  const alternatives = await planner.alternatives(request, asker)
  const places = await mapPlacesById(
    db,
    alternatives.map(({ contentId }) => contentId),
  )
  return alternatives.flatMap(({ contentId, reasons, extraMinutes }) => {
    const place = places.get(contentId)
    if (!place || place.isGone) return []
    const { contentTypeId, title, addr1, image, copyrightType } = place
    return [{ contentId, contentTypeId, title, addr1, image, copyrightType, reasons, extraMinutes }]
  })
}
