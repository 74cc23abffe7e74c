import type { Position } from '@honjeo/contract/values/geo'
import type { LegMode, TransportType } from '@honjeo/contract/values/enums'
import { HANDLING } from '@honjeo/planner/travel/speeds'
import { createTravel, type TravelLeg } from '@honjeo/planner/travel/travel'
import type { KnownTimes } from '@honjeo/planner/trip/trip'
import { LRUCache } from 'lru-cache'
import type { BaseLogger } from 'pino'
import { COORDINATES_MAX, createOsrm, NoRoad, type Osrm, type OsrmProfile, type RoadWay } from './osrm.ts'

/** The number of ways that are kept: a hundred positions among each other, for two kinds of travelling. */
const WAYS_MAX = 20_000

const keyOf = (profile: OsrmProfile, from: Position, to: Position) =>
  `${profile} ${from.lat},${from.lng} ${to.lat},${to.lng}`

export interface PositionPair {
  from: Position
  to: Position
}

const isSame = (a: Position, b: Position) => a.lat === b.lat && a.lng === b.lng

/** Returns ways that each go on from the end of the one before it, in as few chains as possible, of `most` positions at most. */
function chainsOf(ways: readonly PositionPair[], most: number): PositionPair[][] {
  const chains: PositionPair[][] = []
  for (const way of ways) {
    const chain = chains.at(-1)
    const end = chain?.at(-1)
    // A chain of n ways has n + 1 positions.
    if (chain !== undefined && end !== undefined && isSame(end.to, way.from) && chain.length + 1 < most) chain.push(way)
    else chains.push([way])
  }
  return chains
}

export type RoadLeg = TravelLeg & { isEstimate: boolean }

export interface RoadTimes {
  /** Returns a leg for each way, by the router's roads where they are known, else by the planner's table of speeds. */
  legs(ways: readonly PositionPair[], transportType: TransportType): Promise<RoadLeg[]>
  /** Returns times between up to 100 positions; undefined where only the table of speeds knows them. */
  knownTimes(
    positions: readonly Position[],
    transportType: TransportType,
    signal: AbortSignal,
  ): Promise<KnownTimes | undefined>
}

interface Options {
  /** The address of an OSRM-compatible router; null: there is none. */
  url: string | null
  log: Pick<BaseLogger, 'warn'>
  timeoutMs?: number
  restMs?: number
}

/** The profiles of the router. Buses go their own ways, and ferries theirs. */
const PROFILES: Partial<Record<LegMode, OsrmProfile>> = {
  CAR: 'driving',
  TAXI: 'driving',
  BICYCLE: 'cycling',
  WALK: 'walking',
}
/** The fastest speeds in km/h: a router without a profile answers with that of cars. */
const FASTEST: Record<OsrmProfile, number> = { driving: 130, cycling: 35, walking: 8 }
const PROFILES_ASKED = Object.keys(FASTEST) as OsrmProfile[]
const LOG_EVERY_MS = 60_000
/** The time for which a router that failed is left alone: no request waits for it in vain twice. */
const REST_MS = 30_000

function isPossible(profile: OsrmProfile, { seconds, metres }: RoadWay): boolean {
  return metres / 1000 <= (FASTEST[profile] * (seconds + 1)) / 3600
}

const minutesOf = (mode: LegMode, { seconds }: RoadWay) => Math.ceil(seconds / 60 + HANDLING[mode])

/**
 * Returns the roads of a router, with the planner's table of speeds for what it does not know. Where it fails it is left alone for a while, and
 * logged once a minute at most.
 */
export function createRoadTimes({ url, log, timeoutMs, restMs = REST_MS }: Options): RoadTimes {
  const osrm = url === null ? null : createOsrm(url, timeoutMs)
  /** The ways that were asked for last. */
  const cache = new LRUCache<string, RoadWay>({ max: WAYS_MAX })
  let restsUntil = -Infinity
  let silentUntil = -Infinity

  const ask = () => (performance.now() < restsUntil ? null : osrm)

  function complain(error: unknown) {
    if (error instanceof NoRoad) return
    const now = performance.now()
    restsUntil = now + restMs
    if (now < silentUntil) return
    silentUntil = now + LOG_EVERY_MS
    log.warn({ err: error }, 'the router is of no use: travel times are estimated')
  }

  function keep(profile: OsrmProfile, { from, to }: PositionPair, way: RoadWay | null) {
    if (way !== null && isPossible(profile, way)) cache.set(keyOf(profile, from, to), way)
  }

  async function learnChain(router: Osrm, profile: OsrmProfile, chain: readonly PositionPair[]) {
    try {
      const found = await router.route(profile, [chain[0]!.from, ...chain.map(({ to }) => to)])
      for (const [index, way] of chain.entries()) keep(profile, way, found[index]!)
    } catch (error) {
      complain(error)
    }
  }

  return {
    async legs(ways, transportType) {
      const travel = createTravel(transportType)
      const estimates = ways.map((way) => ({ way, leg: travel(way.from, way.to) }))
      const router = ask()
      const unknown = PROFILES_ASKED.map((profile) => {
        const own = estimates.filter(({ leg }) => PROFILES[leg.mode] === profile).map(({ way }) => way)
        return { profile, own: own.filter(({ from, to }) => cache.get(keyOf(profile, from, to)) === undefined) }
      })
      if (router !== null) {
        await Promise.all(
          unknown.flatMap(({ profile, own }) =>
            chainsOf(own, COORDINATES_MAX).map((chain) => learnChain(router, profile, chain)),
          ),
        )
      }
      return estimates.map(({ way: { from, to }, leg }) => {
        const profile = PROFILES[leg.mode]
        const way = profile === undefined ? undefined : cache.get(keyOf(profile, from, to))
        if (way === undefined) return { ...leg, isEstimate: true }
        return { mode: leg.mode, minutes: minutesOf(leg.mode, way), metres: Math.round(way.metres), isEstimate: false }
      })
    },

    async knownTimes(positions, transportType, signal) {
      const mode = transportType === 'TRAIN' ? 'BUS' : transportType
      const profile = PROFILES[mode]
      const router = ask()
      if (router === null || profile === undefined) return undefined
      const asked = positions.slice(0, COORDINATES_MAX)
      try {
        const table = await router.table(profile, asked, signal)
        for (const [row, from] of asked.entries()) {
          for (const [column, to] of asked.entries()) keep(profile, { from, to }, table[row]![column]!)
        }
      } catch (error) {
        signal.throwIfAborted()
        complain(error)
        return undefined
      }
      const travel = createTravel(transportType)
      return {
        minutes(from, to) {
          // Short ways are walked, and no road goes over the sea.
          if (travel(from, to).mode !== mode) return undefined
          const way = cache.get(keyOf(profile, from, to))
          return way === undefined ? undefined : minutesOf(mode, way)
        },
      }
    },
  }
}
