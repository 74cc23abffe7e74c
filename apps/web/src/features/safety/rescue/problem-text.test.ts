import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { allowHint } from './problem-text.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

beforeAll(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

it.each([
  ['KakaoTalk', `${ANDROID} Version/4.0 Chrome/130 Mobile Safari/537.36;KAKAOTALK 10.1`, /다른 브라우저로 열기/],
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 300.0`, /다른 브라우저로 열기/],
  ['an iPhone', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, /아이폰 설정/],
  ['Chrome on an iPhone', `${IPHONE} CriOS/130 Mobile/15E148 Safari/604.1`, /아이폰 설정/],
  ['Samsung Internet', `${ANDROID} SamsungBrowser/26.0 Chrome/122 Mobile Safari/537.36`, /자물쇠 › 권한/],
  ['Chrome on Android', `${ANDROID} Chrome/130 Mobile Safari/537.36`, /왼쪽 아이콘 › 권한/],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', /차단을 지운/],
  [
    'Chrome on a desk',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36',
    /왼쪽 아이콘 › 위치/,
  ],
  ['Safari on a desk', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15', /사파리 설정/],
  ['anything else', 'lynx/2.9', /브라우저 설정/],
])('%s is explained its own way', (_, userAgent, hint) => {
  expect(i18n._(allowHint(userAgent))).toMatch(hint)
})
