import type { SolveOptions } from '../core/problem.ts'
import { solve } from '../core/solve.ts'
import { buildProblem, type Journey, type JourneyProblem } from './build-problem.ts'
import { isStraight, straightened } from './crossings.ts'
import { dayTimes, type ComposedStop } from './day-times.ts'
import type { Option } from './option.ts'
import { CROSSING_POINTS, STRICT_CROSSING_POINTS } from './worth.ts'

type JourneyToCompose = Omit<Journey, 'crossingPoints'>

interface Found extends JourneyProblem {
  /** The vertices of each day, both ends included. */
  routes: number[][]
}

const AGAIN_SHARE = 0.5

/**
 * The best days that were found, by day: which stops, in which order, at which times; they do not go back and forth.
 */
export function compose(journey: JourneyToCompose, options: SolveOptions): ComposedStop[][] {
  const first = search({ ...journey, crossingPoints: CROSSING_POINTS }, options)
  const found = first.routes.every((route) => isStraight(route, first.ways))
    ? first
    : search({ ...journey, crossingPoints: STRICT_CROSSING_POINTS }, shareOf(options, AGAIN_SHARE))
  const routes = found.routes.map((route) => straightened(route, found.ways, (vertex) => found.problem.score[vertex]!))
  return timed(journey, { ...found, routes })
}

/** Returns the same for stops that are all to stay, wherever they lead. */
export function arrange(journey: JourneyToCompose, options: SolveOptions): ComposedStop[][] {
  return timed(journey, search({ ...journey, crossingPoints: CROSSING_POINTS }, options))
}

/** Returns the options of a search that takes so much of the time of another. */
export function shareOf(options: SolveOptions, share: number): SolveOptions {
  const { budgetMs, maxRounds } = options
  const part = { ...options, budgetMs: budgetMs * share }
  return maxRounds === undefined ? part : { ...part, maxRounds: Math.ceil(maxRounds * share) }
}

function search(journey: Journey, options: SolveOptions): Found {
  const built = buildProblem(journey)
  const { starts, ends } = built.problem
  const { routes } = solve(built.problem, options)
  return { ...built, routes: routes.map((route, day) => [starts[day]!, ...route, ends[day]!]) }
}

function timed({ days, options }: JourneyToCompose, { routes, ways, problem, firstOption }: Found): ComposedStop[][] {
  const vertexOf = new Map(options.map((option, index) => [option, firstOption + index]))
  return routes.map((route, day) => {
    const waysOf = (stops: readonly Option[]) => {
      const through = [problem.starts[day]!, ...stops.map((stop) => vertexOf.get(stop)!), problem.ends[day]!]
      return through.slice(1).map((vertex, index) => ways.minutes(through[index]!, vertex))
    }
    const stops = route.slice(1, -1).map((vertex) => options[vertex - firstOption]!)
    return dayTimes(stops, waysOf, days[day]!, day)
  })
}
