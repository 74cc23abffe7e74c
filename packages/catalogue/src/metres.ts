interface Position {
  lat: number
  lng: number
}

const METRES_PER_DEGREE = 111_320

/** Flat-earth distance: exact enough for a neighbourhood. */
export function metresBetween(one: Position, other: Position): number {
  const widthOfDegree = Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot(one.lat - other.lat, (one.lng - other.lng) * widthOfDegree) * METRES_PER_DEGREE
}
