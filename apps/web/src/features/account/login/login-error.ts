import { t } from '@lingui/core/macro'
import { ApiError, errorText } from '#lib/server/api-error.ts'

/** The sentence of the login's error catalogue for a failure. How long a 429 lasts is for the form to count down. */
export function loginErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t`로그인 요청을 보낼 수 없습니다.`
  if (error.status === 401) return t`이메일 또는 비밀번호가 올바르지 않습니다.`
  if (error.code === 'NETWORK' || error.status === 500) return errorText(error)
  if (error.code === 'UNKNOWN' || error.message === '') return t`로그인 중 오류가 발생했습니다.`
  return error.message
}
