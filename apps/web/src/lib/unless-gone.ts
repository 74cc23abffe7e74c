import type { ErrorCode } from '@honjeo/contract/values/error-codes'
import { ApiError } from './api-error.ts'

/** Deletes; what is gone already, such as from another device and answered with `code`, is deleted as asked for. */
export async function unlessGone(code: ErrorCode, deleting: Promise<unknown>): Promise<void> {
  try {
    await deleting
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== code) throw error
  }
}
