import {
  LOGIN_FAILURE_WINDOW_SECONDS,
  LOGIN_FREE_FAILURES,
  LOGIN_MAX_DELAY_SECONDS,
} from '@honjeo/contract/values/limits'

/**
 * Seconds to wait before the next try: none for the first five wrong passwords within 15 minutes, then 1, 2, 4 … 60
 * since the last one. Never a lock-out: a stranger cannot keep a member out.
 */
export function loginDelay(
  failed: { failures: number; firstAt: string; lastAt: string } | undefined,
  now: Date,
): number {
  if (!failed || failed.failures < LOGIN_FREE_FAILURES) return 0
  const sinceFirst = (now.getTime() - Date.parse(failed.firstAt)) / 1000
  if (sinceFirst > LOGIN_FAILURE_WINDOW_SECONDS) return 0
  const delay = Math.min(2 ** (failed.failures - LOGIN_FREE_FAILURES), LOGIN_MAX_DELAY_SECONDS)
  return Math.max(0, delay - (now.getTime() - Date.parse(failed.lastAt)) / 1000)
}
