/** Values that the examples of routes share: of the right form, and of nothing that there is. */
export const TOKEN_EXAMPLE = 'x'.repeat(43)
export const IMAGE_EXAMPLE = 'A'.repeat(22)
/** The id of 새별오름. */
export const PLACE_ID_EXAMPLE = 572_973

export const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

/** Returns the day in Korea, nine hours ahead: `2026-11-28`. */
export const koreanDayOf = (now: Date) => minutesAfter(now, 9 * 60).slice(0, 10)

export const fixExample = (now: Date) => ({
  lat: 33.36,
  lng: 126.36,
  accuracyM: 12,
  takenAt: minutesAfter(now, 0),
  batteryPct: 80,
})
