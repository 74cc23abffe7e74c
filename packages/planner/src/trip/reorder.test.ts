import { islandRules } from '@honjeo/catalogue/island-rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JEJU_PLACES, placeNamed } from '../testing/jeju-trip.ts'
import { FEW_ROUNDS, madePlace } from '../testing/made-place.ts'
import { haveCounts, similarCounts } from './day-counts.ts'
import type { PlannedStop, ReorderRequest } from './planned.ts'
import { reorderTrip } from './reorder.ts'

const CITY = { hub: null, lat: 33.4996, lng: 126.5312 }

function stop(title: string, times: Partial<PlannedStop> = {}): PlannedStop {
  const { contentId, lat, lng } = placeNamed(title)
  return { spotId: title, contentId, position: { lat, lng }, startMinute: null, endMinute: null, ...times }
}
const ownWords = (spotId: string, times: Partial<PlannedStop> = {}): PlannedStop => ({
  spotId,
  contentId: null,
  position: null,
  startMinute: null,
  endMinute: null,
  ...times,
})

function request(days: PlannedStop[][], asked: Partial<ReorderRequest> = {}): ReorderRequest {
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
    dayIndex: null,
    seed: 1,
    days,
    ...asked,
  }
}

const idsOf = (asked: ReorderRequest) =>
  reorderTrip(asked, FEW_ROUNDS).days.map((stops) => stops.map(({ spotId }) => spotId))

describe('a day in order', () => {
  it('is driven through once, with lunch at noon', () => {
    const stops = ['협재해수욕장', '올래국수', '오설록 티뮤지엄', '곽지해수욕장'].map((title) => stop(title))
    const [day] = reorderTrip(request([stops]), FEW_ROUNDS).days
    expect(day!.map(({ spotId }) => spotId).toSorted()).toEqual(stops.map(({ spotId }) => spotId).toSorted())
    const west = day!.filter(({ spotId }) => spotId !== '올래국수').map(({ spotId }) => spotId)
    expect([west, west.toReversed()]).toContainEqual(['오설록 티뮤지엄', '협재해수욕장', '곽지해수욕장'])
    const lunch = day!.find(({ spotId }) => spotId === '올래국수')!
    expect(lunch.startMinute).toBeGreaterThanOrEqual(11 * 60)
    expect(day!.every(({ startMinute, endMinute }) => startMinute! < endMinute!)).toBe(true)
  })

  it('keeps how long one meant to stay', () => {
    const [day] = reorderTrip(request([[stop('용두암', { startMinute: 600, endMinute: 725 })]]), FEW_ROUNDS).days
    expect(day![0]!.endMinute! - day![0]!.startMinute!).toBe(125)
  })

  it('keeps a place that is closed that day', () => {
    const stops = [stop('국립제주박물관'), stop('용두암')]
    const asked = request([stops], { startDate: '2027-04-12' })
    expect(idsOf(asked)[0]!.toSorted()).toEqual(['국립제주박물관', '용두암'])
  })

  it('keeps three lunches, and places that are no longer known', () => {
    const gone = { ...stop('용두암'), spotId: 'gone', contentId: 99 }
    const stops = ['올래국수', '삼대국수회관', '대관원'].map((title) => stop(title))
    expect(idsOf(request([[...stops, gone]]))[0]!.toSorted()).toEqual(['gone', '대관원', '삼대국수회관', '올래국수'])
  })

  it('puts what fits into no day last, without times', () => {
    const long = { startMinute: 540, endMinute: 1200 }
    const [day] = reorderTrip(request([[stop('용두암', long), stop('관덕정', long)]]), FEW_ROUNDS).days
    expect(day!.map(({ startMinute }) => startMinute === null)).toEqual([false, true])
  })

  it('has nowhere to begin and to end without a lodging', () => {
    const stops = ['함덕해수욕장', '성산일출봉', '만장굴'].map((title) => stop(title))
    const [ids] = idsOf(request([stops], { stay: null }))
    expect([ids, ids!.toReversed()]).toContainEqual(['함덕해수욕장', '만장굴', '성산일출봉'])
  })
})

