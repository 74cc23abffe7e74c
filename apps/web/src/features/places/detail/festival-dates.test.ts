import { expect, it } from 'vitest'
import { festivalStage } from './festival-dates.tsx'

it.each([
  ['2026-09-30', 'coming'],
  ['2026-10-01', 'on'],
  ['2026-10-05', 'on'],
  ['2026-10-06', 'over'],
])('on %s a festival of early October is %s', (today, stage) => {
  expect(festivalStage(today, '2026-10-01', '2026-10-05')).toBe(stage)
})

it('takes a festival without a last day for one of a single day', () => {
  expect(festivalStage('2026-10-01', '2026-10-01', null)).toBe('on')
  expect(festivalStage('2026-10-02', '2026-10-01', null)).toBe('over')
})
