import { expect, it } from 'vitest'
import { formatClockTime, parseClockTime } from './clock-time.ts'

it('reads a 24-hour time as people say it', () => {
  expect(parseClockTime('16:30')).toEqual({ meridiem: 'PM', hour: 4, minute: 30 })
  expect(parseClockTime('09:05')).toEqual({ meridiem: 'AM', hour: 9, minute: 5 })
})

it('knows that midnight and noon are called twelve', () => {
  expect(parseClockTime('00:00')).toEqual({ meridiem: 'AM', hour: 12, minute: 0 })
  expect(parseClockTime('12:00')).toEqual({ meridiem: 'PM', hour: 12, minute: 0 })
})

it('writes every minute of the day back as it read it', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    expect(formatClockTime(parseClockTime(time))).toBe(time)
  }
})
