/**
 * One, two and four servers on one PostgreSQL and one Redis behind the proxy. A machine of two cores cannot run them at once, so what is
 * compared is the work for each second of the servers' own CPU time: what one more of them adds where it has a core.
 */
import { startRedisServer, stopRedisServer } from '../apps/api/src/realtime/testing/redis-server.ts'
import { freePort } from '../apps/api/src/testing/free-port.ts'
import { BUSY_READS, BUSY_WRITES, type BusyData } from '../apps/api/src/testing/busy-calls.ts'
import { LOAD_CORE } from './lib/core.ts'
import { startDatabase } from './lib/database.ts'
import { measureCalls, warmUp } from './lib/http-cost.ts'
import { measureMessages } from './lib/message-cost.ts'
import { startProgram } from './lib/program.ts'
import { startProxy } from './lib/proxy.ts'
import { report, row, type Row } from './lib/report.ts'
import { startServer, type BenchServer } from './lib/server.ts'
import { findBusyData, makeWholeData } from './lib/whole-data.ts'

const SIZE = { places: 2000, posts: 5000, comments: 50_000, rooms: 500, messages: 50_000 }
const SIZES = [1, 2, 4] as const
const CONNECTIONS = 16
/** Nine reads for each write. */
const READS_PER_WRITE = 9
/** What many do, each, beside one alone. */
const EACH = 0.9
/** The sockets of each server; the members of a room come to different ones. */
const MESSAGES_PER_SECOND = 300

interface Work {
  /** Milliseconds of the servers' CPU time. */
  request: number
  message: number
}

const at = <Value>(values: readonly Value[], n: number): Value => values[n % values.length]!
let made = 0

function mixedRequests(data: BusyData, count: number) {
  return Array.from({ length: count }, () => {
    const n = made++
    const isWrite = n % (READS_PER_WRITE + 1) === 0
    const calls = isWrite ? BUSY_WRITES : BUSY_READS
    return at(calls, isWrite ? n / (READS_PER_WRITE + 1) : n).make(data, n)
  })
}

async function measure(size: number): Promise<Work> {
  console.log(`${size} servers`)
  const servers: BenchServer[] = []
  for (let n = 0; n < size; n++) servers.push(await startServer(whole.connection, { secret: whole.secret, redisUrl }))
  const proxy = await startProxy(servers.map(({ url }) => url))
  const load = startProgram('http-load', LOAD_CORE)
  try {
    const data = await findBusyData(whole)
    const behind = { port: proxy.port, pids: servers.map(({ pid }) => pid) }
    // Each server is warmed up alone, as one that has been running for a while is.
    for (const { url } of servers) await warmUp(load, Number(new URL(url).port), (count) => mixedRequests(data, count))
    const { cpu } = await measureCalls(load, behind, CONNECTIONS, (count) => mixedRequests(data, count))
    const message = await measureMessages(behind, whole, data.tokens, size * MESSAGES_PER_SECOND)
    console.log(JSON.stringify({ request: cpu, message }))
    return { request: cpu, message }
  } finally {
    await load.stop()
    await proxy.stop()
    for (const { stop } of servers) await stop()
  }
}

const database = await startDatabase()
const redisPort = await freePort()
const redis = await startRedisServer(redisPort)
const redisUrl = `redis://127.0.0.1:${redisPort}`
const whole = await makeWholeData(database, 'cluster', SIZE)
try {
  const works: Work[] = []
  for (const size of SIZES) works.push(await measure(size))
  const [alone, ...many] = works as [Work, ...Work[]]
  const perSecond = (milliseconds: number) => 1000 / milliseconds
  const rows: Row[] = many.flatMap(({ request, message }, i) => {
    const name = `${SIZES[i + 1]} servers, each beside one alone`
    return [
      row(`${name}: requests`, {
        figure: perSecond(request),
        unit: '/CPU s',
        reference: perSecond(alone.request),
        target: EACH,
        bound: 'at least',
      }),
      row(`${name}: messages to rooms of four`, {
        figure: perSecond(message),
        unit: '/CPU s',
        reference: perSecond(alone.message),
        target: EACH,
        bound: 'at least',
      }),
    ]
  })
  report('cluster', rows)
} finally {
  await stopRedisServer(redis)
  await database.stop()
}
