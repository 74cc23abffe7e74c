import { Type, type Static } from 'typebox'
import { Closed, DateTime } from './common.ts'

const fix = {
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
  /** Radius in metres within which the device believes to be (95 %, as the Geolocation API defines it). */
  accuracyM: Type.Number({ minimum: 0, maximum: 1_000_000 }),
  /** The time by the server's clock as the device knows it; what lies ahead is taken as now. */
  takenAt: DateTime,
}
/** The position where a member was, as their device sends it. */
export type FixDraft = Static<typeof FixDraft>
export const FixDraft = Closed({
  ...fix,
  /** The charge of the battery in per cent, where the browser knows. */
  batteryPct: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
})

export type Fix = Static<typeof Fix>
export const Fix = Type.Object({ ...fix, batteryPct: Type.Union([Type.Integer(), Type.Null()]) })
