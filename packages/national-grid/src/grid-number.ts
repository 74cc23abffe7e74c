import { isOfKorea } from './korea.ts'
import { type Wgs84Position, toUnifiedCs } from './unified-cs.ts'

/**
 * The south-western corner of 가가, in metres of EPSG:5179: 300 km west and 700 km south of the origin at 38° N, 127.5°
 * E.
 */
const ORIGIN = { east: 700_000, north: 1_300_000 }

/** A letter names 100 km. Korea lies within seven of them to the east and eight to the north. */
const LETTERS = '가나다라마바사아'
const LETTER_M = 100_000
const COLUMNS = 7
const ROWS = 8

/** The last digit counts 10 m. */
const CELL_M = 10

/**
 * Returns the 국가지점번호 of the 10 m square a point lies in, `다나 0968 8599`: the letters to the east and to the north, then the
 * digits likewise. It is on yellow plates where there is no address, and 119 and 112 find it on their maps. Null
 * outside of Korea.
 *
 * The rule: 도로명주소법 시행규칙; https://ko.wikipedia.org/wiki/국가지점번호.
 */
export function nationalGridNumber(position: Wgs84Position): string | null {
  if (!isOfKorea(position)) return null
  const { east, north } = toUnifiedCs(position)
  const [x, y] = [east - ORIGIN.east, north - ORIGIN.north]
  const [column, row] = [Math.floor(x / LETTER_M), Math.floor(y / LETTER_M)]
  if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return null
  return `${LETTERS.charAt(column)}${LETTERS.charAt(row)} ${digits(x)} ${digits(y)}`
}

/** Returns the number of squares from the letter's edge on: `0968`. */
function digits(metres: number): string {
  return String(Math.floor((metres % LETTER_M) / CELL_M)).padStart(4, '0')
}
