/**
 * Returns the least values that are nowhere below the given ones and form a curve without a dent (the upper convex hull of the points (i, value), by
 * Andrew's monotone chain).
 */
export function withoutDents(values: readonly number[]): number[] {
  const hull: number[] = []
  const bendsUp = (a: number, b: number, c: number) =>
    (values[b]! - values[a]!) * (c - b) <= (values[c]! - values[b]!) * (b - a)
  for (const i of values.keys()) {
    while (hull.length >= 2 && bendsUp(hull.at(-2)!, hull.at(-1)!, i)) hull.pop()
    hull.push(i)
  }
  let corner = 0
  return values.map((value, i) => {
    while (corner + 2 < hull.length && hull[corner + 1]! <= i) corner++
    const [from, to = from] = hull.slice(corner, corner + 2) as [number, number?]
    return to === from ? value : values[from]! + ((values[to]! - values[from]!) * (i - from)) / (to - from)
  })
}
