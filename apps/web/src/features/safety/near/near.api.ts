import type { HelpAround } from '@honjeo/contract/help-points'
import type { Position } from '@honjeo/contract/values/geo'
import { HELP_CELL_DEGREES } from '@honjeo/contract/values/limits'
import { queryOptions } from '@tanstack/react-query'
import { readJson, writeJson } from '#lib/device/storage.ts'
import { request } from '#lib/server/http.ts'

const KEY = 'help-around'
const HOUR_MS = 3_600_000

/** The middle of the cell one is in, some 500 m wide, which is all that the server learns. */
export function cellOf({ lat, lng }: Position): Position {
  const middle = (degrees: number) =>
    Math.round(Math.round(degrees / HELP_CELL_DEGREES) * HELP_CELL_DEGREES * 1000) / 1000
  return { lat: middle(lat), lng: middle(lng) }
}

/** What is around a cell; asked for by a position that the traveller gave. */
export const helpAroundQuery = (cell: Position | null) =>
  queryOptions({
    queryKey: ['help-around', cell],
    queryFn: async ({ signal }) => {
      const around = await request('GET /api/help-points', { query: cell ?? {} }, { signal })
      writeJson(KEY, around)
      return around
    },
    enabled: cell !== null,
    staleTime: HOUR_MS,
    // What the device keeps is shown at once, so nothing is gained by waiting for further tries.
    retry: 1,
  })

/** What the server said last, for times without a network. */
export const readKeptAround = (): HelpAround | null => readJson<HelpAround | null>(KEY, null, isAroundOrNull)

function isAroundOrNull(value: unknown): value is HelpAround | null {
  if (typeof value !== 'object' || value === null) return value === null
  const { points, today, holidays } = value as Partial<Record<keyof HelpAround, unknown>>
  return Array.isArray(points) && points.every(isPoint) && typeof today === 'string' && Array.isArray(holidays)
}

function isPoint(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { kind, name, lat, lng, dataDate, source } = value as Record<string, unknown>
  return (
    [kind, name, dataDate].every((text) => typeof text === 'string') &&
    [lat, lng].every(Number.isFinite) &&
    typeof source === 'object' &&
    source !== null
  )
}
