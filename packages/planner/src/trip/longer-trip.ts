import { dayAfter } from '@honjeo/contract/values/days'
import { PLAN_DAYS_MAX } from '@honjeo/contract/values/limits'
import type { SolveOptions } from '../core/problem.ts'
import type { TripPoint } from '../place.ts'
import type { Sizes } from './candidates.ts'
import { compose, shareOf } from './compose.ts'
import { dayCountOf } from './days.ts'
import type { TripRequest } from './trip.ts'
import { journeyOf, modelTrip } from './trip-model.ts'

/** The sizes that show whether the picks fit, without most of what else there is to see. */
export const FEW: Sizes = { sights: 60, restaurants: 25 }
/** The shares of the time for a plan: what one try takes, and all of them together. */
const TRY_SHARE = 0.1
const ALL_SHARE = 0.5

/**
 * Returns the end of the shortest longer journey that holds as many picks as the longest does; null where that holds no more than `held`. Days more
 * never push a pick out, so the length is found by halving; once time is up the best so far is the answer.
 */
export function suggestedEnd(
  request: TripRequest,
  stay: TripPoint,
  held: number,
  options: SolveOptions,
): string | null {
  const until = options.now() + options.budgetMs * ALL_SHARE
  const endAfter = (days: number) => dayAfter(request.startDate, days - 1)
  const holds = (days: number, wanted: number) =>
    heldPicks({ ...request, endDate: endAfter(days) }, stay, wanted, shareOf(options, TRY_SHARE))

  let tooShort = dayCountOf(request)
  let enough = PLAN_DAYS_MAX
  if (tooShort >= enough) return null
  const most = holds(enough, held + 1)
  if (most <= held) return null
  while (enough - tooShort > 1 && options.now() < until && options.isCancelled?.() !== true) {
    const days = Math.floor((tooShort + enough) / 2)
    if (holds(days, most) >= most) enough = days
    else tooShort = days
  }
  return endAfter(enough)
}

/** Returns how many picks a journey holds; 0 without a search where it cannot hold as many as are wanted. */
function heldPicks(request: TripRequest, stay: TripPoint, wanted: number, options: SolveOptions): number {
  const model = modelTrip(request, stay, FEW)
  if (model.candidates.filter(({ wasPicked }) => wasPicked).length < wanted) return 0
  const stops = compose(journeyOf(model), options).flat()
  return stops.filter(({ option }) => model.candidates[option.stop]!.wasPicked).length
}
