import type { DeviceFix } from './geolocation.ts'
import { readJson, remove, writeJson } from '../device/storage.ts'

const KEY = 'last-fix'

/** Later than this, where one was says nothing any more; and the device keeps no history of places. */
const KEPT_MS = 72 * 60 * 60 * 1000

/** Remembers where the device was last, for the times when it does not know; where nothing can be stored, until the page is closed. */
export function keepFix(fix: DeviceFix): void {
  writeJson(KEY, fix)
}

/** Returns where the device was last, within three days of `now`; null when that is not known. */
export function readKeptFix(now = Date.now()): DeviceFix | null {
  const fix = readJson<DeviceFix | null>(KEY, null, isFixOrNull)
  if (fix === null || now - fix.takenAt <= KEPT_MS) return fix
  forgetKeptFix()
  return null
}

export function forgetKeptFix(): void {
  remove(KEY)
}

function isFixOrNull(value: unknown): value is DeviceFix | null {
  if (typeof value !== 'object' || value === null) return value === null
  const { lat, lng, accuracyM, takenAt } = value as Partial<Record<keyof DeviceFix, unknown>>
  return isWithin(lat, 90) && isWithin(lng, 180) && isWithin(accuracyM, Infinity) && isWithin(takenAt, Infinity)
}

const isWithin = (value: unknown, limit: number) => Number.isFinite(value) && Math.abs(value as number) <= limit
