import { isOnJeju } from '@honjeo/catalogue/bounds'
import type { DayKind } from '@honjeo/contract/values/transit'
import type { Profile, Service, TransitLine, TransitStop } from '@honjeo/transit/timetable'
import { field, type DataRow } from './answer.ts'
import { textOf } from './help-fields.ts'
import { ridesAlong } from './pace.ts'

/** The source of the ministry's routes of buses: what is asked for, and who says so. */
export const TAGO = {
  routes: '/1613000/BusRouteInfoInqireService/getRouteNoList',
  route: '/1613000/BusRouteInfoInqireService/getRouteInfoIem',
  stops: '/1613000/BusRouteInfoInqireService/getRouteAcctoThrghSttnList',
  /** The city 제주특별자치도. */
  city: '39',
  pageSize: 100,
  source: { name: '국토교통부 TAGO 버스노선정보', url: 'https://www.data.go.kr/data/15098529/openapi.do' },
} as const

const NAME_MAX = 60

/** The error that a reckoned time may have: minutes, and shares of the ride (docs/decisions/0074 has how often that holds). */
const SPREAD = { least: 3, country: 0.25, town: 0.5 }

interface TagoStop {
  stop: TransitStop
  order: number
  /** The direction: `0` and `1` are the two; '' where the service does not say. */
  direction: string
}

/** Returns a stop of a route; null where it has no position on Jeju or no name. */
export function readRouteStop(row: DataRow): TagoStop | null {
  const [lat, lng] = [Number(field(row, 'gpslati')), Number(field(row, 'gpslong'))]
  const [id, order, name] = [field(row, 'nodeid'), Number(field(row, 'nodeord')), textOf(row, ['nodenm'], NAME_MAX)]
  if (!/^[A-Z]{0,5}\d{1,20}$/.test(id) || name === null || !Number.isInteger(order) || !isOnJeju(lat, lng)) return null
  // The key is the island's own number, by which its files name a stop.
  return { stop: { key: id.replace(/^JEB/, ''), name, lat, lng }, order, direction: field(row, 'updowncd') }
}

/** Returns the minute of `0620`, and of `620` where a nought was lost; beyond midnight up to `2659`. */
function minuteOf(text: string): number | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-6])([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

const DAYS: readonly (readonly [DayKind, string])[] = [
  ['WEEKDAY', 'intervaltime'],
  ['SATURDAY', 'intervalsattime'],
  ['HOLIDAY', 'intervalsuntime'],
]

/** Returns the times of a bus by the stop where it is known to start, from which they are reckoned. */
function profileOf(stops: readonly TransitStop[], end: number, startSpread: number): Profile {
  const rides = ridesAlong(stops)
  const offsets = rides.map(({ country, town }, place) => (place >= end ? -1 : Math.round(country + town)))
  const spreads = rides.map(({ country, town }, place) => {
    const reckoned = Math.ceil(SPREAD.least + SPREAD.country * country + SPREAD.town * town)
    // A bus is nowhere before it has set out.
    return startSpread + Math.min(Math.max(0, offsets[place]!), reckoned)
  })
  return { offsets, spreads }
}

/**
 * Returns the direction whose times the service knows: it gives the first and the last bus at the first stop alone, so what a route
 * does behind its end, on its way back, has no time.
 */
function timedStops(stops: readonly TagoStop[], endName: string): number {
  const turn = stops.findIndex(({ direction }) => direction !== stops[0]!.direction)
  if (turn > 0) return turn
  const end = stops.findIndex(({ stop }, place) => place > 0 && stop.name === endName)
  return end > 0 ? end + 1 : stops.length
}

function servicesOf(info: DataRow, stops: readonly TransitStop[], end: number, validFrom: string): Service[] {
  const [first, lastGiven] = [minuteOf(field(info, 'startvehicletime')), minuteOf(field(info, 'endvehicletime'))]
  if (first === undefined || lastGiven === undefined) return []
  const last = lastGiven < first ? lastGiven + 1440 : lastGiven
  return DAYS.flatMap(([day, name]) => {
    const interval = Number(field(info, name) || '0')
    // A day without an interval is one of which nothing is said.
    if (!Number.isInteger(interval) || interval < 1 || interval > 720) return []
    const between: [number, number][] = []
    for (let start = first + interval; start < last - interval / 2; start += interval) between.push([start, 1])
    return [
      {
        days: [day],
        validFrom,
        validTo: null,
        months: null,
        profiles: [profileOf(stops, end, 0), profileOf(stops, end, Math.ceil(interval / 2))],
        trips: [[first, 0], ...between, ...(last > first ? [[last, 0] as const] : [])],
      },
    ]
  })
}

/** Returns a route as a line; null where it has no number or fewer than two stops that are known. `today` is when it was looked up. */
export function readRoute(
  info: DataRow,
  rows: readonly DataRow[],
  today: string,
): { line: TransitLine; stops: TransitStop[] } | null {
  const [id, number] = [field(info, 'routeid'), textOf(info, ['routeno'], 20)]
  const read = rows.map(readRouteStop).filter((stop) => stop !== null)
  const called = read.toSorted((one, other) => one.order - other.order)
  if (id === '' || number === null || called.length < 2) return null
  const stops = called.map(({ stop }) => stop)
  const endName = textOf(info, ['endnodenm'], NAME_MAX) ?? stops.at(-1)!.name
  const end = timedStops(called, endName)
  const line = {
    key: id,
    number,
    headsign: endName,
    stops: stops.map(({ key }) => key),
    services: servicesOf(info, stops, end, today),
    source: TAGO.source,
    checkedOn: today,
  }
  return { line, stops }
}
