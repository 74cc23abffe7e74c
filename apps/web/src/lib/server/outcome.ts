import type { ErrorCode } from '@honjeo/contract/values/error-codes'
import * as failures from '@honjeo/contract/values/error-numbers'
import { t } from '@lingui/core/macro'
import { ApiError, isRefusal, isSilence } from './api-error.ts'

/** The statuses of what was asked too soon, too often, or by a session that is being renewed: the same may be taken later. */
const PASSING = new Set([401, 408, 429])

/** A key in use is of an earlier try, which is just being done: its answer is there when it is asked for again. */
const isPassing = ({ status, code }: ApiError) => PASSING.has(status) || code === failures.KEY_IN_USE

/** Whether the server has decided: what it refused so is not sent again by itself. */
export const isFinal = (error: unknown): boolean => isRefusal(error) && !(error instanceof ApiError && isPassing(error))

/** Deletes; what is gone already, such as from another device and answered with `code`, is deleted as asked for. */
export async function unlessGone(code: ErrorCode, deleting: Promise<unknown>): Promise<void> {
  try {
    await deleting
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== code) throw error
  }
}

/** Says why what is shown is not as the server has it now: no answer came, or one that the network is not to blame for. */
export const awayText = (failure: unknown): string =>
  isSilence(failure) ? t`연결이 끊겼어요.` : t`서버에 문제가 생겼어요.`
