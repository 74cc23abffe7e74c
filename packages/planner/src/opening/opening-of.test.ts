import { describe, expect, it } from 'vitest'
import { JEJU_PLACES, placeNamed } from '../testing/jeju-trip.ts'
import { hoursOn } from './hours-on.ts'
import { openingOf } from './opening-of.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute
const hours = (title: string, date: string) => hoursOn(openingOf(placeNamed(title)), date)

it("a place's own hours hold", () => {
  expect(hours('비자림', '2026-10-21')).toEqual({
    isKnown: true,
    intervals: [{ from: at(9), to: at(18) }],
    lastEntry: at(17),
    closed: null,
  })
  expect(hours('제주목 관아', '2026-10-21').intervals).toEqual([{ from: at(9), to: at(18) }])
})

it('closing days close it', () => {
  expect(hours('국립제주박물관', '2026-11-02')).toMatchObject({ closed: 'CLOSED_DAY', intervals: [] })
  expect(hours('국립제주박물관', '2026-11-03').closed).toBeNull()
  expect(hours('거문오름', '2026-09-25').closed).toBe('CLOSED_DAY')
})

it('without hours, those of its kind are assumed, and that is said', () => {
  const noodles = hours('올래국수', '2026-10-21')
  expect(noodles.isKnown).toBe(false)
  expect(noodles.intervals[0]!.from).toBeLessThanOrEqual(at(11))
  expect(noodles.intervals[0]!.to).toBeGreaterThanOrEqual(at(20))
  expect(hours('수목원길 야시장', '2026-10-21').intervals).toEqual([{ from: at(18), to: at(22) }])
})

it('five-day markets are held on their days, in the morning', () => {
  expect(hours('제주시민속오일시장', '2026-11-02').intervals).toEqual([{ from: at(8), to: at(14) }])
  expect(hours('제주시민속오일시장', '2026-11-03').closed).toBe('CLOSED_DAY')
})

describe('a festival', () => {
  const festival = placeNamed('탐라문화제')

  it('is open on its announced days', () => {
    const opening = openingOf({ ...festival, eventStart: '2026-10-09', eventEnd: '2026-10-13' })
    expect(hoursOn(opening, '2026-10-08').closed).toBe('OUT_OF_SEASON')
    expect(hoursOn(opening, '2026-10-09').closed).toBeNull()
    expect(hoursOn(opening, '2026-10-13').closed).toBeNull()
    expect(hoursOn(opening, '2026-10-14').closed).toBe('OUT_OF_SEASON')
  })

  it('or, while they are not announced, in its months, perhaps', () => {
    expect(hoursOn(openingOf(festival), '2026-10-20')).toMatchObject({ closed: null, isKnown: false })
    expect(hoursOn(openingOf(festival), '2026-09-20').closed).toBe('OUT_OF_SEASON')
  })
})

it('reads every text of the catalogue', () => {
  const withHours = JEJU_PLACES.filter(({ openTime }) => openTime !== null && !openTime.startsWith('끝자리'))
  expect(withHours.filter((place) => !openingOf(place).isKnown)).toEqual([])
  const resting = JEJU_PLACES.filter(({ restDate }) => restDate !== null)
  expect(resting.filter((place) => !openingOf(place).isRestKnown)).toEqual([])
  const never = resting.filter((place) => openingOf(place).rest.length === 0)
  expect(never.filter(({ restDate }) => restDate !== '연중무휴')).toEqual([])
})
