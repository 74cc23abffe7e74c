import { readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contours, summit } from './contours.ts'
import { labels } from './labels.ts'
import { isInside, isOnLand } from './on-land.ts'
import { roads } from './roads.ts'
import { crossings, sampled } from './testing/geometry.ts'
import type { LngLat } from './trace.ts'

const atSea = (positions: readonly LngLat[]) => positions.filter(([lng, lat]) => !isOnLand(lat, lng))

describe('roads', () => {
  it.each(roads)('$number $name stays on land', ({ path }) => {
    expect(path.length).toBeGreaterThan(5)
    expect(atSea(sampled(path))).toEqual([])
  })

  it('has the roads a traveller asks for', () => {
    expect(roads.map(({ number }) => number)).toEqual(
      expect.arrayContaining(['1132', '1131', '1139', '1135', '97', '1118', '1136', '1112']),
    )
  })
})

describe('contours', () => {
  it('rise to the summit, each within the one below', () => {
    expect(crossings(contours.map(({ ring }) => ring))).toEqual([])
    expect(atSea(contours.flatMap(({ ring }) => ring))).toEqual([])
    const tops = [...contours, { metres: summit.metres, ring: [summit.position] }]
    for (const [index, { metres, ring }] of contours.entries()) {
      const above = tops[index + 1]
      expect(above?.metres).toBeGreaterThan(metres)
      expect(above?.ring.every(([lng, lat]) => isInside(ring, lat, lng))).toBe(true)
    }
  })
})

describe('labels', () => {
  it('are on land, each name once', () => {
    expect(labels.filter(({ position }) => atSea([position]).length > 0)).toEqual([])
    expect(new Set(labels.map(({ name }) => name)).size).toBe(labels.length)
  })
})

describe('size', () => {
  it('is at most 40 kB, comments and types included', () => {
    const folder = new URL('./', import.meta.url)
    // The normals of the weather are no part of the drawing, and no map fetches them.
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing') && name !== 'normals.ts',
    )
    // A minifier only takes away, so the sources are an upper bound of what is shipped.
    const bytes = sources.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0)
    expect(sources.length).toBeGreaterThan(5)
    expect(bytes).toBeLessThanOrEqual(40_000)
  })
})
