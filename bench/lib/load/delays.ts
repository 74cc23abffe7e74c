/** Microseconds; what took longer than all of them counts as that. */
const BUCKET = 100
const BUCKETS = 60_000

/** How long messages took, as counts of a tenth of a millisecond. */
export class Delays {
  readonly #counts = new Uint32Array(BUCKETS)
  #total = 0

  add(microseconds: number): void {
    this.#counts[Math.min(BUCKETS - 1, Math.floor(microseconds / BUCKET))]! += 1
    this.#total += 1
  }

  /** Milliseconds that this share (0–1) of all did not exceed; infinite where nothing was heard. */
  percentile(share: number): number {
    let seen = 0
    for (let i = 0; i < BUCKETS; i++) {
      seen += this.#counts[i]!
      if (seen > 0 && seen >= this.#total * share) return ((i + 1) * BUCKET) / 1000
    }
    return Number.POSITIVE_INFINITY
  }
}
