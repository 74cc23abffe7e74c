import { i18n } from '@lingui/core'
import { beforeEach, expect, it } from 'vitest'
import { formatCount, formatNumber } from './numbers.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

it('separates thousands', () => {
  expect(formatNumber(1234567)).toBe('1,234,567')
})

it('keeps counts exact up to 9,999 and gives their size from there', () => {
  expect(formatCount(9999)).toBe('9,999')
  expect(formatCount(12_000)).toBe('1.2만')
  expect(formatCount(10_000)).toBe('1만')
})
