import { coast } from './coast.ts'
import type { Ring } from './trace.ts'

/** Whether a position is inside, by the even-odd rule: a ray to the east leaves a ring once more than it enters it when it starts inside. */
export function isInside(ring: Ring, lat: number, lng: number): boolean {
  let inside = false
  let previous = ring.at(-1) ?? [0, 0]
  for (const position of ring) {
    const [x, y] = position
    const [previousX, previousY] = previous
    if (y > lat !== previousY > lat && lng < x + ((previousX - x) * (lat - y)) / (previousY - y)) inside = !inside
    previous = position
  }
  return inside
}

export function isOnLand(lat: number, lng: number): boolean {
  return coast.some((ring) => isInside(ring, lat, lng))
}
