import { describe, expect, it } from 'vitest'
import { parseBox, widenToTiles } from './bbox.ts'

const JEJU = { west: 126.14, south: 33.1, east: 126.98, north: 33.58 }

it('reads west, south, east and north', () => {
  expect(parseBox('126.14,33.1,126.98,33.58')).toEqual(JEJU)
  expect(parseBox(' 126.14, 33.1 ,126.98,33.58')).toEqual(JEJU)
})

describe('widened to the tiles of a zoom', () => {
  it.each([7, 10, 14, 19])('at %i it holds the box and is at most a tile larger on each side', (zoom) => {
    const wide = widenToTiles(JEJU, zoom)
    const tile = 360 / 2 ** zoom
    const growth = [JEJU.west - wide.west, JEJU.south - wide.south, wide.east - JEJU.east, wide.north - JEJU.north]
    for (const degrees of growth) {
      expect(degrees).toBeGreaterThanOrEqual(0)
      expect(degrees).toBeLessThan(tile)
    }
  })

  it('is the same for neighbours of one tile', () => {
    const moved = { west: 126.141, south: 33.101, east: 126.981, north: 33.581 }
    expect(widenToTiles(moved, 9)).toEqual(widenToTiles(JEJU, 9))
  })

  it('knows where a tile of the map lies', () => {
    // Tile 9/435/203 spans these edges: https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames
    const { west, east, north, south } = widenToTiles({ west: 126, south: 35, east: 126.1, north: 35.1 }, 9)
    expect([west, east]).toEqual([125.859375, 126.5625])
    expect(north).toBeCloseTo(35.46067, 4)
    expect(south).toBeCloseTo(34.88593, 4)
  })
})
