import { expect, it } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

function takeAll(buckets: TokenBuckets, key: number, now: number): number {
  let taken = 0
  while (buckets.take(key, now)) taken += 1
  return taken
}

it('allows a burst at once and the rate after it', () => {
  const buckets = new TokenBuckets(10, 60)
  expect(takeAll(buckets, 1, 1000)).toBe(60)
  expect(takeAll(buckets, 1, 1050)).toBe(0)
  expect(takeAll(buckets, 1, 1100)).toBe(1)
  expect(takeAll(buckets, 1, 2100)).toBe(10)
  expect(takeAll(buckets, 1, 60_000)).toBe(60)
})

it('counts everyone apart', () => {
  const buckets = new TokenBuckets(1, 2)
  expect(takeAll(buckets, 1, 0)).toBe(2)
  expect(takeAll(buckets, 2, 0)).toBe(2)
})

it('does not refill a bucket by sweeping', () => {
  const buckets = new TokenBuckets(1, 2)
  expect(takeAll(buckets, 1, 0)).toBe(2)
  buckets.sweep(1000)
  expect(takeAll(buckets, 1, 1000)).toBe(1)
  buckets.sweep(3000)
  expect(takeAll(buckets, 1, 3000)).toBe(2)
})
