import { ERRORS, type ErrorCode, type ErrorName } from './values/error-codes.ts'
import type { Sentence } from './values/sentences.ts'

/** The sentences that say what is wrong with which field. */
export type WrongFields = Readonly<Record<string, Sentence>>

export interface ErrorDetails {
  fields?: WrongFields
  /** The other things that the answer says, where the route documents them. */
  result?: object
  /** The seconds until trying again makes sense; they become `Retry-After`. */
  retryAfter?: number
  cause?: unknown
}

/** A failure the caller may know about. Everything else that is thrown becomes INTERNAL without detail. */
export class AppError extends Error {
  override name = 'AppError'
  readonly reason: ErrorName
  /** The code of the reason, which clients see. */
  readonly code: ErrorCode
  readonly statusCode: number
  readonly fields: WrongFields | undefined
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

/** Returns what an answer says of wrong fields: to be shown in Korean (`fields`), and for other languages (`faults`). */
export function wordsOf(fields: WrongFields) {
  const entries = Object.entries(fields)
  return {
    fields: Object.fromEntries(entries.map(([field, { message }]) => [field, message])),
    faults: Object.fromEntries(entries.map(([field, { code, args }]) => [field, { code, args }])),
  }
}
