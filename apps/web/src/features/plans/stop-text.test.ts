import { REASON_CODES, WARNING_CODES } from '@honjeo/contract/values/enums'
import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { isHint, reasonText, warningText, whyText } from './stop-text.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

describe('a reason', () => {
  it.each([
    [{ code: 'INTEREST', interest: 'SEA' }, '관심사(바다)에 맞아요'],
    [{ code: 'MEAL', meal: 'LUNCH' }, '점심 먹기 좋은 시간이에요'],
    [{ code: 'RATING', rating: 4.7 }, '리뷰 평점 4.7점이에요'],
    [{ code: 'NEXT', minutes: 8 }, '다음 곳까지 8분이에요'],
    [{ code: 'SUNSET', minutes: 40 }, '일몰 40분 전까지 머물러요'],
  ] as const)('%j reads as a few words', (reason, words) => {
    expect(reasonText(reason)).toBe(words)
  })

  it('of every kind has words, but for one that lacks the time it is about', () => {
    const silent = REASON_CODES.filter((code) => reasonText({ code }) === null)
    expect(silent).toEqual(['NEXT'])
  })
})

describe('why a stop is there', () => {
  it('is said by the strongest reason for the place and the strongest for the time', () => {
    const reasons = [
      { code: 'MUST' },
      { code: 'SOLO' },
      { code: 'SUNSET', minutes: 20 },
      { code: 'NEXT', minutes: 8 },
    ] as const
    expect(whyText({ reasons: [...reasons], reasonText: null })).toBe('직접 고른 곳이에요 · 일몰 20분 전까지 머물러요')
  })

  it('is said by two reasons for the place where none is known for the time', () => {
    const reasons = [{ code: 'MUST' }, { code: 'SOLO' }, { code: 'INDOOR' }] as const
    expect(whyText({ reasons: [...reasons], reasonText: null })).toBe('직접 고른 곳이에요 · 혼자 가기 좋아요')
  })

  it('is said by the sentence where there is one', () => {
    expect(whyText({ reasons: [{ code: 'SOLO' }], reasonText: '노을이 예뻐요.' })).toBe('노을이 예뻐요.')
  })

  it('is not said where nothing is known', () => {
    expect(whyText({ reasons: [], reasonText: null })).toBeNull()
  })
})

describe('what is warned of', () => {
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

  it('takes only unknown hours and a booking lightly', () => {
    expect(WARNING_CODES.filter(isHint)).toEqual(['HOURS_UNKNOWN', 'BOOKING'])
  })
})
