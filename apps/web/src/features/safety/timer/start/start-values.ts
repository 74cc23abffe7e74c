import { dayAfter } from '@honjeo/contract/values/days'
import { TIMER_MINUTES_MAX, TIMER_MINUTES_MIN, TIMER_TITLE_MAX } from '@honjeo/contract/values/limits'
import { dayKey, instantAt } from '#lib/text/dates.ts'
import { parseId } from '#lib/navigation/paths.ts'

const MINUTE_MS = 60_000

/** The time when one means to be back: in so many minutes, at the next such time of day in Korea, or at an instant that was handed over. */
export type BackAt =
  | { kind: 'IN'; minutes: number }
  | { kind: 'CLOCK'; time: string }
  | { kind: 'UNTIL'; instant: string }

/** Whether the server would take it. `at`, `now`: ms since 1970. */
export function isWithinLimits(at: number, now: number): boolean {
  const minutes = (at - now) / MINUTE_MS
  return minutes >= TIMER_MINUTES_MIN && minutes <= TIMER_MINUTES_MAX
}

/** The instant that is meant, ms since 1970, as seen `now`. */
export function backAtInstant(backAt: BackAt, now: number): number {
  switch (backAt.kind) {
    case 'IN':
      return now + backAt.minutes * MINUTE_MS
    case 'CLOCK':
      return nextClock(backAt.time, now)
    case 'UNTIL':
      return Date.parse(backAt.instant)
  }
}

/** The next time that clocks in Korea show it, no sooner than the server takes it. */
function nextClock(time: string, now: number): number {
  const today = dayKey(new Date(now))
  const at = Date.parse(instantAt(today, time))
  return isWithinLimits(at, now) ? at : Date.parse(instantAt(dayAfter(today, 1), time))
}

/** What a room or a plan hands over to the form. */
export interface StartPreset {
  title: string | null
  /** The time until when, ISO 8601. */
  until: string | null
  roomId: number | null
  planId: number | null
}

/** The choices that the address names, which any site may have written. */
export function readStartPreset(search: URLSearchParams): StartPreset {
  const title = search.get('title')?.replace(/\s+/g, ' ').trim().slice(0, TIMER_TITLE_MAX) ?? ''
  const until = Date.parse(search.get('until') ?? '')
  return {
    title: title === '' ? null : title,
    until: Number.isNaN(until) ? null : new Date(until).toISOString(),
    roomId: parseId(search.get('roomId') ?? undefined),
    planId: parseId(search.get('planId') ?? undefined),
  }
}
