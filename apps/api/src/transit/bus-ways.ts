import { setImmediate } from 'node:timers/promises'
import type { LegBus, WayHome } from '@honjeo/contract/transit'
import type { Position } from '@honjeo/contract/values/geo'
import type { DayKind } from '@honjeo/contract/values/transit'
import { type BusJourney, JourneyFinder, type RideLeg } from '@honjeo/transit/journeys'
import type { Network } from '@honjeo/transit/network'
import { DAY_ENDS, lastWayBack, whyUnknown } from '@honjeo/transit/way-back'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../lib/clock.ts'
import { serviceKindOf } from './service-dates.ts'
import { sourcesOf, toJourney } from './transit-answers.ts'

/** A way of a plan, and when one is free to go or has to be there; null: that is open. */
export interface BusWay {
  from: Position
  to: Position
  date: string
  ready: number | null
  due: number | null
}

export interface BusLeg {
  /**
   * The time from setting out to being there; from when one is free where one would be late, or need not be there at
   * any time. Null where no bus goes.
   */
  minutes: number | null
  bus: LegBus
}

export interface BusWays {
  /** Returns one for each way; null where no timetable says anything of it. */
  legs(ways: readonly BusWay[]): Promise<(BusLeg | null)[]>
  /** Returns how a day ends that is over at `ready`, one that may be open; null where no timetable says how. */
  wayHome(way: Omit<BusWay, 'due'>): Promise<WayHome | null>
}

interface Options {
  currentNetwork: () => Promise<Network | undefined>
  clock: Clock
}

/** Answers that a server keeps; each is a kilobyte or two. */
const KEPT = 3000

interface Kept {
  legs: LRUCache<string, { leg: BusLeg | null }>
  homes: LRUCache<string, { home: WayHome | null }>
}

const keyOf = ({ from, to, date, ready, due = null }: Omit<BusWay, 'due'> & { due?: number | null }) =>
  `${from.lat},${from.lng} ${to.lat},${to.lng} ${date} ${ready} ${due}`

/**
 * Finds buses for the ways of plans. An answer is kept as long as the timetable: a search takes milliseconds, and a
 * plan has dozens of ways. Between two searches others have their turn.
 */
export function createBusWays({ currentNetwork, clock }: Options): BusWays {
  const keptOf = new WeakMap<Network, Kept>()

  function keptFor(network: Network): Kept {
    const known = keptOf.get(network)
    if (known !== undefined) return known
    const made: Kept = { legs: new LRUCache({ max: KEPT }), homes: new LRUCache({ max: KEPT }) }
    keptOf.set(network, made)
    return made
  }

  /** A finder for a way, where the timetable speaks of the day and of lines at both of its ends. */
  async function finderFor(network: Network, { from, to, date }: Pick<BusWay, 'from' | 'to' | 'date'>) {
    const kind = await serviceKindOf(date, clock.now())
    if (kind === null) return undefined
    const request = { from, to, date, kind: kind satisfies DayKind }
    const finder = new JourneyFinder(network, request)
    return whyUnknown(network, request, finder) === undefined ? { finder, request } : undefined
  }

  return {
    async legs(ways) {
      const network = await currentNetwork()
      if (network === undefined) return ways.map(() => null)
      const { legs } = keptFor(network)
      const found: (BusLeg | null)[] = []
      for (const way of ways) {
        const key = keyOf(way)
        let known = legs.get(key)
        if (known === undefined) {
          const asked = await finderFor(network, way)
          known = { leg: asked === undefined ? null : legOf(asked.finder, way) }
          legs.set(key, known)
          await setImmediate()
        }
        found.push(known.leg)
      }
      return found
    },

    async wayHome(way) {
      const network = await currentNetwork()
      if (network === undefined) return null
      const { homes } = keptFor(network)
      const key = keyOf(way)
      let known = homes.get(key)
      if (known === undefined) {
        const asked = await finderFor(network, way)
        const last = asked && lastWayBack(network, asked.request).found
        known = { home: asked && last ? homeOf(asked.finder, last, way) : null }
        homes.set(key, known)
        await setImmediate()
      }
      return known.home
    },
  }
}

/**
 * The bus that is there in time and sets out last, since one waits at a sight rather than at a stop; else the first from when one
 * is free. Without either hour nothing is said.
 */
function legOf(finder: JourneyFinder, { ready, due }: BusWay): BusLeg | null {
  if (ready === null && due === null) return null
  const inTime = due === null ? undefined : finder.latest(due)
  const isMade = inTime !== undefined && (ready === null || inTime.leaves >= ready)
  const journey = isMade ? inTime : ready === null ? undefined : finder.earliest(ready)
  // None runs at all between the two, as far as is known: that says no more than the estimate does.
  if (journey === undefined) return finder.latest(DAY_ENDS) === undefined ? null : { minutes: null, bus: NONE }
  const after = finder.earliest(journey.leaves + 1)
  return {
    minutes: journey.arrives - (isMade || ready === null ? journey.leaves : ready),
    bus: {
      journey: toJourney(journey),
      after: after === undefined ? null : toJourney(after),
      sources: sourcesOf(after === undefined ? [journey] : [journey, after]),
    },
  }
}

const NONE: LegBus = { journey: null, after: null, sources: [] }

/** The planned bus, else the last but one; where the day ends too late for any, the last, before its end. */
function homeOf(
  finder: JourneyFinder,
  { from: last, journey, before }: NonNullable<ReturnType<typeof lastWayBack>['found']>,
  { from, to, ready }: Omit<BusWay, 'due'>,
): WayHome | null {
  const planned = ready === null ? undefined : finder.earliest(ready)
  const chosen: BusJourney = planned ?? (ready === null ? (before ?? journey) : journey)
  const ride = chosen.legs.find((leg): leg is RideLeg => leg.kind === 'RIDE')
  if (ride === undefined) return null
  const { name, lat, lng } = ride.from
  const [source] = sourcesOf([chosen])
  return {
    leaves: chosen.leaves,
    arrives: chosen.arrives,
    stop: { name, lat, lng },
    number: ride.line.number,
    isLast: chosen.leaves >= last,
    last,
    from: { lat: from.lat, lng: from.lng },
    to: { lat: to.lat, lng: to.lng },
    source: source ?? null,
  }
}
