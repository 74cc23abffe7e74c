import type { SolveOptions } from './problem.ts'

/** Asking for the time of the processor takes as long as a round, so the clock is looked at about so often only. */
const MS_BETWEEN_LOOKS = 1.5
const MOST_ROUNDS_BETWEEN = 128

/** Says how much of a search is over, and when it must end. */
export class SearchClock {
  /** The share of the search that is over, 0 to 1: by rounds where their number is given, so that time decides about the end alone. */
  progress = 0

  private readonly options: SolveOptions
  private readonly begin: number
  private lastLook: number
  private nextRound = 0
  private between = 1
  private rounds = 0

  constructor(options: SolveOptions) {
    this.options = options
    this.begin = options.now()
    this.lastLook = this.begin
  }

  /** Whether there is another round to go. */
  goesOn(): boolean {
    const { maxRounds, budgetMs, now, isCancelled } = this.options
    if (maxRounds !== undefined) this.progress = this.rounds / maxRounds
    if (this.rounds === maxRounds) return false
    if (this.rounds++ < this.nextRound) return true
    const time = now()
    this.adapt(time - this.lastLook)
    this.lastLook = time
    if (maxRounds === undefined) this.progress = (time - this.begin) / budgetMs
    return time - this.begin < budgetMs && isCancelled?.() !== true
  }

  private adapt(passed: number): void {
    const wanted = (this.between * MS_BETWEEN_LOOKS) / passed
    this.between = Math.max(1, Math.min(MOST_ROUNDS_BETWEEN, 2 * this.between, Math.floor(wanted)))
    this.nextRound += this.between
  }
}
