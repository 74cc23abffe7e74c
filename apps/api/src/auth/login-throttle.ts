import {
  LOGIN_ACCOUNT_FREE_FAILURES,
  LOGIN_ACCOUNT_WINDOW_SECONDS,
  LOGIN_FAILURE_WINDOW_SECONDS,
  LOGIN_FREE_FAILURES,
  LOGIN_MAX_DELAY_SECONDS,
} from '@honjeo/contract/values/limits'

interface Failed {
  count: number
  firstAt: string
  lastAt: string
}

function delay(failed: Failed, free: number, windowSeconds: number, now: Date): number {
  if (failed.count < free) return 0
  const sinceFirst = (now.getTime() - Date.parse(failed.firstAt)) / 1000
  if (sinceFirst > windowSeconds) return 0
  const wanted = Math.min(2 ** (failed.count - free), LOGIN_MAX_DELAY_SECONDS)
  return Math.max(0, wanted - (now.getTime() - Date.parse(failed.lastAt)) / 1000)
}

export const isFree = (failed: Failed | undefined) => (failed?.count ?? 0) < LOGIN_FREE_FAILURES

/**
 * Seconds until one source may try an account again: none for the first five wrong passwords within 15 minutes, then 1, 2, 4 … 60
 * since the last one. Never a lock-out.
 */
export const sourceDelay = (failed: Failed | undefined, now: Date): number =>
  failed ? delay(failed, LOGIN_FREE_FAILURES, LOGIN_FAILURE_WINDOW_SECONDS, now) : 0

/** The same of all addresses together that try an account. */
export const accountDelay = (failed: Failed | undefined, now: Date): number =>
  failed ? delay(failed, LOGIN_ACCOUNT_FREE_FAILURES, LOGIN_ACCOUNT_WINDOW_SECONDS, now) : 0
