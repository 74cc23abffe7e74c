import { expect, it } from 'vitest'
import { outsideAddress } from './outside-address.ts'

const ADDRESS = 'https://honjeo.example/install'

it('asks KakaoTalk by its own scheme, on every phone', () => {
  const expected = 'kakaotalk://web/openExternal?url=https%3A%2F%2Fhonjeo.example%2Finstall'
  expect([true, false].map((isAndroid) => outsideAddress(ADDRESS, 'KAKAOTALK', isAndroid))).toEqual([
    expected,
    expected,
  ])
})

it('asks LINE by its parameter', () => {
  expect(outsideAddress(ADDRESS, 'LINE', false)).toBe(`${ADDRESS}?openExternalBrowser=1`)
})

it('asks Android to open its browser, or the address where there is none', () => {
  expect(outsideAddress(ADDRESS, 'NAVER', true)).toBe(
    'intent://honjeo.example/install#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=https%3A%2F%2Fhonjeo.example%2Finstall;end',
  )
})

it('knows none for the other apps of an iPhone', () => {
  for (const app of ['NAVER', 'INSTAGRAM', 'FACEBOOK'] as const) expect(outsideAddress(ADDRESS, app, false)).toBeNull()
})
