import type { FixDraft } from '@honjeo/contract/position'

/** The position of a timer that is over. */
export const NO_POSITION = { lat: null, lng: null, accuracyM: null, fixAt: null, batteryPct: null }

/** A position as it is stored; one from the future, as a wrong clock makes it, is of now. */
export const positionOf = ({ lat, lng, accuracyM, takenAt, batteryPct }: FixDraft, now: Date) => ({
  lat,
  lng,
  accuracyM,
  batteryPct: batteryPct ?? null,
  fixAt: new Date(Math.min(Date.parse(takenAt), now.getTime())).toISOString(),
})

interface StoredPosition {
  lat: number | null
  lng: number | null
  accuracyM: number | null
  fixAt: string | null
  batteryPct: number | null
}

/** The same in the form of the API. */
export function fixOf({ lat, lng, accuracyM, fixAt, batteryPct }: StoredPosition) {
  if (lat === null || lng === null || accuracyM === null || fixAt === null) return null
  return { lat, lng, accuracyM, takenAt: fixAt, batteryPct }
}
