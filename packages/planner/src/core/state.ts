import type { Model } from './model.ts'

/**
 * The routes as they are being changed. A round changes some of them; `keep` makes that lasting, `undo` takes it back.
 * For each stop it knows the earliest start of the visit as things are, and the latest that does not make a later one
 * late, so whether a visit fits in between two stops takes constant time.
 */
export class State {
  readonly stride: number
  /** `routes × stride`: the start, the visits and the end of each route. */
  readonly sequence: Int32Array
  readonly earliest: Int32Array
  readonly latest: Int32Array
  /** The place of each visited vertex in the sequence of its route. */
  readonly positionOf: Int32Array
  /** The number of stops of each route, both ends included. */
  readonly length: Int32Array
  readonly score: Float64Array
  readonly cost: Float64Array
  readonly detour: Float64Array
  /** The version of each route, which rises with every change. */
  readonly version: Int32Array
  /** 1 for each route that was changed in this round. */
  readonly changed: Uint8Array
  /** The classes of which each route holds as many as it may. */
  readonly fullClasses: Int32Array
  /** The route of each vertex; −1: not visited. */
  readonly routeOf: Int32Array
  /** The member of each group that is visited, or −1. */
  readonly visitOfGroup: Int32Array
  readonly unvisited: Int32Array
  unvisitedCount = 0
  /** The groups a visit of which was given up in this round. */
  readonly freedGroups: number[] = []

  private readonly model: Model
  private readonly unvisitedAt: Int32Array
  private readonly classUse: Int32Array
  private readonly keptSequence: Int32Array
  private readonly keptLength: Int32Array

  constructor(model: Model) {
    const { size, routes, starts, ends, candidates, classCount, groupCount } = model
    this.model = model
    this.stride = candidates.length + 2
    const stops = routes * this.stride
    this.sequence = new Int32Array(stops)
    this.earliest = new Int32Array(stops)
    this.latest = new Int32Array(stops)
    this.positionOf = new Int32Array(size)
    this.length = new Int32Array(routes).fill(2)
    this.score = new Float64Array(routes)
    this.cost = new Float64Array(routes)
    this.detour = new Float64Array(routes)
    this.version = new Int32Array(routes)
    this.changed = new Uint8Array(routes)
    this.fullClasses = new Int32Array(routes)
    this.routeOf = new Int32Array(size).fill(-1)
    this.visitOfGroup = new Int32Array(groupCount).fill(-1)
    this.unvisited = new Int32Array(candidates.length)
    this.unvisitedAt = new Int32Array(size)
    this.classUse = new Int32Array(routes * classCount)
    this.keptSequence = new Int32Array(stops)
    this.keptLength = new Int32Array(routes)
    for (const vertex of candidates) this.addUnvisited(vertex)
    for (let at = 0; at < routes * classCount; at++)
      if (model.classLimits[at]! < 1) this.fullClasses[Math.floor(at / classCount)]! |= 1 << (at % classCount)
    for (let route = 0; route < routes; route++) {
      this.sequence[route * this.stride] = starts[route]!
      this.sequence[route * this.stride + 1] = ends[route]!
      this.schedule(route)
    }
    // A first round that is taken back finds all routes changed, and none touched.
    this.keptSequence.set(this.sequence)
    this.keptLength.set(this.length)
    this.keep()
  }

  value(): number {
    return sum(this.score) - sum(this.cost)
  }

  detourTotal(): number {
    return sum(this.detour)
  }

  /** Whether the group and the classes of an unvisited vertex leave room for it in a route. */
  admits(vertex: number, route: number): boolean {
    const group = this.model.group[vertex]!
    return (
      (group < 0 || this.visitOfGroup[group] === -1) && (this.model.classes[vertex]! & this.fullClasses[route]!) === 0
    )
  }

  /** Puts an unvisited vertex behind the stop at `position`. That it fits is the caller's to know. */
  insert(vertex: number, route: number, position: number): void {
    this.touch(route)
    const from = route * this.stride + position + 1
    this.sequence.copyWithin(from + 1, from, route * this.stride + this.length[route]!)
    this.sequence[from] = vertex
    this.length[route]!++
    this.enter(vertex, route)
    this.schedule(route)
  }

  /** Takes the visits from position `first` up to and with `last` out of a route. */
  removeSegment(route: number, first: number, last: number): void {
    this.touch(route)
    const base = route * this.stride
    for (let position = first; position <= last; position++) this.leave(this.sequence[base + position]!)
    this.sequence.copyWithin(base + first, base + last + 1, base + this.length[route]!)
    this.length[route]! -= last - first + 1
    this.schedule(route)
  }

  /** Takes the marked visits out of a route, and their marks away. */
  removeMarked(route: number, marked: Uint8Array): void {
    this.touch(route)
    const { sequence } = this
    const base = route * this.stride
    const end = base + this.length[route]! - 1
    let to = base + 1
    for (let from = base + 1; from < end; from++) {
      const vertex = sequence[from]!
      if (marked[vertex] === 1) {
        marked[vertex] = 0
        this.leave(vertex)
      } else sequence[to++] = vertex
    }
    sequence[to] = sequence[end]!
    this.length[route] = to + 1 - base
    this.schedule(route)
  }

