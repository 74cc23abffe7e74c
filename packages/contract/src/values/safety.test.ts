import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeDays, mergeMarks, notAfter, type SafetyDay, type SafetyMark } from './safety-merge.ts'
import { dayBefore, SAFETY_CATEGORIES, SAFETY_ITEMS, safetyLevel, safetyRate, safetyStreak } from './safety.ts'

const TODAY = '2026-11-28'
const ago = (days: number) => dayBefore(TODAY, days)
/** Rates by how many days ago they were saved. */
const rates = (byAge: Record<number, number>) =>
  Object.fromEntries(Object.entries(byAge).map(([days, rate]) => [ago(Number(days)), rate]))

describe('the list', () => {
  it('has seven categories of five items', () => {
    expect(SAFETY_CATEGORIES).toHaveLength(7)
    expect(new Set(SAFETY_ITEMS).size).toBe(35)
    expect(SAFETY_ITEMS.slice(4, 6)).toEqual(['accommodation-5', 'transportation-1'])
  })

  it.each([
    [0, 0],
    [1, 3],
    [24, 69],
    [25, 71],
    [35, 100],
  ])('%i checked items are %i %%', (checked, rate) => {
    expect(safetyRate(checked)).toBe(rate)
  })
})

it.each([
  [0, 'NONE'],
  [1, 'LOW'],
  [39, 'LOW'],
  [40, 'FAIR'],
  [59, 'FAIR'],
  [60, 'GOOD'],
  [79, 'GOOD'],
  [80, 'HIGH'],
  [100, 'HIGH'],
])('a day of %i %% is %s', (rate, level) => {
  expect(safetyLevel(rate)).toBe(level)
})

describe('the streak', () => {
  it.each([
    ['nothing was saved yet', {}, 0],
    ['today is the first day', { 0: 70 }, 1],
    ['today is the third day in a row', { 0: 90, 1: 70, 2: 100 }, 3],
    ['nothing was saved today, which is not over', { 1: 70, 2: 100 }, 2],
    ['yesterday was missed', { 2: 100, 3: 100 }, 0],
    ['a day before today was missed', { 0: 80, 2: 100 }, 1],
    ['today is below 70', { 0: 69, 1: 100, 2: 100 }, 0],
    ['yesterday was below 70', { 0: 70, 1: 69, 2: 100 }, 1],
    ['days ahead were saved under a wrong clock', { [-2]: 100, [-1]: 100, 0: 70 }, 1],
    ['only days ahead were saved', { [-1]: 100 }, 0],
  ])('when %s', (_name, byAge, streak) => {
    expect(safetyStreak(rates(byAge), TODAY)).toBe(streak)
  })

  it('goes on over the ends of months and years', () => {
    const days = { '2028-02-28': 70, '2028-02-29': 70, '2028-03-01': 70 }
    expect(safetyStreak(days, '2028-03-01')).toBe(3)
    expect(safetyStreak({ '2026-12-31': 70, '2027-01-01': 70 }, '2027-01-01')).toBe(2)
  })
})

const instant = fc.integer({ min: 0, max: 20 }).map((second) => new Date(second * 1000).toISOString())
const marks = fc.array(
  fc.record({ itemId: fc.constantFrom(...SAFETY_ITEMS.slice(0, 6)), checked: fc.boolean(), changedAt: instant }),
)
const days = fc.array(
  fc.record({
    date: fc.constantFrom(...[0, 1, 2, 3].map(ago)),
    rate: fc.integer({ min: 0, max: 3 }),
    savedAt: instant,
  }),
)

describe.each([
  ['marks', marks as fc.Arbitrary<(SafetyMark | SafetyDay)[]>, mergeMarks as Merge],
  ['days', days as fc.Arbitrary<(SafetyMark | SafetyDay)[]>, mergeDays as unknown as Merge],
])('the merge of %s', (_name, entries, merge) => {
  it('does not depend on who is asked first', () => {
    fc.assert(
      fc.property(entries, entries, (a, b) => {
        expect(merge(a, b)).toEqual(merge(b, a))
      }),
    )
  })
  it('does not depend on who meets whom first', () => {
    fc.assert(
      fc.property(entries, entries, entries, (a, b, c) => {
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)))
      }),
    )
  })
  it('changes nothing when it is done again', () => {
    fc.assert(
      fc.property(entries, entries, (a, b) => {
        expect(merge(merge(a, b), b)).toEqual(merge(a, b))
      }),
    )
  })
  it('forgets nothing and makes nothing up', () => {
    const keyOf = (entry: SafetyMark | SafetyDay) => ('itemId' in entry ? entry.itemId : entry.date)
    fc.assert(
      fc.property(entries, entries, (a, b) => {
        const merged = merge(a, b)
        expect(new Set(merged.map(keyOf))).toEqual(new Set([...a, ...b].map(keyOf)))
        expect(merged).toHaveLength(new Set(merged.map(keyOf)).size)
        for (const entry of merged) expect([...a, ...b]).toContainEqual(entry)
      }),
    )
  })
})
type Merge = (one: readonly object[], other: readonly object[]) => (SafetyMark & SafetyDay)[]

it('lets the last act count', () => {
  const mark = (checked: boolean, second: number): SafetyMark => ({
    itemId: 'health-1',
    checked,
    changedAt: new Date(second * 1000).toISOString(),
  })
  expect(mergeMarks([mark(true, 1)], [mark(false, 2)])).toEqual([mark(false, 2)])
  expect(mergeMarks([mark(true, 2)], [mark(false, 2)])).toEqual([mark(true, 2)])
})

it('takes an instant that lies ahead for now', () => {
  const now = new Date('2026-11-28T03:00:00.000Z')
  expect(notAfter(now, '2026-11-29T03:00:00.000Z')).toBe('2026-11-28T03:00:00.000Z')
  expect(notAfter(now, '2026-11-28T11:59:00+09:00')).toBe('2026-11-28T02:59:00.000Z')
})
