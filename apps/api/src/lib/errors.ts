import { ERRORS, type ErrorCode } from '@honjeo/contract/values/error-codes'

export interface ErrorDetails {
  /** What is wrong with which field, in Korean. */
  fields?: Record<string, string>
  /** What else the answer says, where the route documents it. */
  result?: object
  /** Seconds until trying again makes sense; becomes `Retry-After`. */
  retryAfter?: number
  cause?: unknown
}

/** A failure the caller may know about. Everything else that is thrown becomes COMMON500 without detail. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly statusCode: number
  readonly fields: Record<string, string> | undefined
  readonly result: object | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { fields, result, retryAfter, cause }: ErrorDetails = {}) {
    super(ERRORS[code].message, { cause })
    this.code = code
    this.statusCode = ERRORS[code].status
    this.fields = fields
    this.result = result
    this.retryAfter = retryAfter
  }
}

export const appError = (code: ErrorCode, details?: ErrorDetails) => new AppError(code, details)
