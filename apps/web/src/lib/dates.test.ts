import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addDays,
  addYears,
  dayKey,
  daysBetween,
  formatDate,
  formatDateTime,
  formatDay,
  formatListTime,
  formatMonthDay,
  formatTime,
  instantAt,
} from './dates.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

describe('days', () => {
  it('belong to Seoul, not to the device or UTC', () => {
    expect(dayKey('2026-11-27T14:59:59.999Z')).toBe('2026-11-27')
    expect(dayKey('2026-11-27T15:00:00.000Z')).toBe('2026-11-28')
  })

  it('are added and counted across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(addYears('2026-11-28', -3)).toBe('2023-11-28')
    expect(addYears('2028-02-29', -1)).toBe('2027-03-01')
    expect(daysBetween('2026-11-28', '2026-12-01')).toBe(3)
    expect(daysBetween('2026-12-01', '2026-11-28')).toBe(-3)
  })

  it('and a time of the clock in Seoul make an instant', () => {
    expect(instantAt('2026-11-28', '16:30')).toBe('2026-11-28T07:30:00.000Z')
    expect(instantAt('2026-11-28', '08:00')).toBe('2026-11-27T23:00:00.000Z')
  })
})

describe('formats', () => {
  it('write a date as the specification does', () => {
    expect(formatDate('2026-11-28T07:30:00.000Z')).toBe('2026. 11. 28 (토)')
    expect(formatDate('2026-01-03T15:00:00.000Z')).toBe('2026. 01. 04 (일)')
    expect(formatDay('2026-11-28')).toBe('2026. 11. 28 (토)')
  })

  it('write times with 오전 and 오후', () => {
    expect(formatTime('2026-11-28T07:30:00.000Z')).toBe('오후 4:30')
    expect(formatTime('2026-11-27T15:05:00.000Z')).toBe('오전 12:05')
    expect(formatTime('2026-11-28T03:00:00.000Z')).toBe('오후 12:00')
    expect(formatDateTime('2026-11-28T07:30:00.000Z')).toBe('2026. 11. 28 (토) 오후 4:30')
    expect(formatMonthDay('2026-11-28T07:30:00.000Z')).toBe('11월 28일 (토)')
  })

  it('follow the language', () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    expect(formatDate('2026-11-28T07:30:00.000Z')).toBe('Sat, Nov 28, 2026')
  })
})

describe('list times', () => {
  const now = new Date('2026-11-28T07:30:00.000Z')
  const at = (instant: string) => formatListTime(instant, now)

  it.each([
    ['2026-11-28T07:29:01.000Z', '방금 전'],
    ['2026-11-28T07:31:00.000Z', '방금 전'],
    ['2026-11-28T07:29:00.000Z', '1분 전'],
    ['2026-11-28T07:27:00.000Z', '3분 전'],
    ['2026-11-28T06:30:00.001Z', '59분 전'],
    ['2026-11-28T06:30:00.000Z', '1시간 전'],
    ['2026-11-27T15:00:00.000Z', '16시간 전'],
    ['2026-11-27T14:59:59.000Z', '어제'],
    ['2026-11-26T15:00:00.000Z', '어제'],
    ['2026-11-26T14:59:59.000Z', '2026. 11. 26 (목)'],
  ])('say of %s: %s', (instant, text) => {
    expect(at(instant)).toBe(text)
  })

  it('count minutes, not days, over midnight', () => {
    expect(formatListTime('2026-11-28T14:58:00.000Z', new Date('2026-11-28T15:01:00.000Z'))).toBe('3분 전')
  })
})
