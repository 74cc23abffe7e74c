import { ERRORS, type ErrorCode, type ErrorName } from '@honjeo/contract/values/error-codes'

export interface ErrorDetails {
  /** What is wrong with which field, in Korean. */
  fields?: Record<string, string>
  /** What else the answer says, where the route documents it. */
  result?: object
  /** Seconds until trying again makes sense; becomes `Retry-After`. */
  retryAfter?: number
  cause?: unknown
}

/** A failure the caller may know about. Everything else that is thrown becomes INTERNAL without detail. */
export class AppError extends Error {
  override name = 'AppError'
  readonly reason: ErrorName
  /** What clients see of the reason. */
  readonly code: ErrorCode
  readonly statusCode: number
  readonly fields: Record<string, string> | undefined
  readonly result: object | undefined
  readonly retryAfter: number | undefined

  constructor(reason: ErrorName, { fields, result, retryAfter, cause }: ErrorDetails = {}) {
    const { code, status, message } = ERRORS[reason]
    super(message, { cause })
    this.reason = reason
    this.code = code
    this.statusCode = status
    this.fields = fields
    this.result = result
    this.retryAfter = retryAfter
  }
}

export const appError = (reason: ErrorName, details?: ErrorDetails) => new AppError(reason, details)
