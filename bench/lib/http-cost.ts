import type { HttpRound, HttpTask } from '../programs/http-load.ts'
import type { HttpRequest } from '../../apps/api/src/testing/busy-calls.ts'
import { cpuMilliseconds } from './process-cpu.ts'
import type { Program } from './program.ts'

export interface Cost {
  /** Milliseconds of the server's processes for each request. */
  cpu: number
  perSecond: number
  p50: number
  p99: number
}

export interface HttpServer {
  port: number
  /** The CPU time of the server and of what works for it. */
  pids: number[]
}

/** Until the compiler knows what is hot: a server that has been running for a minute costs a third of one that has just begun. */
const WARM_REQUESTS = 4000
const WARM_CONNECTIONS = 8
/** The first ones warm up what the call alone needs. */
const WARM_ROUNDS = 2
const ROUNDS = 3
/** Many enough that the clock of process times, which ticks a hundred times a second, is fine enough. */
const REQUESTS_PER_ROUND = 400

/**
 * What requests cost a server while so many connections ask for nothing else: of several rounds the best figure of each kind, since
 * whatever else the machine does only adds. `nextRequests` gives those of a round.
 */
export async function measureCalls(
  load: Program,
  { port, pids }: HttpServer,
  connections: number,
  nextRequests: (count: number) => HttpRequest[],
): Promise<Cost> {
  const costs: Cost[] = []
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
    const task: HttpTask = { port, connections, requests: nextRequests(REQUESTS_PER_ROUND) }
    const before = cpuMilliseconds(pids)
    const { perSecond, p50, p99, failure } = await load.ask<HttpRound>(task)
    if (failure !== null) throw new Error(failure)
    costs.push({ cpu: (cpuMilliseconds(pids) - before) / task.requests.length, perSecond, p50, p99 })
  }
  const counted = costs.slice(WARM_ROUNDS)
  return {
    cpu: Math.min(...counted.map(({ cpu }) => cpu)),
    perSecond: Math.max(...counted.map(({ perSecond }) => perSecond)),
    p50: Math.min(...counted.map(({ p50 }) => p50)),
    p99: Math.min(...counted.map(({ p99 }) => p99)),
  }
}

/** Makes a server what it is after a while. */
export async function warmUp(
  load: Program,
  port: number,
  nextRequests: (count: number) => HttpRequest[],
): Promise<void> {
  const task: HttpTask = { port, connections: WARM_CONNECTIONS, requests: nextRequests(WARM_REQUESTS) }
  const { failure } = await load.ask<HttpRound>(task)
  if (failure !== null) throw new Error(failure)
}

/** The answer of a server, whole: for a peer to send. */
export async function answerOf(url: string, { path, method = 'GET', body, token, idempotencyKey }: HttpRequest) {
  const reply = await fetch(`${url}${encodeURI(path)}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
  const headers = Object.fromEntries([...reply.headers].filter(([name]) => !OF_THE_CONNECTION.has(name)))
  return { method, path, status: reply.status, headers, body: await reply.text() }
}

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'content-length', 'date', 'transfer-encoding'])
