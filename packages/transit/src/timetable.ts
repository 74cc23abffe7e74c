import type { Position } from '@honjeo/contract/values/geo'
import type { DayKind } from '@honjeo/contract/values/transit'

export interface TransitStop extends Position {
  key: string
  name: string
}

/** The times that a bus takes, stop after stop. */
export interface Profile {
  /** Minutes after its start, one for each stop of the line; -1 where this bus does not call, or where it is not known when. */
  offsets: readonly number[]
  /** Minutes by which it may be earlier or later there: 0 where the source gives the time. */
  spreads: readonly number[]
}

/** The buses of some days. A service without trips says that nothing runs then, which is more than no word of that day. */
export interface Service {
  days: readonly DayKind[]
  /** The first and the last day, `YYYY-MM-DD`; null for the last: it holds until something else is published. */
  validFrom: string
  validTo: string | null
  /** Months (1–12) of a season; null: all. */
  months: readonly number[] | null
  profiles: readonly Profile[]
  /** The minute of the day at which each starts, beyond 1440 after midnight, and the number of its profile. */
  trips: readonly (readonly [start: number, profile: number])[]
}

/** One direction of a line: a line that returns is two. */
export interface TransitLine {
  key: string
  /** The number that is written on the bus, such as `281`. */
  number: string
  /** The name of where it goes. */
  headsign: string
  /** Keys of stops, in their order. */
  stops: readonly string[]
  services: readonly Service[]
  source: { name: string; url: string }
  /** The day on which it was looked up. */
  checkedOn: string
}

/** A timetable: what is published at a time, whole. */
export interface Timetable {
  stops: readonly TransitStop[]
  lines: readonly TransitLine[]
}
