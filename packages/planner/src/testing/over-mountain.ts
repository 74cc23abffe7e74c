import type { Position } from '@honjeo/contract/values/geo'

const SUMMIT = { lat: 33.3617, lng: 126.5292 }
/** The island lies aslant: its long axis climbs so many degrees of latitude with each of longitude. */
const SLOPE = 0.33
/** Nearer to the axis than 5 km one is on neither side. */
const MIDDLE = 0.045
/** East and west of it one drives past the mountain on the plain. */
const WEST = 126.35
const EAST = 126.75

/** Returns 1 north of Hallasan, −1 south of it, 0 in the middle or beside it. */
function sideOf({ lat, lng }: Position): number {
  if (lng < WEST || lng > EAST) return 0
  const offset = lat - SUMMIT.lat - SLOPE * (lng - SUMMIT.lng)
  return Math.abs(offset) < MIDDLE ? 0 : Math.sign(offset)
}

/** Returns how often a way goes over from one side of the mountain to the other, without going around by the west or the east. */
export function overMountain(way: readonly Position[]): number {
  let crossings = 0
  let last = 0
  for (const position of way) {
    const side = sideOf(position)
    if (position.lng < WEST || position.lng > EAST) last = 0
    if (side !== 0 && last !== 0 && side !== last) crossings++
    if (side !== 0) last = side
  }
  return crossings
}
