import { type ErrorCode, errorNameOf, ERRORS } from '@honjeo/contract/values/error-codes'
import * as failures from '@honjeo/contract/values/error-numbers'
import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { ApiError } from '#lib/server/api-error.ts'
import { loginErrorText } from './login-error.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

const answered = (code: ErrorCode) => {
  const { status, message } = ERRORS[errorNameOf(code)!]
  return new ApiError(status, code, message)
}

it('says the same for a wrong address and a wrong password', () => {
  expect(loginErrorText(answered(failures.WRONG_LOGIN))).toBe('이메일 또는 비밀번호가 올바르지 않습니다.')
  expect(loginErrorText(new ApiError(401, 'UNKNOWN', 'proxy'))).toBe('이메일 또는 비밀번호가 올바르지 않습니다.')
})

it('says that the server failed', () => {
  const sentence = '서버 오류가 발생했습니다. 잠시 후 다시 시도해주세요.'
  expect(loginErrorText(answered(failures.INTERNAL))).toBe(sentence)
  expect(loginErrorText(new ApiError(500, 'UNKNOWN', 'a page of the proxy'))).toBe(sentence)
})

it('passes on what the server says of everything else', () => {
  expect(loginErrorText(answered(failures.BUSY))).toBe('지금은 서버가 바빠요. 잠시 후 다시 시도해주세요.')
  expect(loginErrorText(answered(failures.INVALID_INPUT))).toBe('입력한 내용을 다시 확인해주세요.')
})

it('has words for an answer that says nothing', () => {
  expect(loginErrorText(new ApiError(502, 'UNKNOWN', 'the answer is not of this API'))).toBe(
    '로그인 중 오류가 발생했습니다.',
  )
  expect(loginErrorText(new ApiError(418, failures.INVALID_INPUT, ''))).toBe('로그인 중 오류가 발생했습니다.')
})

it('distinguishes no answer from a request that never left', () => {
  expect(loginErrorText(new ApiError(0, 'NETWORK', 'no answer'))).toBe(
    '서버에 연결할 수 없습니다. 네트워크 상태를 확인해주세요.',
  )
  expect(loginErrorText(new TypeError('invalid header'))).toBe('로그인 요청을 보낼 수 없습니다.')
})
