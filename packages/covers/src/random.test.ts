import { describe, expect, it } from 'vitest'
import { createRandom, hashText } from './random.ts'

describe('hashText', () => {
  it('agrees with the published test vectors of 32-bit FNV-1a', () => {
    expect(hashText('')).toBe(0x811c9dc5)
    expect(hashText('a')).toBe(0xe40c292c)
    expect(hashText('foobar')).toBe(0xbf9cf968)
  })
})

function draw(seed: number): number[] {
  const random = createRandom(seed)
  return Array.from({ length: 5 }, () => random.between(0, 1))
}

describe('createRandom', () => {
  it('repeats itself for the same seed only', () => {
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  it('stays within its bounds and reaches every choice', () => {
    const random = createRandom(1)
    const numbers = Array.from({ length: 1000 }, () => random.between(10, 20))
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(10)
    expect(Math.max(...numbers)).toBeLessThan(20)
    const picks = Array.from({ length: 300 }, () => random.pick(['a', 'b', 'c']))
    expect(new Set(picks)).toEqual(new Set(['a', 'b', 'c']))
  })
})
