import { describe, expect, it } from 'vitest'
import { alertsAt, momentOf } from './moment.ts'

const PLANNED = Date.UTC(2026, 10, 28, 9, 0)
const MINUTE_MS = 60_000
const timer = {
  stage: 'ACTIVE',
  plannedAt: new Date(PLANNED).toISOString(),
  graceMinutes: 15,
  ending: null,
} as const
const at = (minutes: number) => PLANNED + minutes * MINUTE_MS

describe('where a timer stands', () => {
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

  it.each(['OVERDUE_1', 'OVERDUE_2', 'EXHAUSTED'] as const)('is told by the server alone once it is %s', (stage) => {
    expect(momentOf({ ...timer, stage }, at(-30))).toBe('ALERTING')
  })

  it('is over when it has ended, whatever time it is', () => {
    expect(momentOf({ ...timer, stage: 'ENDED', ending: 'SAFE' }, at(20))).toBe('ENDED')
  })

  it('tells contacts after the time to answer', () => {
    expect(alertsAt(timer)).toBe(at(15))
  })
})
