import { WARNING_CODES } from '@honjeo/contract/values/enums'
import { i18n } from '@lingui/core'
import { beforeEach, expect, it } from 'vitest'
import { isHint, warningText } from './warning-text.ts'

const VISIT = { startTime: '14:00', endTime: '15:00' }

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

it('says what is wrong with the time that decides', () => {
  expect(warningText({ code: 'LAST_ENTRY', time: '12:00', fix: null }, VISIT)).toBe('12:00까지 들어가야 해요.')
  expect(warningText({ code: 'AFTER_SUNSET', time: '17:28', fix: null }, VISIT)).toContain('17:28')
  expect(warningText({ code: 'TOO_SOON', time: '11:10', fix: null }, VISIT)).toContain('11:10')
})

it('says when a place opens, or when it closes, by the visit', () => {
  const closedAt = (time: string) => warningText({ code: 'CLOSED_THEN', time, fix: null }, VISIT)
  expect(closedAt('15:30')).toBe('15:30에 문을 열어요.')
  expect(closedAt('13:00')).toBe('13:00에 문을 닫아요.')
})

it('says it of a time within the visit by what would be in order', () => {
  const closedAt = (time: string, startTime: string) =>
    warningText({ code: 'CLOSED_THEN', time, fix: { dayIndex: 0, startTime, endTime: '19:00' } }, VISIT)
  expect(closedAt('14:30', '14:30')).toBe('14:30에 문을 열어요.')
  expect(closedAt('14:30', '13:00')).toBe('14:30에 문을 닫아요.')
  expect(closedAt('14:30', '17:00')).toBe('이 시간에는 문을 열지 않아요.')
})

it('has a sentence for every warning, also without a time', () => {
  for (const code of WARNING_CODES) expect(warningText({ code, fix: null }, VISIT)).toMatch(/요\.$/)
})

it('takes only unknown hours lightly', () => {
  expect(WARNING_CODES.filter(isHint)).toEqual(['HOURS_UNKNOWN'])
})
