/**
 * The load of bench/day.ts, in a process of its own. It takes its task, reports when all sockets are open, waits, and
 * answers what it saw.
 */
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { BUSY_READS, BUSY_WRITES, type BusyData } from '../../apps/api/src/testing/busy-calls.ts'
import { readInput } from '../lib/input.ts'
import { Delays } from '../lib/load/delays.ts'
import { requestBytes } from '../lib/load/http-socket.ts'
import { Members, type MembersOptions } from '../lib/load/members.ts'
import { SteadyCalls, type CallsHeard } from '../lib/load/steady-calls.ts'
import { speakAt } from '../lib/load/step.ts'
import { uploadBytes } from '../lib/load/upload-bytes.ts'
import { PASSWORD, PASSWORD_ACCOUNTS } from '../lib/whole-data.ts'

export interface DayTask {
  members: MembersOptions
  data: BusyData
  milliseconds: number
  perSecond: { reads: number; writes: number; messages: number; uploads: number; logins: number }
}

export interface DaySeen extends CallsHeard {
  p50: number
  p95: number
  p99: number
  chatHeard: number
  chatP99: number
  closedSockets: number
}

/** How often each of the busy calls is made, beside the others. */
const READ_SHARES: Record<string, number> = {
  'unread messages?': 4,
  'unread notifications?': 4,
  'places, list of 20': 3,
  'a place': 3,
  "a room's last 20 messages": 2,
}
const WRITE_SHARES: Record<string, number> = { 'read mark': 4, comment: 2 }
const PHOTO = { width: 1600, height: 1200 }
const BEAT_MS = 3500
const QUIET_MS = 10_000

const mixed = <Call extends { name: string }>(calls: readonly Call[], shares: Record<string, number>): Call[] =>
  calls.flatMap((call) => Array.from({ length: shares[call.name] ?? 1 }, () => call))
const at = <Value>(values: readonly Value[], n: number): Value => values[n % values.length]!

/** As a camera of a phone leaves it, by size. */
const photo = () =>
  sharp({
    create: { ...PHOTO, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  })
    .jpeg({ quality: 80 })
    .toBuffer()

const { members: options, data, milliseconds, perSecond } = await readInput<DayTask>()
const reads = mixed(BUSY_READS, READ_SHARES)
const writes = mixed(BUSY_WRITES, WRITE_SHARES)
const picture = await photo()
const members = new Members(options)
setInterval(() => members.beat(), BEAT_MS)
await members.connect()
console.log(JSON.stringify({ connected: members.size }))
await readInput()

const chat = new Delays()
members.onDelay = (_member, took) => chat.add(took)
const calls = new SteadyCalls(options.port)
const stops = [
  // Primes, so that members and calls do not always meet in the same way.
  calls.start(perSecond.reads, (n) => requestBytes(at(reads, n * 7).make(data, n * 13))),
  calls.start(perSecond.writes, (n) => requestBytes(at(writes, n * 7).make(data, n))),
  calls.start(perSecond.uploads, (n) => uploadBytes(picture, at(data.tokens, n))),
  calls.start(perSecond.logins, (n) =>
    requestBytes({
      path: '/api/auth/login',
      method: 'POST',
      body: { email: `generated${1 + (n % PASSWORD_ACCOUNTS)}@example.com`, password: PASSWORD },
    }),
  ),
  speakAt(members, perSecond.messages),
]
await delay(milliseconds)
for (const stop of stops) stop()
for (let waited = 0; !calls.isQuiet && waited < QUIET_MS; waited += 100) await delay(100)
const seen: DaySeen = {
  ...calls.heard,
  p50: calls.delays.percentile(0.5),
  p95: calls.delays.percentile(0.95),
  p99: calls.delays.percentile(0.99),
  chatHeard: members.heard,
  chatP99: chat.percentile(0.99),
  closedSockets: members.closed,
}
console.log(JSON.stringify(seen))
