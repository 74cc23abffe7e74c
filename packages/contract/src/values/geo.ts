/** A position in WGS 84, in degrees. */
export interface Position {
  lat: number
  lng: number
}

/** Mean radius of the earth in metres (IUGG). */
const EARTH_RADIUS = 6_371_009

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the metres between two points as the crow flies (haversine). */
export function metresBetween(from: Position, to: Position): number {
  const [lat1, lat2] = [radians(from.lat), radians(to.lat)]
  const [byLat, byLng] = [lat2 - lat1, radians(to.lng - from.lng)]
  const h = Math.sin(byLat / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(byLng / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)))
}
