import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addYears,
  dayKey,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayOfYear,
  formatListTime,
  formatMonthDay,
  formatShortDay,
  formatTime,
  instantAt,
} from './dates.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

describe('days', () => {
  it('belong to Seoul, not to the device or UTC', () => {
    expect(dayKey('2026-11-27T14:59:59.999Z')).toBe('2026-11-27')
    expect(dayKey('2026-11-27T15:00:00.000Z')).toBe('2026-11-28')
  })

  it('are those of another year', () => {
    expect(addYears('2026-11-28', -3)).toBe('2023-11-28')
    expect(addYears('2028-02-29', -1)).toBe('2027-03-01')
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
})

describe('in other languages', () => {
  const afternoon = '2026-11-28T07:30:00.000Z'
  const noon = '2026-11-28T03:00:00.000Z'

  it.each([
    ['ko', '2026. 11. 28 (토)', '11. 28 (토)', '11월 28일 (토)', '11.28'],
    ['en', 'Sat, Nov 28, 2026', 'Sat, Nov 28', 'Sat, November 28', 'Nov 28'],
    ['ja', '2026年11月28日(土)', '11月28日(土)', '11月28日(土)', '11月28日'],
    ['zh', '2026年11月28日周六', '11月28日周六', '11月28日周六', '11月28日'],
  ])('%s writes days its own way', (locale, date, withoutYear, monthDay, short) => {
    i18n.loadAndActivate({ locale, messages: {} })
    expect([formatDate(afternoon), formatDay('2026-11-28')]).toEqual([date, date])
    expect([formatDayOfYear('2026-11-28'), formatMonthDay(afternoon)]).toEqual([withoutYear, monthDay])
    expect(formatShortDay('2026-11-28')).toBe(short)
  })

  it.each([
    ['ko', '오후 4:30', '오후 12:00', '2026. 11. 28 (토) 오후 4:30'],
    ['en', '4:30 PM', '12:00 PM', 'Sat, Nov 28, 2026, 4:30 PM'],
    ['ja', '16:30', '12:00', '2026年11月28日(土) 16:30'],
    ['zh', '16:30', '12:00', '2026年11月28日周六 16:30'],
  ])('%s counts the hours its own way', (locale, time, midday, both) => {
    i18n.loadAndActivate({ locale, messages: {} })
    expect([formatTime(afternoon), formatTime(noon)]).toEqual([time, midday])
    expect(formatDateTime(afternoon)).toBe(both)
  })

  it.each([
    ['ko', '3분 전', '어제'],
    ['en', '3 minutes ago', 'yesterday'],
    ['ja', '3 分前', '昨日'],
    ['zh', '3分钟前', '昨天'],
  ])('%s says how long ago', (locale, minutes, yesterday) => {
    i18n.loadAndActivate({ locale, messages: {} })
    const now = new Date(afternoon)
    expect(formatListTime('2026-11-28T07:27:00.000Z', now)).toBe(minutes)
    expect(formatListTime('2026-11-27T07:27:00.000Z', now)).toBe(yesterday)
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
