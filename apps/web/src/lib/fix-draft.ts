import type { FixDraft } from '@honjeo/contract/position'
import { readBattery } from './battery.ts'
import type { Fix } from './geolocation.ts'
import { toServerTime } from './server-time.ts'

/** Of what the contract takes for a radius. */
const ACCURACY_MAX_M = 1_000_000

/** A measurement as the server takes it: by its clock, with the battery where the browser tells. */
export async function toFixDraft({ lat, lng, accuracyM, takenAt }: Fix): Promise<FixDraft> {
  const batteryPct = await readBattery()
  return {
    lat,
    lng,
    accuracyM: Math.min(accuracyM, ACCURACY_MAX_M),
    takenAt: new Date(toServerTime(takenAt)).toISOString(),
    ...(batteryPct !== undefined && { batteryPct }),
  }
}
