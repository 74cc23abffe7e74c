import { dayAfter } from '@honjeo/contract/values/days'
import { islandRules } from '@honjeo/catalogue/island-rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sunriseOn, sunsetOn } from '../daylight/daylight.ts'
import { JEJU_PLACES, placeNamed } from '../testing/jeju-trip.ts'
import { isStop } from './visit-kind.ts'
import { startsIn, stopDayOf, stopFactsOf } from './stop-facts.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute
const starts = (title: string, date: string, minutes: number) =>
  startsIn(stopDayOf(stopFactsOf(placeNamed(title), islandRules), date), minutes)

it('a visit ends before closing, and starts before the last entry', () => {
  expect(starts('제주목 관아', '2026-07-15', 50)).toEqual([{ from: at(9), to: at(17, 10) }])
  expect(starts('비자림', '2026-07-15', 30)).toEqual([{ from: at(9), to: at(17) }])
})

it('an oreum is left before dark', () => {
  const date = '2026-12-21'
  expect(starts('새별오름', date, 70)).toEqual([{ from: sunriseOn(date), to: sunsetOn(date) - 70 }])
})

it('an islet is visited between the boats', () => {
  const [start] = starts('우도 산호해변', '2027-01-13', 60)
  expect(start!.from).toBeGreaterThan(at(8))
  expect(start!.to + 60).toBeLessThan(at(16, 30))
})

it('what is closed, or takes longer than it is open, starts at no time', () => {
  expect(starts('국립제주박물관', '2026-11-02', 60)).toEqual([])
  expect(starts('제주목 관아', '2026-11-03', 541)).toEqual([])
})

it('wherever and whenever a visit may start, all its rules hold until its end', () => {
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...JEJU_PLACES), days, (place, day) => {
      const date = day.toISOString().slice(0, 10)
      const facts = stopFactsOf(place, islandRules)
      const { minutes } = facts.visit
      const rules = stopDayOf(facts, date)
      const { intervals, lastEntry, light, ashore } = rules
      for (const { from, to } of startsIn(rules, minutes)) {
        expect(intervals.some((open) => open.from <= from && to + minutes <= open.to)).toBe(true)
        expect(to).toBeLessThanOrEqual(lastEntry ?? Infinity)
        for (const bound of [light, ashore]) {
          expect(from).toBeGreaterThanOrEqual(bound?.from ?? 0)
          expect(to + minutes).toBeLessThanOrEqual(bound?.to ?? Infinity)
        }
      }
    }),
  )
})

it('every stop of the catalogue that is not shut can be visited on some day of a year', () => {
  const days = Array.from({ length: 365 }, (_, day) => dayAfter('2027-01-01', day))
  const never = JEJU_PLACES.filter((place) => {
    const facts = stopFactsOf(place, islandRules)
    return (
      isStop(facts.visit.kind) && !days.some((date) => startsIn(stopDayOf(facts, date), facts.visit.minutes).length > 0)
    )
  })
  expect(never.map(({ title }) => title)).toEqual(['만장굴'])
})
