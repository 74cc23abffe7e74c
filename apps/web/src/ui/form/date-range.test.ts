import { describe, expect, it } from 'vitest'
import { EMPTY_RANGE, isComplete, pickRangeDay, pickSingleDay } from './date-range.ts'

const pick = (...days: string[]) => days.reduce(pickRangeDay, EMPTY_RANGE)

describe('picking a range', () => {
  it('takes a start, then an end', () => {
    expect(pick('2026-11-27')).toEqual({ start: '2026-11-27', end: null })
    expect(pick('2026-11-27', '2026-11-29')).toEqual({ start: '2026-11-27', end: '2026-11-29' })
  })

  it('replaces the start by a day before it', () => {
    expect(pick('2026-11-27', '2026-11-20')).toEqual({ start: '2026-11-20', end: null })
  })

  it('takes the same day twice as a day trip', () => {
    expect(pick('2026-11-27', '2026-11-27')).toEqual({ start: '2026-11-27', end: '2026-11-27' })
  })

  it('begins again once it is complete', () => {
    expect(pick('2026-11-27', '2026-11-29', '2026-12-03')).toEqual({ start: '2026-12-03', end: null })
  })

  it('orders across months and years', () => {
    expect(pick('2026-12-30', '2027-01-02')).toEqual({ start: '2026-12-30', end: '2027-01-02' })
  })
})

it('is complete with both ends, or with one single date', () => {
  expect(isComplete(EMPTY_RANGE)).toBe(false)
  expect(isComplete(pick('2026-11-27'))).toBe(false)
  expect(isComplete(pick('2026-11-27', '2026-11-28'))).toBe(true)
  expect(isComplete(pickSingleDay('2026-11-27'))).toBe(true)
})
