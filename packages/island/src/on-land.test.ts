import { cataloguePlaces } from '@honjeo/catalogue/places'
import { describe, expect, it } from 'vitest'
import { isOnLand } from './on-land.ts'

describe('isOnLand', () => {
  it('distinguishes the sea from the land', () => {
    expect(isOnLand(33.3617, 126.5292)).toBe(true)
    expect(isOnLand(33.45, 126.2)).toBe(false)
    expect(isOnLand(37.5665, 126.978)).toBe(false)
  })

  it.each([
    ['the crater of Seongsan Ilchulbong', 33.4581, 126.9415, true],
    ['the lagoon of Ojo west of it', 33.462, 126.9255, false],
    ['the strait between Seongsan and Udo', 33.487, 126.93, false],
    ['Udo', 33.504, 126.954, true],
    ['Marado, the southernmost land', 33.1186, 126.2675, true],
    ['the sea between Gapado and Marado', 33.143, 126.27, false],
    ['Seopjikoji', 33.43, 126.93, true],
    ['the bay of Sinyang behind it', 33.43, 126.92, false],
    ['Upper Chuja', 33.959, 126.292, true],
    ['the strait between the two islands of Chuja', 33.9535, 126.3033, false],
  ])('knows %s', (_, lat, lng, expected) => {
    expect(isOnLand(lat, lng)).toBe(expected)
  })

  it('finds every place of the catalogue on land', () => {
    const places = cataloguePlaces.filter(({ lat, lng }) => !isOnLand(lat, lng))
    expect(places.map(({ title, lat, lng }) => `${title} ${lat} ${lng}`)).toEqual([])
  })
})
