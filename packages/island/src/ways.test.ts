import { describe, expect, it } from 'vitest'
import { isOnLand } from './on-land.ts'
import { sampled } from './testing/geometry.ts'
import type { LngLat } from './trace.ts'
import { wayBetween } from './ways.ts'

const AIRPORT: LngLat = [126.4914, 33.5104]
const SEOGWIPO: LngLat = [126.5612, 33.2541]
const SEONGSAN: LngLat = [126.9355, 33.4588]
const HALLIM: LngLat = [126.2648, 33.4141]
const UDO: LngLat = [126.9522, 33.5058]

const ofRoads = (from: LngLat, to: LngLat) => wayBetween(from, to).filter(({ isOnRoad }) => isOnRoad)
const metres = (path: readonly LngLat[]) =>
  path.reduce((sum, [lng, lat], n) => {
    const [lngBefore, latBefore] = path[Math.max(0, n - 1)]!
    return sum + Math.hypot((lng - lngBefore) * 92_900, (lat - latBefore) * 111_200)
  }, 0)

describe('a way', () => {
  it.each([
    ['across the island', AIRPORT, SEOGWIPO, 1.9],
    ['along the east coast', AIRPORT, SEONGSAN, 1.4],
    ['along the west coast', AIRPORT, HALLIM, 1.4],
    ['from one end to the other', HALLIM, SEONGSAN, 1.5],
  ])('%s goes by roads, on land, and not much further than the crow flies', (_name, from, to, detour) => {
    const parts = wayBetween(from, to)
    expect(parts.map(({ isOnRoad }) => isOnRoad)).toEqual([false, true, false])
    const path = parts.flatMap((part) => part.path)
    expect(path[0]).toEqual(from)
    expect(path.at(-1)).toEqual(to)
    expect(sampled(parts[1]!.path).filter(([lng, lat]) => !isOnLand(lat, lng))).toEqual([])
    expect(metres(path)).toBeLessThan(detour * metres([from, to]))
    expect(metres(parts[0]!.path) + metres(parts[2]!.path)).toBeLessThan(4000)
  })

  it('does not cross the mountain', () => {
    const [road] = ofRoads(AIRPORT, SEOGWIPO)
    const summit: LngLat = [126.5292, 33.3617]
    expect(Math.min(...sampled(road!.path).map((at) => metres([at, summit])))).toBeGreaterThan(4000)
  })

  it('is straight where both are near each other and no road is nearer', () => {
    const to: LngLat = [SEONGSAN[0] + 0.002, SEONGSAN[1]]
    expect(wayBetween(SEONGSAN, to)).toEqual([{ path: [SEONGSAN, to], isOnRoad: false }])
  })

  it('leaves the island by the nearest road', () => {
    const parts = wayBetween(UDO, AIRPORT)
    expect(parts[0]).toMatchObject({ isOnRoad: false })
    expect(metres(parts[0]!.path)).toBeLessThan(9000)
    expect(parts[1]).toMatchObject({ isOnRoad: true })
  })

  it('there is back the other way round', () => {
    const there = ofRoads(AIRPORT, SEONGSAN)[0]!.path
    const back = ofRoads(SEONGSAN, AIRPORT)[0]!.path
    expect(Math.abs(metres(there) - metres(back))).toBeLessThan(1)
  })
})
