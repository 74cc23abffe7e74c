import type { Timer } from '@honjeo/contract/safety/timer'
import { forgetCopy, keepCopy, readCopy } from '#lib/kept-copy.ts'

const SUBJECT = 'check-in'

/** Keeps the timer that runs, for a page that is opened without a network; of one that has ended nothing stays. */
export function keepCheckIn(userId: number, checkIn: Timer | null): void {
  if (checkIn === null || checkIn.ending !== null) forgetCopy(userId, SUBJECT)
  else keepCopy(userId, SUBJECT, checkIn)
}

/** The timer that ran when this device last heard of it. */
export function readKeptCheckIn(userId: number): Timer | null {
  return readCopy(userId, SUBJECT, isCheckIn)?.value ?? null
}

/** When that was, ms since 1970 by the device's clock. */
export function keptAt(userId: number): number | null {
  const copy = readCopy(userId, SUBJECT, isCheckIn)
  return copy === null ? null : Date.parse(copy.savedAt)
}

/** As far as a page needs it that shows it; an earlier version of the app may have kept something else. */
function isCheckIn(value: unknown): value is Timer {
  if (typeof value !== 'object' || value === null) return false
  const { checkInId, title, plannedAt, graceMinutes, contacts, ending } = value as Partial<Record<keyof Timer, unknown>>
  return (
    typeof checkInId === 'number' &&
    typeof title === 'string' &&
    typeof plannedAt === 'string' &&
    typeof graceMinutes === 'number' &&
    Array.isArray(contacts) &&
    ending === null
  )
}
