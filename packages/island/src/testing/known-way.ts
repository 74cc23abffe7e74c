import type { LngLat } from '../trace.ts'

/** A way that others have published. Metres and minutes as they say, either may be left out; minutes are without parking or a rest. */
export interface KnownWay {
  mode: 'DRIVE' | 'WALK'
  from: string
  to: string
  ends: readonly [LngLat, LngLat]
  metres: number | null
  minutes: number | null
  /** The address where it was read; a route of a router is named by its file. */
  source: string
  /** The day, `YYYY-MM-DD`. */
  checkedOn: string
  /** True for a way as a bus or a cyclist took it, which need not be the quickest one. */
  isRough: boolean
  /** True where the minutes are of a service that knows the traffic of the roads, not of a router that takes them for empty. */
  knowsTraffic: boolean
}

const METRES_PER_DEGREE = 111_195

/** Returns the length of the straight line between its ends, in metres. */
export function straightMetres({ ends: [from, to] }: KnownWay): number {
  const perLongitude = METRES_PER_DEGREE * Math.cos((from[1] * Math.PI) / 180)
  return Math.hypot((to[0] - from[0]) * perLongitude, (to[1] - from[1]) * METRES_PER_DEGREE)
}
