import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { formatCount, formatDistance, formatNumber, lengthText } from './numbers.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

it('separates thousands', () => {
  expect(formatNumber(1234567)).toBe('1,234,567')
})

it('keeps counts exact up to 9,999 and gives their size from there', () => {
  expect(formatCount(9999)).toBe('9,999')
  expect(formatCount(12_000)).toBe('1.2만')
  expect(formatCount(10_000)).toBe('1만')
})

it.each([
  ['ko', '1,234,567', '1.2만'],
  ['en', '1,234,567', '12.3K'],
  ['ja', '1,234,567', '1.2万'],
  ['zh', '1,234,567', '1.2万'],
])('%s reads numbers its own way', (locale, exact, size) => {
  i18n.loadAndActivate({ locale, messages: {} })
  expect([formatNumber(1_234_567), formatCount(12_345)]).toEqual([exact, size])
})

describe('a distance', () => {
  it.each([
    [0, '0m'],
    [347, '350m'],
    [994, '990m'],
    [996, '1km'],
    [1234, '1.2km'],
    [9940, '9.9km'],
    [23_456, '23km'],
  ])('of %d metres reads %s', (metres, text) => {
    expect(formatDistance(metres)).toBe(text)
  })
})

const MINUTE_MS = 60_000

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

describe('a length of time in words', () => {
  it.each([
    [0, '0분'],
    [59_999, '0분'],
    [42 * MINUTE_MS, '42분'],
    [60 * MINUTE_MS, '1시간'],
    [65 * MINUTE_MS, '1시간 5분'],
    [24 * 60 * MINUTE_MS, '24시간'],
    [-MINUTE_MS, '0분'],
  ])('%i ms are %s', (ms, text) => {
    expect(lengthText(ms)).toBe(text)
  })

  it('counts a minute that has begun where that is wanted', () => {
    expect(lengthText(41.2 * MINUTE_MS, Math.ceil)).toBe('42분')
  })
})
