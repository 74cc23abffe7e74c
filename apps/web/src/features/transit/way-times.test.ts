import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { momentText, rangeText, wayClock } from './way-times.ts'

beforeAll(() => i18n.activate('ko'))

it('knows the night from the day, and a range from a time', () => {
  expect([wayClock(1090), wayClock(1460)]).toEqual(['18:10', '다음 날 00:20'])
  expect(wayClock(1460, 1450)).toBe('00:20')
  expect([rangeText(1162, 1170), rangeText(1170, 1170)]).toEqual(['19:22–19:30', '19:30'])
  expect([momentText({ at: 1170, spread: 4 }), momentText({ at: 1170, spread: 0 })]).toEqual(['19:26–19:34', '19:30'])
})
