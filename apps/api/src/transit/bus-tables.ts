import { setImmediate } from 'node:timers/promises'
import type { Position } from '@honjeo/contract/values/geo'
import { createTravel } from '@honjeo/planner/travel/travel'
import type { RoadTable } from '@honjeo/planner/trip/road-table'
import type { Network } from '@honjeo/transit/network'
import {
  accessOf,
  leaveForLastButOne,
  minutesToPlace,
  minutesToStops,
  NO_BUS,
  type ServiceDay,
} from '@honjeo/transit/reach'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../lib/clock.ts'
import { serviceKindOf } from './service-dates.ts'

/** A day of a journey, and where it ends. */
export interface DayOut {
  date: string
  to: Position
}

export interface BusTables {
  /** Returns the minutes between positions, the most of those days; null without a timetable that speaks of any of them. */
  minutes(positions: readonly Position[], dates: readonly string[], signal: AbortSignal): Promise<RoadTable | null>
  /** Returns day by day and place by place what `leaveForLastButOne` answers; undefined without a timetable. */
  leaveBy(
    places: readonly Position[],
    days: readonly DayOut[],
    signal: AbortSignal,
  ): Promise<(number | undefined)[][] | undefined>
}

interface Options {
  currentNetwork: () => Promise<Network | undefined>
  clock: Clock
}

/** The number of rows that are kept, each nine kilobytes for the island's stops. */
const ROWS_KEPT = 1500
/** The number of ends that are kept, each with a number for every place. */
const ENDS_KEPT = 60

interface Kept {
  rows: LRUCache<string, Int16Array>
  ends: LRUCache<string, ReadonlyMap<string, number | undefined>>
}

const keyOf = ({ lat, lng }: Position) => `${lat},${lng}`

/**
 * What the planner asks of buses, kept as long as the timetable: the first plan by bus takes up to some seconds more, in which others
 * have their turn after each search.
 */
export function createBusTables({ currentNetwork, clock }: Options): BusTables {
  const keptOf = new WeakMap<Network, Kept>()

  function keptFor(network: Network): Kept {
    const known = keptOf.get(network)
    if (known !== undefined) return known
    const made: Kept = { rows: new LRUCache({ max: ROWS_KEPT }), ends: new LRUCache({ max: ENDS_KEPT }) }
    keptOf.set(network, made)
    return made
  }

  /** The days that the timetable may speak of, one of those on which the same runs. */
  async function daysOf(network: Network, dates: readonly string[]): Promise<Map<number, ServiceDay>> {
    const days = new Map<number, ServiceDay>()
    for (const date of dates) {
      const kind = await serviceKindOf(date, clock.now())
      if (kind !== null) days.set(network.dayNumber(date, kind), { date, kind })
    }
    return days
  }

  async function rowOf(network: Network, from: Position, [number, day]: [number, ServiceDay], signal: AbortSignal) {
    const { rows } = keptFor(network)
    const key = `${keyOf(from)} ${number}`
    const known = rows.get(key)
    if (known !== undefined) return known
    await setImmediate()
    signal.throwIfAborted()
    const row = minutesToStops(network, from, day)
    rows.set(key, row)
    return row
  }

  return {
    async minutes(positions, dates, signal) {
      const network = await currentNetwork()
      if (network === undefined) return null
      const days = [...(await daysOf(network, dates))]
      if (days.length === 0) return null
      const access = positions.map((position) => accessOf(network, position))
      const minutes = new Int16Array(positions.length ** 2).fill(NO_BUS)
      for (const [from, position] of positions.entries()) {
        if (access[from]!.length === 0) continue
        for (const day of days) {
          const row = await rowOf(network, position, day, signal)
          for (const [to, stops] of access.entries()) {
            const at = from * positions.length + to
            minutes[at] = Math.max(minutes[at]!, minutesToPlace(row, stops))
          }
        }
      }
      return { positions: positions.map(({ lat, lng }) => ({ lat, lng })), minutes }
    },

    async leaveBy(places, days, signal) {
      const network = await currentNetwork()
      if (network === undefined) return undefined
      const { ends } = keptFor(network)
      const travel = createTravel('BUS')
      const leaves: (number | undefined)[][] = []
      for (const { date, to } of days) {
        const kind = await serviceKindOf(date, clock.now())
        if (kind === null) {
          leaves.push(places.map(() => undefined))
          continue
        }
        const key = `${keyOf(to)} ${network.dayNumber(date, kind)}`
        let known = ends.get(key)
        if (known === undefined || places.some((place) => !known!.has(keyOf(place)))) {
          const looking = leaveForLastButOne(network, to, places, { date, kind })
          let step = looking.next()
          while (step.done !== true) {
            await setImmediate()
            signal.throwIfAborted()
            step = looking.next()
          }
          const found = step.value
          known = new Map(places.map((place, index) => [keyOf(place), found[index]]))
          ends.set(key, known)
        }
        const ofDay = known
        // One walks from near by.
        leaves.push(places.map((place) => (travel(place, to).mode === 'BUS' ? ofDay.get(keyOf(place)) : undefined)))
      }
      return leaves
    },
  }
}
