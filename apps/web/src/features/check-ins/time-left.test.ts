import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { countdownText, lengthText } from './time-left.ts'

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

describe('a countdown', () => {
  it.each([
    [0, '0:00'],
    [-5000, '0:00'],
    [1, '0:01'],
    [9000, '0:09'],
    [41 * MINUTE_MS + 59_000, '41:59'],
    [65 * MINUTE_MS, '1:05:00'],
    [24 * 60 * MINUTE_MS, '24:00:00'],
  ])('of %i ms reads %s', (ms, text) => {
    expect(countdownText(ms)).toBe(text)
  })
})
