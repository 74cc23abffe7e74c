import type { Position } from '@honjeo/planner/place'
import type { OsrmProfile, RoadWay } from './osrm.ts'

/** A hundred positions among each other, for two kinds of travelling. */
const WAYS_MAX = 20_000

/** The ways that were asked for last; what has not been of use for longest makes room. */
export interface WayCache {
  get(profile: OsrmProfile, from: Position, to: Position): RoadWay | undefined
  set(profile: OsrmProfile, from: Position, to: Position, way: RoadWay): void
}

export function createWayCache(): WayCache {
  const ways = new Map<string, RoadWay>()
  const keyOf = (profile: OsrmProfile, from: Position, to: Position) =>
    `${profile} ${from.lat},${from.lng} ${to.lat},${to.lng}`
  const put = (key: string, way: RoadWay) => {
    // A map keeps the order in which its keys came.
    ways.delete(key)
    ways.set(key, way)
  }
  return {
    get(profile, from, to) {
      const key = keyOf(profile, from, to)
      const way = ways.get(key)
      if (way !== undefined) put(key, way)
      return way
    },
    set(profile, from, to, way) {
      put(keyOf(profile, from, to), way)
      if (ways.size <= WAYS_MAX) return
      const [oldest] = ways.keys()
      ways.delete(oldest!)
    },
  }
}
