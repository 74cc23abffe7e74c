import type { ErrorCode } from '@honjeo/contract/values/error-codes'
import { t } from '@lingui/core/macro'
import { ApiError, isRefusal, isSilence } from './api-error.ts'

/** Asked too soon, too often, or by a session that is being renewed: the same may be taken later. */
const PASSING = new Set([401, 408, 429])

/** The same is just being done for an earlier try: its answer is there when it is asked for again. */
const UNDER_WAY: ErrorCode = 'COMMON4091'

const isPassing = ({ status, code }: ApiError) => PASSING.has(status) || code === UNDER_WAY

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

/** Why what is shown is not as the server has it now: no answer came, or one that the network is not to blame for. */
export const awayText = (failure: unknown): string =>
  isSilence(failure) ? t`연결이 끊겼어요.` : t`서버에 문제가 생겼어요.`
