import { describe, expect, it } from 'vitest'
import { unifiedCsOfLibrary } from './testing/library.ts'
import { toUnifiedCs } from './unified-cs.ts'

describe('the projection', () => {
  it('puts its origin where EPSG:5179 has it', () => {
    const { east, north } = toUnifiedCs({ lat: 38, lng: 127.5 })
    expect(east).toBeCloseTo(1_000_000, 3)
    expect(north).toBeCloseTo(2_000_000, 3)
  })

  it('agrees with the library to a millimetre wherever the grid has letters', () => {
    const offs: number[] = []
    for (let lat = 31.5; lat <= 39; lat += 0.25) {
      for (let lng = 124; lng <= 132.5; lng += 0.25) {
        const own = toUnifiedCs({ lat, lng })
        const [east, north] = unifiedCsOfLibrary.forward<[number, number]>([lng, lat])
        offs.push(Math.hypot(own.east - east, own.north - north))
      }
    }
    expect(Math.max(...offs)).toBeLessThan(0.001)
  })
})
