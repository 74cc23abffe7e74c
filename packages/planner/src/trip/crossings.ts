import { CROSSINGS_MAX } from './rules.ts'
import type { Ways } from './ways.ts'

/** Whether a way through vertices leads over Hallasan's shoulders no more than there and back. */
export const isStraight = (route: readonly number[], ways: Ways) => crossingsOf(route, ways) <= CROSSINGS_MAX

function crossingsOf(route: readonly number[], ways: Ways): number {
  return route.slice(1).filter((vertex, index) => ways.crosses(route[index]!, vertex)).length
}

/** Returns the route without the stops one would go back and forth for, the least worth first; both ends stay. */
export function straightened(route: readonly number[], ways: Ways, pointsOf: (vertex: number) => number): number[] {
  let left = [...route]
  while (!isStraight(left, ways)) {
    const shorter = left.slice(1, -1).map((vertex) => {
      const without = left.filter((other) => other !== vertex)
      return { without, crossings: crossingsOf(without, ways), points: pointsOf(vertex) }
    })
    left = shorter.toSorted((a, b) => a.crossings - b.crossings || a.points - b.points)[0]!.without
  }
  return left
}
