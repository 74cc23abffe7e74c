import { metresBetween, type Position } from '@honjeo/contract/values/geo'

/** The longest walk to a stop or from it, in metres of way. */
export const WALK_MAX = 1500
/** The longest walk between two stops where one changes. */
export const CHANGE_WALK_MAX = 500
/** Metres of way for each metre as the crow flies, and a pace of 4.2 km/h: as the planner reckons. */
const DETOUR = 1.25
const METRES_A_MINUTE = 70

export const walkedMetres = (from: Position, to: Position): number => metresBetween(from, to) * DETOUR
export const walkMinutes = (metres: number): number => Math.ceil(metres / METRES_A_MINUTE)

/** The degrees of a square's side, some 500 m on Jeju. */
const CELL = 0.005
const cellOf = (degrees: number) => Math.floor(degrees / CELL)

export interface NearStop {
  stop: number
  /** The length of the way. */
  metres: number
}

/** Finds what is near among positions, which are known by their numbers. */
export function createNearby(positions: readonly Position[]): (from: Position, metres: number) => NearStop[] {
  const cells = new Map<string, number[]>()
  for (const [stop, { lat, lng }] of positions.entries()) {
    const key = `${cellOf(lat)},${cellOf(lng)}`
    const cell = cells.get(key)
    if (cell === undefined) cells.set(key, [stop])
    else cell.push(stop)
  }
  const lats = positions.map(({ lat }) => lat)
  const [south, north] = [Math.min(...lats) - 1, Math.max(...lats) + 1]
  return (from, metres) => {
    // At the poles there is no end of columns, and no walk is as long as a degree.
    if (!(from.lat >= south && from.lat <= north)) return []
    // A degree of latitude has 111 km, and one of longitude is shorter.
    const rows = Math.ceil(metres / DETOUR / 111_000 / CELL)
    const columns = Math.ceil(metres / DETOUR / (111_000 * Math.cos((from.lat * Math.PI) / 180)) / CELL)
    const found: NearStop[] = []
    for (let row = cellOf(from.lat) - rows; row <= cellOf(from.lat) + rows; row += 1)
      for (let column = cellOf(from.lng) - columns; column <= cellOf(from.lng) + columns; column += 1)
        for (const stop of cells.get(`${row},${column}`) ?? []) {
          const way = walkedMetres(from, positions[stop]!)
          if (way <= metres) found.push({ stop, metres: way })
        }
    return found.toSorted((one, other) => one.metres - other.metres || one.stop - other.stop)
  }
}
