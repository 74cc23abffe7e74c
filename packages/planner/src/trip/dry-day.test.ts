import { dayAfter } from '@honjeo/contract/values/days'
import { islandRules } from '@honjeo/catalogue/island-rules'
import { describe, expect, it } from 'vitest'
import { Random } from '../core/random.ts'
import { JEJU_PLACES, placeNamed, tripRequestOf } from '../testing/jeju-trip.ts'
import { FEW_ROUNDS } from '../testing/made-place.ts'
import { dryDay, isOutside } from './dry-day.ts'
import { planTrip } from './plan-trip.ts'
import type { DryDayRequest, PlannedStop } from './planned.ts'

const CITY = { hub: null, lat: 33.4996, lng: 126.5312 }
const HOUR = 60

function stop(title: string, from: number, to: number): PlannedStop {
  const { contentId, lat, lng } = placeNamed(title)
  return { spotId: title, contentId, position: { lat, lng }, startMinute: from * HOUR, endMinute: to * HOUR }
}

function request(stops: PlannedStop[], asked: Partial<DryDayRequest> & { rain: [number, number] }): DryDayRequest {
  const { rain, ...others } = asked
  const span = { from: rain[0] * HOUR, to: rain[1] * HOUR }
  return {
    startDate: '2027-04-13',
    transportType: 'CAR',
    pace: 'NORMAL',
    start: null,
    end: null,
    stay: CITY,
    startMinute: null,
    endMinute: null,
    places: JEJU_PLACES,
    rules: islandRules,
    interests: [],
    dayIndex: 0,
    days: [stops],
    wet: Object.fromEntries(stops.map(({ spotId }) => [spotId, [span]])),
    fixed: [],
    picks: [],
    from: 0,
    seed: 1,
    ...others,
  }
}

const changes = (asked: DryDayRequest) => dryDay(asked, FEW_ROUNDS).stops.map(({ spotId, change }) => [spotId, change])

describe('a rainy day', () => {
  const BEACH_THEN_MUSEUM = [stop('함덕해수욕장', 10, 11.5), stop('국립제주박물관', 13, 14.5)]

  it('has the beach in its dry hours and the museum in the wet ones', () => {
    const { stops, wetBefore, wetAfter } = dryDay(request(BEACH_THEN_MUSEUM, { rain: [9, 13] }), FEW_ROUNDS)
    expect([wetBefore, wetAfter]).toEqual([90, 0])
    const beach = stops.find(({ spotId }) => spotId === '함덕해수욕장')!
    expect(beach).toMatchObject({ change: 'TO_DRY', contentId: placeNamed('함덕해수욕장').contentId })
    expect(beach.startMinute).toBeGreaterThanOrEqual(13 * HOUR)
  })

  it('that is wet to its end has something under a roof in place of the beach', () => {
    const { stops, wetAfter } = dryDay(request(BEACH_THEN_MUSEUM, { rain: [0, 24] }), FEW_ROUNDS)
    expect(wetAfter).toBe(0)
    const roof = stops.find(({ spotId }) => spotId === '함덕해수욕장')!
    expect(roof.change).toBe('REPLACED')
    expect(isOutside(JEJU_PLACES.find(({ contentId }) => contentId === roof.contentId)!)).toBe(false)
    expect(stops.map(({ contentId }) => contentId)).toHaveLength(new Set(stops.map(({ contentId }) => contentId)).size)
  })

  it('keeps what was asked for, and says so', () => {
    expect(changes(request(BEACH_THEN_MUSEUM, { rain: [0, 24], picks: ['함덕해수욕장'] }))).toContainEqual([
      '함덕해수욕장',
      'KEPT_PICKED',
    ])
  })

  it('keeps what is booked at its hour, whatever else moves', () => {
    const stops = [...BEACH_THEN_MUSEUM, stop('협재해수욕장', 16, 17)]
    const { stops: after } = dryDay(request(stops, { rain: [9, 13], fixed: ['협재해수욕장'] }), FEW_ROUNDS)
    expect(after.find(({ spotId }) => spotId === '협재해수욕장')).toMatchObject({
      startMinute: 16 * HOUR,
      endMinute: 17 * HOUR,
    })
    expect(changes(request(stops, { rain: [9, 18], fixed: ['협재해수욕장'] }))).toContainEqual([
      '협재해수욕장',
      'KEPT_BOOKED',
    ])
  })

  it('begins nothing before the hour that it is', () => {
    const { stops } = dryDay(request(BEACH_THEN_MUSEUM, { rain: [10, 12], from: 10 * HOUR }), FEW_ROUNDS)
    expect(stops.every(({ startMinute }) => startMinute! >= 10 * HOUR)).toBe(true)
  })

  it('without rain, or with rain where one has a roof, stays as it is', () => {
    for (const rain of [
      [20, 22],
      [13, 15],
    ] as const)
      expect(dryDay(request(BEACH_THEN_MUSEUM, { rain: [...rain] }), FEW_ROUNDS)).toMatchObject({
        wetBefore: 0,
        stops: BEACH_THEN_MUSEUM.map(({ spotId, startMinute }) => ({ spotId, startMinute, change: 'SAME' })),
      })
  })
})

