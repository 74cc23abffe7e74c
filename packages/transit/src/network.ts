import type { Position } from '@honjeo/contract/values/geo'
import type { DayKind } from '@honjeo/contract/values/transit'
import { ridesOn, type Caution, type DayRides } from './rides.ts'
import { createSearch, type Footpaths } from './search.ts'
import { holdsOn } from './service-days.ts'
import type { Timetable, TransitLine, TransitStop } from './timetable.ts'
import { CHANGE_WALK_MAX, createNearby, type NearStop, walkMinutes } from './walking.ts'

/**
 * The number of days that are kept, each some megabytes, of those that differ in what runs: three kinds of days in three seasons, for both ways of
 * reckoning. Who may ask of no more days than a season or two makes each of them once.
 */
const DAYS_KEPT = 18
/** The number of dates for which it is kept what runs on them. */
const DATES_KEPT = 70

export interface Network {
  timetable: Timetable
  /** Returns the stops to which one can walk, the nearest first. */
  near(from: Position, metres: number): NearStop[]
  /** Returns the numbers of the lines that call at a stop. */
  linesAt(stop: number): readonly number[]
  /** Returns the lines of which the timetable speaks on the day. */
  linesOn(date: string, kind: DayKind): ReadonlySet<number>
  ridesOn(date: string, kind: DayKind, caution: Caution): DayRides
  /** Returns the same number for days on which the same runs. */
  dayNumber(date: string, kind: DayKind): number
  search: ReturnType<typeof createSearch>['search']
  reach: ReturnType<typeof createSearch>['reach']
}

function footpathsOf(stops: readonly TransitStop[], near: Network['near']): Footpaths {
  const firsts = new Int32Array(stops.length + 1)
  const stopOf: number[] = []
  const minutesOf: number[] = []
  for (const [from, stop] of stops.entries()) {
    for (const other of near(stop, CHANGE_WALK_MAX)) {
      if (other.stop === from) continue
      stopOf.push(other.stop)
      minutesOf.push(walkMinutes(other.metres))
    }
    firsts[from + 1] = stopOf.length
  }
  return { firsts, stopOf: Int32Array.from(stopOf), minutesOf: Int16Array.from(minutesOf) }
}

interface Day {
  lines: ReadonlySet<number>
  /** A text that is the same for days on which the same runs, which share what is made of it. */
  running: string
}

function dayOfLines(lines: readonly TransitLine[], date: string, kind: DayKind): Day {
  const holding = lines.map(({ services }) => services.map((service) => holdsOn(service, date, kind)))
  return {
    lines: new Set(holding.flatMap((services, line) => (services.includes(true) ? [line] : []))),
    running: holding.map((services) => services.map(Number).join('')).join(' '),
  }
}

/** Puts an entry last in a map, and drops the first ones beyond a number. */
function keepLast<T>(map: Map<string, T>, key: string, value: T, most: number): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= most) return
    map.delete(oldest)
  }
}

/** Makes of a timetable what routes are looked up in. It does not change; what each day needs is made when it is asked for. */
export function createNetwork(timetable: Timetable): Network {
  const { stops, lines } = timetable
  const stopNumbers = new Map(stops.map(({ key }, stop) => [key, stop]))
  const near = createNearby(stops)
  const linesAt: number[][] = stops.map(() => [])
  for (const [line, { stops: keys }] of lines.entries())
    for (const key of new Set(keys)) linesAt[stopNumbers.get(key)!]!.push(line)
  const { search, reach } = createSearch(stops.length, footpathsOf(stops, near))
  const days = new Map<string, DayRides>()
  const known = new Map<string, Day>()
  const numbers = new Map<string, number>()

  function dayOf(date: string, kind: DayKind): Day {
    const key = `${date} ${kind}`
    const day = known.get(key) ?? dayOfLines(lines, date, kind)
    keepLast(known, key, day, DATES_KEPT)
    return day
  }

  return {
    timetable,
    near,
    search,
    reach,
    linesAt: (stop) => linesAt[stop]!,
    linesOn: (date, kind) => dayOf(date, kind).lines,
    dayNumber(date, kind) {
      const { running } = dayOf(date, kind)
      const number = numbers.get(running) ?? numbers.size
      numbers.set(running, number)
      return number
    },
    ridesOn(date, kind, caution) {
      const key = `${caution} ${dayOf(date, kind).running}`
      const made = days.get(key) ?? ridesOn(timetable, stopNumbers, { date, kind, caution })
      keepLast(days, key, made, DAYS_KEPT)
      return made
    },
  }
}
