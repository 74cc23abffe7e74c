import { expect, it } from 'vitest'
import { dayAfter, daysBetween } from './days.ts'

it('adds and counts days across months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-11-28', '2026-12-01')).toBe(3)
  expect(daysBetween('2026-12-01', '2026-11-28')).toBe(-3)
})
