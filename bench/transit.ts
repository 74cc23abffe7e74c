/**
 * What ways by bus cost on a timetable as large as the island's: the last way back of a place, and a way at an hour. And how the days of ten thousand
 * automatic journeys by bus end, judged by what shares no code with the planner.
 */
import { availableParallelism } from 'node:os'
import { lastWayBack } from '@honjeo/transit/way-back'
import { JourneyFinder } from '@honjeo/transit/journeys'
import { createNetwork } from '@honjeo/transit/network'
import { createRandom, makeIslandTimetable } from '../apps/api/src/testing/island-timetable.ts'
import type { JudgedJourney } from '../apps/api/src/testing/bus-journeys.ts'
import { startProgram } from './lib/program.ts'
import { report, row, stated } from './lib/report.ts'
import { percentile } from './lib/statistics.ts'
import type { JourneysTask } from './programs/bus-journeys.ts'

const STOPS = 4338
const LINES = 400
const QUERIES = 4000
const WARM_UP = 300
/** Milliseconds. */
const QUERY_P99 = 30
const DATE = '2026-11-25'

const timetable = makeIslandTimetable({ stops: STOPS, lines: LINES, seed: 28 })
const began = performance.now()
const network = createNetwork(timetable)
const built = performance.now() - began
const dayBegan = performance.now()
network.ridesOn(DATE, 'WEEKDAY', 'SAFE')
const dayBuilt = performance.now() - dayBegan

const random = createRandom(7)
/** Within a kilometre of a stop, as places that a bus reaches are. */
const anywhere = () => {
  const { lat, lng } = timetable.stops[Math.floor(random() * timetable.stops.length)]!
  return { lat: lat + (random() - 0.5) * 0.01, lng: lng + (random() - 0.5) * 0.01 }
}

/** Milliseconds of CPU time that a question takes: the search waits for nothing. */
function costOf(ask: () => unknown): number {
  const before = process.cpuUsage()
  ask()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const times: Record<'back' | 'at', number[]> = { back: [], at: [] }
let known = 0
for (let query = -WARM_UP; query < QUERIES; query += 1) {
  const request = { from: anywhere(), to: anywhere(), date: DATE, kind: 'WEEKDAY' as const }
  let isKnown = false
  const back = costOf(() => {
    isKnown = lastWayBack(network, request).found !== null
  })
  const at = costOf(() => new JourneyFinder(network, request).earliest(480 + Math.floor(random() * 700)))
  if (query < 0) continue
  times.back.push(back)
  times.at.push(at)
  if (isKnown) known += 1
}

const JOURNEYS = 10_000
/** Small enough that a core that has less to do than the others takes the next ones. */
const TASK = 100
let next = 0
let days = 0
let stranded = 0
let legs = 0
let late = 0

/** One core judges what is left, part by part. */
async function judgeOn(core: number): Promise<void> {
  const program = startProgram('bus-journeys', core)
  while (next < JOURNEYS) {
    const task: JourneysTask = { first: next, count: TASK }
    next += TASK
    const judged = await program.ask<JudgedJourney>(task)
    days += judged.days
    legs += judged.legs
    late += judged.late
    stranded += judged.stranded.length
    for (const fault of judged.stranded) console.log(fault)
    console.log(`journeys from ${task.first}: ${stranded} of ${days} days, ${late} of ${legs} ways`)
  }
  await program.stop()
}

const judgingBegan = performance.now()
await Promise.all(Array.from({ length: availableParallelism() }, (_, core) => judgeOn(core)))
console.log(`${JOURNEYS} journeys judged in ${((performance.now() - judgingBegan) / 60_000).toFixed(1)} minutes`)
console.log(`${days} days that end by bus, ${late} of ${legs} ways by a bus that comes later than planned`)

const trips = timetable.lines.flatMap(({ services }) => services.map((service) => service.trips.length))
console.log(
  `${timetable.stops.length} stops, ${timetable.lines.length / 2} lines, ${trips.reduce((sum, count) => sum + count, 0)} buses`,
)
report('transit', [
  row('last way back, CPU p99', { figure: percentile(times.back, 0.99), unit: 'ms', reference: QUERY_P99 }),
  stated('last way back, CPU median', { figure: percentile(times.back, 0.5), unit: 'ms', reference: QUERY_P99 }),
  row('a way at an hour, CPU p99', { figure: percentile(times.at, 0.99), unit: 'ms', reference: QUERY_P99 }),
  row('places near a stop whose last way back is known', {
    figure: known / QUERIES,
    unit: '',
    reference: 0.85,
    bound: 'at least',
  }),
  row('10,000 journeys by bus: days that end behind the last bus but one', {
    figure: stranded,
    unit: '',
    reference: days,
    target: 0,
  }),
  stated('10,000 journeys by bus: ways by a bus that comes later than the plan has its stop', {
    figure: late / legs,
    unit: '',
    reference: 1,
  }),
  stated('a new timetable is taken up in', { figure: built + dayBuilt, unit: 'ms', reference: 1000 }),
])