describe('stops in one’s own words', () => {
  it('stay where they were in the day, with times that fit', () => {
    const stops = [ownWords('coffee'), stop('용두암'), ownWords('call', { startMinute: 1200, endMinute: 1230 })]
    const [day] = reorderTrip(request([stops]), FEW_ROUNDS).days
    expect(day!.map(({ spotId }) => spotId)).toEqual(['coffee', '용두암', 'call'])
    expect(day![2]).toEqual({ spotId: 'call', startMinute: 1200, endMinute: 1230 })
  })

  it('lose times that now lie across others', () => {
    const times = { startMinute: 480, endMinute: 1260 }
    const [day] = reorderTrip(request([[stop('용두암'), ownWords('all day', times)]]), FEW_ROUNDS).days
    expect(day![1]).toEqual({ spotId: 'all day', startMinute: null, endMinute: null })
  })
})

describe('a whole journey', () => {
  const east = ['성산일출봉', '섭지코지', '광치기해변']
  const west = ['협재해수욕장', '금능해수욕장', '오설록 티뮤지엄']
  const mixed = [
    [east[0]!, west[0]!, east[1]!],
    [west[1]!, east[2]!, west[2]!],
  ].map((titles) => titles.map((title) => stop(title)))

  it('has the east on one day and the west on the other', () => {
    const days = idsOf(request(mixed)).map((ids) => ids.toSorted())
    expect([days, days.toReversed()]).toContainEqual([east.toSorted(), west.toSorted()])
  })

  it('empties no day to spare the way there', () => {
    const days = [['협재해수욕장'], ['금능해수욕장', '한림공원', '한담해안산책로']]
    const counts = idsOf(request(days.map((titles) => titles.map((title) => stop(title))))).map((ids) => ids.length)
    expect(counts).toBeOneOf([
      [1, 3],
      [2, 2],
    ])
  })

  it('leaves a day its one late stop, and the others about as many as they had', () => {
    const late = [stop('동문재래시장', { startMinute: 1140, endMinute: 1200 })]
    const city = ['용두암', '관덕정', '사라봉', '도두봉'].map((title) => stop(title))
    const counts = idsOf(request([late, city, east.map((title) => stop(title))])).map((ids) => ids.length)
    expect(counts[0]).toBeOneOf([1, 2, 3])
    expect(counts[1]).toBeOneOf([3, 4, 5])
    expect(counts[2]).toBeOneOf([2, 3, 4])
  })

  it('spreads what is on one day alone', () => {
    const counts = idsOf(request([[...east, ...west].map((title) => stop(title)), []])).map((ids) => ids.length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
  })

  it('loses no stop and empties no day, however they are spread', () => {
    const titles = fc.shuffledSubarray([...east, ...west, '관덕정', '용두암', '올래국수', '만장굴'])
    const days = fc.array(titles, { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(days, (spread) => {
        const before = spread.map((own, day) => own.map((title) => stop(title, { spotId: `${day} ${title}` })))
        const after = idsOf(request(before))
        const idsBefore = before.flat().map(({ spotId }) => spotId)
        expect(after.flat().toSorted()).toEqual(idsBefore.toSorted())
        expect(haveCounts(after, similarCounts(before.map(({ length }) => length)))).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it('leaves the other days alone where one day was asked for', () => {
    const { days } = reorderTrip(request(mixed, { dayIndex: 1 }), FEW_ROUNDS)
    expect(days[0]).toEqual(mixed[0]!.map(({ spotId }) => ({ spotId, startMinute: null, endMinute: null })))
    expect(days[1]!.map(({ spotId }) => spotId).toSorted()).toEqual(mixed[1]!.map(({ spotId }) => spotId).toSorted())
  })

  it('moves a place to the day it is open on', () => {
    const museum = madePlace({ contentId: 1, restDate: '매주 화요일' })
    const places = [museum, madePlace({ contentId: 2 })]
    const planned = places.map((place) => ({
      ...ownWords(String(place.contentId)),
      contentId: place.contentId,
      position: place,
    }))
    const days = idsOf(request([[planned[0]!], [planned[1]!]], { places }))
    expect(days[1]).toContain('1')
  })
})
