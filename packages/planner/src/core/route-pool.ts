import type { Model } from './model.ts'
import type { State } from './state.ts'

interface PooledRoute {
  visits: number[]
  /** The vertices and groups it takes, one bit each. */
  taken: Int32Array
  value: number
  detour: number
}

const MOST_POOLED = 6000
/** The search makes use of so many at most. */
const MOST_COMBINED = 3000

/**
 * Routes of good solutions, and the best choice among them that fits together: what annealing finds on one route today
 * and on another tomorrow comes together at once. Routes with the same windows, ends and limits may replace one
 * another.
 */
export class RoutePool {
  private readonly model: Model
  private readonly words: number
  /** Two random words for each vertex; their exclusive or over a route parts sets of visits (Zobrist). */
  private readonly hash: Int32Array
  /** The first route that is like each route. */
  private readonly kind: number[]
  private readonly empty: PooledRoute
  private readonly pools = new Map<number, Map<number, PooledRoute>>()

  constructor(model: Model, seed: number) {
    this.model = model
    this.words = (model.size + model.groupCount + 31) >>> 5
    this.empty = { visits: [], taken: new Int32Array(this.words), value: 0, detour: 0 }
    this.hash = Int32Array.from({ length: 2 * model.size }, (_, at) => scramble(seed + at))
    this.kind = kindsOfRoutes(model)
    for (const kind of this.kind) this.pools.set(kind, new Map())
  }

  /** Takes in the routes that were changed in this round. */
  add(state: State): void {
    const { model, hash } = this
    for (let route = 0; route < model.routes; route++) {
      if (state.changed[route] === 0 || state.length[route]! < 3) continue
      const base = route * state.stride
      const end = base + state.length[route]! - 1
      let high = 0
      let low = 0
      for (let at = base + 1; at < end; at++) {
        high ^= hash[2 * state.sequence[at]!]!
        low ^= hash[2 * state.sequence[at]! + 1]!
      }
      const key = (high >>> 0) * 2 ** 21 + (low >>> 11)
      const pool = this.pools.get(this.kind[route]!)!
      const known = pool.get(key)
      const value = state.score[route]! - state.cost[route]!
      const detour = state.detour[route]!
      if (known !== undefined && (known.value > value || (known.value === value && known.detour <= detour))) continue
      const visits = state.visits(route)
      // The visits are kept themselves, not those known under the key: should two sets ever share one, nothing is visited twice.
      pool.set(key, { visits, taken: this.takenBy(visits), value, detour })
      if (pool.size > MOST_POOLED) shrink(pool)
    }
  }

  /** Returns the best choice of routes with a value above `least`, if so many steps come upon one: by route, its visits. */
  combine(least: number, mostSteps: number): number[][] | undefined {
    const { routes } = this.model
    const slots = Array.from({ length: routes }, (_, route) => route).toSorted((a, b) => this.kind[a]! - this.kind[b]!)
    const kinds = slots.map((route) => this.kind[route]!)
    const ranked = new Map(
      [...this.pools].map(([kind, pool]) => [kind, [...byValue(pool).slice(0, MOST_COMBINED), this.empty]]),
    )
    // The most that the slots of other kinds after this one count for; those of its own kind are seen on the way.
    const after = kinds.map((kind, slot) =>
      kinds.slice(slot).reduce((total, other) => total + (other === kind ? 0 : (ranked.get(other)![0]?.value ?? 0)), 0),
    )
    const left = kinds.map((kind, slot) => kinds.slice(slot).filter((other) => other === kind).length)
    const taken = Array.from({ length: routes + 1 }, () => new Int32Array(this.words))
    const chosen: (PooledRoute | undefined)[] = []
    let best: (PooledRoute | undefined)[] | undefined
    let most = least
    let steps = 0
    const choose = (slot: number, from: number, sum: number) => {
      if (slot === routes) {
        if (sum <= most) return
        most = sum
        best = [...chosen]
        return
      }
      const pool = ranked.get(kinds[slot]!)!
      const isLastOfKind = kinds[slot + 1] !== kinds[slot]
      for (let i = from; i < pool.length && steps < mostSteps; i++) {
        const route = pool[i]!
        steps++
        if (sum + route.value * left[slot]! + after[slot]! <= most) return
        if (overlap(taken[slot]!, route.taken)) continue
        unite(taken[slot]!, route.taken, taken[slot + 1]!)
        chosen[slot] = route
        choose(slot + 1, isLastOfKind ? 0 : i + Math.sign(route.visits.length), sum + route.value)
      }
    }
    choose(0, 0, 0)
    if (best === undefined) return undefined
    const result: number[][] = Array.from({ length: routes }, () => [])
    for (const [slot, route] of slots.entries()) result[route] = best[slot]!.visits
    return result
  }

  private takenBy(visits: readonly number[]): Int32Array {
    const taken = new Int32Array(this.words)
    for (const vertex of visits) {
      const group = this.model.group[vertex]!
      const bit = group < 0 ? vertex : this.model.size + group
      taken[bit >>> 5]! |= 1 << (bit & 31)
    }
    return taken
  }
}

/**
 * The last step of MurmurHash3 (Austin Appleby, public domain). The search's own generator will not do here: its words are
 * linear in one another, so that the exclusive or of one set is soon that of another.
 */
function scramble(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

const byValue = (pool: Map<number, PooledRoute>) => [...pool.values()].toSorted((a, b) => b.value - a.value)

function shrink(pool: Map<number, PooledRoute>): void {
  const worst = [...pool].toSorted(([, a], [, b]) => b.value - a.value).slice(MOST_POOLED / 2)
  for (const [key] of worst) pool.delete(key)
}

function overlap(a: Int32Array, b: Int32Array): boolean {
  for (let word = 0; word < a.length; word++) if ((a[word]! & b[word]!) !== 0) return true
  return false
}

function unite(a: Int32Array, b: Int32Array, into: Int32Array): void {
  for (let word = 0; word < a.length; word++) into[word] = a[word]! | b[word]!
}

function kindsOfRoutes({ size, routes, starts, ends, open, close, classCount, classLimits }: Model): number[] {
  const looks = Array.from({ length: routes }, (_, route) =>
    [
      starts[route],
      ends[route],
      ...open.subarray(route * size, (route + 1) * size),
      ...close.subarray(route * size, (route + 1) * size),
      ...classLimits.subarray(route * classCount, (route + 1) * classCount),
    ].join(),
  )
  return looks.map((look) => looks.indexOf(look))
}
