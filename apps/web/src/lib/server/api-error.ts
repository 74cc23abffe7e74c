import type { ErrorCode } from '@honjeo/contract/values/error-codes'
import * as failures from '@honjeo/contract/values/error-numbers'
import { t } from '@lingui/core/macro'

/** NETWORK: no answer came (offline, refused, timed out). UNKNOWN: something answered, but not our server's envelope. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNKNOWN'

interface Details {
  /** The sentences of the wrong fields of the request. */
  fields?: Record<string, string> | undefined
  /** What else the answer holds, as its route documents; anything may be there. */
  result?: unknown
  /** The seconds to wait before asking again. */
  retryAfter?: number | undefined
  cause?: unknown
}

export class ApiError extends Error {
  override name = 'ApiError'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: ApiErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly result: unknown

  constructor(
    status: number,
    code: ApiErrorCode,
    message: string,
    { fields, retryAfter, result, cause }: Details = {},
  ) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.result = result
  }
}

/** An answer of 4xx, which will not change by asking again; a silent network or a broken server may. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

/** Whether an answer to the token of a link says that it opens nothing: taken back, or never one of ours, which is refused as it is. */
export const isDeadLink = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 404)

/** Whether no answer came at all. */
export const isSilence = (error: unknown): boolean => error instanceof ApiError && error.code === 'NETWORK'

let handleSuspension = (): void => {}

/** Sets what happens when a call, an upload or the live connection finds that the account is suspended. */
export function onSuspended(handler: () => void): void {
  handleSuspension = handler
}

/** Whether a refusal was about the account and not about what was asked; then the app has heard of it. */
export function noticeSuspension(code: ApiErrorCode): boolean {
  if (code !== failures.ACCOUNT_SUSPENDED) return false
  handleSuspension()
  return true
}

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
