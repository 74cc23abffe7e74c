import { describe, expect, it } from 'vitest'
import { madePlace } from '../testing/made-place.ts'
import { candidatesFor, type Candidate } from './candidates.ts'
import { tripDays } from './days.ts'
import { createWay } from './ways.ts'

const CITY = { hub: null, lat: 33.4996, lng: 126.5312 }
const journey = {
  startDate: '2027-04-12',
  endDate: '2027-04-12',
  pace: 'NORMAL',
  start: null,
  end: null,
  startMinute: null,
  endMinute: null,
} as const
const frame = {
  days: tripDays(journey, CITY),
  taste: { interests: [], indoorOnly: false, months: [4], seed: 1 },
  way: createWay('CAR'),
}
const asked = { pace: 'NORMAL', transportType: 'CAR', indoorOnly: false, picks: [], rules: [] } as const
const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ place }) => place.contentId)
const numbered = (count: number, facts: (id: number) => Partial<Parameters<typeof madePlace>[0]>) =>
  Array.from({ length: count }, (_, index) => madePlace({ contentId: index + 1, ...facts(index + 1) }))

describe('what a search looks through', () => {
  it('is what promises most for its way', () => {
    const places = numbered(9, (id) => ({ soloScore: id * 10, lat: id === 9 ? 33.25 : 33.5 }))
    expect(idsOf(candidatesFor({ ...asked, places }, frame, { sights: 3, restaurants: 0 }))).toEqual([8, 7, 9])
  })

  it('always holds what was asked for, and first', () => {
    const places = numbered(9, (id) => ({ soloScore: id * 10 }))
    const found = candidatesFor({ ...asked, places, picks: [1, 2] }, frame, { sights: 2, restaurants: 0 })
    expect(idsOf(found)).toEqual([1, 2, 9, 8])
    expect(found.map(({ wasPicked }) => wasPicked)).toEqual([true, true, false, false])
  })

  it('has restaurants in every part of the island before two in one', () => {
    const spots = [33.51, 33.51, 33.51, 33.25, 33.4]
    const places = numbered(5, (id) => ({ contentTypeId: 39, scene: 'noodle', lat: spots[id - 1]! }))
    const found = candidatesFor({ ...asked, places }, frame, { sights: 0, restaurants: 3 })
    expect(new Set(found.map(({ place }) => place.lat))).toEqual(new Set([33.51, 33.25, 33.4]))
  })

  it('has nothing that is closed, slept in, or out of reach', () => {
    const places = [
      madePlace({ contentId: 1, restDate: '매주 월요일' }),
      madePlace({ contentId: 2, contentTypeId: 32 }),
      madePlace({ contentId: 3, contentTypeId: 25 }),
      madePlace({ contentId: 4, lat: 33.25 }),
    ]
    const walking = { ...frame, way: createWay('WALK') }
    expect(candidatesFor({ ...asked, places }, walking, { sights: 9, restaurants: 9 })).toEqual([])
  })

  it('has a lunch and a dinner of a restaurant that is open for both', () => {
    const open = madePlace({ contentId: 1, contentTypeId: 39, scene: 'stew', openTime: '10:00~21:00' })
    const lunches = madePlace({ contentId: 2, contentTypeId: 39, scene: 'stew', openTime: '10:00~15:00' })
    const found = candidatesFor({ ...asked, places: [open, lunches] }, frame, { sights: 0, restaurants: 9 })
    const roles = new Map(found.map(({ place, options }) => [place.contentId, options.map(({ role }) => role)]))
    expect(roles).toEqual(
      new Map([
        [1, ['LUNCH', 'DINNER']],
        [2, ['LUNCH']],
      ]),
    )
  })
})
