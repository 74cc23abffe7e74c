import fc from 'fast-check'
import type { Problem, Solution } from '../core/problem.ts'

/** Returns what is wrong with these routes, judged by the problem's own words and nothing else of the core; undefined: nothing. */
export function faultOf(problem: Problem, routes: readonly (readonly number[])[]): string | undefined {
  const { size, starts, ends, reach, open, close, group, classes, classCount, classLimits } = problem
  const all = routes.flat()
  if (routes.length !== problem.routes) return 'number of routes'
  if (new Set(all).size < all.length) return 'a vertex twice'
  const groups = all.map((vertex) => group[vertex]!).filter((number) => number >= 0)
  if (new Set(groups).size < groups.length) return 'a group twice'
  for (const [route, visits] of routes.entries()) {
    const window = route * size
    let here = starts[route]!
    let time = open[window + here]!
    for (const next of visits) {
      if ([...starts, ...ends].includes(next)) return `an end is visited: ${next}`
      time = Math.max(time + reach[here * size + next]!, open[window + next]!)
      if (time > close[window + next]!) return `late at ${next}`
      here = next
    }
    const end = ends[route]!
    if (visits.length > 0 && time + reach[here * size + end]! > close[window + end]!)
      return `late at the end of ${route}`
    for (let bit = 0; bit < classCount; bit++) {
      const members = visits.filter((vertex) => ((classes[vertex]! >>> bit) & 1) === 1).length
      if (members > classLimits[route * classCount + bit]!) return `too many of class ${bit} in ${route}`
    }
  }
  return undefined
}

export function valueOf({ size, starts, ends, score, cost }: Problem, routes: readonly (readonly number[])[]): number {
  let value = 0
  for (const [route, visits] of routes.entries()) {
    const stops = [starts[route]!, ...visits, ends[route]!]
    for (const vertex of visits) value += score[vertex]!
    for (const [i, from] of stops.slice(0, -1).entries()) value -= cost[from * size + stops[i + 1]!]!
  }
  return value
}

/** Returns the highest value there is, by trying every way. It can take up to about seven vertices. */
export function bestValue(problem: Problem): number {
  const vertices = Array.from({ length: problem.size }, (_, vertex) => vertex)
  const free = vertices.filter((vertex) => !problem.starts.includes(vertex) && !problem.ends.includes(vertex))
  const routes: number[][] = Array.from({ length: problem.routes }, () => [])
  let best = valueOf(problem, routes)
  // Routes are filled one after the other, each at its end: every choice in every order comes up once.
  const extend = (route: number) => {
    if (faultOf(problem, routes) !== undefined) return
    best = Math.max(best, valueOf(problem, routes))
    for (let later = route; later < problem.routes; later++) {
      for (const vertex of free) {
        if (routes.flat().includes(vertex)) continue
        routes[later]!.push(vertex)
        extend(later)
        routes[later]!.pop()
      }
    }
  }
  extend(0)
  return best
}

interface Shape {
  most: number
  withCosts: boolean
}

/**
 * Problems of one or two routes on a plane, where the straight way is the shortest one, with windows, groups and
 * classes. With costs, two halves of the plane lie apart: a route that crosses over pays.
 */
export function smallProblems({ most, withCosts }: Shape): fc.Arbitrary<Problem> {
  const vertex = fc.record({
    x: fc.integer({ min: 0, max: 60 }),
    y: fc.integer({ min: 0, max: 60 }),
    stay: fc.integer({ min: 0, max: 30 }),
    score: fc.integer({ min: 0, max: 50 }),
    from: fc.integer({ min: 0, max: 150 }),
    width: fc.integer({ min: -10, max: 200 }),
    group: fc.integer({ min: -1, max: 1 }),
    classes: fc.integer({ min: 0, max: 3 }),
  })
  return fc
    .record({
      places: fc.array(vertex, { maxLength: most }),
      base: vertex,
      other: vertex,
      routes: fc.integer({ min: 1, max: 2 }),
      sameEnds: fc.boolean(),
      limits: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }),
      horizon: fc.integer({ min: 0, max: 300 }),
      toll: fc.integer({ min: 1, max: 60 }),
    })
    .map(({ places, base, other, routes, sameEnds, limits, horizon, toll }) => {
      const all = [base, other, ...places]
      const size = all.length
      const arcs = Array.from(
        { length: size * size },
        (_, arc) => [all[Math.floor(arc / size)]!, all[arc % size]!] as const,
      )
      const end = sameEnds ? 0 : 1
      const isEnd = (i: number) => i < 2
      const perRoute = (values: number[]) => Int32Array.from([...values, ...(routes > 1 ? values : [])])
      return {
        size,
        routes,
        starts: new Int32Array(routes),
        ends: new Int32Array(routes).fill(end),
        reach: Int32Array.from(
          arcs,
          ([a, b]) => (a === base ? 0 : a.stay) + Math.ceil(Math.hypot(a.x - b.x, a.y - b.y)),
        ),
        cost: Float64Array.from(arcs, ([a, b]) => (withCosts && a.x < 30 !== b.x < 30 ? toll : 0)),
        score: Float64Array.from(all, ({ score }, i) => (isEnd(i) ? 0 : score)),
        open: perRoute(all.map(({ from }, i) => (isEnd(i) ? 0 : from))),
        close: perRoute(all.map(({ from, width }, i) => (isEnd(i) ? horizon : from + width))),
        group: Int32Array.from(all, ({ group }, i) => (isEnd(i) ? -1 : group)),
        classes: Int32Array.from(all, ({ classes }, i) => (isEnd(i) ? 0 : classes)),
        classCount: 2,
        classLimits: Int32Array.from(limits.slice(0, 2 * routes)),
      }
    })
}

/** A solver's answer beside what the checks above make of it. */
export const judged = (problem: Problem, { routes, value, score }: Solution) => ({
  fault: faultOf(problem, routes),
  isTrueValue: Math.abs(value - valueOf(problem, routes)) < 1e-6,
  isTrueScore: score === routes.flat().reduce((total, vertex) => total + problem.score[vertex]!, 0),
})
