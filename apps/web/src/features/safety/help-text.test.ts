import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { coordinatesText, helpText, mapLink } from './help-text.ts'

const FIX = { lat: 33.361749, lng: 126.5292, accuracyM: 26, takenAt: Date.UTC(2026, 10, 28, 7, 30) }

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))
afterEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

describe('the message for help', () => {
  it('says where one was, how exactly and when, and names no one', () => {
    expect(helpText(FIX, () => '한라산 바로 옆').split('\n')).toEqual([
      '도움이 필요해요.',
      '국가지점번호: 다나 0968 8599',
      '위도, 경도: 33.36175, 126.52920 (약 30m 안)',
      '위치를 잰 때: 2026-11-28 16:30 (한국 시각)',
      '가까운 곳: 한라산 바로 옆',
      'https://map.kakao.com/link/map/33.36175,126.52920',
    ])
  })

  it('says that a position is coarse', () => {
    expect(helpText({ ...FIX, accuracyM: 1500 })).toContain('(대략적인 위치 (약 2km 안))')
  })

  it('leaves out what there is not', () => {
    const text = helpText({ ...FIX, lat: 40.71, lng: -74.01 })
    expect(text).not.toContain('국가지점번호')
    expect(text).not.toContain('가까운 곳')
    expect(text).toContain('40.71000, -74.01000')
  })

  it('has a line to fill in where the position is not known', () => {
    expect(helpText(null)).toBe('도움이 필요해요.\n지금 있는 곳: ')
  })

  it('stays Korean in every language, for those who read it, and says it again for the one who sends it', () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    const text = helpText(FIX, (of) => `near (${of.locale})`)
    expect(text).toContain(
      '도움이 필요해요.\n국가지점번호: 다나 0968 8599\n위도, 경도: 33.36175, 126.52920 (약 30m 안)',
    )
    expect(text).toContain('가까운 곳: near (ko)')
    expect(text).toContain('near (en)')
    // Once is enough of the link.
    expect(text.split('https://')).toHaveLength(2)
  })
})

it('writes coordinates to about a metre', () => {
  expect(coordinatesText({ lat: 33, lng: 126.123456 })).toBe('33.00000, 126.12346')
  expect(mapLink({ lat: 33, lng: 126.123456 })).toBe('https://map.kakao.com/link/map/33.00000,126.12346')
})
