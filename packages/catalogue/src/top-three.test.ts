import { REGIONS, type ContentTypeId } from '@honjeo/contract/values/enums'
import { TRAVELLER_TYPES, type TravellerType } from '@honjeo/contract/values/traveller-type'
import { describe, expect, it } from 'vitest'
import { pickTopThree, type TopThreeCandidate } from './top-three.ts'

const CATEGORIES: ContentTypeId[] = [12, 14, 25, 28, 38, 39]
const EVERYBODY = [null, ...TRAVELLER_TYPES]
const DAYS = Array.from({ length: 200 }, (_, n) => new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10))

const place = (contentId: number, draft: Partial<TopThreeCandidate> = {}): TopThreeCandidate => ({
  contentId,
  contentTypeId: 12,
  region: 'JEJU_SI',
  indoor: false,
  inSeason: false,
  scene: null,
  score: 80,
  reviewCount: 0,
  ...draft,
})
const places = (count: number, draft: (n: number) => Partial<TopThreeCandidate> = () => ({})) =>
  Array.from({ length: count }, (_, n) => place(126_435 + n * 37, draft(n)))

/** Ten places of each category in each region; museums, shops and tables have a roof. */
const island = places(CATEGORIES.length * REGIONS.length * 10, (n) => {
  const contentTypeId = CATEGORIES[n % CATEGORIES.length]!
  return {
    contentTypeId,
    region: REGIONS[Math.floor(n / CATEGORIES.length) % REGIONS.length]!,
    indoor: [14, 38, 39].includes(contentTypeId),
  }
})
const idsOf = (picked: readonly TopThreeCandidate[]) => picked.map(({ contentId }) => contentId)
const picksOf = (candidates: readonly TopThreeCandidate[], travellerType: TravellerType | null = null) =>
  DAYS.map((day) => pickTopThree(candidates, { day, travellerType }))

describe('the three places of a day', () => {
  it.each(EVERYBODY)('are of three categories and regions, and one defies the rain: %s', (type) => {
    for (const picked of picksOf(island, type)) {
      expect(new Set(picked.map(({ contentTypeId }) => contentTypeId)).size).toBe(3)
      expect(new Set(picked.map(({ region }) => region)).size).toBe(3)
      expect(picked.some(({ indoor }) => indoor)).toBe(true)
    }
  })

  it.each(EVERYBODY)('have none of the day before, not even for a member of another type: %s', (type) => {
    const ofAllTypes = DAYS.map((day) =>
      EVERYBODY.flatMap((each) => idsOf(pickTopThree(island, { day, travellerType: each }))),
    )
    for (const [n, picked] of picksOf(island, type).slice(1).entries()) {
      expect(idsOf(picked).filter((id) => ofAllTypes[n]!.includes(id))).toEqual([])
    }
  })

  it('vary: in 200 days a good part of the island is shown, and nothing all the time', () => {
    const shown = picksOf(island).flatMap(idsOf)
    const counts = [...new Set(shown)].map((id) => shown.filter((other) => other === id).length)
    expect(counts.length).toBeGreaterThan(island.length / 2)
    expect(Math.max(...counts)).toBeLessThan(20)
  })

  it('depend on the day and the type alone, not on the order the places come in', () => {
    const again = pickTopThree(island.toReversed(), { day: '2027-04-05', travellerType: '기록형' })
    expect(again).toEqual(pickTopThree(island, { day: '2027-04-05', travellerType: '기록형' }))
  })

  it('start with the best of those whose turn it is', () => {
    const best = place(99, { score: 200, region: 'NAMJEJU_GUN' })
    expect(picksOf([best, ...island]).filter(([first]) => first === best)).toHaveLength(DAYS.length / 2)
  })

  it('have one for the rain even where every other place is better', () => {
    const candidates = places(60, (n) => ({
      contentTypeId: CATEGORIES[n % 6]!,
      indoor: n % 6 === 4,
      score: n % 6 === 4 ? 0 : 90,
    }))
    for (const picked of picksOf(candidates)) expect(picked.filter(({ indoor }) => indoor)).toHaveLength(1)
  })
})

describe('more often than its like', () => {
  /** Returns how often the places with the advantage are shown, as a multiple of the others. */
  function contest(advantage: Partial<TopThreeCandidate>, type: TravellerType | null = null) {
    const candidates = places(80, (n) => (n % 2 === 0 ? advantage : {}))
    const favoured = new Set(idsOf(candidates.filter((_, n) => n % 2 === 0)))
    const shown = picksOf(candidates, type).flatMap(idsOf)
    const wins = shown.filter((id) => favoured.has(id)).length
    return wins / (shown.length - wins)
  }

  it.each([
    ['a place with reviews', { reviewCount: 3 }, null],
    ['a place of better score', { score: 84 }, null],
    ['a place in its season', { inSeason: true }, null],
    ['an oreum, for the explorer,', { scene: 'oreum' }, '탐험형'],
    ['a café, for the one at leisure,', { scene: 'cafe' }, '여유형'],
    ['a field in bloom, for the one who takes pictures,', { scene: 'canola' }, '기록형'],
    ['a pavilion, for the one with a plan,', { scene: 'pavilion' }, '계획형'],
  ] as const)('%s is shown', (_, advantage, type) => {
    expect(contest(advantage, type)).toBeGreaterThan(1.5)
  })

  it('nothing is shown where places are alike, or where a taste is another person’s', () => {
    expect(contest({})).toBeCloseTo(1, 0)
    expect(contest({ scene: 'oreum' })).toBeCloseTo(1, 0)
  })
})

describe('where there are few places', () => {
  it.each([0, 1, 2, 3])('all %i are shown, whether it is their turn or not', (count) => {
    for (const picked of picksOf(places(count))) expect(new Set(idsOf(picked))).toEqual(new Set(idsOf(places(count))))
  })

  it('the category repeats rather than a place is missing', () => {
    for (const picked of picksOf(places(30))) expect(new Set(idsOf(picked)).size).toBe(3)
  })
})
