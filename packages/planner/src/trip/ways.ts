import type { Position } from '@honjeo/contract/values/geo'
import type { TransportType } from '@honjeo/contract/values/enums'
import { crossesHallasan } from '../travel/mountain.ts'
import { createTravel, isTooFar } from '../travel/travel.ts'
import { ceilStep } from './rules.ts'
import type { KnownTimes } from './trip.ts'

/** The minutes of a way that is never taken: more than any day has. */
export const NO_WAY = 10_000

/** Returns minutes on the way, multiples of the step; `NO_WAY` where it is too far on foot or by bicycle. */
export type MinutesBetween = (from: Position, to: Position) => number

/** The ways between positions by their index. */
export interface Ways {
  minutes(from: number, to: number): number
  crosses(from: number, to: number): boolean
}

export function createWay(transportType: TransportType, knownTimes?: KnownTimes): MinutesBetween {
  const travel = createTravel(transportType)
  const isByBus = transportType === 'BUS' || transportType === 'TRAIN'
  return (from, to) => {
    const leg = travel(from, to)
    if (isTooFar(leg)) return NO_WAY
    // Short ways are walked, and no bus goes over the sea.
    const known = isByBus && leg.mode !== 'BUS' ? undefined : knownTimes?.minutes(from, to)
    return ceilStep(known ?? leg.minutes)
  }
}

/** Positions may be named several times; each way is reckoned once. */
export function createWays(positions: readonly Position[], way: MinutesBetween): Ways {
  const apart = [...new Set(positions)]
  const indexOf = new Map(apart.map((position, index) => [position, index]))
  const row = Int32Array.from(positions, (position) => indexOf.get(position)!)
  const size = apart.length
  const minutes = new Int16Array(size * size)
  const crosses = new Uint8Array(size * size)
  for (const [i, from] of apart.entries()) {
    for (const [j, to] of apart.entries()) {
      if (i === j) continue
      minutes[i * size + j] = way(from, to)
      crosses[i * size + j] = Number(crossesHallasan(from, to))
    }
  }
  return {
    minutes: (from, to) => minutes[row[from]! * size + row[to]!]!,
    crosses: (from, to) => crosses[row[from]! * size + row[to]!] === 1,
  }
}