  /** Makes the changes of this round lasting. */
  keep(): void {
    this.changed.fill(0)
    this.freedGroups.length = 0
  }

  /** Takes the changes of this round back. */
  undo(): void {
    const { changed, model } = this
    for (let route = 0; route < model.routes; route++) if (changed[route] === 1) this.clear(route)
    for (let route = 0; route < model.routes; route++) {
      if (changed[route] === 0) continue
      const base = route * this.stride
      const length = this.keptLength[route]!
      this.length[route] = length
      for (let at = base; at < base + length; at++) this.sequence[at] = this.keptSequence[at]!
      for (let at = base + 1; at < base + length - 1; at++) this.enter(this.sequence[at]!, route)
      this.schedule(route)
    }
    this.keep()
  }

  /** Puts other routes in the place of all; they hold the visits of each route alone. */
  replace(routes: readonly (readonly number[])[]): void {
    for (const route of routes.keys()) {
      this.touch(route)
      this.clear(route)
    }
    for (const [route, visits] of routes.entries()) {
      const base = route * this.stride
      this.sequence.set(visits, base + 1)
      this.sequence[base + visits.length + 1] = this.model.ends[route]!
      this.length[route] = visits.length + 2
      for (const vertex of visits) this.enter(vertex, route)
      this.schedule(route)
    }
  }

  routes(): number[][] {
    return Array.from({ length: this.model.routes }, (_, route) => this.visits(route))
  }

  visits(route: number): number[] {
    const base = route * this.stride
    return [...this.sequence.subarray(base + 1, base + this.length[route]! - 1)]
  }

  private touch(route: number): void {
    if (this.changed[route] === 1) return
    this.changed[route] = 1
    const base = route * this.stride
    const length = this.length[route]!
    this.keptLength[route] = length
    for (let at = base; at < base + length; at++) this.keptSequence[at] = this.sequence[at]!
  }

  private clear(route: number): void {
    const base = route * this.stride
    for (let at = base + 1; at < base + this.length[route]! - 1; at++) this.leave(this.sequence[at]!)
  }

  private enter(vertex: number, route: number): void {
    this.routeOf[vertex] = route
    const at = this.unvisitedAt[vertex]!
    const last = this.unvisited[--this.unvisitedCount]!
    this.unvisited[at] = last
    this.unvisitedAt[last] = at
    const group = this.model.group[vertex]!
    if (group >= 0) this.visitOfGroup[group] = vertex
    if (this.model.classes[vertex] !== 0) this.countClasses(vertex, route, 1)
  }

  private leave(vertex: number): void {
    const route = this.routeOf[vertex]!
    this.routeOf[vertex] = -1
    this.addUnvisited(vertex)
    const group = this.model.group[vertex]!
    if (group >= 0) {
      this.visitOfGroup[group] = -1
      this.freedGroups.push(group)
    }
    if (this.model.classes[vertex] !== 0) this.countClasses(vertex, route, -1)
  }

  private addUnvisited(vertex: number): void {
    this.unvisitedAt[vertex] = this.unvisitedCount
    this.unvisited[this.unvisitedCount++] = vertex
  }

  private countClasses(vertex: number, route: number, change: number): void {
    const { classes, classCount, classLimits } = this.model
    let full = this.fullClasses[route]!
    for (let bit = 0, left = classes[vertex]!; left !== 0; bit++, left >>>= 1) {
      if ((left & 1) === 0) continue
      const at = route * classCount + bit
      this.classUse[at]! += change
      if (this.classUse[at]! >= classLimits[at]!) full |= 1 << bit
      else full &= ~(1 << bit)
    }
    this.fullClasses[route] = full
  }

  private schedule(route: number): void {
    const { sequence, earliest, latest, positionOf, model } = this
    const { size, reach, open, close } = model
    const base = route * this.stride
    const window = route * size
    const end = base + this.length[route]! - 1
    let vertex = sequence[base]!
    let time = open[window + vertex]!
    earliest[base] = time
    let score = 0
    let detour = 0
    for (let at = base + 1; at <= end; at++) {
      const next = sequence[at]!
      const arc = vertex * size + next
      time += reach[arc]!
      if (time < open[window + next]!) time = open[window + next]!
      earliest[at] = time
      positionOf[next] = at - base
      score += model.score[next]!
      detour += model.detour[arc]!
      vertex = next
    }
    time = close[window + vertex]!
    latest[end] = time
    for (let at = end - 1; at >= base; at--) {
      const before = sequence[at]!
      time -= reach[before * size + vertex]!
      if (time > close[window + before]!) time = close[window + before]!
      latest[at] = time
      vertex = before
    }
    this.score[route] = score - model.score[sequence[end]!]!
    this.detour[route] = detour
    this.cost[route] = model.hasCosts ? this.costOf(base, end) : 0
    this.version[route]!++
  }

  private costOf(base: number, end: number): number {
    const { cost, size } = this.model
    let total = 0
    for (let at = base; at < end; at++) total += cost[this.sequence[at]! * size + this.sequence[at + 1]!]!
    return total
  }
}

function sum(values: Float64Array): number {
  let total = 0
  for (let i = 0; i < values.length; i++) total += values[i]!
  return total
}
