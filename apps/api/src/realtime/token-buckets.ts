interface Bucket {
  tokens: number
  filledAt: number
}

/** Lets every key act `burst` times at once and `perSecond` times a second in the long run. Times are milliseconds. */
export class TokenBuckets {
  readonly #perMs: number
  readonly #burst: number
  readonly #buckets = new Map<number, Bucket>()

  constructor(perSecond: number, burst: number) {
    this.#perMs = perSecond / 1000
    this.#burst = burst
  }

  take(key: number, now: number): boolean {
    const tokens = this.#tokens(this.#buckets.get(key), now)
    if (tokens < 1) return false
    this.#buckets.set(key, { tokens: tokens - 1, filledAt: now })
    return true
  }

  /** Forgets the buckets that are full again, so that the map holds only those who acted lately. */
  sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (this.#tokens(bucket, now) >= this.#burst) this.#buckets.delete(key)
    }
  }

  #tokens(bucket: Bucket | undefined, now: number): number {
    if (!bucket) return this.#burst
    return Math.min(this.#burst, bucket.tokens + (now - bucket.filledAt) * this.#perMs)
  }
}
