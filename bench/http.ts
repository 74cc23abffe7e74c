/** What the busiest reads and writes cost, beside the same server that sends the same bytes from memory, with 1 and with 50 connections. */
import {
  BUSY_READS,
  BUSY_WRITES,
  STATEMENTS_MAX,
  type BusyCall,
  type HttpRequest,
} from '../apps/api/src/testing/busy-calls.ts'
import { LOAD_CORE, SERVER_CORE } from './lib/core.ts'
import { startDatabase } from './lib/database.ts'
import { answerOf, measureCalls, warmUp, type HttpServer } from './lib/http-cost.ts'
import { measureJoins } from './lib/join-cost.ts'
import { measureLogins } from './lib/login-cost.ts'
import { measureMessages } from './lib/message-cost.ts'
import { measurePages } from './lib/page-cost.ts'
import { startProgram, type Program } from './lib/program.ts'
import { report, row, stated, type Row } from './lib/report.ts'
import { startServer } from './lib/server.ts'
import { measureTrips } from './lib/trip-cost.ts'
import { findBusyData, makeWholeData } from './lib/whole-data.ts'
import type { Explained, ExplainTask } from './programs/explained-calls.ts'

/** More than a million rows. */
const SIZE = { places: 200_000, posts: 50_000, comments: 200_000, rooms: 500, messages: 500_000 }
const MANY = 50
/** Different ones of each kind of read. */
const READS = 200
/** Limits from the design's targets; times in milliseconds. */
const LOGIN_CPU = 30
const REISSUE_CPU = 1.5
const CREATE_CPU = 3
/** A join looks for everybody whom the member must not meet, and writes a line into the conversation. */
const JOIN_CPU = 4
const SEARCH_ELAPSED = 50
const ROWS_READ_MAX = 10_000

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i)
/** Each write is another member's, so that none reaches the limit of a day. */
let written = 0

const requestsOf =
  ({ make }: BusyCall, isWrite: boolean) =>
  (count: number): HttpRequest[] =>
    upTo(count).map((n) => make(data, isWrite ? written++ : n % READS))

/** A server that knows the app's answers to these by heart. */
async function startPeer(call: BusyCall, isWrite: boolean): Promise<HttpServer & { stop: () => Promise<void> }> {
  const requests = requestsOf(call, isWrite)(isWrite ? 1 : READS)
  const answers: Awaited<ReturnType<typeof answerOf>>[] = []
  // One after the other: more at once than the server works on would be sent away.
  if (!isWrite) for (const request of requests) answers.push(await answerOf(server.url, request))
  const sample = isWrite ? await answerOf(server.url, requests[0]!) : undefined
  const peer = startProgram('memory-server', SERVER_CORE, { answers, sample })
  return { port: Number(await peer.line()), pids: [peer.pid], stop: peer.stop }
}

async function measureCall(load: Program, call: BusyCall, isWrite: boolean): Promise<Row[]> {
  const next = requestsOf(call, isWrite)
  const one = await measureCalls(load, app, 1, next)
  const many = await measureCalls(load, app, MANY, next)
  const peer = await startPeer(call, isWrite)
  try {
    const peerOne = await measureCalls(load, peer, 1, next)
    const peerMany = await measureCalls(load, peer, MANY, next)
    const { name, limit } = call
    const rows = [
      row(`${name}: CPU`, { figure: one.cpu, unit: 'ms', reference: limit }),
      stated(`${name}: CPU, beside memory`, { figure: one.cpu, unit: 'ms', reference: peerOne.cpu }),
      stated(`${name}: p50, beside memory`, { figure: one.p50, unit: 'ms', reference: peerOne.p50 }),
      row(`${name}, ${MANY} connections: CPU`, { figure: many.cpu, unit: 'ms', reference: limit }),
      stated(`${name}, ${MANY} connections: requests, beside memory`, {
        figure: many.perSecond,
        unit: '/s',
        reference: peerMany.perSecond,
      }),
      stated(`${name}, ${MANY} connections: p99, beside memory`, {
        figure: many.p99,
        unit: 'ms',
        reference: peerMany.p99,
      }),
    ]
    if (name.startsWith('search'))
      rows.push(row(`${name}: p99`, { figure: one.p99, unit: 'ms', reference: SEARCH_ELAPSED }))
    for (const { name: measured, figure, reference, ratio } of rows)
      console.log(`${measured}: ${figure.toPrecision(3)} / ${reference.toPrecision(3)} = ${ratio.toFixed(2)}`)
    return rows
  } finally {
    await peer.stop()
  }
}

