import { dayAfter } from '@honjeo/contract/values/days'
import { islandRules } from '@honjeo/catalogue/island-rules'
import { INTERESTS, PACES, TRANSPORT_TYPES } from '@honjeo/contract/values/enums'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkTrip } from '../testing/check-trip.ts'
import { JEJU_PLACES, placeNamed, tripRequestOf } from '../testing/jeju-trip.ts'
import { DRY_REQUESTS } from '../testing/requests-dry.ts'
import { WINTER_AND_RAIN_REQUESTS } from '../testing/requests-winter-and-rain.ts'
import { planTrip } from './plan-trip.ts'
import type { TripOutcome, TripRequest } from './trip.ts'

/**
 * So many rounds of the search replace its time: what is asked here is whether the answer is right, not how good it is.
 */
const FEW_ROUNDS = { budgetMs: Infinity, maxRounds: 150, now: () => 0 }

const HUBS = [
  null,
  { hub: 'AIRPORT', lat: 33.5066, lng: 126.493 },
  { hub: 'JEJU_PORT', lat: 33.5197, lng: 126.5358 },
] as const
const LODGINGS = ['아인스 호스텔', '스타즈호텔 헤리티지', '해뜨는집 펜션', '오션힐스테이', 'WE호텔'].map((title) => ({
  ...placeNamed(title),
  hub: null,
}))
const dateAt = (day: number) => dayAfter('2026-11-21', day)

const requests: fc.Arbitrary<TripRequest> = fc
  .record({
    first: fc.nat(800),
    dayCount: fc.integer({ min: 1, max: 5 }),
    transportType: fc.constantFrom(...TRANSPORT_TYPES),
    pace: fc.constantFrom(...PACES),
    interests: fc.subarray([...INTERESTS]),
    indoorOnly: fc.boolean(),
    places: fc.subarray([...JEJU_PLACES], { minLength: 30 }),
    rules: fc.constant(islandRules),
    pickCount: fc.nat(6),
    start: fc.constantFrom(...HUBS),
    end: fc.constantFrom(...HUBS),
    stay: fc.constantFrom(null, ...LODGINGS),
    startMinute: fc.option(fc.integer({ min: 0, max: 1439 })),
    endMinute: fc.option(fc.integer({ min: 0, max: 1439 })),
    seed: fc.nat(),
  })
  .map(({ first, dayCount, pickCount, ...rest }) => ({
    ...rest,
    startDate: dateAt(first),
    endDate: dateAt(first + dayCount - 1),
    picks: rest.places.slice(0, pickCount).map(({ contentId }) => contentId),
    allowLeftOut: true,
  }))

/** Where there is no plan there is nothing to find fault with. */
const faultsOf = (request: TripRequest, outcome: TripOutcome) =>
  outcome.kind === 'PLAN' ? checkTrip(request, outcome) : []

it('answers nothing that the checker finds a fault in, whatever is asked', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(requests, (request) => {
      const outcome = planTrip(request, { ...FEW_ROUNDS, seed: request.seed })
      const faults = faultsOf(request, outcome).filter((fault) => !isShortOfRestaurants(request, fault))
      expect(faults).toEqual([])
    }),
    { numRuns: 30 },
  )
})

/** A subset of the places may hold no restaurant that is near enough: only the whole catalogue promises meals. */
const isShortOfRestaurants = ({ places }: TripRequest, fault: string) =>
  places.length < JEJU_PLACES.length && /no (lunch|dinner)$/.test(fault)

it.for([...DRY_REQUESTS, ...WINTER_AND_RAIN_REQUESTS])('$name', (asked) => {
  const request = tripRequestOf(asked)
  const outcome = planTrip(request, { ...FEW_ROUNDS, seed: 1 })
  expect(outcome.kind).toBe('PLAN')
  expect(faultsOf(request, outcome)).toEqual([])
})

it('answers nothing wrong after a search as long as a fast machine makes it', { timeout: 60_000 }, () => {
  const request = tripRequestOf(WINTER_AND_RAIN_REQUESTS.find(({ indoorOnly }) => indoorOnly)!)
  const outcome = planTrip(request, { ...FEW_ROUNDS, maxRounds: 50_287, seed: 1 })
  expect(faultsOf(request, outcome)).toEqual([])
})
