import { describe, expect, it } from 'vitest'
import { coast } from './coast.ts'
import { labels } from './labels.ts'
import { isInside } from './on-land.ts'
import { readBoundaryReference, referenceExists } from './testing/boundary-reference.ts'
import { distanceTo, sampled } from './testing/geometry.ts'
import type { LngLat } from './trace.ts'

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Infinity
}

describe.runIf(referenceExists)('the drawing beside the official boundary', () => {
  const reference = referenceExists ? readBoundaryReference() : undefined
  const shores = reference?.shores ?? []

  it('has no vertex farther than 400 m from the true coast, and 95 % of them within 60 m', () => {
    const distances = coast.flat().map(distanceTo(shores))
    expect(Math.max(...distances)).toBeLessThanOrEqual(400)
    expect(percentile(distances, 0.95)).toBeLessThanOrEqual(60)
  })

  it('misses no stretch of the main island by more than 600 m', () => {
    // An islet is one closed arc; the arcs of the main island end where two districts meet.
    const open = shores.filter((path) => path[0]?.join() !== path.at(-1)?.join())
    expect(open.length).toBeGreaterThan(20)
    expect(Math.max(...open.flatMap(sampled).map(distanceTo(coast)))).toBeLessThanOrEqual(600)
  })

  it('has vertices of its own', () => {
    const round = ([lng, lat]: LngLat) => `${lng.toFixed(4)} ${lat.toFixed(4)}`
    const theirs = new Set(shores.flat().map(round))
    const own = coast.flat()
    expect(own.filter((position) => theirs.has(round(position))).length / own.length).toBeLessThan(0.02)
  })

  it('writes the name of each eup and myeon inside it', () => {
    const towns = labels.filter(({ kind }) => kind === 'town')
    expect(towns).toHaveLength(12)
    const outside = towns.filter(({ name, position }) => {
      const [lng, lat] = position
      return !reference?.districts.get(name)?.some((ring) => isInside(ring, lat, lng))
    })
    expect(outside).toEqual([])
  })
})
