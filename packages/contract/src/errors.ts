import type { ErrorCode } from './values/error-codes.ts'

export interface ErrorEnvelope {
  isSuccess: false
  code: ErrorCode
  message: string
  result: { fields?: Record<string, string> } | null
}
