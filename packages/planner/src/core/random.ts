/** Marsaglia's xorshift32: fast, and the same on every machine for the same seed. */
export class Random {
  private word: number

  constructor(seed: number) {
    this.word = (Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b) | 0 || 1
    for (let i = 0; i < 8; i++) this.unit()
  }

  /** Returns a number of 0 or more, less than 1. */
  unit(): number {
    let word = this.word
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    this.word = word
    return (word >>> 0) * 2.3283064365386963e-10
  }

  /** Returns a whole number from 0 up to and without `limit`. */
  below(limit: number): number {
    return (this.unit() * limit) | 0
  }
}