/** A hundred days are searched. */
const VERY_FEW_ROUNDS = { ...FEW_ROUNDS, maxRounds: 30 }

/** Five journeys of five days as the planner makes them, each with rain of three to eight hours four times. */
function rainyDays(): DryDayRequest[] {
  const random = new Random(7)
  return Array.from({ length: 5 }, (_, journey) => {
    const trip = tripRequestOf({
      name: `journey ${journey}`,
      startDate: dayAfter('2027-03-02', journey * 47),
      dayCount: 5,
      transportType: journey % 3 === 2 ? 'BUS' : 'CAR',
      pace: journey % 2 === 0 ? 'NORMAL' : 'RELAXED',
      interests: journey % 2 === 0 ? ['SEA', 'OREUM'] : ['FOREST'],
    })
    const outcome = planTrip(trip, VERY_FEW_ROUNDS)
    if (outcome.kind !== 'PLAN') throw new Error('no plan')
    const days = outcome.days.map(({ stops }) =>
      stops.map(({ contentId, startMinute, endMinute }): PlannedStop => {
        const { lat, lng } = JEJU_PLACES.find((place) => place.contentId === contentId)!
        return { spotId: `s${contentId}`, contentId, position: { lat, lng }, startMinute, endMinute }
      }),
    )
    return [0, 1, 2, 3].flatMap(() =>
      days.map((stops, dayIndex) => {
        const from = 9 + random.below(6)
        const rain: [number, number] = [from, from + 3 + random.below(6)]
        return { ...request(stops, { rain }), ...trip, picks: [], stay: outcome.stay, days, dayIndex }
      }),
    )
  }).flat()
}

it('of 100 rainy days at least nine tenths of the minutes in the rain are moved, replaced or kept for a reason', () => {
  const days = rainyDays()
  expect(days).toHaveLength(100)
  let [wetBefore, wetAfter] = [0, 0]
  for (const asked of days) {
    const before = asked.days[asked.dayIndex]!
    const after = dryDay(asked, VERY_FEW_ROUNDS)
    // No stop is lost, and none begins before the one in front of it is over.
    expect(after.stops.map(({ spotId }) => spotId).toSorted()).toEqual(before.map(({ spotId }) => spotId).toSorted())
    for (const [index, { startMinute }] of after.stops.entries())
      expect(startMinute).toBeGreaterThanOrEqual(after.stops[index - 1]?.endMinute ?? 0)
    wetBefore += after.wetBefore
    wetAfter += after.wetAfter
  }
  expect(wetBefore).toBeGreaterThan(3000)
  // Those that were kept would have said why; what was neither booked nor asked for is dry.
  expect(wetAfter / wetBefore).toBeLessThan(0.1)
})
