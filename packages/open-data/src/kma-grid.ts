import type { Position } from '@honjeo/contract/values/geo'

/** A cell of the weather service's forecast, some 5 km wide. */
export interface GridCell {
  nx: number
  ny: number
}

/**
 * The grid as the service's guide to VilageFcstInfoService_2.0 defines it: Lambert's conformal cone on a sphere, with two
 * standard parallels; 126° E 38° N lies in the middle of the cell 43, 136.
 */
const radians = (degrees: number) => (degrees * Math.PI) / 180
const RADIUS_IN_CELLS = 6371.00877 / 5
const [PARALLEL_1, PARALLEL_2] = [radians(30), radians(60)]
const ORIGIN = { lat: radians(38), lng: radians(126), x: 43, y: 136 }

const slope = (lat: number) => Math.tan(Math.PI / 4 + lat / 2)
const CONE = Math.log(Math.cos(PARALLEL_1) / Math.cos(PARALLEL_2)) / Math.log(slope(PARALLEL_2) / slope(PARALLEL_1))
const SCALE = (RADIUS_IN_CELLS * slope(PARALLEL_1) ** CONE * Math.cos(PARALLEL_1)) / CONE
const fromApex = (lat: number) => SCALE / slope(lat) ** CONE

export function cellOf({ lat, lng }: Position): GridCell {
  const distance = fromApex(radians(lat))
  const angle = (radians(lng) - ORIGIN.lng) * CONE
  return {
    nx: Math.floor(distance * Math.sin(angle) + ORIGIN.x + 0.5),
    ny: Math.floor(fromApex(ORIGIN.lat) - distance * Math.cos(angle) + ORIGIN.y + 0.5),
  }
}

/** Whether cells touch at a side or a corner. */
export const areNeighbours = (a: GridCell, b: GridCell) => Math.abs(a.nx - b.nx) <= 1 && Math.abs(a.ny - b.ny) <= 1
