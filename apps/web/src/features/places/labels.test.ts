import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatRating, hostOf, shortAddress } from './labels.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

describe('a short address', () => {
  it.each([
    ['제주특별자치도 제주시 구좌읍 비자숲길 55', '제주시 구좌읍'],
    ['제주특별자치도 제주시 귀아랑길 24', '제주시 귀아랑길'],
    ['제주특별자치도 서귀포시', '서귀포시'],
    ['제주특별자치도', '제주특별자치도'],
  ])('of %s is %s', (address, short) => {
    expect(shortAddress(address)).toBe(short)
  })
})

it('writes a rating with one decimal', () => {
  expect(formatRating(4.67)).toBe('4.7')
  expect(formatRating(5)).toBe('5.0')
})

describe('the host of a web address', () => {
  it.each([
    ['https://www.jejuolle.org', 'jejuolle.org'],
    ['http://jeju.go.kr/hallasan/index.htm?a=1', 'jeju.go.kr'],
  ])('of %s is %s', (address, host) => {
    expect(hostOf(address)).toBe(host)
  })

  it.each(['javascript:alert(1)', 'jejuolle.org', '<a href="https://x.kr">x</a>', ''])(
    'is unknown for %j',
    (address) => {
      expect(hostOf(address)).toBeNull()
    },
  )
})
