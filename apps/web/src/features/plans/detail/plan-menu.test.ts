import type { PlanDay } from '@honjeo/contract/plan'
import { expect, it } from 'vitest'
import { timerPreset } from './plan-menu.tsx'

const spot = (startTime: string | null, endTime: string | null) => ({ startTime, endTime }) as PlanDay['spots'][number]
const day = (date: string, ...spots: PlanDay['spots']) => ({ date, spots }) as PlanDay
const plan = (...days: PlanDay[]) => ({ planId: 3, title: '동쪽 하루', days })
/** 11:00 in Korea. */
const NOW = new Date('2026-11-28T02:00:00Z')

it('takes the end of the last stop of today', () => {
  const days = [
    day('2026-11-27', spot('10:00', '12:00')),
    day('2026-11-28', spot('09:00', '10:00'), spot('14:00', '17:30'), spot(null, null)),
  ]
  expect(timerPreset(plan(...days), NOW)).toEqual({
    planId: 3,
    title: '동쪽 하루',
    until: '2026-11-28T08:30:00.000Z',
  })
})

it('takes the beginning of a stop whose end is open', () => {
  expect(timerPreset(plan(day('2026-11-28', spot('14:00', null))), NOW).until).toBe('2026-11-28T05:00:00.000Z')
})

it.each([[[]], [[day('2026-11-30', spot('09:00', '10:00'))]], [[day('2026-11-28')]]])(
  'takes no time where there is none today',
  (days) => {
    expect(timerPreset(plan(...days), NOW).until).toBeUndefined()
  },
)
