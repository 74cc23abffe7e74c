import type { LngLat } from '../trace.ts'

const METRES_PER_DEGREE = 111_320
const EAST_SCALE = Math.cos((33.4 * Math.PI) / 180)

/** Returns metres east and north of 126° E 33° N on a flat earth: over one island it errs by less than a percent. */
function flat([lng, lat]: LngLat): LngLat {
  return [(lng - 126) * METRES_PER_DEGREE * EAST_SCALE, (lat - 33) * METRES_PER_DEGREE]
}

export function segments(path: readonly LngLat[]): [LngLat, LngLat][] {
  return path.slice(1).map((end, index) => [path[index] ?? end, end])
}

/** Answers with the distance in metres from a position to the nearest of many lines. */
export function distanceTo(paths: readonly (readonly LngLat[])[]): (position: LngLat) => number {
  const pieces = paths.flatMap((path) => segments(path.map(flat)))
  return (position) => {
    const [x, y] = flat(position)
    let nearest = Infinity
    for (const [[startX, startY], [endX, endY]] of pieces) {
      const [dx, dy] = [endX - startX, endY - startY]
      const along = ((x - startX) * dx + (y - startY) * dy) / (dx * dx + dy * dy || 1)
      const t = Math.max(0, Math.min(1, along))
      nearest = Math.min(nearest, Math.hypot(x - startX - t * dx, y - startY - t * dy))
    }
    return nearest
  }
}

/** Returns the positions of a path and four more on each of its pieces. */
export function sampled(path: readonly LngLat[]): LngLat[] {
  return segments(path).flatMap(([[startX, startY], [endX, endY]]) =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): LngLat => [startX + t * (endX - startX), startY + t * (endY - startY)]),
  )
}

/** Returns twice the signed area of a triangle: positive when it turns left. */
function turn([ax, ay]: LngLat, [bx, by]: LngLat, [cx, cy]: LngLat): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

function cross([a, b]: [LngLat, LngLat], [c, d]: [LngLat, LngLat]): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/** Returns where two pieces of these lines cross; touching at an end is not crossing. */
export function crossings(paths: readonly (readonly LngLat[])[]): LngLat[] {
  const pieces = paths.flatMap(segments)
  return pieces.flatMap((piece, index) =>
    pieces
      .slice(index + 1)
      .filter((other) => cross(piece, other))
      .map(([start]) => start),
  )
}
