import type { Position } from '@honjeo/contract/values/geo'
import { distance, pointOf } from './plane.ts'
import { FERRIES, type Ferry } from './speeds.ts'

const circles = FERRIES.map((ferry) => ({ ferry, centre: pointOf(ferry.centre) }))

/** The ferry that goes to where a position lies; undefined on the main island. */
export function ferryTo(position: Position): Ferry | undefined {
  const point = pointOf(position)
  return circles.find(({ ferry, centre }) => distance(point, centre) <= ferry.radius)?.ferry
}
