import { expect, it } from 'vitest'
import { JEJU_PLACES } from '../testing/jeju-trip.ts'
import { ferryTo, timeAshore } from './islets.ts'

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

it('one is ashore between the first boat and the last one back, which is earlier in winter', () => {
  const udo = { lat: 33.5125, lng: 126.953 }
  const inJuly = timeAshore(udo, 7)!
  const inJanuary = timeAshore(udo, 1)!
  expect(inJuly.from).toBeGreaterThan(8 * 60)
  expect(inJuly.to).toBeGreaterThan(inJanuary.to)
  expect(inJanuary.to).toBeLessThan(17 * 60)
  expect(timeAshore({ lat: 33.5066, lng: 126.493 }, 7)).toBeNull()
})
