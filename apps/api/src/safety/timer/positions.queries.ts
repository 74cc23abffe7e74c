import type { FixDraft } from '@honjeo/contract/position'
import { sql } from 'drizzle-orm'
import { isoUtc } from '@honjeo/schema/columns'
import type { locationShares } from '@honjeo/schema/sharing'
import type { timers } from '@honjeo/schema/timers'

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

/** The columns of a stored position, for `fixOf`. */
export const positionColumns = <T extends typeof timers | typeof locationShares>(table: T) => ({
  lat: table.lat as T['lat'],
  lng: table.lng as T['lng'],
  accuracyM: table.accuracyM as T['accuracyM'],
  fixAt: sql<string | null>`${isoUtc(table.fixAt)}`,
  batteryPct: table.batteryPct as T['batteryPct'],
})

/** A stored position in the form of the API. */
export function fixOf({ lat, lng, accuracyM, fixAt, batteryPct }: StoredPosition) {
  if (lat === null || lng === null || accuracyM === null || fixAt === null) return null
  return { lat, lng, accuracyM, takenAt: fixAt, batteryPct }
}
