import { islandRules } from '@honjeo/catalogue/island-rules'
import { describe, expect, it } from 'vitest'
import { JEJU_PLACES, placeNamed } from '../testing/jeju-trip.ts'
import { stopDayOf, stopFactsOf } from '../visit/stop-facts.ts'
import { ferryTo } from './islets.ts'

it('knows the places of the catalogue that one reaches by boat, and no others', () => {
  const overSea = JEJU_PLACES.filter((place) => ferryTo(place)).map(({ title }) => title)
  const udo = [
    '우도',
    '우도 산호해변',
    '우도봉',
    '하고수동해변',
    '검멀레해변',
    '훈데르트바서파크',
    '훈데르트윈즈',
    '우도 소라축제',
  ]
  const others = ['가파도', '마라도', '마라도 등대', '비양도', '차귀도', '추자도', '추자도 등대']
  const courses = ['제주올레 1-1코스', '제주올레 10-1코스', '제주올레 18-1코스', '제주올레 18-2코스']
  expect(new Set(overSea)).toEqual(new Set([...udo, ...others, ...courses]))
})

const at = (hour: number, minute = 0) => hour * 60 + minute
const ashore = (title: string, date: string) => stopDayOf(stopFactsOf(placeNamed(title), islandRules), date).ashore

describe('one is ashore between the first boat and the last one back', () => {
  it.each([
    // The crossing takes half an hour; the boat back at 15:50 is the last, and who went out after 13:50 has none.
    ['마라도', '2027-01-13', { from: at(10, 10), to: at(15, 35), landed: at(14, 35) }],
    // The crossing takes ten minutes, and the last boat back is at 16:10.
    ['가파도', '2027-01-13', { from: at(9, 10), to: at(15, 55), landed: at(16, 15) }],
    ['비양도', '2027-07-14', { from: at(9, 35), to: at(15, 20), landed: at(13, 50) }],
    // One boat goes there in the morning, one back in the afternoon.
    ['추자도', '2027-07-14', { from: at(10), to: at(16, 25), landed: at(10, 15) }],
    ['우도', '2027-01-13', { from: at(8, 15), to: at(16, 15), landed: null }],
    ['우도', '2027-07-14', { from: at(8, 15), to: at(17, 45), landed: null }],
    ['성산일출봉', '2027-07-14', null],
  ])('%s on %s', (title, date, expected) => {
    expect(ashore(title, date)).toEqual(expected)
  })
})
