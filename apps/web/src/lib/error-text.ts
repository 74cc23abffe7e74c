import { t } from '@lingui/core/macro'
import { ApiError } from './api-error.ts'

/** The sentence to show for a failure: the server's own, which is written to be read, or ours when none came. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t`문제가 생겼어요. 잠시 후 다시 시도해주세요.`
  if (error.code === 'NETWORK') return t`서버에 연결할 수 없습니다. 네트워크 상태를 확인해주세요.`
  // An answer that is no failure and not ours is the login page of a Wi-Fi, which puts itself before every address.
  if (error.code === 'UNKNOWN' && error.status < 400)
    return t`와이파이가 먼저 로그인을 원하는 것 같아요. 와이파이에 로그인하거나 모바일 데이터로 바꿔주세요.`
  if (error.code === 'UNKNOWN') return t`서버 오류가 발생했습니다. 잠시 후 다시 시도해주세요.`
  return error.message
}
