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
  throw new ApiError(status, code, serverText(message), {
    fields: result?.fields && inLanguage(result.fields),
    result,
    retryAfter: Number(retryAfter) || undefined,
  })
}

const inLanguage = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, serverText(sentence)]))

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
