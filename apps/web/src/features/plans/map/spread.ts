export interface PixelPoint {
  x: number
  y: number
}

const ROUNDS = 24

/**
 * Moves points apart that lie nearer than `distance`, none farther than `reach` from where it was: places of one village
 * stay legible on a map of the island. Points that lie apart stay where they are.
 */
export function spreadApart(points: readonly PixelPoint[], distance: number, reach: number): PixelPoint[] {
  const moved = points.map((point) => ({ ...point }))
  for (let round = 0; round < ROUNDS && pushApart(moved, distance); round += 1) {
    for (const [index, point] of moved.entries()) keepWithin(point, points[index] ?? point, reach)
  }
  return moved
}

/** Whether any were too near. */
function pushApart(points: PixelPoint[], distance: number): boolean {
  let hasPushed = false
  for (const [index, a] of points.entries()) {
    for (const b of points.slice(index + 1)) {
      const apart = Math.hypot(b.x - a.x, b.y - a.y)
      if (apart >= distance) continue
      hasPushed = true
      // Two at one point go each their own way, which the order decides, so that a map is drawn alike every time.
      const [x, y] = apart > 0 ? [(b.x - a.x) / apart, (b.y - a.y) / apart] : [Math.cos(index), Math.sin(index)]
      const push = (distance - apart) / 2
      a.x -= x * push
      a.y -= y * push
      b.x += x * push
      b.y += y * push
    }
  }
  return hasPushed
}

function keepWithin(point: PixelPoint, home: PixelPoint, reach: number): void {
  const away = Math.hypot(point.x - home.x, point.y - home.y)
  if (away <= reach) return
  point.x = home.x + ((point.x - home.x) / away) * reach
  point.y = home.y + ((point.y - home.y) / away) * reach
}
