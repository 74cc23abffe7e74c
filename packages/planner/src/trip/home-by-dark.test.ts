import { expect, it } from 'vitest'
import { sunsetOn } from '../daylight/daylight.ts'
import type { JejuRequest } from '../testing/jeju-request.ts'
import { JEJU_PLACES, tripRequestOf } from '../testing/jeju-trip.ts'
import { DRY_REQUESTS } from '../testing/requests-dry.ts'
import { WINTER_AND_RAIN_REQUESTS } from '../testing/requests-winter-and-rain.ts'
import { createTravel } from '../travel/travel.ts'
import { planTrip } from './plan-trip.ts'
import type { TripRequest } from './trip.ts'

const FEW_ROUNDS = { budgetMs: Infinity, maxRounds: 60, seed: 1, now: () => 0 }
const byBusOrOnFoot = [...DRY_REQUESTS, ...WINTER_AND_RAIN_REQUESTS].filter(({ transportType }) =>
  ['BUS', 'WALK', 'TRAIN'].includes(transportType),
)

/** Returns the minutes after sunset at which one is back, by the day; days without stops are left out. */
function backAfterSunset(request: TripRequest): number[] {
  const plan = planTrip(request, FEW_ROUNDS)
  if (plan.kind !== 'PLAN') return []
  const travel = createTravel(request.transportType)
  return plan.days.flatMap(({ date, stops }, index) => {
    const last = stops.at(-1)
    const to = (index === plan.days.length - 1 ? request.end : null) ?? plan.stay
    const place = JEJU_PLACES.find(({ contentId }) => contentId === last?.contentId)
    if (last === undefined || place === undefined) return []
    return last.endMinute + travel(place, to).minutes - sunsetOn(date)
  })
}
const asked = (request: JejuRequest, homeByDark: boolean): TripRequest => ({
  ...tripRequestOf(request),
  allowLeftOut: true,
  homeByDark,
})

it.each(byBusOrOnFoot)('$name: every day is over half an hour after sunset', (request) => {
  const days = backAfterSunset(asked(request, true))
  expect(days.length).toBeGreaterThan(0)
  expect(Math.max(...days)).toBeLessThanOrEqual(30)
})

it('who asks for the evening has it', () => {
  const days = byBusOrOnFoot.flatMap((request) => backAfterSunset(asked(request, false)))
  expect(Math.max(...days)).toBeGreaterThan(60)
})
