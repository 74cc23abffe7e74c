import { distanceBetween } from '#lib/distance.ts'
import type { Fix } from '#lib/geolocation.ts'
import type { Position } from '#lib/position.ts'

export interface KnownPlace extends Position {
  name: string
}

/** Of the compass, clockwise from the north. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Direction = (typeof DIRECTIONS)[number]

export interface Nearest {
  name: string
  metres: number
  /** From the place to the traveller; null where one is as likely on its other side. */
  direction: Direction | null
}

/** A place farther away helps nobody to find another. */
const FAR_M = 20_000

/** Within this, a place is all around one. */
const AROUND_M = 30

/** The known place that is nearest; null where there is none within 20 km. */
export function findNearest(
  fix: Pick<Fix, 'lat' | 'lng' | 'accuracyM'>,
  places: readonly KnownPlace[],
): Nearest | null {
  let nearest: { place: KnownPlace; metres: number } | null = null
  for (const place of places) {
    const metres = distanceBetween(fix, place)
    if (metres <= (nearest?.metres ?? FAR_M)) nearest = { place, metres }
  }
  if (nearest === null) return null
  const { place, metres } = nearest
  const isAround = metres < Math.max(AROUND_M, fix.accuracyM)
  return { name: place.name, metres, direction: isAround ? null : directionTo(place, fix) }
}

/** Where `to` lies as seen from `from`; for neighbours, on flat ground. */
function directionTo(from: Position, to: Position): Direction {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  const turn = Math.atan2(east, to.lat - from.lat) / (2 * Math.PI)
  const index = Math.round(turn * DIRECTIONS.length + DIRECTIONS.length) % DIRECTIONS.length
  return DIRECTIONS[index] ?? 'N'
}
