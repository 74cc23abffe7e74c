import { islandRules } from '@honjeo/catalogue/island-rules'
import { describe, expect, it } from 'vitest'
import { JEJU_PLACES, placeNamed } from '../testing/jeju-trip.ts'
import { madePlace } from '../testing/made-place.ts'
import { createTravel } from '../travel/travel.ts'
import { visitKindOf } from '../visit/visit-kind.ts'
import { alternativesFor } from './alternatives.ts'
import type { AlternativesRequest, PlannedStop } from './planned.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute

function stop(title: string, startMinute: number | null = null, endMinute: number | null = null): PlannedStop {
  const { contentId, lat, lng } = placeNamed(title)
  return { spotId: title, contentId, position: { lat, lng }, startMinute, endMinute }
}

function request(spotId: string, stops: PlannedStop[], asked: Partial<AlternativesRequest> = {}): AlternativesRequest {
  return {
    startDate: '2027-04-13',
    transportType: 'CAR',
    pace: 'NORMAL',
    start: null,
    end: null,
    stay: null,
    startMinute: null,
    endMinute: null,
    places: JEJU_PLACES,
    rules: islandRules,
    interests: [],
    indoorOnly: false,
    days: [stops],
    spotId,
    ...asked,
  }
}

const DAY = [
  stop('용두암', at(9, 30), at(10)),
  stop('협재해수욕장', at(10, 50), at(11, 50)),
  stop('돌하르방식당', at(12, 10), at(13, 10)),
  stop('오설록 티뮤지엄', at(14), at(15, 10)),
]
const placeOf = (contentId: number) => JEJU_PLACES.find((place) => place.contentId === contentId)!
const kindsFor = (asked: AlternativesRequest) =>
  alternativesFor(asked).map(({ contentId }) => visitKindOf(placeOf(contentId)))

describe('other places for a stop', () => {
  it('are five that the plan has not yet, each with a reason', () => {
    const found = alternativesFor(request('협재해수욕장', DAY))
    expect(found).toHaveLength(5)
    expect(found.filter(({ contentId }) => DAY.some((planned) => planned.contentId === contentId))).toEqual([])
    expect(found.every(({ reasons }) => reasons.length > 0)).toBe(true)
  })

  it('are of the same kind first', () => {
    expect(kindsFor(request('협재해수욕장', DAY))[0]).toBe('BEACH')
  })

  it('are restaurants for a meal, and nothing else', () => {
    expect(kindsFor(request('돌하르방식당', DAY))).toEqual(['MEAL', 'MEAL', 'MEAL', 'MEAL', 'MEAL'])
    expect(kindsFor(request('오설록 티뮤지엄', DAY))).not.toContain('MEAL')
  })

  it('say how much longer the way becomes', () => {
    const travel = createTravel('CAR')
    const [first] = alternativesFor(request('협재해수욕장', DAY))
    const [before, now, after] = ['용두암', '협재해수욕장', '돌하르방식당'].map((title) => placeNamed(title))
    const over = (place: NonNullable<typeof now>) => travel(before!, place).minutes + travel(place, after!).minutes
    expect(Math.abs(first!.extraMinutes - (over(placeOf(first!.contentId)) - over(now!)))).toBeLessThanOrEqual(10)
  })

  it.each([
    ['절부암', '수월봉'],
    ['산지등대', '용두암'],
    ['송악산', '산방산'],
  ])('leave the times of the day as they are, if any does: by bus from %s instead of %s', (before, replaced) => {
    const travel = createTravel('BUS')
    const arrival = Math.ceil((at(11) + travel(placeNamed(before), placeNamed(replaced)).minutes) / 5) * 5
    const day = [stop(before, at(10), at(11)), stop(replaced, arrival, arrival + 60)]
    const [first] = alternativesFor(request(replaced, day, { transportType: 'BUS' }))
    expect(at(11) + travel(placeNamed(before), placeOf(first!.contentId)).minutes).toBeLessThanOrEqual(arrival)
  })

  it('are open then', () => {
    const places = [
      madePlace({ contentId: 1, openTime: '15:00~18:00' }),
      madePlace({ contentId: 2, openTime: '09:00~14:00' }),
      madePlace({ contentId: 3, restDate: '매주 화요일' }),
    ]
    const stops = [{ ...stop('용두암', at(10), at(11)), spotId: 'morning' }]
    expect(alternativesFor(request('morning', stops, { places })).map(({ contentId }) => contentId)).toEqual([2])
  })

  it('leave time to reach what comes before and after', () => {
    const far = madePlace({ contentId: 1, lat: 33.25, lng: 126.41 })
    const near = madePlace({ contentId: 2 })
    const stops = [
      stop('관덕정', at(10), at(10, 30)),
      stop('용두암', at(10, 45), at(11, 45)),
      stop('사라봉', at(12), at(13)),
    ]
    const found = alternativesFor(request('용두암', stops, { places: [far, near] }))
    expect(found.map(({ contentId }) => contentId)).toEqual([2])
  })

  it('are those that are open that day where there is no room between two stops', () => {
    const tight = [
      stop('용두암', at(10), at(10, 30)),
      stop('관덕정', at(10, 30), at(10, 35)),
      stop('사라봉', at(10, 35), at(12)),
    ]
    expect(alternativesFor(request('관덕정', tight))).toHaveLength(5)
  })

  it('are under a roof where that was asked for', () => {
    const found = alternativesFor(request('협재해수욕장', DAY, { indoorOnly: true }))
    expect(found.map(({ contentId }) => placeOf(contentId).indoor)).not.toContain(false)
  })

  it('are found for a stop in one’s own words, and for none that is not there', () => {
    const own = { spotId: 'own', contentId: null, position: null, startMinute: null, endMinute: null }
    expect(alternativesFor(request('own', [DAY[0]!, own, DAY[1]!]))).toHaveLength(5)
    expect(alternativesFor(request('missing', DAY))).toEqual([])
  })
})
