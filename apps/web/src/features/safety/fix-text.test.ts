import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accuracyText, ageText, isAgeKnown, isCoarse } from './fix-text.ts'

const NOW = Date.UTC(2026, 10, 28, 7, 30)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

beforeAll(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

describe('accuracy', () => {
  it.each([
    [0, '약 10m 안'],
    [4.2, '약 10m 안'],
    [10.1, '약 20m 안'],
    [100, '약 100m 안'],
    [101, '약 150m 안'],
    [500, '약 500m 안'],
    [501, '대략적인 위치 (약 600m 안)'],
    [901, '대략적인 위치 (약 1km 안)'],
    [2001, '대략적인 위치 (약 3km 안)'],
    [25_000, '대략적인 위치 (약 25km 안)'],
  ])('of %d metres is never said to be better than it is: %s', (metres, text) => {
    expect(accuracyText(metres)).toBe(text)
  })

  it('is coarse beyond 500 m', () => {
    expect([500, 501].map(isCoarse)).toEqual([false, true])
  })
})

describe('age', () => {
  it.each([
    [0, '방금 전 위치'],
    [59 * SECOND, '방금 전 위치'],
    [-30 * SECOND, '방금 전 위치'],
    [MINUTE, '1분 전 위치'],
    [42 * MINUTE + 59 * SECOND, '42분 전 위치'],
    [60 * MINUTE, '1시간 전 위치'],
    [23 * HOUR + 59 * MINUTE, '23시간 전 위치'],
    [24 * HOUR, '1일 전 위치'],
    [71 * HOUR, '2일 전 위치'],
    [-2 * MINUTE, '언제인지 알 수 없는 위치'],
    [-24 * HOUR, '언제인지 알 수 없는 위치'],
  ])('of %d ms reads %s', (age, text) => {
    expect(ageText(NOW - age, NOW)).toBe(text)
  })

  it('is unknown once the clock was put back', () => {
    expect(isAgeKnown(NOW, NOW)).toBe(true)
    expect(isAgeKnown(NOW + 2 * MINUTE, NOW)).toBe(false)
  })
})
