import type { Position } from '../place.ts'
import { distance, pointOf } from './plane.ts'
import { FERRIES, type Ferry } from './speeds.ts'

const circles = FERRIES.map((ferry) => ({ ferry, centre: pointOf(ferry.centre) }))

/** The ferry that goes to where a position lies; undefined on the main island. */
export function ferryTo(position: Position): Ferry | undefined {
  const point = pointOf(position)
  return circles.find(({ ferry, centre }) => distance(point, centre) <= ferry.radius)?.ferry
}

/** Between the landing and the place, beside the crossing (ours). */
const ASHORE_MINUTES = 15

/**
 * Minutes of the day one may be at a place on an islet: after the first boat there, and until it is time for the last one
 * back; null on the main island.
 */
export function timeAshore(position: Position, month: number): { from: number; to: number } | null {
  const ferry = ferryTo(position)
  if (ferry === undefined) return null
  return { from: ferry.firstBoat + ferry.crossing, to: ferry.lastBoats[month - 1]! - ASHORE_MINUTES }
}
