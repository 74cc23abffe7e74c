import { readJson, writeJson } from '../device/storage.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { drawingNow } from '../page/rendering.ts'

/** The key under which it is kept, so that a page that is opened without a network still knows by how much its device is wrong. */
const KEY = 'server-time-offset'
/** The time by which a device's clock may be off the server's before it is called wrong. */
const TOLERANCE_MS = 5 * 60_000
/** A header that names whole seconds means some moment within one. */
const HALF_SECOND_MS = 500
/** An answer that was under way for longer says too little of when it was given. */
const ROUND_TRIP_MAX_MS = 10_000

const isOffset = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** ms by which the server's clock is ahead of the device's, as it was found last. */
let offsetMs = readJson(KEY, 0, isOffset)
/** What the first answer of this page changed of it; null before. */
let provenShiftMs: number | null = null

const listeners = new Set<() => void>()

/** What an answer of the server says of its clock: its `date` header, and when by the device's clock it was asked for. */
export function noteServerTime(dateHeader: string | null, sentAt: number): void {
  const now = Date.now()
  const serverTime = Date.parse(dateHeader ?? '')
  const roundTrip = now - sentAt
  if (Number.isNaN(serverTime) || roundTrip < 0 || roundTrip > ROUND_TRIP_MAX_MS) return
  const shift = serverTime + HALF_SECOND_MS - (sentAt + now) / 2 - offsetMs
  // Within what can be measured nothing has changed, and a countdown does not tremble.
  if (Math.abs(shift) > roundTrip / 2 + 2 * HALF_SECOND_MS) {
    offsetMs = Math.round(offsetMs + shift)
    writeJson(KEY, offsetMs)
  }
  const isCorrected = Math.abs(shift) > TOLERANCE_MS
  if (provenShiftMs !== null && !isCorrected) return
  provenShiftMs ??= isCorrected ? Math.round(shift) : 0
  for (const listener of listeners) listener()
}

/** A moment of the device's clock, ms since 1970, by the server's. */
export const toServerTime = (deviceTime: number): number => deviceTime + offsetMs

/** Returns now by the server's clock, ms since 1970; by the device's own as long as no server has answered. */
export const serverNow = (): number => toServerTime(Date.now())

/** Returns by how many ms all was off that was timed before this page had an answer to compare with; null until there is one. */
export const provenShift = (): number | null => provenShiftMs

/** Whether the device's clock was found to be wrong. */
export const isClockWrong = (): boolean => Math.abs(offsetMs) > TOLERANCE_MS

/** Calls back when an answer proves the time or corrects it by much. Returns the way to stop. */
export function onTimeProven(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The server's time as it goes by, in whole steps of `stepMs`, for what is shown only. A page that was hidden, whose timers
 * were held up, shows the right time as soon as it is seen.
 */
export function useServerNow(stepMs: number): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      const timer = setInterval(notify, Math.min(stepMs, 1000))
      document.addEventListener('visibilitychange', notify)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', notify)
      }
    },
    [stepMs],
  )
  const inSteps = (now: number) => Math.floor(now / stepMs) * stepMs
  return useSyncExternalStore(
    subscribe,
    () => inSteps(serverNow()),
    () => inSteps(drawingNow()),
  )
}
