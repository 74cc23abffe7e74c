import type { SolveOptions } from '../core/problem.ts'
import { SIZES } from './candidates.ts'
import { compose, shareOf } from './compose.ts'
import type { ComposedStop } from './day-times.ts'
import { missingPicks, nearlyChosen } from './left-out.ts'
import { FEW, suggestedEnd } from './longer-trip.ts'
import { reasonsFor } from './reasons.ts'
import { stayOf } from './stay.ts'
import type { TripLeftOut, TripOutcome, TripPlan, TripRequest } from './trip.ts'
import { journeyOf, modelTrip, type TripModel } from './trip-model.ts'
import { mealOf } from './visit-windows.ts'
import { MEAL_POINTS } from './worth.ts'

/** A journey whose picks cannot all be visited becomes no plan: what else it would hold needs no long search. */
const UNFIT_SHARE = 0.2
/** The second search of a journey that lacks a pick takes this share of the budget. */
const AGAIN_SHARE = 0.4

/** Returns the best journey that is found within the budget. */
export function planTrip(request: TripRequest, options: SolveOptions): TripOutcome {
  const { stay, note } = stayOf(request)
  const model = modelTrip(request, stay, SIZES)
  const possible = new Set(model.candidates.map(({ place }) => place.contentId))
  const isHopeless = !request.allowLeftOut && request.picks.some((contentId) => !possible.has(contentId))
  const searched = isHopeless ? modelTrip(request, stay, FEW) : model
  const days = isHopeless
    ? compose(journeyOf(searched), shareOf(options, UNFIT_SHARE))
    : composeWithPicks(searched, options)

  const placeOf = ({ option }: ComposedStop) => searched.candidates[option.stop]!
  const held = new Set(days.flat().map((stop) => placeOf(stop).place.contentId))
  const missing = missingPicks(searched, stay, held)
  if (held.size === 0 && missing.every(isOutOfReach)) return { kind: 'NOWHERE' }
  if (missing.length > 0 && !request.allowLeftOut) {
    const heldPicks = request.picks.length - missing.length
    return { kind: 'UNFIT', leftOut: missing, suggestedEndDate: suggestedEnd(request, stay, heldPicks, options) }
  }
  if (held.size === 0) return { kind: 'NOWHERE' }
  return {
    kind: 'PLAN',
    days: days.map((stops, index) => ({
      date: model.days[index]!.date,
      stops: stops.map((stop) => tripStop(stop, model, index)),
    })),
    leftOut: [...missing, ...nearlyChosen(model, held)],
    notes: notesOf(request, note),
    stay,
  }
}

/**
 * A search may end in days whose meals leave no room for a pick with narrow hours, such as an islet's boats. A second one then takes the missing picks
 * before the meals, since a refusal would send the traveller away from what can be done.
 */
function composeWithPicks(model: TripModel, options: SolveOptions): ComposedStop[][] {
  const journey = journeyOf(model)
  const missingIn = (days: ComposedStop[][]) => {
    const held = new Set(days.flat().map(({ option }) => option.stop))
    return new Set([...model.candidates.keys()].filter((stop) => model.candidates[stop]!.wasPicked && !held.has(stop)))
  }
  const days = compose(journey, options)
  const missing = missingIn(days)
  if (missing.size === 0) return days
  const first = journey.options.map((option) =>
    missing.has(option.stop) ? { ...option, points: option.points + 2 * MEAL_POINTS } : option,
  )
  const again = compose({ ...journey, options: first }, shareOf(options, AGAIN_SHARE))
  return missingIn(again).size < missing.size ? again : days
}

const isOutOfReach = ({ code }: TripLeftOut) => code === 'OUT_OF_REACH'

function tripStop(
  { option, start, end }: ComposedStop,
  model: TripModel,
  day: number,
): TripPlan['days'][number]['stops'][number] {
  const { place, wasPicked } = model.candidates[option.stop]!
  const { month } = model.days[day]!
  return {
    contentId: place.contentId,
    startMinute: start,
    endMinute: end,
    reasons: reasonsFor(place, { wasPicked, meal: mealOf(option.role), month }, model.taste),
  }
}

function notesOf({ transportType }: TripRequest, note: TripPlan['notes'][number] | null): TripPlan['notes'] {
  return [...(transportType === 'TRAIN' ? (['TRAIN_IS_BUS'] as const) : []), ...(note === null ? [] : [note])]
}
