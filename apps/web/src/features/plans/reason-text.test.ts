import { REASON_CODES } from '@honjeo/contract/values/enums'
import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { reasonText, whyText } from './reason-text.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

describe('a reason', () => {
  it.each([
    [{ code: 'INTEREST', interest: 'SEA' }, '관심사(바다)에 맞아요'],
    [{ code: 'MEAL', meal: 'LUNCH' }, '점심 먹기 좋은 시간이에요'],
    [{ code: 'RATING', rating: 4.7 }, '리뷰 평점 4.7점이에요'],
    [{ code: 'NEXT', minutes: 8 }, '다음 곳까지 8분이에요'],
    [{ code: 'SUNSET', minutes: 40 }, '일몰 40분 전까지 머물러요'],
    [{ code: 'QUIET' }, '이 시간에는 한산해요'],
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
    const reasons = [{ code: 'MUST' }, { code: 'SOLO' }, { code: 'QUIET' }, { code: 'NEXT', minutes: 8 }] as const
    expect(whyText({ reasons: [...reasons], reasonText: null })).toBe('직접 고른 곳이에요 · 이 시간에는 한산해요')
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
