import type { Position } from '@honjeo/contract/values/geo'
import { distance, pointOf, turn, type PlanePoint } from './plane.ts'

/**
 * The area that roads go around, anticlockwise: the national park between road 1117 in the north, 5·16로 in the east, the southern mid-mountain road
 * and 평화로 in the west. Road 1100 crosses it, winding and often iced: no faster than the way around.
 */
const MOUNTAIN: readonly PlanePoint[] = [
  { lat: 33.432, lng: 126.52 },
  { lat: 33.4, lng: 126.43 },
  { lat: 33.355, lng: 126.415 },
  { lat: 33.305, lng: 126.46 },
  { lat: 33.295, lng: 126.56 },
  { lat: 33.335, lng: 126.605 },
  { lat: 33.385, lng: 126.622 },
  { lat: 33.425, lng: 126.58 },
].map((position) => pointOf(position))

const edges = MOUNTAIN.map((corner, index) => [corner, MOUNTAIN[(index + 1) % MOUNTAIN.length]!] as const)

function isInside(point: PlanePoint): boolean {
  return edges.every(([a, b]) => turn(a, b, point) > 0)
}

function nearestOnEdge(point: PlanePoint, [a, b]: readonly [PlanePoint, PlanePoint]): PlanePoint {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length
  const share = Math.min(1, Math.max(0, along))
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }
}

/** Returns where one comes out of the park by its nearest road; outside of it one is there. */
export function roadFrom(point: PlanePoint): PlanePoint {
  if (!isInside(point)) return point
  const exits = edges.map((edge) => nearestOnEdge(point, edge))
  return exits.reduce((best, exit) => (distance(point, exit) < distance(point, best) ? exit : best))
}

/** Whether the straight way from a to b passes through an edge. */
function isBlocked(a: PlanePoint, b: PlanePoint): boolean {
  let corner = MOUNTAIN.at(-1)!
  let side = turn(a, b, corner)
  for (const next of MOUNTAIN) {
    const nextSide = turn(a, b, next)
    if (side * nextSide < 0 && turn(corner, next, a) * turn(corner, next, b) < 0) return true
    corner = next
    side = nextSide
  }
  return false
}

/** Returns the length of a rope pulled tight from a to b around the corners on one side of the straight line. */
function around(a: PlanePoint, b: PlanePoint, side: 1 | -1): number {
  const corners = MOUNTAIN.filter((corner) => turn(a, b, corner) * side > 0)
  let length = 0
  let here = a
  while (corners.length > 0) {
    let next = b
    for (const corner of corners) if (turn(here, next, corner) * side > 0) next = corner
    length += distance(here, next)
    if (next === b) return length
    corners.splice(corners.indexOf(next), 1)
    here = next
  }
  return length + distance(here, b)
}

/** Returns the metres of the shortest way between two points outside of the park that goes around it. */
export function wayAround(a: PlanePoint, b: PlanePoint): number {
  return isBlocked(a, b) ? Math.min(around(a, b, 1), around(a, b, -1)) : distance(a, b)
}

/** The watershed that 평화로, the roads 1100, 5·16로 and 남조로 go over; beyond its ends one drives along the coast. */
const RIDGE = [pointOf({ lat: 33.34, lng: 126.35 }), pointOf({ lat: 33.41, lng: 126.75 })] as const

/** Whether the way leads from one side of the island to the other over Hallasan's shoulders. */
export function crossesHallasan(from: Position, to: Position): boolean {
  const a = pointOf(from)
  const b = pointOf(to)
  const [west, east] = RIDGE
  return turn(west, east, a) * turn(west, east, b) < 0 && turn(a, b, west) * turn(a, b, east) < 0
}

const SEMI_MAJOR = 36_500
const SEMI_MINOR = 15_500
/** The island's long axis against the east, in radians. */
const TILT = 0.26
const SUMMIT_METRES = 1947

/** Returns the metres above the sea, roughly: a shield that falls off to the shore with the square (ours; within 200 m below 700 m). */
export function heightOf({ x, y }: PlanePoint): number {
  const along = x * Math.cos(TILT) + y * Math.sin(TILT)
  const across = y * Math.cos(TILT) - x * Math.sin(TILT)
  const outwards = Math.hypot(along / SEMI_MAJOR, across / SEMI_MINOR)
  return SUMMIT_METRES * Math.max(0, 1 - outwards) ** 2
}
