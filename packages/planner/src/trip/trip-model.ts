import type { Journey } from './build-problem.ts'
import { candidatesFor, type Candidate, type Sizes } from './candidates.ts'
import { dayLimits } from './day-limits.ts'
import { tripDays, type TripDay } from './days.ts'
import { visitKindOf } from '../visit/visit-kind.ts'
import type { TripPoint } from '../place.ts'
import type { TripRequest } from './trip.ts'
import { mealOf } from './visit-windows.ts'
import { createWay, type MinutesBetween } from './ways.ts'
import { MEAL_POINTS, pickPoints, SUNSET_POINTS, wayPoints, type Taste } from './worth.ts'
import type { PlaceOption } from './option.ts'

/** A journey as it is asked for, before anything is chosen. */
export interface TripModel {
  request: TripRequest
  days: TripDay[]
  taste: Taste
  way: MinutesBetween
  candidates: Candidate[]
}

export function modelTrip(request: TripRequest, stay: TripPoint, sizes: Sizes): TripModel {
  const days = tripDays(request, stay)
  const way = createWay(request.transportType, request.knownTimes)
  const { interests, indoorOnly, seed } = request
  const taste = { interests, indoorOnly, seed, months: [...new Set(days.map(({ month }) => month))] }
  return { request, days, taste, way, candidates: candidatesFor(request, { days, taste, way }, sizes) }
}

/** Returns what the search is to put together; an option's `stop` is the index of its candidate. */
export function journeyOf({ request, days, way, candidates }: TripModel): Omit<Journey, 'crossingPoints'> {
  const { pace, transportType } = request
  const picked = candidates.filter(({ wasPicked }) => wasPicked).map(({ place }) => visitKindOf(place))
  return {
    days,
    way,
    options: candidates.flatMap((candidate, stop) =>
      candidate.options.map((option) => ({ ...option, stop, points: pointsOf(candidate, option) })),
    ),
    limits: dayLimits(pace, days.length, picked),
    wayPoints: wayPoints(transportType, pace),
  }
}

function pointsOf({ worth, wasPicked }: Candidate, { role, minutes }: PlaceOption): number {
  const isMeal = role === 'HIKE' || mealOf(role) !== null
  return (
    worth + (wasPicked ? pickPoints(minutes) : 0) + (isMeal ? MEAL_POINTS : 0) + (role === 'SUNSET' ? SUNSET_POINTS : 0)
  )
}
