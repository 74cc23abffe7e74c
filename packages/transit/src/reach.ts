import type { Position } from '@honjeo/contract/values/geo'
import type { DayKind } from '@honjeo/contract/values/transit'
import type { Network } from './network.ts'
import { NEVER } from './search.ts'
import { type NearStop, WALK_MAX, walkMinutes } from './walking.ts'
import { DAY_ENDS } from './way-back.ts'

/** The answer where no bus leads there, or back, as far as is known. */
export const NO_BUS = -1

export interface ServiceDay {
  date: string
  kind: DayKind
}

/** Minutes of the day at which one might set out: apart by what no usual interval divides, or each would meet the same bus. */
const SET_OUTS = [545, 687, 829, 971]
/** The minutes of a step in which the last buses are looked for, back to the minute below. */
const STEP = 15
const EARLIEST = 600

/** Stops to which one can walk, and how long that takes. */
export type Access = (readonly [stop: number, minutes: number])[]
const toAccess = (stops: readonly NearStop[]): Access => stops.map(({ stop, metres }) => [stop, walkMinutes(metres)])
export const accessOf = (network: Network, place: Position): Access => toAccess(network.near(place, WALK_MAX))

/** Returns the best of what the stops near a place have, with the walk to it; `NEVER` where none has anything. */
function atPlace(minutes: Int16Array, near: Access): number {
  let best = NEVER
  for (const [stop, walk] of near) if (minutes[stop] !== NEVER) best = Math.min(best, minutes[stop]! + walk)
  return best
}

/** The share of set-outs for which the minutes are enough. */
const ENOUGH = 0.75

/**
 * Returns the minutes from a place to each stop, enough for most of several hours at which one might set out, with waiting and by the cautious
 * reckoning; `NEVER` where none of the buses whose times are known leads.
 */
export function minutesToStops(network: Network, from: Position, { date, kind }: ServiceDay): Int16Array {
  const { forwards } = network.ridesOn(date, kind, 'SAFE')
  const access = accessOf(network, from)
  const enough = new Int16Array(network.timetable.stops.length).fill(NEVER)
  if (access.length === 0) return enough
  const outs = SET_OUTS.map((departs) => network.reach(forwards, access, departs).slice())
  for (let stop = 0; stop < enough.length; stop += 1) {
    const minutes = outs.flatMap((out, index) => (out[stop] === NEVER ? [] : [out[stop]! - SET_OUTS[index]!]))
    if (minutes.length === 0) continue
    enough[stop] = minutes.toSorted((one, other) => one - other)[Math.floor(ENOUGH * (minutes.length - 1))]!
  }
  return enough
}

/** Returns the minutes to a place; `NO_BUS` where no bus leads there. */
export function minutesToPlace(minutes: Int16Array, to: Access): number {
  const best = atPlace(minutes, to)
  return best === NEVER ? NO_BUS : best
}

/**
 * Returns by when one has to set out from each of the places for the last bus but one to where a day ends; `NO_BUS` where no two are known,
 * `undefined` where none is. It may be some minutes earlier than the last but one truly is, and never later. Stops after each search, so that others
 * may have their turn.
 */
export function* leaveForLastButOne(
  network: Network,
  to: Position,
  places: readonly Position[],
  { date, kind }: ServiceDay,
): Generator<void, (number | undefined)[]> {
  const { backwards } = network.ridesOn(date, kind, 'SAFE')
  const access = accessOf(network, to)
  const near = places.map((place) => accessOf(network, place))
  const leave = places.map((): number | undefined => undefined)
  if (access.length === 0) return leave
  /** Time runs backwards: what is found is the negative of when one sets out. */
  const backAt = (deadline: number) => network.reach(backwards, access, -deadline)
  const latest = backAt(DAY_ENDS)
  const last = near.map((stops) => atPlace(latest, stops))
  let open = [...places.keys()].filter((place) => last[place] !== NEVER)
  for (const place of open) leave[place] = NO_BUS
  for (let deadline = DAY_ENDS - STEP; open.length > 0 && deadline >= EARLIEST; deadline -= STEP) {
    yield
    const found = backAt(deadline)
    open = open.filter((place) => {
      const minute = atPlace(found, near[place]!)
      if (minute === last[place]) return true
      if (minute !== NEVER) leave[place] = -minute
      return false
    })
  }
  return leave
}
