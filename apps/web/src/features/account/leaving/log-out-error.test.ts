import { type ErrorCode, errorNameOf, ERRORS } from '@honjeo/contract/values/error-codes'
import * as failures from '@honjeo/contract/values/error-numbers'
import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { ApiError } from '#lib/server/api-error.ts'
import { logOutErrorText } from './log-out-error.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

const textOf = (code: ErrorCode) => {
  const { status, message } = ERRORS[errorNameOf(code)!]
  return logOutErrorText(new ApiError(status, code, message))
}

it('distinguishes a session that ended from one that was logged out already', () => {
  expect(textOf(failures.TOKEN_EXPIRED)).toBe('인증이 만료되었습니다. 다시 로그인해주세요.')
  expect(textOf(failures.TOKEN_INVALID)).toBe('인증이 만료되었습니다. 다시 로그인해주세요.')
  expect(textOf(failures.SESSION_ENDED)).toBe('이미 로그아웃된 상태입니다.')
})

it('says of a broken server or a silent network that it is so', () => {
  expect(textOf(failures.INTERNAL)).toBe('서버 오류가 발생했습니다. 잠시 후 다시 시도해주세요.')
  expect(logOutErrorText(new ApiError(0, 'NETWORK', 'no answer'))).toBe(
    '서버에 연결할 수 없습니다. 네트워크 상태를 확인해주세요.',
  )
})
