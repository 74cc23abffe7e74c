import type { Position } from '@honjeo/contract/values/geo'
import type { KnownTimes, LastBuses } from './trip.ts'

/** Known times as data, which can go to another thread. */
export interface RoadTable {
  positions: Position[]
  /** The minutes row by row; −1 where it is not known. */
  minutes: Int16Array
}

const keyOf = ({ lat, lng }: Position) => `${lat},${lng}`

export function toRoadTable(positions: Position[], times: KnownTimes): RoadTable {
  const minutes = positions.flatMap((from) => positions.map((to) => times.minutes(from, to) ?? -1))
  return { positions, minutes: Int16Array.from(minutes) }
}

/** Returns the option of a `TripRequest`. */
export function toKnownTimes(table: RoadTable | null): { knownTimes?: KnownTimes } {
  if (table === null) return {}
  const { positions, minutes } = table
  const indexOf = new Map(positions.map((position, index) => [keyOf(position), index]))
  return {
    knownTimes: {
      minutes(from, to) {
        const row = indexOf.get(keyOf(from))
        const column = indexOf.get(keyOf(to))
        if (row === undefined || column === undefined) return undefined
        const known = minutes[row * positions.length + column]!
        return known < 0 ? undefined : known
      },
    },
  }
}

/** The last buses as data, in the same way. */
export interface LeaveTable {
  positions: Position[]
  /** The minutes day by day; `UNKNOWN` where nothing is. */
  minutes: Int16Array
}

const UNKNOWN = -32_768

export function toLeaveTable(
  places: readonly Position[],
  leaves: readonly (readonly (number | undefined)[])[],
): LeaveTable {
  return {
    positions: places.map(({ lat, lng }) => ({ lat, lng })),
    minutes: Int16Array.from(leaves.flatMap((day) => day.map((minute) => minute ?? UNKNOWN))),
  }
}

/** Returns the option of a `TripRequest`. */
export function toLastBuses(table: LeaveTable | null): { lastBuses?: LastBuses } {
  if (table === null) return {}
  const { positions, minutes } = table
  const indexOf = new Map(positions.map((position, index) => [keyOf(position), index]))
  return {
    lastBuses: {
      leaveBy(from, day) {
        const column = indexOf.get(keyOf(from))
        const known = column === undefined ? UNKNOWN : minutes[day * positions.length + column]!
        return known === UNKNOWN ? undefined : known
      },
    },
  }
}
