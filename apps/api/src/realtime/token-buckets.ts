interface Bucket {
  tokens: number
  filledAt: number
}

/** Lets every key act `burst` times at once and `perSecond` times a second in the long run. Times are milliseconds. */
export class TokenBuckets<Key = number> {
  readonly #perMs: number
  readonly #burst: number
  readonly #buckets = new Map<Key, Bucket>()

  constructor(perSecond: number, burst: number) {
    this.#perMs = perSecond / 1000
    this.#burst = burst
  }

  take(key: Key, now: number): boolean {
    const tokens = this.#tokens(this.#buckets.get(key), now)
    if (tokens < 1) return false
    this.#buckets.set(key, { tokens: tokens - 1, filledAt: now })
    return true
  }

  /** Takes what was done elsewhere already; what is not there is owed, up to a full bucket. */
  charge(key: Key, count: number, now: number): void {
    const tokens = Math.max(-this.#burst, this.#tokens(this.#buckets.get(key), now) - count)
    this.#buckets.set(key, { tokens, filledAt: now })
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
