import { ERRORS, type ErrorName } from '@honjeo/contract/values/error-codes'
import { marshalText } from '@honjeo/stomp/marshal'
import { StompProtocolError } from '@honjeo/stomp/stomp-protocol-error'
import type { StompVersion } from '@honjeo/stomp/version'
import { AppError, wordsOf, type WrongFields } from '@honjeo/contract/app-error'

/** Close codes of RFC 6455. */
export const CLOSE_NORMAL = 1000
const CLOSE_PROTOCOL_ERROR = 1002
const CLOSE_POLICY_VIOLATION = 1008
const CLOSE_INTERNAL_ERROR = 1011
export const CLOSE_SERVICE_RESTART = 1012

const RETRY_AFTER_BUSY_SECONDS = 2

/** The reason why a session ends, as its client reads it. */
export interface StompFailure {
  reason: ErrorName
  closeCode: number
  fields?: WrongFields | undefined
  /** Seconds until trying again makes sense. */
  retryAfter?: number | undefined
  /** A text for the developer of a client, in English. */
  detail?: string | undefined
  /** The headers that STOMP has the ERROR frame have besides. */
  headers?: Readonly<Record<string, string>> | undefined
  /** The error behind a failure of our own, for the log. */
  cause?: unknown
}

export function failureOf(error: unknown, isUnavailable: (error: unknown) => boolean): StompFailure {
  if (error instanceof StompProtocolError) {
    return { reason: 'INVALID_FRAME', closeCode: CLOSE_PROTOCOL_ERROR, detail: error.message, headers: error.headers }
  }
  if (error instanceof AppError) {
    const { reason, statusCode, fields, retryAfter } = error
    return { reason, closeCode: statusCode < 500 ? CLOSE_POLICY_VIOLATION : CLOSE_INTERNAL_ERROR, fields, retryAfter }
  }
  const isTemporary = isUnavailable(error)
  return {
    reason: isTemporary ? 'BUSY' : 'INTERNAL',
    closeCode: CLOSE_INTERNAL_ERROR,
    retryAfter: isTemporary ? RETRY_AFTER_BUSY_SECONDS : undefined,
    cause: error,
  }
}

export function policyFailure(reason: ErrorName, detail?: string): StompFailure {
  return { reason, closeCode: CLOSE_POLICY_VIOLATION, detail }
}

export function errorFrame(failure: StompFailure, receiptId: string | undefined, version: StompVersion): string {
  const { reason, fields, retryAfter, detail, headers } = failure
  const { code, message } = ERRORS[reason]
  return marshalText(
    'ERROR',
    { message, code, ...headers, 'receipt-id': receiptId, 'content-type': 'application/json' },
    JSON.stringify({ code, message, receiptId, ...(fields && wordsOf(fields)), retryAfter, detail }),
    version,
  )
}
