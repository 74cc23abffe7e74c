import { i18n } from '@lingui/core'
import { beforeEach, expect, it } from 'vitest'
import { extraTimeText, formatJourney, formatNights } from './labels.ts'

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

it('says the year of a journey once', () => {
  expect(spaced(formatJourney('2026-11-27', '2026-11-29'))).toBe('2026. 11. 27 (금) – 11. 29 (일)')
})

it('says both years of a journey over the New Year', () => {
  expect(spaced(formatJourney('2026-12-31', '2027-01-01'))).toBe('2026. 12. 31 (목) – 2027. 01. 01 (금)')
})

it('says a single day once', () => {
  expect(spaced(formatJourney('2026-11-27', '2026-11-27'))).toBe('2026. 11. 27 (금)')
})

it('counts nights and days', () => {
  expect(formatNights('2026-11-27', '2026-11-29')).toBe('2박 3일')
  expect(formatNights('2026-11-27', '2026-11-27')).toBe('당일치기')
})

it('breaks a journey between its days only', () => {
  expect(formatJourney('2026-11-27', '2026-11-29').split(' ').map(spaced)).toEqual([
    '2026. 11. 27 (금) –',
    '11. 29 (일)',
  ])
})

it('says whether a stop takes more time on the way, less, or neither', () => {
  expect(extraTimeText(7)).toBe('지금보다 이동이 7분 늘어요')
  expect(extraTimeText(-7)).toBe('지금보다 이동이 7분 줄어요')
  expect(extraTimeText(0)).toBe('이동 시간은 지금과 같아요')
})
