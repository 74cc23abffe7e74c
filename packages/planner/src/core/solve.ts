import { SearchClock } from './clock.ts'
import { createModel } from './model.ts'
import type { Problem, Solution, SolveOptions } from './problem.ts'
import { Search } from './search.ts'

/** The progress at which pooled routes are combined. */
const RECOMBINED_AT = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97]
/** In a short search there are as many rounds between two combinations, in which the pool has come to hold something else. */
const LEAST_ROUNDS_BETWEEN = 800

/** Returns the best routes it finds in the time or the rounds given; with `maxRounds` the same for the same seed, if time suffices. */
export function solve(problem: Problem, options: SolveOptions): Solution {
  const clock = new SearchClock(options)
  const model = createModel(problem)
  const search = new Search(model, options.seed)
  let rounds = 0
  let recombined = 0
  let combinedAt = 0
  while (model.candidates.length > 0 && clock.goesOn()) {
    const isTime = clock.progress >= (RECOMBINED_AT[recombined] ?? Infinity)
    if (isTime && rounds - combinedAt >= LEAST_ROUNDS_BETWEEN) {
      recombined++
      combinedAt = rounds
      search.recombine()
    }
    search.round(clock.progress)
    rounds++
  }
  const { best, bestValue } = search
  const score = best.flat().reduce((total, vertex) => total + problem.score[vertex]!, 0)
  return { value: bestValue, score, routes: best, rounds }
}
