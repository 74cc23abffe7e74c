import { metresBetween } from '@honjeo/contract/values/geo'
import type { Profile, TransitLine } from '@honjeo/transit/timetable'
import { describe, expect, it } from 'vitest'
import { readBusFile } from './bus-file.ts'
import { readRoute } from './tago.ts'
import { PUBLISHED_LINES, type PublishedLine } from './testing/published-times.ts'

const linesOf = (...numbers: string[]) => PUBLISHED_LINES.filter(({ number }) => numbers.includes(number))
/** The groups of lines: the pace of buses was fitted on the first, judged by the second, and the third was read only after it was settled. */
const GROUPS = [
  ['the lines that the pace was fitted on', linesOf('101', '121', '131', '201')],
  ['lines that it was not fitted on', linesOf('111', '122', '181', '365')],
  ['lines that were read afterwards', linesOf('151', '900')],
] as const

type Run = PublishedLine['runs'][number]
/** The minutes by which a reckoned time is late, and by which it claims that it may be wrong. */
interface Miss {
  late: number
  spread: number
}

const nameOf = (place: number) => `s${place}`
const clockOf = (minutes: number) =>
  `${Math.floor(minutes / 60)}`.padStart(2, '0') + ':' + `${minutes % 60}`.padStart(2, '0')
const startOf = ({ start }: Run) => Number(start.slice(0, 2)) * 60 + Number(start.slice(3))

/** Returns what the importer of files makes of a run when only some of its times are published. */
function fromFile({ number, towards, stops }: PublishedLine, run: Run, kept: readonly (readonly [number, number])[]) {
  const line: TransitLine = {
    key: 'a',
    number,
    headsign: towards,
    stops: stops.map((_, place) => nameOf(place)),
    services: [],
    source: { name: 'TAGO', url: 'https://a.example/' },
    checkedOn: '2026-10-05',
  }
  const known = {
    stops: stops.map((stop, place) => ({ ...stop, key: nameOf(place), name: nameOf(place) })),
    lines: [line],
  }
  const rows = [
    ['노선번호', '방향', '운행일', ...kept.map(([place]) => nameOf(place))],
    [number, towards, '매일', ...kept.map(([, minutes]) => clockOf(startOf(run) + minutes))],
  ]
  const facts = { source: line.source, checkedOn: line.checkedOn, validFrom: '2026-10-05', validTo: null }
  return readBusFile([{ name: number, rows }], known, facts)[0]!.services[0]!.profiles[0]!
}

/** Returns what the importer of the ministry's service makes of a line, of which it knows when the first bus sets out. */
function fromMinistry({ number, towards, stops }: PublishedLine): Profile {
  const info = {
    routeid: 'JEB1',
    routeno: number,
    endnodenm: towards,
    startvehicletime: '0600',
    endvehicletime: '0600',
  }
  const rows = stops.map(({ lat, lng }, place) => ({
    nodeid: `JEB${place}`,
    nodenm: place === stops.length - 1 ? towards : nameOf(place),
    nodeord: `${place}`,
    gpslati: `${lat}`,
    gpslong: `${lng}`,
    updowncd: '0',
  }))
  return readRoute({ ...info, intervaltime: '30' }, rows, '2026-10-05')!.line.services[0]!.profiles[0]!
}

const missAt = ({ offsets, spreads }: Profile, place: number, minutes: number): Miss => ({
  late: offsets[place]! - minutes,
  spread: spreads[place]!,
})

const runsOf = (lines: readonly PublishedLine[]) =>
  lines.flatMap((line) =>
    line.runs.map((run) => ({
      line,
      run,
      timed: line.calls.map(({ place }, at) => [place, run.minutes[at]!] as const),
    })),
  )

/** Reckons the times of the given calls (never the first nor the last) from the others. */
function holdOut({ line, run, timed }: ReturnType<typeof runsOf>[number], held: readonly number[]): Miss[] {
  const profile = fromFile(
    line,
    run,
    timed.filter((_, at) => !held.includes(at)),
  )
  return held.map((at) => missAt(profile, ...timed[at]!))
}

const inner = (count: number) => Array.from({ length: count - 2 }, (_, at) => at + 1)
const pairsOf = (all: readonly number[]) =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const))

/** Returns the median and 90th percentile of how far the times are off, and the share of the published times that lie where it is claimed. */
function figuresOf(misses: readonly Miss[]) {
  const off = misses.map(({ late }) => Math.abs(late)).toSorted((one, other) => one - other)
  const share = (holds: (miss: Miss) => boolean) => misses.filter(holds).length / misses.length
  return {
    times: off.length,
    median: off[Math.floor(off.length / 2)]!,
    p90: off[Math.floor(off.length * 0.9)]!,
    claimed: share(({ late, spread }) => Math.abs(late) <= spread),
    /** The share of buses that pass no earlier than the app sends people to the stop. */
    caught: share(({ late, spread }) => late <= spread),
  }
}

it('has lines whose stops lie along roads, with times that never run backwards', () => {
  for (const { stops, calls, runs } of PUBLISHED_LINES) {
    const gaps = stops.slice(1).map((stop, at) => metresBetween(stops[at]!, stop))
    expect(Math.max(...gaps)).toBeLessThan(18_000)
    expect(calls.map(({ place }) => place)).toEqual(
      calls.map(({ place }) => place).toSorted((one, other) => one - other),
    )
    expect(calls.at(-1)!.place).toBe(stops.length - 1)
    for (const { minutes } of runs) {
      expect(minutes).toHaveLength(calls.length)
      expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
    }
  }
})

describe.each(GROUPS)('on %s', (_, lines) => {
  const runs = runsOf(lines)
  it.each([
    ['one stop', (calls: number) => inner(calls).map((at) => [at])],
    ['the stop where one gets in and that where one gets out', (calls: number) => pairsOf(inner(calls))],
    ['all but the ends', (calls: number) => [inner(calls)]],
  ] as const)('reckons the published times of %s from the others', (_of, heldOf) => {
    const misses = runs.flatMap((run) => heldOf(run.timed.length).flatMap((held) => holdOut(run, held)))
    const figures = figuresOf(misses)
    expect(figures.median).toBeLessThanOrEqual(10)
    expect(figures.claimed).toBeGreaterThanOrEqual(0.9)
    expect(figures.caught).toBeGreaterThanOrEqual(0.95)
  })

  it('reckons them from the first alone, which is what the ministry knows', () => {
    const misses = runs.flatMap(({ line, timed }) => {
      const profile = fromMinistry(line)
      return timed.slice(1).map(([place, minutes]) => missAt(profile, place, minutes))
    })
    const figures = figuresOf(misses)
    expect(figures.median).toBeLessThanOrEqual(10)
    expect(figures.claimed).toBeGreaterThanOrEqual(0.9)
    expect(figures.caught).toBe(1)
  })
})
