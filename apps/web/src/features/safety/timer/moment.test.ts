import { describe, expect, it } from 'vitest'
import { alertsAt, countdownText, extendedTo, minutesLeft, momentOf } from './moment.ts'

const PLANNED = Date.UTC(2026, 10, 28, 9, 0)
const MINUTE_MS = 60_000
const timer = {
  stage: 'ACTIVE',
  plannedAt: new Date(PLANNED).toISOString(),
  graceMinutes: 15,
  ending: null,
} as const
const at = (minutes: number) => PLANNED + minutes * MINUTE_MS

describe('where a timer is', () => {
  it.each([
    [-11, 'UNDERWAY'],
    [-10, 'SOON'],
    [-0.01, 'SOON'],
    [0, 'GRACE'],
    [14.9, 'GRACE'],
    [15, 'UNKNOWN'],
    [600, 'UNKNOWN'],
  ])('%d minutes from its time is %s', (minutes, moment) => {
    expect(momentOf(timer, at(minutes))).toBe(moment)
  })

  it.each(['OVERDUE_1', 'OVERDUE_2', 'EXHAUSTED'] as const)('is known from the server alone once it is %s', (stage) => {
    expect(momentOf({ ...timer, stage }, at(-30))).toBe('ALERTING')
  })

  it('is over when it has ended, whatever time it is', () => {
    expect(momentOf({ ...timer, stage: 'ENDED', ending: 'SAFE' }, at(20))).toBe('ENDED')
  })

  it('alerts contacts after the time to answer', () => {
    expect(alertsAt(timer)).toBe(at(15))
  })
})

const NOW = Date.parse('2026-11-28T09:00:00.000Z')

it('adds to a time that lies ahead, so that pressing twice is an hour', () => {
  const once = extendedTo('2026-11-28T09:10:00.000Z', NOW)
  expect(once).toBe('2026-11-28T09:40:00.000Z')
  expect(extendedTo(once, NOW)).toBe('2026-11-28T10:10:00.000Z')
})

it('counts from now once the time has passed', () => {
  expect(extendedTo('2026-11-28T08:50:00.000Z', NOW)).toBe('2026-11-28T09:30:00.000Z')
})

const MINUTE = 60_000

describe('a countdown', () => {
  it.each([
    [0, '0:00'],
    [-5000, '0:00'],
    [1, '0:01'],
    [9000, '0:09'],
    [41 * MINUTE + 59_000, '41:59'],
    [65 * MINUTE, '1:05:00'],
    [24 * 60 * MINUTE, '24:00:00'],
  ])('of %i ms reads %s', (ms, text) => {
    expect(countdownText(ms)).toBe(text)
  })
})

it('says the nearest minute that is left, and one as long as there is any', () => {
  expect([60.02, 59.6, 1.4, 0.1].map(minutesLeft)).toEqual([60, 60, 1, 1])
})
