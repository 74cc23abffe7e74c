import { describe, expect, it } from 'vitest'
import { placeNamed } from '../testing/jeju-trip.ts'
import { madePlace } from '../testing/made-place.ts'
import { worthOf, type Taste } from './worth.ts'

const APRIL: Taste = { interests: [], indoorOnly: false, months: [4], seed: 1 }
const JANUARY: Taste = { ...APRIL, months: [1] }
const worth = (facts: Partial<Parameters<typeof madePlace>[0]>, taste = APRIL) =>
  worthOf(madePlace({ contentId: 1, ...facts }), taste)

describe('what a place is worth', () => {
  it('is more where one is well alone, and where guests were content', () => {
    expect(worth({ soloScore: 90 })).toBeGreaterThan(worth({ soloScore: 60 }))
    expect(worth({ rating: 4.8, reviewCount: 30 })).toBeGreaterThan(worth({}))
    expect(worth({ rating: 3, reviewCount: 30 })).toBeLessThan(worth({}))
  })

  it('believes many reviews more than one', () => {
    expect(worth({ rating: 5, reviewCount: 30 })).toBeGreaterThan(worth({ rating: 5, reviewCount: 1 }))
  })

  it('is more for who cares for it than anything else makes it', () => {
    const beach = placeNamed('신양섭지해수욕장')
    const landmark = placeNamed('만장굴')
    const july = { ...APRIL, months: [7] }
    expect(worthOf(landmark, july)).toBeGreaterThan(worthOf(beach, july))
    expect(worthOf(beach, { ...july, interests: ['SEA'] })).toBeGreaterThan(
      worthOf(landmark, { ...july, interests: ['SEA'] }),
    )
  })

  it('is more in season and less out of it', () => {
    expect(worth({ months: [4] })).toBeGreaterThan(worth({}))
    expect(worth({ months: [9] })).toBeLessThan(worth({}))
  })

  it('is less outdoors in winter', () => {
    expect(worth({ indoor: false }, JANUARY)).toBeLessThan(worth({ indoor: true }, JANUARY))
    expect(worth({ indoor: false })).toBe(worth({ indoor: true }))
  })

  it('differs by the seed, by less than any reason', () => {
    const seeds = Array.from({ length: 20 }, (_, seed) => worth({}, { ...APRIL, seed }))
    expect(new Set(seeds).size).toBeGreaterThan(10)
    expect(Math.max(...seeds) - Math.min(...seeds)).toBeLessThan(5)
  })
})
