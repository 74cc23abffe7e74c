import { expect, it } from 'vitest'
import { createModel } from './model.ts'
import type { Problem } from './problem.ts'
import { RoutePool } from './route-pool.ts'
import { State } from './state.ts'

/** Two routes like one another through places 1 to 6, everything within reach; 5 and 6 are one place at other hours. */
const problem: Problem = {
  size: 7,
  routes: 2,
  starts: new Int32Array(2),
  ends: new Int32Array(2),
  reach: new Int32Array(49).fill(1),
  cost: new Float64Array(49),
  score: Float64Array.of(0, 1, 2, 4, 8, 16, 16),
  open: new Int32Array(14),
  close: new Int32Array(14).fill(100),
  group: Int32Array.of(-1, -1, -1, -1, -1, 0, 0),
  classes: new Int32Array(7),
  classCount: 0,
  classLimits: new Int32Array(0),
}

const STEPS = 1000

function poolOf(...solutions: number[][][]): RoutePool {
  const model = createModel(problem)
  const state = new State(model)
  const pool = new RoutePool(model, 1)
  for (const solution of solutions) {
    state.replace(solution)
    pool.add(state)
    state.keep()
  }
  return pool
}

/** Sorts visits and routes, for neither the order of routes nor that of visits counts here. */
const sorted = (routes: number[][] | undefined) =>
  routes?.map((visits) => visits.toSorted((a, b) => a - b)).toSorted((a, b) => a.length - b.length)

it('brings routes of several solutions together, also two that were the same route of theirs', () => {
  const pool = poolOf([[3, 4], [1]], [[5], [3]], [[2], []])
  expect(sorted(pool.combine(20, STEPS))).toEqual([[5], [3, 4]])
})

it('never visits a vertex or a group twice', () => {
  const pool = poolOf([[5, 4], [1]], [[6, 3], []], [[4, 3], [2]])
  expect(sorted(pool.combine(0, STEPS))).toEqual([[2], [4, 5]])
})

it('takes an empty route where nothing else fits', () => {
  expect(sorted(poolOf([[5], []], [[6], []]).combine(0, STEPS))).toEqual([[], [5]])
})

it('answers nothing where nothing is better', () => {
  expect(poolOf([[3, 4], [1]]).combine(13, STEPS)).toBeUndefined()
})
