import { Insertions } from './insertions.ts'
import type { Model } from './model.ts'
import { Random } from './random.ts'
import { Recreate } from './recreate.ts'
import { RoutePool } from './route-pool.ts'
import { Ruin } from './ruin.ts'
import { State } from './state.ts'

/** The amount by which a solution may become worse, in typical scores, at the beginning and at the end (e times as rarely for each). */
const FIRST_TEMPERATURE = 2.5
const LAST_TEMPERATURE = 0.1
/** The weight of all time on the way, as a share of the best value: of equal scores the shorter way leaves more room. */
const DETOUR_WEIGHT = 0.03
/** Routes are pooled from solutions that reach this share of the best value. */
const POOLED_SHARE = 0.97
/** The steps of recombination for each round since the last one: a small part of the time at any budget, a few milliseconds at most. */
const STEPS_PER_ROUND = 30
const MOST_STEPS = 100_000

/**
 * Searches by destroy and repair under annealing: a round takes visits out, fills the routes again, and keeps the outcome if it is better, or worse
 * by no more than the temperature lets pass.
 */
export class Search {
  bestValue: number
  best: number[][]

  private readonly model: Model
  private readonly random: Random
  private readonly state: State
  private readonly ruin: Ruin
  private readonly recreate: Recreate
  private readonly pool: RoutePool | undefined
  private bestDetour: number
  private current = -Infinity
  private roundsSince = 0

  constructor(model: Model, seed: number) {
    this.model = model
    this.random = new Random(seed)
    this.state = new State(model)
    this.ruin = new Ruin(model, this.state, this.random)
    this.recreate = new Recreate(model, this.state, new Insertions(model, this.state, this.random), this.random)
    this.pool = model.routes > 1 ? new RoutePool(model, seed) : undefined
    this.bestValue = this.state.value()
    this.bestDetour = this.state.detourTotal()
    this.best = this.state.routes()
    this.begin()
  }

  /** Runs one round; `progress` goes from 0 at the beginning of the search to 1 at its end. */
  round(progress: number): void {
    const { model, state, pool, random } = this
    this.roundsSince++
    this.ruin.run()
    this.recreate.run()
    const value = state.value()
    this.noteBest(value)
    const temperature = model.typicalScore * FIRST_TEMPERATURE * (LAST_TEMPERATURE / FIRST_TEMPERATURE) ** progress
    const worth = this.worth(value)
    if (worth < this.current && random.unit() >= Math.exp((worth - this.current) / temperature)) {
      state.undo()
      return
    }
    if (value >= POOLED_SHARE * this.bestValue) pool?.add(state)
    state.keep()
    this.current = worth
  }

  /** Goes on from the best choice among the pooled routes, or from the best so far if that is no worse. */
  recombine(): void {
    const { state } = this
    const routes = this.pool?.combine(this.bestValue, Math.min(MOST_STEPS, STEPS_PER_ROUND * this.roundsSince))
    this.roundsSince = 0
    state.replace(routes ?? this.best)
    this.recreate.run()
    const value = state.value()
    this.noteBest(value)
    state.keep()
    this.current = this.worth(value)
  }

  private begin(): void {
    this.state.changed.fill(1)
    this.recreate.byRatio()
    const value = this.state.value()
    this.noteBest(value)
    this.state.keep()
    this.current = this.worth(value)
  }

  private worth(value: number): number {
    return value - ((DETOUR_WEIGHT * Math.max(0, this.bestValue)) / this.model.horizon) * this.state.detourTotal()
  }

  private noteBest(value: number): void {
    if (value < this.bestValue) return
    const detour = this.state.detourTotal()
    if (value === this.bestValue && detour >= this.bestDetour) return
    this.bestValue = value
    this.bestDetour = detour
    this.best = this.state.routes()
  }
}
