import type { Position } from '#lib/position.ts'

/** Around the island with Chuja and Mara, as the map goes; told here, since the map's code comes later. */
const WATERS = { south: 32.7, west: 125.7, north: 34.4, east: 127.4 }

/** Whether the island's map can show it. */
export function isInWaters({ lat, lng }: Position): boolean {
  return lat >= WATERS.south && lat <= WATERS.north && lng >= WATERS.west && lng <= WATERS.east
}
