export interface Bounds {
  south: number
  north: number
  west: number
  east: number
}

/** Jeju itself with the islets around it: Marado in the south, Chagwido in the west, Udo in the east. */
export const MAIN_ISLAND: Bounds = { south: 33.1, north: 33.58, west: 126.13, east: 126.99 }

/** The Chuja islands, half way to the mainland; between the two boxes is open sea. */
export const CHUJA_ISLANDS: Bounds = { south: 33.9, north: 34.02, west: 126.2, east: 126.42 }

function contains({ south, north, west, east }: Bounds, lat: number, lng: number): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}

/** Catches shifted digits and swapped axes, which public data has; it does not follow the coast line. */
export function isOnJeju(lat: number, lng: number): boolean {
  return contains(MAIN_ISLAND, lat, lng) || contains(CHUJA_ISLANDS, lat, lng)
}