/** How many statements each call takes, and what they read. */
async function countStatements(): Promise<Row[]> {
  const calls = [...BUSY_READS, ...BUSY_WRITES]
  const { connection, secret } = whole
  const requests = [
    ...BUSY_READS.map(({ make }) => upTo(5).map((n) => make(data, n))),
    ...BUSY_WRITES.map(({ make }) => upTo(5).map(() => make(data, written++))),
  ]
  const task: ExplainTask = { connection, secret, requests, readMax: ROWS_READ_MAX }
  const program = startProgram('explained-calls', SERVER_CORE, task)
  try {
    const explained = JSON.parse(await program.line()) as Explained[]
    for (const { readsOver } of explained) for (const read of readsOver) console.log(read)
    return explained.flatMap(({ statements, readsOver }, i) => {
      const { name = '' } = calls[i] ?? {}
      return [
        row(`${name}: statements`, {
          figure: statements,
          unit: '',
          reference: STATEMENTS_MAX[i < BUSY_READS.length ? 'read' : 'write'],
        }),
        row(`${name}: reads of more than ${ROWS_READ_MAX} rows`, {
          figure: readsOver.length,
          unit: '',
          reference: 1,
          target: 0,
        }),
      ]
    })
  } finally {
    await program.stop()
  }
}

const asked = process.argv.slice(2)
const isAsked = (part: string) => asked.length === 0 || asked.some((word) => part.includes(word))

const database = await startDatabase()
const whole = await makeWholeData(database, 'http', SIZE)
const server = await startServer(whole.connection, { secret: whole.secret, core: SERVER_CORE })
const app: HttpServer = { port: Number(new URL(server.url).port), pids: [server.pid, database.pid] }
const load = startProgram('http-load', LOAD_CORE)
const data = await findBusyData(whole)
try {
  const rows: Row[] = []
  await warmUp(load, app.port, (count) => upTo(count).map((n) => BUSY_READS[n % BUSY_READS.length]!.make(data, n)))
  if (isAsked('statements')) rows.push(...(await countStatements()))
  for (const [calls, isWrite] of [
    [BUSY_READS, false],
    [BUSY_WRITES, true],
  ] as const)
    for (const call of calls) if (isAsked(call.name)) rows.push(...(await measureCall(load, call, isWrite)))
  if (isAsked('page')) rows.push(...(await measurePages(load, app, data, whole.connection)))
  if (isAsked('trip')) rows.push(...(await measureTrips(load, app, data, whole.connection)))
  if (isAsked('join'))
    rows.push(
      row('joining a room: CPU', {
        figure: await measureJoins(app, whole, data.tokens),
        unit: 'ms',
        reference: JOIN_CPU,
      }),
    )
  if (isAsked('message'))
    rows.push(
      row('message to a room of four, over the socket: CPU', {
        figure: await measureMessages(app, whole, data.tokens),
        unit: 'ms',
        reference: CREATE_CPU,
      }),
    )
  if (isAsked('login')) {
    const { login, reissue } = await measureLogins(app)
    rows.push(
      row('login: CPU', { figure: login, unit: 'ms', reference: LOGIN_CPU }),
      row("a token's renewal: CPU", { figure: reissue, unit: 'ms', reference: REISSUE_CPU }),
    )
  }
  report('http', rows, asked.length > 0)
} finally {
  await load.stop()
  await server.stop()
  await database.stop()
}
