import type { Position } from '@honjeo/contract/values/geo'
import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { readLimitedText } from '@honjeo/resilience/limited-text'

/** The names that OSRM gives the ways of travelling; a server knows the ones it was set up with. */
export type OsrmProfile = 'driving' | 'cycling' | 'walking'

/** A way by roads, in seconds and metres. */
export interface RoadWay {
  seconds: number
  metres: number
}

/** The number of coordinates in one question; the default of `osrm-routed --max-table-size`. */
export const COORDINATES_MAX = 100
const TIMEOUT_MS = 2000
const ANSWER_MAX_BYTES = 4_000_000
const NO_ROAD = /"code"\s*:\s*"(?:NoRoute|NoSegment|NoTable)"/

/** The seconds or metres of ways within one island. */
const Amount = Type.Number({ minimum: 0, maximum: 1_000_000 })
const RouteAnswer = Type.Object({
  code: Type.Literal('Ok'),
  routes: Type.Array(Type.Object({ legs: Type.Array(Type.Object({ duration: Amount, distance: Amount })) }), {
    minItems: 1,
  }),
})
const Matrix = Type.Array(Type.Array(Type.Union([Amount, Type.Null()])))
const TableAnswer = Type.Object({ code: Type.Literal('Ok'), durations: Matrix, distances: Matrix })

/** The router is well, but no road leads there. */
export class NoRoad extends Error {
  override name = 'NoRoad'
}

/** Questions to an OSRM-compatible router; each rejects where there is no good answer in time, or with `NoRoad`. */
export interface Osrm {
  /** Returns the ways from each of the positions to the next. */
  route(profile: OsrmProfile, positions: readonly Position[]): Promise<RoadWay[]>
  /** Returns the ways from each position to each, by row and column; null where there is none. */
  table(profile: OsrmProfile, positions: readonly Position[], signal: AbortSignal): Promise<(RoadWay | null)[][]>
}

export function createOsrm(url: string, timeoutMs = TIMEOUT_MS): Osrm {
  const base = url.replace(/\/+$/, '')
  async function ask<T extends TSchema>(path: string, schema: T, signal?: AbortSignal): Promise<Static<T>> {
    const timeout = AbortSignal.timeout(timeoutMs)
    // A redirect is refused: this server talks to no router that it was not set up with.
    const reply = await fetch(`${base}${path}`, {
      redirect: 'error',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    })
    const text = await readLimitedText(reply, ANSWER_MAX_BYTES)
    if (text === undefined) throw new Error('the router answered with too much')
    if (reply.status === 400 && NO_ROAD.test(text)) throw new NoRoad()
    if (!reply.ok) throw new Error(`the router answered with status ${reply.status}`)
    const answer: unknown = JSON.parse(text)
    if (!Value.Check(schema, answer)) throw new Error('the router answered with something else than ways')
    return answer
  }

  return {
    async route(profile, positions) {
      const { routes } = await ask(`/route/v1/${profile}/${pathOf(positions)}?overview=false`, RouteAnswer)
      const { legs } = routes[0]!
      if (legs.length !== positions.length - 1) throw new Error('the router answered with another number of ways')
      return legs.map(({ duration, distance }) => ({ seconds: duration, metres: distance }))
    },
    async table(profile, positions, signal) {
      const path = `/table/v1/${profile}/${pathOf(positions)}?annotations=duration,distance`
      const { durations, distances } = await ask(path, TableAnswer, signal)
      const size = positions.length
      if ([durations, distances].some((rows) => rows.length !== size || rows.some((row) => row.length !== size))) {
        throw new Error('the router answered with a table of another size')
      }
      return durations.map((row, from) =>
        row.map((seconds, to) => {
          const metres = distances[from]![to]!
          return seconds === null || metres === null ? null : { seconds, metres }
        }),
      )
    },
  }
}

/** Six decimals are 0.1 m. */
const pathOf = (positions: readonly Position[]) =>
  positions.map(({ lat, lng }) => `${lng.toFixed(6)},${lat.toFixed(6)}`).join(';')
