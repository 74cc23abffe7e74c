import { SERVICE_DAY_BEGINS, type DayKind } from '@honjeo/contract/values/transit'
import type { Profile, Service, Timetable, TransitLine, TransitStop } from '@honjeo/transit/timetable'
import { OpenDataFailure } from './failure.ts'
import { ridesAlong } from './pace.ts'

/** A cell as a reader of files gives it: times of a day are texts, or parts of a day as numbers. */
export type Cell = string | number | boolean | Date | null
export interface Sheet {
  name: string
  rows: readonly (readonly Cell[])[]
}

/** The facts that the operator says of the whole file. */
export interface FileFacts {
  source: { name: string; url: string }
  checkedOn: string
  validFrom: string
  validTo: string | null
}

const NUMBER = ['노선번호', '노선', '번호']
const HEADSIGN = ['방향', '행선지', '종점']
const DAY = ['운행일', '구분', '요일']
const KINDS: Readonly<Record<string, readonly DayKind[]>> = {
  평일: ['WEEKDAY'],
  토요일: ['SATURDAY'],
  토: ['SATURDAY'],
  공휴일: ['HOLIDAY'],
  휴일: ['HOLIDAY'],
  일요일: ['HOLIDAY'],
  주말: ['SATURDAY', 'HOLIDAY'],
  토·공휴일: ['SATURDAY', 'HOLIDAY'],
  매일: ['WEEKDAY', 'SATURDAY', 'HOLIDAY'],
}
/** The error that a reckoned time may have: minutes, and a share of the time to the nearest known one (docs/decisions/0074). */
const SPREAD = { least: 2, share: 0.25 }
const HALF_A_DAY = 720

const textOf = (cell: Cell | undefined) =>
  typeof cell === 'string' || typeof cell === 'number' ? `${cell}`.trim() : ''
const bare = (name: string) => name.replaceAll(/[\s()[\]·.,-]/g, '')

/** Returns the minute of a cell; undefined where it is empty. Throws for what is no time. */
function minuteOf(cell: Cell | undefined, where: string): number | undefined {
  const text = textOf(cell)
  if (cell instanceof Date) return cell.getUTCHours() * 60 + cell.getUTCMinutes()
  if (['', '-', '–', '~'].includes(text)) return undefined
  const [, hours, minutes] = /^([01]?\d|2[0-6]):([0-5]\d)(?::00)?$/.exec(text) ?? []
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes)
  if (typeof cell === 'number' && cell > 0 && cell < 1) return Math.round(cell * 1440)
  throw new OpenDataFailure('final', `${where}: "${text}" is no time`)
}

interface Block {
  number: number
  headsign: number
  day: number
  /** Columns of stops, and their names. */
  calls: { column: number; name: string }[]
}

function blockOf(row: readonly Cell[], where: string): Block | undefined {
  const names = row.map((cell) => textOf(cell).replaceAll(/\s/g, ''))
  const columnOf = (known: readonly string[]) => names.findIndex((name) => known.includes(name))
  const [number, headsign, day] = [columnOf(NUMBER), columnOf(HEADSIGN), columnOf(DAY)]
  if (number < 0) return undefined
  if (headsign < 0 || day < 0) throw new OpenDataFailure('final', `${where}: a column for direction or day is missing`)
  const others = new Set([number, headsign, day])
  const calls = names.flatMap((name, column) =>
    name === '' || name === '비고' || others.has(column) ? [] : [{ column, name: textOf(row[column]) }],
  )
  if (calls.length === 0) throw new OpenDataFailure('final', `${where}: no stop has a column`)
  return { number, headsign, day, calls }
}

interface Line {
  line: TransitLine
  stops: TransitStop[]
}

/** Returns the times at some stops, those between them by how long buses ride there, and none before the first and behind the last. */
function profileOf(
  stops: readonly TransitStop[],
  known: readonly (readonly [place: number, minute: number])[],
): Profile {
  const offsets = stops.map(() => -1)
  const spreads = stops.map(() => 0)
  const start = known[0]![1]
  const rides = ridesAlong(stops).map(({ country, town }) => country + town)
  for (const [index, [place, minute]] of known.entries()) {
    offsets[place] = minute - start
    const next = known[index + 1]
    if (next === undefined) break
    const whole = rides[next[0]]! - rides[place]!
    for (let at = place + 1; at < next[0]; at += 1) {
      const part = (rides[at]! - rides[place]!) / whole
      const reckoned = Math.round(minute + (next[1] - minute) * part)
      offsets[at] = reckoned - start
      const nearest = Math.min(reckoned - minute, next[1] - reckoned)
      spreads[at] = Math.min(nearest, SPREAD.least + Math.ceil(nearest * SPREAD.share))
    }
  }
  return { offsets, spreads }
}

/** Returns the columns' stops in the line's, in their order; or the name of the first that the line does not have there. */
function placesOf({ stops }: Line, calls: Block['calls']): number[] | string {
  const places: number[] = []
  for (const { name } of calls) {
    const from = (places.at(-1) ?? -1) + 1
    const place = stops.findIndex((stop, at) => at >= from && bare(stop.name) === bare(name))
    if (place < 0) return name
    places.push(place)
  }
  return places
}

