import { field } from '@honjeo/open-data/answer'
import { OpenDataFailure } from '@honjeo/open-data/failure'
import { readRoute, TAGO } from '@honjeo/open-data/tago'
import type { Timetable, TransitLine, TransitStop } from '@honjeo/transit/timetable'
import { fetchRow, fetchRows, type OpenDataOptions } from '../../help-points/open-data-client.ts'

export interface Fetched {
  timetable: Timetable
  /** Routes that cannot be shown, with why. */
  leftOut: string[]
}

/** Share of the routes that may be left out: more is a fault of the service. */
const LEFT_OUT_MAX = 0.2

/**
 * Fetches all routes of the island from the ministry's service. Throws `OpenDataFailure` where one cannot be had, as
 * half a timetable would say that the last bus has gone. `progress` hears of each route.
 */
export async function fetchTago(
  options: OpenDataOptions,
  today: string,
  progress: (done: number, all: number) => void,
): Promise<Fetched> {
  const asked = { _type: 'json', cityCode: TAGO.city }
  const routes = await fetchRows(options, TAGO.routes, asked, TAGO.pageSize)
  const ids = [...new Set(routes.map((row) => field(row, 'routeid')))].filter((id) => id !== '')
  const stops = new Map<string, TransitStop>()
  const lines: TransitLine[] = []
  const leftOut: string[] = []
  for (const [index, routeId] of ids.entries()) {
    const info = await fetchRow(options, TAGO.route, { ...asked, routeId })
    const rows = await fetchRows(options, TAGO.stops, { ...asked, routeId }, TAGO.pageSize)
    // What the list knows of a route, and in its own answer more.
    const listed = routes.find((row) => field(row, 'routeid') === routeId)
    const read = readRoute({ ...listed, ...info }, rows, today)
    if (read === null) leftOut.push(`${routeId} (no number, or fewer than two stops on Jeju)`)
    else {
      lines.push(read.line)
      for (const stop of read.stops) stops.set(stop.key, stop)
    }
    progress(index + 1, ids.length)
  }
  if (lines.length === 0 || leftOut.length > ids.length * LEFT_OUT_MAX)
    throw new OpenDataFailure('passing', `${leftOut.length} of ${ids.length} routes cannot be shown`)
  return { timetable: { stops: [...stops.values()], lines }, leftOut }
}
