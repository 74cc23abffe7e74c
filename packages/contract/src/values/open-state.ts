import type { CLOSED_REASONS } from './enums.ts'

export type ClosedReason = (typeof CLOSED_REASONS)[number]

/** A time of a day at which a place is open: minutes since the day began in Korea, above 1440 after its midnight. */
export interface OpenSpan {
  from: number
  to: number
  /** The last entry or order within it; null: none is known. */
  lastEntry: number | null
}

/** The hours of a place on one day, as far as they are known. */
export interface DayHoursKnown {
  /** False where they are unknown, whatever else is here. */
  isKnown: boolean
  /** True where members say that they differ, and staff have not decided: they are unknown for that reason. */
  isDoubted?: boolean
  /** The reason that shuts it the whole day: its closing day, its season, a rule of the island. */
  closed: ClosedReason | null
  /** The times at which it is open, sorted and apart; what is left of the evening before comes first. */
  spans: readonly OpenSpan[]
}

export type OpenState =
  /** It is open; `until` null: around the clock. */
  | { state: 'OPEN'; until: number | null; lastEntry: number | null }
  /** It is open, but only for those who are in. */
  | { state: 'ENTRY_OVER'; until: number }
  /** It is closed; `opensAt` null: no more that day. */
  | { state: 'CLOSED'; opensAt: number | null }
  | { state: ClosedReason | 'DOUBTED' | 'UNKNOWN' }

const DAY_MINUTES = 1440

/** Returns how it is at a minute of that day. */
export function openStateAt({ isKnown, isDoubted = false, closed, spans }: DayHoursKnown, minute: number): OpenState {
  const now = spans.find(({ from, to }) => from <= minute && minute < to)
  const isDayOver = minute < 0 || minute >= DAY_MINUTES
  if (isDoubted) return { state: 'DOUBTED' }
  if (!isKnown || (isDayOver && now === undefined)) return { state: 'UNKNOWN' }
  if (now !== undefined) {
    if (now.lastEntry !== null && minute > now.lastEntry) return { state: 'ENTRY_OVER', until: now.to }
    const isAllDay = now.from <= 0 && now.to === DAY_MINUTES
    return { state: 'OPEN', until: isAllDay ? null : now.to, lastEntry: now.lastEntry }
  }
  if (closed !== null) return { state: closed }
  return { state: 'CLOSED', opensAt: spans.find(({ from }) => from > minute)?.from ?? null }
}
