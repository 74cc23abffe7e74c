import { expect, it } from 'vitest'
import { installWay } from './install-way.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'
const SAMSUNG = `${ANDROID} SamsungBrowser/28.0`
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'
const MAC_CHROME = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'

const way = (userAgent: string, changes = {}) =>
  installWay({ userAgent, touchPoints: 0, isStandalone: false, ...changes })

it.each([
  ['an iPhone', IPHONE, 'APPLE_PHONE'],
  ['Chrome of an iPhone', IPHONE.replace('Version/18.5', 'CriOS/141.0'), 'APPLE_PHONE'],
  ['an Android phone', ANDROID, 'ANDROID'],
  ['Samsung Internet', SAMSUNG, 'ANDROID'],
  ['Safari of a Mac', MAC, 'MAC_SAFARI'],
  ['Chrome of a Mac', MAC_CHROME, 'DESKTOP'],
  ['a computer', WINDOWS, 'DESKTOP'],
  ['Firefox of a computer', FIREFOX, 'DESKTOP_FIREFOX'],
  ['Firefox of an Android phone', 'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', 'ANDROID'],
])('knows %s', (_, userAgent, expected) => {
  expect(way(userAgent)).toBe(expected)
})

it('takes an iPad, which says that it is a Mac, for one', () => {
  expect(way(MAC, { touchPoints: 5 })).toBe('APPLE_PHONE')
})

it('leads out of the browser of another app before anything else', () => {
  for (const app of ['KAKAOTALK 25.8.0', 'NAVER(inapp; search; 2000; 12.15.0)', 'Instagram 400.0', 'Line/15.2.0']) {
    expect(way(`${IPHONE} ${app}`)).toBe('IN_APP')
    expect(way(`${ANDROID} ${app}`)).toBe('IN_APP')
  }
})

it('has nothing to do where the app is opened from the home screen', () => {
  for (const userAgent of [IPHONE, ANDROID, MAC_CHROME])
    expect(way(userAgent, { isStandalone: true })).toBe('INSTALLED')
})
