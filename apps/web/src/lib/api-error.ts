import type { ErrorCode } from '@honjeo/contract/values/error-codes'

/** NETWORK: no answer came (offline, refused, timed out). UNKNOWN: something answered, but not our server's envelope. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNKNOWN'

interface Details {
  /** Sentence per wrong field of the request. */
  fields?: Record<string, string> | undefined
  /** What else the answer tells, as its route documents; anything may stand there. */
  result?: unknown
  /** Seconds to wait before asking again. */
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

/** No answer came at all. */
export const isSilence = (error: unknown): boolean => error instanceof ApiError && error.code === 'NETWORK'
