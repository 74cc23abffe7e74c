import { sql, type AnyColumn } from 'drizzle-orm'
import { doublePrecision, smallint } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The last position that a device sent, all of it or nothing. */
export const positionColumns = () => ({
  lat: doublePrecision(),
  lng: doublePrecision(),
  accuracyM: doublePrecision('accuracy_m'),
  fixAt: instant('fix_at'),
  batteryPct: smallint('battery_pct'),
})

type PositionColumn = 'lat' | 'lng' | 'accuracyM' | 'fixAt' | 'batteryPct'

/** All of it or nothing, on the globe. */
export const isWholePosition = (t: Record<PositionColumn, AnyColumn>) =>
  sql`num_nulls(${t.lat}, ${t.lng}, ${t.accuracyM}, ${t.fixAt}) in (0, 4) and (${t.batteryPct} is null or ${t.lat} is not null)
    and ${t.lat} between -90 and 90 and ${t.lng} between -180 and 180 and ${t.accuracyM} >= 0 and ${t.batteryPct} between 0 and 100`
