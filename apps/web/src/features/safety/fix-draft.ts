import type { FixDraft } from '@honjeo/contract/position'
import type { DeviceFix } from '#lib/position/geolocation.ts'
import { toServerTime } from '#lib/server/server-time.ts'

/** The largest radius that the contract takes. */
const ACCURACY_MAX_M = 1_000_000

/** A measurement as the server takes it: by its clock, with the battery where the browser knows it. */
export async function toFixDraft({ lat, lng, accuracyM, takenAt }: DeviceFix): Promise<FixDraft> {
  const batteryPct = await readBattery()
  return {
    lat,
    lng,
    accuracyM: Math.min(accuracyM, ACCURACY_MAX_M),
    takenAt: new Date(toServerTime(takenAt)).toISOString(),
    ...(batteryPct !== undefined && { batteryPct }),
  }
}

interface Battery {
  /** The part of the battery that is full, 0–1. */
  level: number
}

/** Returns the battery level in per cent, which only Chromium's browsers report. */
async function readBattery(): Promise<number | undefined> {
  try {
    const { level } = await (navigator as Navigator & { getBattery: () => Promise<Battery> }).getBattery()
    return Number.isFinite(level) ? Math.round(level * 100) : undefined
  } catch {
    return undefined
  }
}
