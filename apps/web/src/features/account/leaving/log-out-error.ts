import * as failures from '@honjeo/contract/values/error-numbers'
import { t } from '@lingui/core/macro'
import { ApiError, errorText } from '#lib/server/api-error.ts'

/** The sentence of the logout's error catalogue for a failure. */
export function logOutErrorText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 401) return errorText(error)
  return error.code === failures.SESSION_ENDED
    ? t`이미 로그아웃된 상태입니다.`
    : t`인증이 만료되었습니다. 다시 로그인해주세요.`
}
