import { expect, it } from 'vitest'
import { day, spot } from '../testing/plans.ts'
import { addMinutes, roundedUp } from './clock.ts'
import { defaultEnd, inTimeOrder, nextTimes, postponed, withTimesFor } from './visit-times.ts'

const at = (spotId: string, startTime: string | null, endTime: string | null) => spot(spotId, { startTime, endTime })
const timesOf = (spots: ReturnType<typeof inTimeOrder>) =>
  spots.map(({ spotId, startTime, endTime }) => `${spotId} ${startTime}-${endTime}`)

it('ends a visit when people leave such a place, and never after midnight', () => {
  expect(defaultEnd('10:00', 12)).toBe('11:30')
  expect(defaultEnd('12:00', 39)).toBe('13:00')
  expect(defaultEnd('10:00', null)).toBe('11:00')
  expect(addMinutes('23:30', 60)).toBe('23:59')
})

it('puts a new stop after the last one, and leaves it without times where nothing follows', () => {
  expect(nextTimes(day('2026-11-27'), 12)).toEqual({ startTime: '10:00', endTime: '11:30' })
  expect(nextTimes(day('2026-11-27', at('a', '10:00', '11:00')), 39)).toEqual({ startTime: '11:30', endTime: '12:30' })
  expect(nextTimes(day('2026-11-27', at('a', null, null)), 39)).toEqual({ startTime: null, endTime: null })
  expect(nextTimes(day('2026-11-27', at('a', '20:00', '21:30')), 39)).toEqual({ startTime: null, endTime: null })
})

it('deals the starts of a day out again after a move, and no one is in two places at once', () => {
  const moved = [at('c', '14:00', '17:00'), at('a', '10:00', '11:00'), at('x', null, null), at('b', '12:00', '13:00')]
  expect(timesOf(inTimeOrder(moved))).toEqual(['c 10:00-13:00', 'a 13:00-14:00', 'x null-null', 'b 14:00-15:00'])
})

it('leaves the times of a day alone where a stop from another one fits in', () => {
  const spots = [at('a', '09:00', '10:00'), at('x', '11:00', '12:00'), at('b', '12:00', '13:00')]
  expect(withTimesFor(spots, 'x')).toEqual(spots)
  const untimed = [at('a', '09:00', '10:00'), at('x', null, null)]
  expect(withTimesFor(untimed, 'x')).toEqual(untimed)
})

it('puts a stop from another day after the one before it, and those behind it later where they must be', () => {
  const last = [at('a', '09:00', '10:00'), at('b', '12:00', '13:00'), at('x', '09:30', '11:00')]
  expect(timesOf(withTimesFor(last, 'x'))).toEqual(['a 09:00-10:00', 'b 12:00-13:00', 'x 13:30-15:00'])
  const first = [at('x', '18:00', '20:00'), at('a', '09:00', '10:00'), at('b', '12:00', '13:00')]
  expect(timesOf(withTimesFor(first, 'x'))).toEqual(['x 09:00-11:00', 'a 11:00-12:00', 'b 12:00-13:00'])
})

it('puts a stop off with all that follow it, and nothing before it', () => {
  const spots = [at('a', '09:00', '10:00'), at('b', '11:00', '12:00'), at('x', null, null), at('c', '12:30', '13:30')]
  const later = postponed(spots, 'b', roundedUp('11:21'))
  expect(timesOf(later ?? [])).toEqual(['a 09:00-10:00', 'b 11:25-12:25', 'x null-null', 'c 12:55-13:55'])
})

it('puts nothing off past midnight', () => {
  expect(postponed([at('a', '10:00', '11:00'), at('b', '22:00', '23:30')], 'a', '10:30')).toBeNull()
  expect(postponed([at('a', '10:00', '11:00'), at('b', '22:00', '23:30')], 'a', '10:25')).not.toBeNull()
})
