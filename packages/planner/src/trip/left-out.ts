import type { LeftOutCode } from '@honjeo/contract/values/left-out-codes'
import type { PlannerPlace, TripPoint } from '../place.ts'
import { stopDayOf, stopFactsOf } from '../visit/stop-facts.ts'
import { isStop, visitKindOf } from '../visit/visit-kind.ts'
import { EARLY_START, PACE_RULES } from './rules.ts'
import type { TripLeftOut } from './trip.ts'
import type { TripModel } from './trip-model.ts'
import { isHike, stayMinutes } from './visit-windows.ts'

/** The most places that one did not ask for and that are named because they nearly made it. */
const NEARLY_MAX = 3

/** Returns the picks that the plan does not hold, and why. */
export function missingPicks(model: TripModel, stay: TripPoint, held: ReadonlySet<number>): TripLeftOut[] {
  const places = new Map(model.request.places.map((place) => [place.contentId, place]))
  return model.request.picks
    .filter((contentId) => !held.has(contentId))
    .map((contentId) => {
      const place = places.get(contentId)
      return { contentId, code: place === undefined ? 'GONE' : whyNot(place, model, stay), wasPicked: true }
    })
}

/** Returns the places that promised most of those that were not chosen, meals aside. */
export function nearlyChosen({ candidates }: TripModel, held: ReadonlySet<number>): TripLeftOut[] {
  return candidates
    .filter(({ place, wasPicked }) => !wasPicked && !held.has(place.contentId) && visitKindOf(place) !== 'MEAL')
    .slice(0, NEARLY_MAX)
    .map(({ place }) => ({ contentId: place.contentId, code: 'NO_TIME', wasPicked: false }))
}

function whyNot(place: PlannerPlace, { request, days, way, candidates }: TripModel, stay: TripPoint): LeftOutCode {
  if (!isStop(visitKindOf(place))) return 'NOT_A_STOP'
  if (candidates.some((candidate) => candidate.place === place)) return 'NO_TIME'
  const facts = stopFactsOf(place, request.rules)
  const { visit } = facts
  const closed = days.map(({ date }) => stopDayOf(facts, date).closed)
  if (closed.every((reason) => reason !== null))
    return closed.every((reason) => reason === 'OUT_OF_SEASON') ? 'OUT_OF_SEASON' : 'CLOSED_ALL_TRIP'
  const { dayStart, dayEnd } = PACE_RULES[request.pace]
  const wholeDay = dayEnd - (isHike(visit) ? EARLY_START : dayStart)
  const needed = way(stay, place) + stayMinutes(visit, request.pace) + way(place, stay)
  return needed <= wholeDay ? 'NO_TIME' : 'OUT_OF_REACH'
}
