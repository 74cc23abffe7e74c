import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { findNearest, nearText } from './nearest.ts'

const PEAK = { name: '한라산', lat: 33.3617, lng: 126.5292 }
const ISLET = { name: '마라도', lat: 33.117, lng: 126.2683 }
/** About 111 m to the north, and as far to the east. */
const [NORTH, EAST] = [0.001, 0.0012]

const from = (lat: number, lng: number, accuracyM = 10) =>
  findNearest({ lat: PEAK.lat + lat, lng: PEAK.lng + lng, accuracyM }, [ISLET, PEAK])

describe('the nearest known place', () => {
  it('is the nearest of all', () => {
    expect(from(NORTH, 0)).toMatchObject({ name: '한라산', direction: 'N' })
    expect(findNearest({ ...ISLET, accuracyM: 10 }, [PEAK, ISLET])?.name).toBe('마라도')
  })

  it.each([
    [NORTH, 0, 'N'],
    [NORTH, EAST, 'NE'],
    [0, EAST, 'E'],
    [-NORTH, EAST, 'SE'],
    [-NORTH, 0, 'S'],
    [-NORTH, -EAST, 'SW'],
    [0, -EAST, 'W'],
    [NORTH, -EAST, 'NW'],
    // A little to either side of the north.
    [NORTH, EAST / 5, 'N'],
    [NORTH, -EAST / 5, 'N'],
  ])('says the way one went from it: %d %d is %s', (lat, lng, direction) => {
    expect(from(lat, lng)?.direction).toBe(direction)
  })

  it('says metres, and no direction on the spot or where the position is too coarse for one', () => {
    expect(from(NORTH, 0)?.metres).toBeCloseTo(111, 0)
    expect(from(NORTH / 10, 0)).toMatchObject({ direction: null })
    expect(from(NORTH, 0, 500)).toMatchObject({ name: '한라산', direction: null })
  })

  it('is none beyond 20 km, nor where none is known', () => {
    expect(findNearest({ lat: 37.5665, lng: 126.978, accuracyM: 10 }, [PEAK, ISLET])).toBeNull()
    expect(findNearest({ ...PEAK, accuracyM: 10 }, [])).toBeNull()
  })
})

beforeAll(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

it.each([
  ['NE', 347, '성산일출봉에서 북동쪽으로 350m'],
  ['W', 1234, '성산일출봉에서 서쪽으로 1.2km'],
  [null, 12, '성산일출봉 근처'],
] as const)('%s, %d m reads %s', (direction, metres, text) => {
  expect(nearText({ name: '성산일출봉', metres, direction })).toBe(text)
})
