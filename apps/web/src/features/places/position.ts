import { readFix } from '#lib/geolocation.ts'
import type { Position } from '#lib/position.ts'

/** About ten metres: enough to tell what is near, and lists of one spot share their cache. */
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/** The same for lists and distances. Asks the traveller, and rejects, as `readFix` does. */
export async function readPosition(): Promise<Position> {
  const { lat, lng } = await readFix()
  return { lat: round(lat), lng: round(lng) }
}
