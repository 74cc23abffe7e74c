import type { Model } from './model.ts'
import type { Random } from './random.ts'
import type { State } from './state.ts'

/** Share of good positions that are overlooked, so that a repair does not always end in the same solution. */
const BLINK = 0.01

/**
 * Finds where each unvisited vertex fits best into each route, as far as a round has looked. It is filled for whole routes at once, which takes each
 * gap between two stops and runs through the vertices that may follow the first of them, the nearest first, until the way alone is longer than the
 * gap; it is renewed for single vertices when the route has changed since.
 */
export class Insertions {
  /** Vertices that fitted somewhere when the round's repair began. */
  readonly open: Int32Array
  openCount = 0
  /** `size × routes`: the time, and the cost in terms of time, that the best position takes. */
  readonly price: Float64Array
  readonly position: Int32Array

  /** The share of the costs that counts in this round: 0 lets a far place in whose neighbours will share the way. */
  costShare = 1

  private readonly model: Model
  private readonly state: State
  private readonly random: Random
  /** `size × routes`: the round in which a fitting position was found, and the route's version then. */
  private readonly round: Int32Array
  private readonly version: Int32Array
  private readonly openRound: Int32Array
  private currentRound = 0

  constructor(model: Model, state: State, random: Random) {
    const { size, routes, candidates } = model
    this.model = model
    this.state = state
    this.random = random
    this.open = new Int32Array(candidates.length)
    this.price = new Float64Array(size * routes)
    this.position = new Int32Array(size * routes)
    this.round = new Int32Array(size * routes)
    this.version = new Int32Array(size * routes)
    this.openRound = new Int32Array(size)
  }

  /** Looks at all that may have become possible by the changes of the round. */
  collect(): void {
    const { state, model } = this
    this.currentRound++
    this.openCount = 0
    for (let route = 0; route < model.routes; route++) if (state.changed[route] === 1) this.lookAtRoute(route)
    if (state.freedGroups.length > 0) this.lookAtFreedGroups()
  }

  /** Whether a vertex fits into a route; `price` and `position` then say how. */
  fits(vertex: number, route: number): boolean {
    const at = vertex * this.model.routes + route
    if (this.round[at] !== this.currentRound) return false
    // What did not fit before does not fit into a route with yet more visits.
    if (this.version[at] !== this.state.version[route] && !this.lookAt(vertex, route)) this.round[at] = 0
    else if (!this.state.admits(vertex, route)) this.round[at] = 0
    return this.round[at] === this.currentRound
  }

  private lookAtRoute(route: number): void {
    const { model, state, random, price, position, round, version, currentRound, openRound, open } = this
    const { size, routes, reach, follower, followerReach, followerCount, leastReachTo, hasCosts } = model
    const { sequence, earliest, latest, routeOf } = state
    const slots = model.candidates.length
    const window = route * size
    const base = route * state.stride
    const last = base + state.length[route]! - 1
    const now = state.version[route]!
    if (latest[base]! < earliest[base]!) return
    for (let at = base; at < last; at++) {
      const before = sequence[at]!
      const after = sequence[at + 1]!
      const begin = earliest[at]!
      const limit = latest[at + 1]!
      const direct = reach[before * size + after]!
      const longest = limit - begin - leastReachTo[after]!
      const stop = before * slots + followerCount[before]!
      for (let slot = before * slots; slot < stop; slot++) {
        const way = followerReach[slot]!
        if (way > longest) break
        const vertex = follower[slot]!
        if (routeOf[vertex] !== -1) continue
        let time = begin + way
        if (time > model.close[window + vertex]!) continue
        const opening = model.open[window + vertex]!
        if (time < opening) time = opening
        time += reach[vertex * size + after]!
        if (time > limit || opening > model.close[window + vertex]!) continue
        if (random.unit() < BLINK || !state.admits(vertex, route)) continue
        let cost = time - begin - direct
        if (hasCosts) cost += this.costInTime(before, vertex, after)
        if (cost === Infinity) continue
        const cell = vertex * routes + route
        if (round[cell] === currentRound && price[cell]! <= cost) continue
        round[cell] = currentRound
        version[cell] = now
        price[cell] = cost
        position[cell] = at - base
        if (openRound[vertex] === currentRound) continue
        openRound[vertex] = currentRound
        open[this.openCount++] = vertex
      }
    }
  }

  private lookAt(vertex: number, route: number): boolean {
    const { model, state, random } = this
    const { size, routes, reach, hasCosts } = model
    const { sequence, earliest, latest } = state
    const opening = model.open[route * size + vertex]!
    const closing = model.close[route * size + vertex]!
    const base = route * state.stride
    const last = base + state.length[route]! - 1
    if (closing < opening || latest[base]! < earliest[base]!) return false
    let best = Infinity
    let bestAt = -1
    for (let at = base; at < last; at++) {
      const begin = earliest[at]!
      if (begin > closing) break
      const limit = latest[at + 1]!
      if (limit < opening) continue
      const before = sequence[at]!
      const after = sequence[at + 1]!
      let time = begin + reach[before * size + vertex]!
      if (time > closing) continue
      if (time < opening) time = opening
      time += reach[vertex * size + after]!
      if (time > limit || random.unit() < BLINK) continue
      let cost = time - begin - reach[before * size + after]!
      if (hasCosts) cost += this.costInTime(before, vertex, after)
      if (cost >= best) continue
      best = cost
      bestAt = at
    }
    if (bestAt < 0) return false
    const cell = vertex * routes + route
    this.version[cell] = state.version[route]!
    this.round[cell] = this.currentRound
    this.price[cell] = best
    this.position[cell] = bestAt - base
    return true
  }

  private lookAtFreedGroups(): void {
    const { state, model } = this
    for (let i = 0; i < state.unvisitedCount; i++) {
      const vertex = state.unvisited[i]!
      if (!state.freedGroups.includes(model.group[vertex]!)) continue
      for (let route = 0; route < model.routes; route++) {
        if (state.changed[route] === 1 || !state.admits(vertex, route) || !this.lookAt(vertex, route)) continue
        if (this.openRound[vertex] === this.currentRound) continue
        this.openRound[vertex] = this.currentRound
        this.open[this.openCount++] = vertex
      }
    }
  }

  /** Returns Infinity where the costs eat up the score. */
  private costInTime(before: number, vertex: number, after: number): number {
    const { size, cost, score, timePerScore } = this.model
    const more = cost[before * size + vertex]! + cost[vertex * size + after]! - cost[before * size + after]!
    if (more === 0) return 0
    return this.costShare * more >= score[vertex]! ? Infinity : this.costShare * more * timePerScore
  }
}
