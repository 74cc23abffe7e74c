/**
 * A day on one small machine: half of the peak minute of 100,000 daily members, on the cores that the generator runs on too.
 * BENCH_MINUTES says for how long.
 */
import { LOAD_CORE } from './lib/core.ts'
import { startDatabase } from './lib/database.ts'
import { cpuMilliseconds, memoryOfFamily } from './lib/process-cpu.ts'
import { startProgram } from './lib/program.ts'
import { report, row } from './lib/report.ts'
import { startServer } from './lib/server.ts'
import { findBusyData, makeWholeData } from './lib/whole-data.ts'
import type { DaySeen, DayTask } from './programs/day-load.ts'

const SIZE = { places: 2000, posts: 20_000, comments: 100_000, rooms: 1125, messages: 200_000 }
const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 10)
/** Half of 500 requests, 40 writes among them, 15 messages, 1.5 uploads and 1.5 logins. */
const PER_SECOND = { reads: 228.5, writes: 20, messages: 7.5, uploads: 0.75, logins: 0.75 }
/** Half of 4,500 sockets, in rooms of four: the others are at home. */
const ROOMS_OPEN = 563
/** Bytes of a message's body. */
const PAYLOAD = 200
/** What half of the load may take; milliseconds, cores and MB, from the design's targets. */
const LIMITS = { p95: 150, p99: 300, chatP99: 500, cores: 0.75, memory: 1500 }
const MEMORY_EVERY_MS = 5000

const database = await startDatabase({ fsync: true })
const whole = await makeWholeData(database, 'day', SIZE)
const server = await startServer(whole.connection, { secret: whole.secret })
const pids = [server.pid, database.pid]
const data = await findBusyData(whole)
const { roomIds, membersPerRoom } = whole.rooms
const task: DayTask = {
  members: {
    protocol: 'honjeo',
    port: Number(new URL(server.url).port),
    rooms: ROOMS_OPEN,
    membersPerRoom,
    roomIds: roomIds.slice(0, ROOMS_OPEN),
    tokens: data.tokens.slice(0, ROOMS_OPEN * membersPerRoom),
    payload: PAYLOAD,
    heartBeat: '4000,4000',
  },
  data,
  milliseconds: MINUTES * 60_000,
  perSecond: PER_SECOND,
}
const load = startProgram('day-load', LOAD_CORE, task)
try {
  await load.line()
  console.log(`${MINUTES} minutes`)
  const [cpuBefore, startedAt] = [cpuMilliseconds(pids), performance.now()]
  load.goOn()
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, memoryOfFamily(pids))), MEMORY_EVERY_MS).unref()
  const seen = JSON.parse(await load.line()) as DaySeen
  clearInterval(watch)
  const cores = (cpuMilliseconds(pids) - cpuBefore) / (performance.now() - startedAt)
  if (seen.problem !== null) console.log(seen.problem)
  console.log(JSON.stringify(seen))
  const perSecond = PER_SECOND.reads + PER_SECOND.writes + PER_SECOND.uploads + PER_SECOND.logins
  const asked = perSecond * MINUTES * 60
  report('day', [
    row('requests that were answered', {
      figure: seen.answered,
      unit: '',
      reference: asked,
      target: 0.99,
      bound: 'at least',
    }),
    row('answers of the 5xx kind, and none at all', { figure: seen.failed, unit: '', reference: 1, target: 0 }),
    row('answers of the 4xx kind', { figure: seen.refused, unit: '', reference: 1, target: 0 }),
    row('sockets that were closed', { figure: seen.closedSockets, unit: '', reference: 1, target: 0 }),
    row('messages that were heard', {
      figure: seen.chatHeard,
      unit: '',
      reference: PER_SECOND.messages * MINUTES * 60 * membersPerRoom,
      target: 0.99,
      bound: 'at least',
    }),
    row('requests: p95', { figure: seen.p95, unit: 'ms', reference: LIMITS.p95 }),
    row('requests: p99', { figure: seen.p99, unit: 'ms', reference: LIMITS.p99 }),
    row('messages: p99', { figure: seen.chatP99, unit: 'ms', reference: LIMITS.chatP99 }),
    row('server and database: cores', { figure: cores, unit: 'cores', reference: LIMITS.cores }),
    row('server and database: memory', { figure: memory, unit: 'MB', reference: LIMITS.memory }),
  ])
} finally {
  await load.stop()
  await server.stop()
  await database.stop()
}
