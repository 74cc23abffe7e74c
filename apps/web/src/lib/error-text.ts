import { t } from '@lingui/core/macro'
import { ApiError } from './api-error.ts'

/** The sentence to show for a failure: the server's own, which is written to be read, or ours when none came. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t`문제가 생겼어요. 잠시 후 다시 시도해주세요.`
  if (error.code === 'NETWORK') return t`서버에 연결할 수 없습니다. 네트워크 상태를 확인해주세요.`
  if (error.code === 'UNKNOWN') return t`서버 오류가 발생했습니다. 잠시 후 다시 시도해주세요.`
  return error.message
}
