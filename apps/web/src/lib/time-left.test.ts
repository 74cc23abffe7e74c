import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { lengthText } from './time-left.ts'

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
