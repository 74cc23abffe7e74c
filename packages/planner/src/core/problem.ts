/**
 * A team orienteering problem with time windows: `routes` ways through some of `size` vertices, each vertex at most once over
 * all of them, that gather the highest sum of scores less the sum of costs. Times are whole numbers of any one unit.
 * What real journeys add, and the published sets leave empty: groups, classes and costs.
 */
export interface Problem {
  size: number
  routes: number
  /** The vertex that each route starts from and the one it ends at, which may be the same. They score nothing. */
  starts: Int32Array
  ends: Int32Array
  /** `size × size`: the time from the start of the visit at i to the arrival at j, the visit at i included. */
  reach: Int32Array
  /** `size × size`, 0 or more: what going from i to j takes off the sum of scores. */
  cost: Float64Array
  score: Float64Array
  /** `routes × size`: the earliest and latest start of the visit; for a route's own end its latest arrival. `close` < `open`: never. */
  open: Int32Array
  close: Int32Array
  /** The group of each vertex: of those with the same number 0 or above at most one is visited (one place at other hours). −1: none. */
  group: Int32Array
  /** The classes of each vertex: bit c is set for a member of class c, up to 31 classes. */
  classes: Int32Array
  classCount: number
  /** `routes × classCount`: the most members of a class that one route may hold. */
  classLimits: Int32Array
}

export interface SolveOptions {
  seed: number
  /** The search ends when `now` has passed by so many milliseconds, or after so many rounds, whichever comes first. */
  budgetMs: number
  maxRounds?: number
  /** Returns milliseconds of a clock of the wall or of the processor. */
  now: () => number
  /** Is asked every few milliseconds; true ends the search with what it has. */
  isCancelled?: () => boolean
}

export interface Solution {
  /** The sum of scores less the sum of costs. */
  value: number
  /** The sum of the scores alone. */
  score: number
  /** The vertices of each route between its start and its end, in order. */
  routes: number[][]
  rounds: number
}
