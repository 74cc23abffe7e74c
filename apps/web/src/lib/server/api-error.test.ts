import * as failures from '@honjeo/contract/values/error-numbers'
import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { ApiError, errorText } from './api-error.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

it.each([
  ['no answer', new ApiError(0, 'NETWORK', 'no answer'), '서버에 연결할 수 없습니다. 네트워크 상태를 확인해주세요.'],
  ['a page of the proxy', new ApiError(502, 'UNKNOWN', ''), '서버 오류가 발생했습니다. 잠시 후 다시 시도해주세요.'],
  [
    'a page of the Wi-Fi',
    new ApiError(200, 'UNKNOWN', ''),
    '와이파이가 먼저 로그인을 원하는 것 같아요. 와이파이에 로그인하거나 모바일 데이터로 바꿔주세요.',
  ],
  ['a refusal', new ApiError(404, failures.PLACE_NOT_FOUND, '장소를 찾을 수 없어요.'), '장소를 찾을 수 없어요.'],
  ['a fault of ours', new Error('boom'), '문제가 생겼어요. 잠시 후 다시 시도해주세요.'],
])('says of %s what one can do', (_, error, sentence) => {
  expect(errorText(error)).toBe(sentence)
})