/** Returns the line that a row means: of several with one number and end, such as variants, the one that has all stops of the row. */
function findLine(lines: readonly Line[], number: string, headsign: string, calls: Block['calls'], where: string) {
  const named = lines.filter(
    ({ line, stops }) =>
      line.number === number && [line.headsign, stops.at(-1)!.name].some((each) => bare(each) === bare(headsign)),
  )
  const tried = named.map((line) => ({ ...line, places: placesOf(line, calls) }))
  const fitting = tried.flatMap(({ places, ...line }) => (typeof places === 'string' ? [] : [{ ...line, places }]))
  if (fitting.length === 1) return fitting[0]!
  const missing = tried.length === 1 ? tried[0]!.places : undefined
  throw new OpenDataFailure(
    'final',
    typeof missing === 'string'
      ? `${where}: line ${number} to ${headsign} has no stop "${missing}" there`
      : `${where}: ${fitting.length} lines are ${number} to ${headsign} with these stops`,
  )
}

interface Bus {
  days: readonly DayKind[]
  start: number
  profile: Profile
}

/** Returns one service for each set of days; buses that take as long share what they take. */
function servicesOf(buses: readonly Bus[], { validFrom, validTo }: FileFacts): Service[] {
  const byDays = new Map<string, Bus[]>()
  for (const bus of buses) byDays.set(bus.days.join(), [...(byDays.get(bus.days.join()) ?? []), bus])
  return [...byDays.values()].map((ofDays) => {
    const profiles: Profile[] = []
    const numbers = new Map<string, number>()
    const trips = ofDays
      .toSorted((one, other) => one.start - other.start)
      .map(({ start, profile }) => {
        const key = JSON.stringify(profile)
        const number = numbers.get(key) ?? profiles.push(profile) - 1
        numbers.set(key, number)
        return [start, number] as const
      })
    return { days: ofDays[0]!.days, validFrom, validTo, months: null, profiles, trips }
  })
}

/**
 * Reads the times of a file into the lines that are known, whose stops and positions the file does not have. Each line of the file
 * gets its times from the file alone. Throws `OpenDataFailure` for whatever cannot be understood: a file is taken whole or not at all.
 */
export function readBusFile(sheets: readonly Sheet[], known: Timetable, facts: FileFacts): TransitLine[] {
  const stopOf = new Map(known.stops.map((stop) => [stop.key, stop]))
  const lines = known.lines.map((line) => ({ line, stops: line.stops.map((key) => stopOf.get(key)!) }))
  const buses = new Map<TransitLine, Bus[]>()
  for (const { name, rows } of sheets) {
    let block: Block | undefined
    for (const [index, row] of rows.entries()) {
      const where = `${name}, row ${index + 1}`
      if (row.every((cell) => textOf(cell) === '' && !(cell instanceof Date))) continue
      const next = blockOf(row, where)
      if (next !== undefined) block = next
      // The row holds titles above the first line of names.
      if (block === undefined || next !== undefined) continue
      const { line, bus } = readBus(row, block, lines, where)
      buses.set(line, [...(buses.get(line) ?? []), bus])
    }
    if (block === undefined) throw new OpenDataFailure('final', `${name}: no row names the columns`)
  }
  if (buses.size === 0) throw new OpenDataFailure('final', 'the file has no bus')
  return [...buses].map(([line, ofLine]) => ({
    ...line,
    services: servicesOf(ofLine, facts),
    source: facts.source,
    checkedOn: facts.checkedOn,
  }))
}

function readBus(row: readonly Cell[], block: Block, lines: readonly Line[], where: string) {
  const textAt = (column: number) => textOf(row[column])
  const days = KINDS[textAt(block.day)]
  if (days === undefined) throw new OpenDataFailure('final', `${where}: "${textAt(block.day)}" is no kind of day`)
  const calls = block.calls.flatMap(({ column, name }) => {
    const minute = minuteOf(row[column], where)
    return minute === undefined ? [] : [{ column, name, minute }]
  })
  if (calls.length < 2) throw new OpenDataFailure('final', `${where}: fewer than two times`)
  const { line, stops, places } = findLine(lines, textAt(block.number), textAt(block.headsign), calls, where)
  // A bus that sets out after midnight is of the day before, and one that passes midnight goes on counting.
  let late = calls[0]!.minute < SERVICE_DAY_BEGINS ? 1440 : 0
  const times = calls.map(({ minute }, index) => {
    if (index > 0 && calls[index - 1]!.minute - minute > HALF_A_DAY) late += 1440
    return [places[index]!, minute + late] as const
  })
  if (times.some(([, minute], index) => index > 0 && minute < times[index - 1]![1]))
    throw new OpenDataFailure('final', `${where}: its times run backwards`)
  const bus: Bus = { days, start: times[0]![1], profile: profileOf(stops, times) }
  return { line, bus }
}
