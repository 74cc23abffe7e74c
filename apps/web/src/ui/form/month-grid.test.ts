import { describe, expect, it } from 'vitest'
import { addMonths, clampDay, dayAfterKey, daysInMonth, monthWeeks } from './month-grid.ts'

describe('the weeks of a month', () => {
  it('start on Sunday and leave the neighbours out', () => {
    const weeks = monthWeeks('2026-11')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]).toEqual([1, 2, 3, 4, 5, 6, 7].map((date) => `2026-11-0${date}`))
    expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
  })

  it('number four in a February that begins on Sunday, six in a long month that ends on one', () => {
    expect(monthWeeks('2026-02')).toHaveLength(4)
    expect(monthWeeks('2026-05')).toHaveLength(6)
  })

  it('hold every day once, for years', () => {
    for (let count = 0; count < 48; count += 1) {
      const month = addMonths('2024-01', count)
      const days = monthWeeks(month)
        .flat()
        .filter((day) => day !== null)
      expect(days).toHaveLength(daysInMonth(month))
      expect(new Set(days).size).toBe(days.length)
      const misplaced = monthWeeks(month).flatMap((week) =>
        week.filter((day, weekday) => day !== null && new Date(`${day}T12:00:00Z`).getUTCDay() !== weekday),
      )
      expect(misplaced).toEqual([])
    }
  })
})

describe('months', () => {
  it('carry over the year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
  })

  it('know leap years', () => {
    expect(daysInMonth('2028-02')).toBe(29)
    expect(daysInMonth('2026-02')).toBe(28)
  })
})

describe('keys', () => {
  it('move by day and week across months', () => {
    expect(dayAfterKey('ArrowRight', '2026-11-30')).toBe('2026-12-01')
    expect(dayAfterKey('ArrowLeft', '2026-11-01')).toBe('2026-10-31')
    expect(dayAfterKey('ArrowUp', '2026-11-03')).toBe('2026-10-27')
    expect(dayAfterKey('ArrowDown', '2026-11-28')).toBe('2026-12-05')
  })

  it('move to the ends of the week', () => {
    expect(dayAfterKey('Home', '2026-11-26')).toBe('2026-11-22')
    expect(dayAfterKey('End', '2026-11-26')).toBe('2026-11-28')
  })

  it('move by month without leaving a short one', () => {
    expect(dayAfterKey('PageDown', '2026-01-31')).toBe('2026-02-28')
    expect(dayAfterKey('PageUp', '2026-03-31')).toBe('2026-02-28')
    expect(dayAfterKey('PageUp', '2026-01-15')).toBe('2025-12-15')
  })

  it('leave other keys alone', () => {
    expect(dayAfterKey('Enter', '2026-11-28')).toBeUndefined()
  })
})

it('keeps a day within its limits', () => {
  expect(clampDay('2026-11-01', '2026-11-21', undefined)).toBe('2026-11-21')
  expect(clampDay('2028-01-01', undefined, '2027-11-21')).toBe('2027-11-21')
  expect(clampDay('2026-11-25', '2026-11-21', '2027-11-21')).toBe('2026-11-25')
})
