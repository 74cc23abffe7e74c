import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestValue, judged, smallProblems } from '../testing/small-problems.ts'
import type { Problem, SolveOptions } from './problem.ts'
import { solve } from './solve.ts'

const SOUND = { fault: undefined, isTrueValue: true, isTrueScore: true }

/** Rounds alone decide when it ends, so that a slow machine tests the same as a fast one. */
const afterRounds = (maxRounds: number, seed = 1): SolveOptions => ({
  seed,
  maxRounds,
  budgetMs: Infinity,
  now: () => 0,
})

/** The rounds of a search here, far fewer than a second has. After 2,000 one problem in some ten thousands is still short of its best. */
const ROUNDS = 2000
const MORE_ROUNDS = 40_000

/** Returns the value found in `ROUNDS`, or in `MORE_ROUNDS` where that is not the best one. */
function foundValue(problem: Problem): number {
  const { value } = solve(problem, afterRounds(ROUNDS))
  return value >= bestValue(problem) ? value : solve(problem, afterRounds(MORE_ROUNDS)).value
}

/** Two days from one base; places on a circle around it, each with a visit of 30 and a window of its own. */
function circle(count: number): Problem {
  const routes = 2
  const size = count + 1
  const places = Array.from({ length: size }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    return i === 0 ? { x: 0, y: 0, stay: 0 } : { x: 60 * Math.cos(angle), y: 60 * Math.sin(angle), stay: 30 }
  })
  const perRoute = (value: (i: number) => number) =>
    Int32Array.from({ length: routes * size }, (_, at) => value(at % size))
  return {
    size,
    routes,
    starts: new Int32Array(routes),
    ends: new Int32Array(routes),
    reach: Int32Array.from({ length: size * size }, (_, arc) => {
      const [a, b] = [places[Math.floor(arc / size)]!, places[arc % size]!]
      return a.stay + Math.ceil(Math.hypot(a.x - b.x, a.y - b.y))
    }),
    cost: new Float64Array(size * size),
    score: Float64Array.from({ length: size }, (_, i) => (i === 0 ? 0 : 10 + ((i * 7) % 5))),
    open: perRoute((i) => (i * 37) % 300),
    close: perRoute((i) => (i === 0 ? 600 : ((i * 37) % 300) + 200)),
    group: new Int32Array(size).fill(-1),
    classes: new Int32Array(size),
    classCount: 1,
    classLimits: new Int32Array(routes).fill(count),
  }
}

describe('solve', () => {
  it('finds the optimum of small problems with windows, groups and classes', () => {
    fc.assert(
      fc.property(smallProblems({ most: 5, withCosts: false }), (problem) => {
        expect(foundValue(problem)).toBe(bestValue(problem))
      }),
      { numRuns: 150 },
    )
  })

  it('finds the optimum of small problems where crossing over costs', () => {
    fc.assert(
      fc.property(smallProblems({ most: 5, withCosts: true }), (problem) => {
        expect(foundValue(problem)).toBeCloseTo(bestValue(problem))
      }),
      { numRuns: 150 },
    )
  })

  it('answers with sound routes and their true value, whatever the problem', () => {
    fc.assert(
      fc.property(smallProblems({ most: 60, withCosts: true }), fc.integer(), (problem, seed) => {
        expect(judged(problem, solve(problem, afterRounds(100, seed)))).toEqual(SOUND)
      }),
      { numRuns: 60 },
    )
  })

  it('answers the same for the same seed', () => {
    const [first, second] = [solve(circle(60), afterRounds(300, 7)), solve(circle(60), afterRounds(300, 7))]
    expect(second).toEqual(first)
  })

  it('answers the same however fast the clock runs, as long as the rounds decide', () => {
    let time = 0
    const hurried = { ...afterRounds(300, 7), budgetMs: 1e9, now: () => (time += 1000) }
    expect(solve(circle(60), hurried)).toEqual(solve(circle(60), afterRounds(300, 7)))
  })

  it('ends when its time is over', () => {
    let time = 0
    const { rounds } = solve(circle(60), { seed: 1, budgetMs: 100, now: () => time++ })
    expect(rounds).toBeLessThan(1000)
  })

  it('answers with the best so far when it is cancelled', () => {
    let questions = 0
    const problem = circle(60)
    const cancelled = solve(problem, { seed: 1, budgetMs: Infinity, now: () => 0, isCancelled: () => ++questions > 5 })
    expect(judged(problem, cancelled)).toEqual(SOUND)
    expect(cancelled.value).toBeGreaterThan(0)
  })

  it('is asked whether to go on within few rounds, however large the problem', () => {
    let questions = 0
    solve(circle(600), { ...afterRounds(80), now: () => performance.now(), isCancelled: () => ++questions < 0 })
    expect(questions).toBeGreaterThanOrEqual(2)
  })

  it('gives up whatever else for a few places that are far above the others', () => {
    const problem = circle(60)
    const musts = [3, 17, 29, 44]
    for (const must of musts) problem.score[must] = 100_000
    expect(solve(problem, afterRounds(500)).routes.flat()).toEqual(expect.arrayContaining(musts))
  })

  it('visits a place at one of its hours only', () => {
    const problem = circle(60)
    problem.group.fill(0, 1)
    expect(solve(problem, afterRounds(100)).routes.flat()).toHaveLength(1)
  })

  it('crosses over once and stays there, where crossing costs more than any one place brings', () => {
    const problem = circle(60)
    const isOver = (vertex: number) => vertex > 30
    for (let arc = 0; arc < problem.cost.length; arc++)
      if (isOver(Math.floor(arc / problem.size)) !== isOver(arc % problem.size)) problem.cost[arc] = 18
    for (let vertex = 1; vertex <= 30; vertex++) problem.score[vertex] = 1
    const { routes } = solve(problem, afterRounds(1000))
    for (const visits of routes) expect(visits.length > 1 && visits.every(isOver)).toBe(true)
  })

  it('leaves out what cannot be reached in time, is never open, or scores nothing', () => {
    const problem = circle(60)
    for (let from = 0; from < problem.size; from++) problem.reach[from * problem.size + 1] = 10_000
    problem.close[2] = problem.close[problem.size + 2] = -1
    problem.score[3] = 0
    const visited = solve(problem, afterRounds(300)).routes.flat()
    expect(visited.filter((vertex) => vertex <= 3)).toEqual([])
    expect(visited.length).toBeGreaterThan(5)
  })

  it('leaves a route empty that is over before it begins', () => {
    const problem = circle(60)
    problem.close[0] = -1
    const { routes } = solve(problem, afterRounds(300))
    expect(routes[0]).toEqual([])
    expect(routes[1]!.length).toBeGreaterThan(3)
  })

  it('has nothing to do without places', () => {
    expect(solve(circle(0), afterRounds(100))).toEqual({ value: 0, score: 0, routes: [[], []], rounds: 0 })
  })
})
