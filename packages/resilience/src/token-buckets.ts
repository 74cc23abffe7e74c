import type { Rate } from '@honjeo/contract/values/request-limits'

interface Bucket {
  tokens: number
  filledAt: number
}

/** The most buckets: more keys than act within the time one takes to fill; a flood of ever new ones forgets the oldest of its own. */
const BUCKETS_MAX = 100_000

/** Lets every key act `burst` times at once and `perSecond` times a second in the long run. Times are milliseconds. */
export class TokenBuckets<Key = number> {
  readonly #perMs: number
  readonly #burst: number
  readonly #buckets = new Map<Key, Bucket>()

  constructor({ perSecond, burst }: Rate) {
    this.#perMs = perSecond / 1000
    this.#burst = burst
  }

  take(key: Key, now: number): boolean {
    const bucket = this.#buckets.get(key)
    const tokens = this.#tokens(bucket, now)
    if (tokens < 1) return false
    this.#fill(key, bucket, tokens - 1, now)
    return true
  }

  /** Takes what was done elsewhere already; what is not there is owed, up to a full bucket. */
  charge(key: Key, count: number, now: number): void {
    const bucket = this.#buckets.get(key)
    this.#fill(key, bucket, Math.max(-this.#burst, this.#tokens(bucket, now) - count), now)
  }

  /** Returns the milliseconds until `take` answers true again, if no other call takes first. */
  waitMs(key: Key, now: number): number {
    return Math.max(0, 1 - this.#tokens(this.#buckets.get(key), now)) / this.#perMs
  }

  /** Forgets the buckets that are full again, so that the map holds only those who acted lately. */
  sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (this.#tokens(bucket, now) >= this.#burst) this.#buckets.delete(key)
    }
  }

  #fill(key: Key, bucket: Bucket | undefined, tokens: number, now: number): void {
    if (bucket) {
      bucket.tokens = tokens
      bucket.filledAt = now
      return
    }
    if (this.#buckets.size >= BUCKETS_MAX) this.#buckets.delete(this.#buckets.keys().next().value as Key)
    this.#buckets.set(key, { tokens, filledAt: now })
  }

  #tokens(bucket: Bucket | undefined, now: number): number {
    if (!bucket) return this.#burst
    return Math.min(this.#burst, bucket.tokens + (now - bucket.filledAt) * this.#perMs)
  }
}
