import type { Wgs84Position } from '../unified-cs.ts'
import { unifiedCsOfLibrary } from './library.ts'

const LETTERS = '가나다라마바사아'
const METRES_PER_DEGREE = 111_320

const widthOfDegree = (lat: number) => METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)

/** Returns the middle of a square, by the library's way back from the grid. */
export function centreOf(number: string): Wgs84Position {
  const [, column = '', row = '', x = '', y = ''] = /^(.)(.) (\d{4}) (\d{4})$/.exec(number) ?? []
  const east = 700_000 + LETTERS.indexOf(column) * 100_000 + Number(x) * 10 + 5
  const north = 1_300_000 + LETTERS.indexOf(row) * 100_000 + Number(y) * 10 + 5
  const [lng, lat] = unifiedCsOfLibrary.inverse<[number, number]>([east, north])
  return { lat, lng }
}

/** Returns metres as the crow flies, for a neighbourhood. */
export function metresBetween(one: Wgs84Position, other: Wgs84Position): number {
  return Math.hypot((one.lat - other.lat) * METRES_PER_DEGREE, (one.lng - other.lng) * widthOfDegree(one.lat))
}
