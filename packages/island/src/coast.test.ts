import { describe, expect, it } from 'vitest'
import { coast } from './coast.ts'
import { isInside } from './on-land.ts'
import { crossings } from './testing/geometry.ts'

describe('coast', () => {
  it('consists of closed rings', () => {
    expect(coast.length).toBeGreaterThan(20)
    for (const ring of coast) {
      expect(ring.length).toBeGreaterThan(4)
      expect(ring.at(-1)).toEqual(ring[0])
    }
  })

  it('crosses neither itself nor a neighbour', () => {
    expect(crossings(coast)).toEqual([])
  })

  it('holds no ring inside another', () => {
    for (const [index, ring] of coast.entries()) {
      const [lng, lat] = ring[0] ?? [0, 0]
      expect(coast.filter((other, otherIndex) => otherIndex !== index && isInside(other, lat, lng))).toEqual([])
    }
  })
})
