import { expect, it } from 'vitest'
import { pushObstacle } from './push-support.ts'

const android = 'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'
const browser = {
  userAgent: android,
  touchPoints: 5,
  isStandalone: false,
  hasPush: true,
  permission: 'default',
} as const

it('finds nothing in the way of a browser that can and has not refused', () => {
  expect(pushObstacle(browser)).toBeNull()
  expect(pushObstacle({ ...browser, permission: 'granted' })).toBeNull()
  expect(pushObstacle({ ...browser, userAgent: mac, touchPoints: 0 })).toBeNull()
})

it('distinguishes a refusal from an inability', () => {
  expect(pushObstacle({ ...browser, permission: 'denied' })).toBe('DENIED')
  expect(pushObstacle({ ...browser, hasPush: false })).toBe('UNSUPPORTED')
})

it('has iPhones and iPads put the app on the home screen first', () => {
  expect(pushObstacle({ ...browser, userAgent: iphone, hasPush: false })).toBe('INSTALL_FIRST')
  expect(pushObstacle({ ...browser, userAgent: mac, touchPoints: 5, hasPush: false })).toBe('INSTALL_FIRST')
  expect(pushObstacle({ ...browser, userAgent: iphone, isStandalone: true })).toBeNull()
})

it('sends people out of the browser within KakaoTalk', () => {
  expect(pushObstacle({ ...browser, userAgent: `${iphone} KAKAOTALK 25.8.0` })).toBe('IN_APP_BROWSER')
})
