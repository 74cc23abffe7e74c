import type { Problem } from './problem.ts'

/** A problem with what the search asks of it again and again. */
export interface Model extends Problem {
  /** The vertices worth a visit that some route can make on its own. */
  candidates: Int32Array
  /** The nearest candidates that may come right after each vertex, `candidates.length` slots a vertex, the soonest reached first. */
  follower: Int32Array
  followerReach: Int32Array
  followerCount: Int32Array
  /** The candidates nearest to each vertex, `neighbourCount` slots a vertex, whatever their windows. */
  neighbour: Int32Array
  neighbourCount: number
  /** The least `reach` from any candidate to each vertex. */
  leastReachTo: Int32Array
  /** `size × size`: what `reach` exceeds the least way on from the same vertex by, so that visits themselves do not count. */
  detour: Int32Array
  /** The middle one of the candidates' scores: a mean would follow the few that are far above the others. */
  typicalScore: number
  /** The time of all routes together. */
  horizon: number
  /** The time that a point of score may be worth: what costs weigh beside time. */
  timePerScore: number
  hasCosts: boolean
  groupCount: number
}

const NEIGHBOURS = 60
/**
 * Good routes hardly ever pass so many places by. All candidates are looked at from a start, and from everywhere those that score so many times the
 * typical, so that nothing is out of reach.
 */
const FOLLOWERS = 30
const SHARE_OF_FOLLOWERS = 0.1
const OUTSTANDING = 10
/** The visits that a route is taken to have, for want of anything better. */
const TYPICAL_VISITS = 10
const NEVER = 2 ** 30

export function createModel(problem: Problem): Model {
  const { size, routes, starts, ends, reach, cost, score, open, close, group, classes, classCount, classLimits } =
    problem
  const candidates = findCandidates(problem)
  const scores = Float64Array.from(candidates, (vertex) => score[vertex]!).toSorted()
  const typicalScore = scores[scores.length >> 1] ?? 1
  let horizon = 0
  for (let route = 0; route < routes; route++)
    horizon += Math.max(0, close[route * size + ends[route]!]! - open[route * size + starts[route]!]!)
  const ways = sortWays(problem, candidates, OUTSTANDING * typicalScore)
  // Spreading the parts would give each model a shape of its own, and with every new shape all that is compiled for the last one is thrown away.
  return {
    size,
    routes,
    starts,
    ends,
    reach,
    cost,
    score,
    open,
    close,
    group,
    classes,
    classCount,
    classLimits,
    candidates,
    follower: ways.follower,
    followerReach: ways.followerReach,
    followerCount: ways.followerCount,
    neighbour: ways.neighbour,
    neighbourCount: ways.neighbourCount,
    leastReachTo: ways.leastReachTo,
    detour: ways.detour,
    typicalScore,
    horizon: Math.max(1, horizon),
    timePerScore: horizon / Math.max(1, routes * TYPICAL_VISITS * typicalScore),
    hasCosts: cost.some((amount) => amount > 0),
    groupCount: group.reduce((most, number) => Math.max(most, number), -1) + 1,
  }
}

function findCandidates({
  size,
  routes,
  starts,
  ends,
  reach,
  open,
  close,
  score,
  classes,
  ...rest
}: Problem): Int32Array {
  const { classCount, classLimits } = rest
  const isTerminal = new Set([...starts, ...ends])
  const fits = (vertex: number, route: number) => {
    const [window, start, end] = [route * size, starts[route]!, ends[route]!]
    if (close[window + start]! < open[window + start]!) return false
    for (let bit = 0; bit < classCount; bit++)
      if ((classes[vertex]! >>> bit) & 1 && classLimits[route * classCount + bit]! < 1) return false
    const arrival = Math.max(open[window + vertex]!, open[window + start]! + reach[start * size + vertex]!)
    return arrival <= close[window + vertex]! && arrival + reach[vertex * size + end]! <= close[window + end]!
  }
  const vertices = Array.from({ length: size }, (_, vertex) => vertex)
  const routeNumbers = Array.from({ length: routes }, (_, route) => route)
  return Int32Array.from(
    vertices.filter(
      (vertex) => score[vertex]! > 0 && !isTerminal.has(vertex) && routeNumbers.some((route) => fits(vertex, route)),
    ),
  )
}

/** Returns the earliest and latest start of a visit by vertex, over all routes. */
function widestWindows({ size, routes, open, close }: Problem) {
  const earliest = new Int32Array(size).fill(NEVER)
  const latest = new Int32Array(size).fill(-NEVER)
  for (let at = 0; at < routes * size; at++) {
    if (close[at]! < open[at]!) continue
    const vertex = at % size
    earliest[vertex] = Math.min(earliest[vertex]!, open[at]!)
    latest[vertex] = Math.max(latest[vertex]!, close[at]!)
  }
  return { earliest, latest }
}

function sortWays(problem: Problem, candidates: Int32Array, outstanding: number) {
  const { size, starts, reach, score } = problem
  const count = candidates.length
  const usualFollowers = Math.max(FOLLOWERS, Math.floor(SHARE_OF_FOLLOWERS * count))
  const { earliest, latest } = widestWindows(problem)
  const follower = new Int32Array(size * count)
  const followerReach = new Int32Array(size * count)
  const followerCount = new Int32Array(size)
  const neighbourCount = Math.max(0, Math.min(NEIGHBOURS, count - 1))
  const neighbour = new Int32Array(size * neighbourCount)
  const leastReachTo = new Int32Array(size).fill(NEVER)
  const detour = new Int32Array(size * size)
  // A key holds a way and its candidate in one number: typed arrays sort numbers several times faster than any comparison does.
  const keys = new Float64Array(count)
  for (const from of new Set([...candidates, ...starts])) {
    for (let i = 0; i < count; i++) keys[i] = reach[from * size + candidates[i]!]! * count + i
    keys.sort()
    const mostFollowers = starts.includes(from) ? count : usualFollowers
    let followers = 0
    let neighbours = 0
    let least = NEVER
    for (const key of keys) {
      const to = candidates[key % count]!
      if (to === from) continue
      const way = reach[from * size + to]!
      least = Math.min(least, way)
      if (neighbours < neighbourCount) neighbour[from * neighbourCount + neighbours++] = to
      if (earliest[from]! + way > latest[to]! || (followers >= mostFollowers && score[to]! < outstanding)) continue
      follower[from * count + followers] = to
      followerReach[from * count + followers++] = way
    }
    followerCount[from] = followers
    for (let to = 0; to < size; to++) detour[from * size + to] = Math.max(0, reach[from * size + to]! - least)
  }
  for (const from of candidates)
    for (let to = 0; to < size; to++)
      if (to !== from) leastReachTo[to] = Math.min(leastReachTo[to]!, reach[from * size + to]!)
  return { follower, followerReach, followerCount, neighbour, neighbourCount, leastReachTo, detour }
}
