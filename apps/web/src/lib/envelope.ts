import type { Failure } from '@honjeo/contract/common'
import { ApiError } from './api-error.ts'
import { serverText } from './server-text.ts'

export interface Answer {
  /** HTTP status */
  status: number
  text: string
  /** Value of the `retry-after` header */
  retryAfter: string | null
}

/** What the envelope of an answer holds as `result`; every failure is thrown as an `ApiError`. */
export function resultOf({ status, text, retryAfter }: Answer): unknown {
  const envelope = parseEnvelope(text)
  if (envelope === null) throw new ApiError(status, 'UNKNOWN', 'the answer is not of this API')
  if (status >= 200 && status < 300 && envelope.isSuccess) return envelope.result
  const { code, message, result } = envelope as Failure
  throw new ApiError(status, code, serverText(code, null, message), {
    fields: result?.fields && fieldTexts(result),
    result,
    retryAfter: Number(retryAfter) || undefined,
  })
}

function fieldTexts({ fields = {}, faults = {} }: NonNullable<Failure['result']>): Record<string, string> {
  const texts = Object.entries(fields).map(([field, message]) => {
    const fault = faults[field]
    return [field, serverText(fault?.code, fault?.args ?? null, message)]
  })
  return Object.fromEntries(texts)
}

function parseEnvelope(text: string): { isSuccess: boolean; result?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'isSuccess' in value
      ? (value as { isSuccess: boolean; result?: unknown })
      : null
  } catch {
    return null
  }
}
