import type { Insertions } from './insertions.ts'
import type { Model } from './model.ts'
import type { Random } from './random.ts'
import type { State } from './state.ts'
import { drawWeighted } from './weighted.ts'

/** The key of a vertex in an order: the open vertices are inserted one after the other, the highest key first. */
type Order = (vertex: number) => number

/** How often each order is drawn. The last order is made on the way: what brings most for the time it takes goes first. */
const USUAL_WEIGHTS = [4, 2, 3, 1, 2]
/** The weights of the first runs: those that are near a good solution in fewer rounds, and later find fewer ways out of one. */
const FIRST_WEIGHTS = [2, 0, 3, 0, 4]
const FIRST_RUNS = 4000

/** The chance that costs count in part only; see `Insertions.costShare`. */
const CHANCE_OF_CREDIT = 0.3

/** Fills the routes again with what fits. */
export class Recreate {
  private readonly model: Model
  private readonly state: State
  private readonly insertions: Insertions
  private readonly random: Random
  private readonly key: Float64Array
  private readonly orders: Order[]
  private runs = 0

  constructor(model: Model, state: State, insertions: Insertions, random: Random) {
    this.model = model
    this.state = state
    this.insertions = insertions
    this.random = random
    this.key = new Float64Array(model.size)
    const { score, size, reach, neighbour, neighbourCount, routes, close } = model
    // A vertex with all its neighbours far away takes long to reach.
    const remoteness = (vertex: number) =>
      1 + (neighbourCount > 0 ? reach[vertex * size + neighbour[vertex * neighbourCount + neighbourCount - 1]!]! : 0)
    const staticWorth = Float64Array.from({ length: size }, (_, vertex) => score[vertex]! ** 2 / remoteness(vertex))
    const lastClose = Float64Array.from({ length: size }, (_, vertex) => {
      let latest = 0
      for (let route = 0; route < routes; route++) latest = Math.max(latest, close[route * size + vertex]!)
      return latest
    })
    this.orders = [
      (vertex) => score[vertex]! * (0.7 + 0.6 * random.unit()),
      () => random.unit(),
      (vertex) => staticWorth[vertex]! * (0.5 + random.unit()),
      (vertex) => -lastClose[vertex]! * (0.8 + 0.4 * random.unit()),
    ]
  }

  run(): void {
    const { model, insertions, random } = this
    insertions.costShare = model.hasCosts && random.unit() < CHANCE_OF_CREDIT ? random.unit() : 1
    const order = this.orders[drawWeighted(this.runs++ < FIRST_RUNS ? FIRST_WEIGHTS : USUAL_WEIGHTS, random)]
    if (order === undefined) this.byRatio()
    else this.inOrder(order)
  }

  private inOrder(order: Order): void {
    const { model, state, insertions, key } = this
    insertions.collect()
    const { open, price, position } = insertions
    const count = insertions.openCount
    for (let i = 0; i < count; i++) key[open[i]!] = order(open[i]!)
    sortByKey(open, count, key)
    for (let i = 0; i < count; i++) {
      const vertex = open[i]!
      let best = Infinity
      let bestRoute = -1
      for (let route = 0; route < model.routes; route++) {
        if (!insertions.fits(vertex, route)) continue
        const at = vertex * model.routes + route
        if (price[at]! >= best) continue
        best = price[at]!
        bestRoute = route
      }
      if (bestRoute >= 0) state.insert(vertex, bestRoute, position[vertex * model.routes + bestRoute]!)
    }
  }

  /** Inserts always that vertex next that brings most for the time it takes. */
  byRatio(): void {
    const { model, state, insertions, key, random } = this
    insertions.collect()
    const { open, price, position } = insertions
    const { routes, score, typicalScore } = model
    const power = 1 + 1.5 * random.unit()
    let count = insertions.openCount
    for (let i = 0; i < count; i++)
      key[open[i]!] = (score[open[i]!]! / typicalScore) ** power * (0.85 + 0.3 * random.unit())
    while (count > 0) {
      let best = 0
      let bestSlot = -1
      let bestRoute = -1
      for (let i = 0; i < count;) {
        const vertex = open[i]!
        let fitsSomewhere = false
        for (let route = 0; route < routes; route++) {
          if (!insertions.fits(vertex, route)) continue
          fitsSomewhere = true
          const worth = key[vertex]! / (Math.max(0, price[vertex * routes + route]!) + 1)
          if (worth <= best) continue
          best = worth
          bestSlot = i
          bestRoute = route
        }
        if (fitsSomewhere) i++
        else open[i] = open[--count]!
      }
      if (bestSlot < 0) return
      const vertex = open[bestSlot]!
      state.insert(vertex, bestRoute, position[vertex * routes + bestRoute]!)
      open[bestSlot] = open[--count]!
    }
  }
}

/** Sorts by Shell's method, the highest key first: quick for the few dozens there are, and without allocation. */
function sortByKey(items: Int32Array, count: number, key: Float64Array): void {
  let gap = 1
  while (gap < count / 3) gap = 3 * gap + 1
  for (; gap >= 1; gap = (gap / 3) | 0) {
    for (let i = gap; i < count; i++) {
      const item = items[i]!
      const value = key[item]!
      let at = i
      while (at >= gap && key[items[at - gap]!]! < value) {
        items[at] = items[at - gap]!
        at -= gap
      }
      items[at] = item
    }
  }
}
