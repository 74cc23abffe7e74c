import { readJson, remove, writeJson } from './storage.ts'

/** Beside the server's clock a device's may be off by so much before it is called wrong. */
const TOLERANCE_MS = 5 * 60_000
/** An answer that took longer tells too little of the time: the device may have slept meanwhile. */
const ANSWER_MS_MAX = 30_000
const KEY = 'clock-offset'

const isOffset = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** What is to be added to the device's clock: 0 where it is right, or nobody knows; else as it was found last. */
let offsetMs = readJson(KEY, 0, isOffset)
/** What the first answer of this page changed of it; null before. */
let provenShiftMs: number | null = null

const listeners = new Set<() => void>()

/** The time as the server has it, as far as this device knows. */
export const serverNow = (): Date => new Date(Date.now() + offsetMs)

/** By how many ms all was off that was timed before this page had an answer to compare with; null until there is one. */
export const provenShift = (): number | null => provenShiftMs

/** Whether the device's clock was found to be wrong. */
export const isClockWrong = (): boolean => offsetMs !== 0

/** Takes the server's time from the `Date` header of an answer to what was sent at `sentAt`, by the device's clock. */
export function noteServerTime(dateHeader: string | null, sentAt: number): void {
  const now = Date.now()
  const server = Date.parse(dateHeader ?? '')
  if (Number.isNaN(server) || now < sentAt || now - sentAt > ANSWER_MS_MAX) return
  const measured = server - (sentAt + now) / 2
  const isAsKnown = Math.abs(measured - offsetMs) <= TOLERANCE_MS
  if (isAsKnown && provenShiftMs !== null) return
  const shiftMs = isAsKnown ? 0 : settled(measured) - offsetMs
  offsetMs += shiftMs
  provenShiftMs ??= shiftMs
  if (shiftMs !== 0) keepOffset()
  for (const listener of listeners) listener()
}

const settled = (measured: number) => (Math.abs(measured) <= TOLERANCE_MS ? 0 : Math.round(measured))

function keepOffset(): void {
  if (offsetMs === 0) remove(KEY)
  else writeJson(KEY, offsetMs)
}

/** Calls back when an answer proves the time or corrects it. Returns the way to stop. */
export function onTimeProven(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
