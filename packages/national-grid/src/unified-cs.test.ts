import { describe, expect, it } from 'vitest'
import { projectByHand } from './testing/krueger.ts'
import { toUnifiedCs } from './unified-cs.ts'

describe('the projection', () => {
  it('puts its origin where EPSG:5179 has it', () => {
    const { east, north } = toUnifiedCs({ lat: 38, lng: 127.5 })
    expect(east).toBeCloseTo(1_000_000, 3)
    expect(north).toBeCloseTo(2_000_000, 3)
  })

  it.each([
    ['백록담', 33.3617, 126.5292],
    ['마라도', 33.117, 126.268],
    ['추자도', 33.95, 126.32],
    ['서울시청', 37.5665, 126.978],
    ['독도', 37.2408, 131.8696],
    ['백령도', 37.97, 124.63],
  ])('agrees for %s with one written by hand, to a centimetre', (_, lat, lng) => {
    const [library, hand] = [toUnifiedCs({ lat, lng }), projectByHand(lat, lng)]
    expect(Math.hypot(library.east - hand.east, library.north - hand.north)).toBeLessThan(0.01)
  })
})
