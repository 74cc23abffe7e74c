import { dayAfter } from '@honjeo/contract/values/days'
import type { Position } from '@honjeo/contract/values/geo'
import type { IslandRule } from '@honjeo/contract/island-rules'
import type { PlannerPlace, TripPoint } from '../place.ts'
import { tripDays, type TripDay } from './days.ts'
import type { PlannedStop, PlannedTrip } from './planned.ts'
import { createWay, type MinutesBetween } from './ways.ts'

/** The point of a day that begins or ends nowhere in particular: no way leads there, so none takes time. */
const ANYWHERE: TripPoint = { hub: null, lat: NaN, lng: NaN }

const isSomewhere = (position: Position) => position !== ANYWHERE

/** A stored plan with what the planner needs of it. */
export interface PlannedDays {
  days: TripDay[]
  way: MinutesBetween
  placeOf: (stop: PlannedStop) => PlannerPlace | undefined
  rules: readonly IslandRule[]
}

export function readPlannedDays(trip: PlannedTrip): PlannedDays {
  const endDate = dayAfter(trip.startDate, trip.days.length - 1)
  const way = createWay(trip.transportType, trip.knownTimes)
  const places = new Map(trip.places.map((place) => [place.contentId, place]))
  return {
    days: tripDays({ ...trip, endDate }, trip.stay ?? ANYWHERE),
    way: (from, to) => (isSomewhere(from) && isSomewhere(to) ? way(from, to) : 0),
    rules: trip.rules,
    placeOf: ({ contentId }) => (contentId === null ? undefined : places.get(contentId)),
  }
}

/** Returns how long a stop lasts as it was planned; undefined where the plan does not say. */
export function plannedMinutes({ startMinute, endMinute }: PlannedStop): number | undefined {
  return startMinute === null || endMinute === null || endMinute <= startMinute ? undefined : endMinute - startMinute
}
