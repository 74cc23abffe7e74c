import { describe, expect, it } from 'vitest'
import { placeNamed } from '../testing/jeju-trip.ts'
import { madePlace } from '../testing/made-place.ts'
import { LANDMARKS } from './landmarks.ts'
import { reasonsFor } from './reasons.ts'

const NO_TASTE = { interests: [], indoorOnly: false }
const chosen = { wasPicked: false, meal: null, month: 4 }
const codes = (...args: Parameters<typeof reasonsFor>) => reasonsFor(...args).map(({ code }) => code)

describe('why a place is there', () => {
  it('names the wish and the interest it serves before anything else', () => {
    const taste = { interests: ['CAFE', 'SEA'] as const, indoorOnly: false }
    expect(reasonsFor(placeNamed('협재해수욕장'), { ...chosen, wasPicked: true }, taste)).toEqual([
      { code: 'MUST' },
      { code: 'INTEREST', interest: 'SEA' },
    ])
  })

  it('names the meal of a restaurant', () => {
    const reasons = reasonsFor(placeNamed('올래국수'), { ...chosen, meal: 'LUNCH' }, NO_TASTE)
    expect(reasons).toEqual([{ code: 'MEAL', meal: 'LUNCH' }, { code: 'SOLO' }])
  })

  it('names the season only within it', () => {
    const place = madePlace({ contentId: 1, months: [4] })
    expect(codes(place, chosen, NO_TASTE)).toEqual(['SEASON'])
    expect(codes(place, { ...chosen, month: 5 }, NO_TASTE)).toEqual(['FITS'])
  })

  it('names the roof only where roofs were asked for', () => {
    const place = madePlace({ contentId: 1 })
    expect(codes(place, chosen, { ...NO_TASTE, indoorOnly: true })).toEqual(['INDOOR'])
    expect(codes(place, chosen, NO_TASTE)).toEqual(['FITS'])
  })

  it.each([
    [{ rating: 4.3, reviewCount: 5 }, ['RATING']],
    [{ rating: 4.2, reviewCount: 50 }, ['FITS']],
    [{ rating: 5, reviewCount: 4 }, ['FITS']],
    [{ difficulty: 'EASY' }, ['SOLO']],
    [{ soloScore: 80 }, ['SOLO']],
  ] as const)('%j is said as %j', (facts, expected) => {
    expect(codes(madePlace({ contentId: 1, ...facts }), chosen, NO_TASTE)).toEqual(expected)
  })

  it('names what most hope to see, where nothing nearer to the traveller is known', () => {
    const [landmark] = LANDMARKS
    expect(codes(madePlace({ contentId: landmark! }), chosen, NO_TASTE)).toEqual(['LANDMARK'])
  })

  it('names two at most', () => {
    const place = madePlace({ contentId: 1, months: [4], soloScore: 90, rating: 5, reviewCount: 9 })
    expect(codes(place, { ...chosen, wasPicked: true }, NO_TASTE)).toEqual(['MUST', 'SEASON'])
  })
})
