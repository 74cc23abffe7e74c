import { readText, writeText } from './storage.ts'

/** Kept, so that a page that is opened without a network still knows by how much its device is wrong. */
const KEY = 'server-time-offset'

/** A header that names whole seconds means some moment within one. */
const HALF_SECOND_MS = 500
/** An answer that was under way for longer says too little of when it was given. */
const ROUND_TRIP_MAX_MS = 10_000

/** ms by which the server's clock is ahead of the device's. */
let offsetMs = readOffset()

function readOffset(): number {
  const kept = Number(readText(KEY) ?? 0)
  return Number.isFinite(kept) ? kept : 0
}

/** What an answer of the server says of its clock: its `date` header, and when by the device's clock it was asked for. */
export function noticeServerTime(date: string | null, askedAt: number, answeredAt = Date.now()): void {
  const told = date === null ? Number.NaN : Date.parse(date)
  const roundTrip = answeredAt - askedAt
  if (Number.isNaN(told) || roundTrip < 0 || roundTrip > ROUND_TRIP_MAX_MS) return
  const measured = told + HALF_SECOND_MS - (askedAt + answeredAt) / 2
  // Within what can be measured nothing has changed, and a countdown does not tremble.
  if (Math.abs(measured - offsetMs) <= roundTrip / 2 + 2 * HALF_SECOND_MS) return
  offsetMs = Math.round(measured)
  writeText(KEY, String(offsetMs))
}

/** A moment of the device's clock, ms since 1970, by the server's. */
export const toServerTime = (deviceTime: number): number => deviceTime + offsetMs

/** Now by the server's clock, ms since 1970; by the device's own as long as no server has answered. */
export const serverNow = (): number => toServerTime(Date.now())
