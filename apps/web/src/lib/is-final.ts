import { ApiError, isRefusal } from './api-error.ts'

/** Asked too soon, too often, or by a session that is being renewed: the same may be taken later. */
const PASSING = new Set([401, 408, 429])

/** Whether the server has decided: what it refused so is not sent again by itself. */
export const isFinal = (error: unknown): boolean =>
  isRefusal(error) && !(error instanceof ApiError && PASSING.has(error.status))
