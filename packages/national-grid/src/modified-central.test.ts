import { expect, it } from 'vitest'
import { fromModifiedCentral } from './modified-central.ts'
import { metresBetween } from './testing/grid-centre.ts'
import { modifiedCentralOfLibrary } from './testing/library.ts'

const WITHIN_M = 5

/**
 * Rows of the ministry's open data in EPSG:5174, beside where a map of Korea has the same thing in WGS 84. 역전우동0410 창동역점:
 * the answer of general_restaurants, and Kakao's own position of the shop.
 */
const KNOWN = [{ east: 204_357.382835077, north: 461_235.763310872, lat: 37.6534906, lng: 127.0501654 }]

it.each(KNOWN)('$east, $north is within 5 m of where the map has it', ({ east, north, lat, lng }) => {
  expect(metresBetween(fromModifiedCentral({ east, north }), { lat, lng })).toBeLessThanOrEqual(WITHIN_M)
})

it('agrees with the library and its other form of the shift on all of Jeju', () => {
  const offs: number[] = []
  for (let lat = 33.1; lat <= 34; lat += 0.05) {
    for (let lng = 126.1; lng <= 127; lng += 0.05) {
      const [east, north] = modifiedCentralOfLibrary.forward<[number, number]>([lng, lat])
      offs.push(metresBetween(fromModifiedCentral({ east, north }), { lat, lng }))
    }
  }
  expect(Math.max(...offs)).toBeLessThan(1)
})

it('knows that the south of the island lies below nought', () => {
  const [, north] = modifiedCentralOfLibrary.forward<[number, number]>([126.56, 33.25])
  expect(north).toBeLessThan(-27_000)
})
