import type { Position } from './geo.ts'
import { MEETING_SPOTS } from './limits.ts'

// Squares of a kilometre cover the earth and repeat every twelve; each has four spots, of half a kilometre.
// The phone that shows a code puts its square into it, the one that takes it says its spot.
const SPOTS_A_SIDE = Math.sqrt(MEETING_SPOTS)
const SQUARES_A_SIDE = SPOTS_A_SIDE / 2

const METRES_OF_A_SPOT = 500
const METRES_OF_A_DEGREE = 111_195
/** The length of a degree of longitude by that of one of latitude, on Jeju, within 1 %. */
const BY_LONGITUDE = 0.835

const wrap = (n: number, length: number) => ((n % length) + length) % length
const spotAt = (degrees: number) => Math.floor((degrees * METRES_OF_A_DEGREE) / METRES_OF_A_SPOT)

const columnOf = ({ lng }: Position) => wrap(spotAt(lng * BY_LONGITUDE), SPOTS_A_SIDE)
const rowOf = ({ lat }: Position) => wrap(spotAt(lat), SPOTS_A_SIDE)

/** Returns the number of a spot, from 0 on. */
export const meetingSpotOf = (place: Position): number => rowOf(place) * SPOTS_A_SIDE + columnOf(place)

/** Returns the number of a square, from 1 on: 0 is a code without one. */
export const meetingSquareOf = (place: Position): number =>
  1 + Math.floor(rowOf(place) / 2) * SQUARES_A_SIDE + Math.floor(columnOf(place) / 2)

/** Whether a place of the square can be within half a kilometre of one of the spot. */
export function isNearSpot(spot: number, square: number): boolean {
  if (square === 0) return false
  const [row, column] = [Math.floor(spot / SPOTS_A_SIDE), spot % SPOTS_A_SIDE]
  const [squareRow, squareColumn] = [Math.floor((square - 1) / SQUARES_A_SIDE), (square - 1) % SQUARES_A_SIDE]
  return isBeside(row, squareRow) && isBeside(column, squareColumn)
}

const isBeside = (spot: number, square: number) =>
  [spot - 1, spot + 1].some((each) => Math.floor(wrap(each, SPOTS_A_SIDE) / 2) === square)
