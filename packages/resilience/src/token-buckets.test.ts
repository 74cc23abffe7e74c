import { expect, it } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

function takeAll(buckets: TokenBuckets, key: number, now: number): number {
  let taken = 0
  while (buckets.take(key, now)) taken += 1
  return taken
}

it('allows a burst at once and the rate after it', () => {
  const buckets = new TokenBuckets({ perSecond: 10, burst: 60 })
  expect(takeAll(buckets, 1, 1000)).toBe(60)
  expect(takeAll(buckets, 1, 1050)).toBe(0)
  expect(takeAll(buckets, 1, 1100)).toBe(1)
  expect(takeAll(buckets, 1, 2100)).toBe(10)
  expect(takeAll(buckets, 1, 60_000)).toBe(60)
})

it('counts everyone apart', () => {
  const buckets = new TokenBuckets({ perSecond: 1, burst: 2 })
  expect(takeAll(buckets, 1, 0)).toBe(2)
  expect(takeAll(buckets, 2, 0)).toBe(2)
})

it('does not refill a bucket by sweeping', () => {
  const buckets = new TokenBuckets({ perSecond: 1, burst: 2 })
  expect(takeAll(buckets, 1, 0)).toBe(2)
  buckets.sweep(1000)
  expect(takeAll(buckets, 1, 1000)).toBe(1)
  buckets.sweep(3000)
  expect(takeAll(buckets, 1, 3000)).toBe(2)
})

it('says how long it takes until one may act again', () => {
  const buckets = new TokenBuckets({ perSecond: 0.5, burst: 2 })
  expect(buckets.waitMs(1, 0)).toBe(0)
  takeAll(buckets, 1, 0)
  expect(buckets.waitMs(1, 0)).toBe(2000)
  expect(buckets.waitMs(1, 1500)).toBe(500)
})

it('holds no more than a hundred thousand, and forgets the oldest', () => {
  const buckets = new TokenBuckets({ perSecond: 1, burst: 1 })
  for (let key = 0; key < 100_001; key++) buckets.take(key, 0)
  expect([buckets.take(0, 0), buckets.take(2, 0)]).toEqual([true, false])
})
