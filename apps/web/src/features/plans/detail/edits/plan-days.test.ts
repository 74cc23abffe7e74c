import { expect, it } from 'vitest'
import { daysOf, lettersOf } from '../testing/plans.ts'
import { onDates } from './plan-days.ts'

const days = daysOf('ab', 'c', 'd')

it('moves a journey with its stops to other dates', () => {
  const later = onDates(days, '2026-12-31', '2027-01-02')
  expect(later.map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02'])
  expect(lettersOf(later)).toEqual(['ab', 'c', 'd'])
})

it('adds empty days, and loses no stop of a day that is gone', () => {
  expect(lettersOf(onDates(days, '2026-11-27', '2026-11-30'))).toEqual(['ab', 'c', 'd', ''])
  expect(lettersOf(onDates(days, '2026-11-27', '2026-11-27'))).toEqual(['abcd'])
})
