import type { Model } from './model.ts'
import type { Random } from './random.ts'
import type { State } from './state.ts'
import { drawWeighted } from './weighted.ts'

/** The visits removed at once: the mean over all routes, and the most from one route. */
const MEAN_REMOVED = 8
const MOST_IN_ROW = 6
const SPLIT_CHANCE = 0.3

/** Takes visits out of the routes. */
export class Ruin {
  private readonly model: Model
  private readonly state: State
  private readonly random: Random
  private readonly marked: Uint8Array
  private readonly touched: Uint8Array
  private readonly kinds: (() => void)[]
  private readonly weights = [2, 4, 1, 3]

  constructor(model: Model, state: State, random: Random) {
    this.model = model
    this.state = state
    this.random = random
    this.marked = new Uint8Array(model.size)
    this.touched = new Uint8Array(model.routes)
    this.kinds = [() => this.segment(), () => this.adjacentStrings(), () => this.scattered(), () => this.forceIn()]
  }

  run(): void {
    this.kinds[drawWeighted(this.weights, this.random)]!()
  }

  private visitsOf(route: number): number {
    return this.state.length[route]! - 2
  }

  private segment(): void {
    const { random, state } = this
    const route = random.below(this.model.routes)
    const visits = this.visitsOf(route)
    if (visits === 0) return
    const length = 1 + random.below(Math.min(visits, MOST_IN_ROW))
    const first = 1 + random.below(visits - length + 1)
    state.removeSegment(route, first, first + length - 1)
  }

  /** Removes strings of visits near one another from several routes (Christiaens and Vanden Berghe, 2020). */
  private adjacentStrings(): void {
    const { model, state, random, touched } = this
    const { routes, candidates, neighbour, neighbourCount } = model
    let visits = 0
    for (let route = 0; route < routes; route++) visits += this.visitsOf(route)
    if (visits === 0) return
    const longest = Math.min(MOST_IN_ROW, visits / routes)
    const mostStrings = Math.max(1, (4 * MEAN_REMOVED) / (1 + longest) - 1)
    let strings = Math.min(routes, Math.floor(random.unit() * mostStrings + 1))
    const centre = candidates[random.below(candidates.length)]!
    touched.fill(0)
    for (let i = -1; i < neighbourCount && strings > 0; i++) {
      const vertex = i < 0 ? centre : neighbour[centre * neighbourCount + i]!
      const route = state.routeOf[vertex]!
      if (route < 0 || touched[route] === 1) continue
      touched[route] = 1
      strings--
      const length = 1 + Math.floor(random.unit() * Math.min(this.visitsOf(route), longest))
      this.removeString(route, vertex, Math.min(this.visitsOf(route), length))
    }
  }

  /** Removes so many visits in a row around a vertex, at times with a part in between that stays. */
  private removeString(route: number, vertex: number, length: number): void {
    const { random, state, marked } = this
    const visits = this.visitsOf(route)
    const base = route * state.stride
    const position = state.positionOf[vertex]!
    let kept = 0
    if (length > 2 && length < visits && random.unit() < SPLIT_CHANCE) {
      kept = 1
      while (length + kept < visits && random.unit() > SPLIT_CHANCE) kept++
    }
    const span = length + kept
    const lowest = Math.max(1, position - span + 1)
    const highest = Math.min(position, visits - span + 1)
    const first = lowest + random.below(highest - lowest + 1)
    if (kept === 0) {
      state.removeSegment(route, first, first + span - 1)
      return
    }
    const firstKept = first + random.below(length + 1)
    for (let at = first; at < first + span; at++)
      if (at < firstKept || at >= firstKept + kept) marked[state.sequence[base + at]!] = 1
    state.removeMarked(route, marked)
  }

  private scattered(): void {
    const { model, state, random, marked, touched } = this
    let visits = 0
    for (let route = 0; route < model.routes; route++) visits += this.visitsOf(route)
    if (visits === 0) return
    touched.fill(0)
    for (let i = random.below(Math.min(visits, MEAN_REMOVED)); i >= 0; i--) {
      const route = random.below(model.routes)
      if (this.visitsOf(route) === 0) continue
      marked[state.sequence[route * state.stride + 1 + random.below(this.visitsOf(route))]!] = 1
      touched[route] = 1
    }
    for (let route = 0; route < model.routes; route++) if (touched[route] === 1) state.removeMarked(route, marked)
  }

  /** Puts one more vertex in, at the price of the visits in a row that are worth least and make room for it. */
  private forceIn(): void {
    const { model, state, random } = this
    const vertex = this.drawUnvisited()
    if (vertex < 0) return this.adjacentStrings()
    const { size, routes, reach, score, open, close, group } = model
    const rival = group[vertex]! < 0 ? -1 : state.visitOfGroup[group[vertex]!]!
    if (rival >= 0) this.removeAlone(rival)
    let least = Infinity
    let bestRoute = -1
    let bestPosition = 0
    let bestLength = 0
    for (let route = 0; route < routes; route++) {
      const base = route * state.stride
      const last = base + state.length[route]! - 1
      const opening = open[route * size + vertex]!
      const closing = close[route * size + vertex]!
      if (closing < opening || state.latest[base]! < state.earliest[base]! || !state.admits(vertex, route)) continue
      for (let at = base; at < last && state.earliest[at]! <= closing; at++) {
        let time = state.earliest[at]! + reach[state.sequence[at]! * size + vertex]!
        if (time > closing) continue
        if (time < opening) time = opening
        let loss = 0
        const furthest = Math.min(last - 1, at + MOST_IN_ROW)
        for (let to = at; to <= furthest; to++) {
          if (to > at) loss += score[state.sequence[to]!]!
          if (time + reach[vertex * size + state.sequence[to + 1]!]! > state.latest[to + 1]!) continue
          const worth = loss * (0.6 + 0.8 * random.unit()) + random.unit() * 0.01 * model.typicalScore
          if (worth < least) {
            least = worth
            bestRoute = route
            bestPosition = at - base
            bestLength = to - at
          }
          break
        }
      }
    }
    if (bestRoute < 0) return this.adjacentStrings()
    if (bestLength > 0) state.removeSegment(bestRoute, bestPosition + 1, bestPosition + bestLength)
    state.insert(vertex, bestRoute, bestPosition)
    if (random.unit() < 0.35) this.segment()
  }

  private removeAlone(vertex: number): void {
    this.marked[vertex] = 1
    this.state.removeMarked(this.state.routeOf[vertex]!, this.marked)
  }

  private drawUnvisited(): number {
    const { state, random, model } = this
    if (state.unvisitedCount === 0) return -1
    let drawn = state.unvisited[random.below(state.unvisitedCount)]!
    for (let i = 0; i < 2; i++) {
      const other = state.unvisited[random.below(state.unvisitedCount)]!
      if (model.score[other]! > model.score[drawn]! && random.unit() < 0.6) drawn = other
    }
    return drawn
  }
}
