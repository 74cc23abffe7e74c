/** What the chat holds beside other servers: fan-out with and without storing, one large room, idle sockets, a slow reader. */
import { readFileSync } from 'node:fs'
import { measureAt, measureIdle, saturate, stopReading } from './lib/chat-loads.ts'
import { makeRooms, type ChatData, type Rooms } from './lib/chat-rooms.ts'
import { hurry, SERVER_CORE } from './lib/core.ts'
import { startDatabase } from './lib/database.ts'
import type { ProtocolName } from './lib/load/protocols.ts'
import type { Capacity } from './lib/load/saturate.ts'
import { startProgram } from './lib/program.ts'
import { startRabbitMq } from './lib/rabbitmq.ts'
import { report, row, type Row } from './lib/report.ts'
import { startServer } from './lib/server.ts'

/** Bytes of a message's body. */
const PAYLOAD = 200
const MANY = { rooms: 50, membersPerRoom: 20 }
const LARGE = { rooms: 1, membersPerRoom: 500 }
const IDLE = { rooms: 500, membersPerRoom: 20 }
/** Longer messages at a rate that fills the buffers of the kernel within seconds. */
const SLOW = { rooms: 1, membersPerRoom: 20, payload: 1500, rate: 1500 }
/** On average, so that 99 of 100 arrive within DELAY_MAX_MS when the machine is quiet; less where the disk has its moods. */
const DELAY_MS = 45
const STORED_DELAY_MS = 30
const AT_HALF_MS = 3000
const DELAY_MAX_MS = 100
/** How often two servers are measured that are set beside each other in turns. */
const TURNS = 3
/** What a server keeps for one that does not read, as in socket-writer.ts of packages/stomp-server. */
const BACKLOG_BYTES = 1_048_576

type PartName = 'many' | 'stored' | 'large' | 'idle' | 'slow'
const asked = process.argv.slice(2) as PartName[]
const isAsked = (part: PartName) => asked.length === 0 || asked.includes(part)

interface Server {
  protocol: ProtocolName
  port: number
  /** The CPU time of all its processes. */
  pids: number[]
  stop: () => Promise<void>
}

async function startPeer(protocol: ProtocolName, program: string, input?: unknown): Promise<Server> {
  const { line, pid, stop } = startProgram(program, SERVER_CORE, input)
  return { protocol, port: Number(await line()), pids: [pid], stop }
}

/** Its database works for it on another core, and counts where it is the busier one. */
async function startApp({ connection, secret }: ChatData): Promise<Server> {
  const { url, pid, stop } = await startServer(connection, { secret, core: SERVER_CORE })
  return { protocol: 'honjeo', port: Number(new URL(url).port), pids: [pid, database.pid], stop }
}

async function startRabbit(): Promise<Server | undefined> {
  const server = await startRabbitMq(SERVER_CORE)
  return server && { protocol: 'rabbitmq', port: server.port, pids: [server.pid], stop: server.stop }
}

/** What a server delivers, which is stopped afterwards, and how it does with half of that. */
async function capacityOf(
  name: string,
  server: Server,
  rooms: Rooms,
  { withHalf = false, delayMs = DELAY_MS }: { withHalf?: boolean; delayMs?: number } = {},
) {
  console.log(`${name}, ${rooms.rooms} x ${rooms.membersPerRoom}`)
  const load = { protocol: server.protocol, port: server.port, payload: PAYLOAD, ...rooms }
  try {
    const capacity = await saturate({ ...load, delayMs, delayMaxMs: DELAY_MAX_MS, servers: server.pids })
    console.log(JSON.stringify(capacity))
    const rate = capacity.perSecond / rooms.membersPerRoom / 2
    const half = withHalf ? await measureAt({ ...load, rate, milliseconds: AT_HALF_MS }) : undefined
    return { ...capacity, half }
  } finally {
    await server.stop()
  }
}

/**
 * Returns the most that each of two servers delivers, of several times each. They are measured in turns, since what the
 * machine gives to both changes within minutes.
 */
async function inTurns(first: () => Promise<Capacity>, second: () => Promise<Capacity>): Promise<[Capacity, Capacity]> {
  const found: [Capacity, Capacity][] = []
  for (let n = 0; n < TURNS; n++) found.push([await first(), await second()])
  const best = (i: 0 | 1) =>
    found.map((pair) => pair[i]).reduce((most, next) => (next.perCpuSecond > most.perCpuSecond ? next : most))
  return [best(0), best(1)]
}

const deliveries = ({ perCpuSecond: figure }: Capacity, reference: Capacity, target: number) =>
  ({ figure, unit: 'deliveries/CPU s', reference: reference.perCpuSecond, target, bound: 'at least' }) as const

const startUnstored = (data: ChatData) =>
  startPeer('honjeo', 'unstored-server', { connection: data.connection, secret: data.secret })

async function measureMany(data: ChatData, rooms: Rooms): Promise<Row[]> {
  const rows: Row[] = []
  const ws = await capacityOf('ws', await startPeer('ws', 'ws-server'), MANY)
  if (isAsked('many')) {
    const [unstored, socketIo] = await inTurns(
      async () => capacityOf('nothing stored', await startUnstored(data), rooms),
      async () => capacityOf('Socket.IO', await startPeer('socket.io', 'socket-io-server'), MANY),
    )
    rows.push(
      row('50 rooms x 20, nothing stored, beside ws', deliveries(unstored, ws, 2.5)),
      row('50 rooms x 20, nothing stored, beside Socket.IO', deliveries(unstored, socketIo, 6)),
      row('50 rooms x 20, nothing stored: p99', { figure: unstored.p99, unit: 'ms', reference: DELAY_MAX_MS }),
    )
    const rabbit = await startRabbit()
    if (rabbit) {
      const rabbitMq = await capacityOf('RabbitMQ', rabbit, MANY)
      rows.push(row('50 rooms x 20, nothing stored, beside RabbitMQ', deliveries(unstored, rabbitMq, 25)))
    }
  }
  if (isAsked('stored')) {
    const stored = await capacityOf('stored', await startApp(data), rooms, {
      withHalf: true,
      delayMs: STORED_DELAY_MS,
    })
    rows.push(
      row('50 rooms x 20, stored, beside ws', deliveries(stored, ws, 1)),
      row('50 rooms x 20, stored: p99', { figure: stored.p99, unit: 'ms', reference: DELAY_MAX_MS }),
      row('half of that: p50', { figure: stored.half?.p50 ?? Number.NaN, unit: 'ms', reference: 15 }),
      row('half of that: p99', { figure: stored.half?.p99 ?? Number.NaN, unit: 'ms', reference: 60 }),
    )
  }
  return rows
}

async function measureLarge(data: ChatData, rooms: Rooms): Promise<Row[]> {
  const ws = await capacityOf('ws', await startPeer('ws', 'ws-server'), LARGE)
  const unstored = await capacityOf('nothing stored', await startUnstored(data), rooms, { withHalf: true })
  return [
    row('1 room x 500, nothing stored, beside ws', deliveries(unstored, ws, 10)),
    row('1 room x 500, slowest member beside the median', {
      figure: unstored.half?.slowest ?? Number.NaN,
      unit: 'x',
      reference: 1,
      target: 2,
    }),
  ]
}

async function measureIdleSockets(data: ChatData, rooms: Rooms): Promise<Row[]> {
  console.log('10,000 idle sockets')
  const { protocol, port, pids, stop } = await startApp(data)
  try {
    const task = { protocol, port, payload: PAYLOAD, heartBeat: '4000,4000', addresses: 4, ...rooms }
    const { memory, share, closed } = await measureIdle(pids[0] ?? 0, task)
    return [
      row('10,000 idle sockets: memory', { figure: memory, unit: 'MB', reference: 600 }),
      row('10,000 idle sockets: share of a core', { figure: share * 100, unit: '%', reference: 60 }),
      row('10,000 idle sockets: dropped', { figure: closed, unit: 'sockets', reference: 1, target: 0 }),
    ]
  } finally {
    await stop()
  }
}

/** The most that the kernel takes on for a connection, on both of its ends. */
function kernelBytes(): number {
  const largest = (name: string) => Number(readFileSync(`/proc/sys/net/ipv4/${name}`, 'utf8').split(/\s+/)[2])
  return largest('tcp_wmem') + largest('tcp_rmem')
}

async function measureSlowReader(data: ChatData, rooms: Rooms): Promise<Row[]> {
  console.log('a slow reader')
  const { protocol, port, stop } = await startUnstored(data)
  try {
    const { sent, p99, closed } = await stopReading({ protocol, port, ...rooms, ...SLOW })
    const reference = (kernelBytes() + BACKLOG_BYTES) / 1e6
    return [
      row('slow reader: sent to others until it was cut off', {
        figure: sent / 1e6,
        unit: 'MB',
        reference,
        target: 1.2,
      }),
      row('slow reader: p99 of the others', { figure: p99, unit: 'ms', reference: DELAY_MAX_MS }),
      row('slow reader: others cut off', { figure: closed, unit: 'sockets', reference: 1, target: 0 }),
    ]
  } finally {
    await stop()
  }
}

const database = await startDatabase({ fsync: true })
hurry(database.pid)
try {
  const data = await makeRooms(database, [MANY, LARGE, IDLE])
  const [many, large, idle] = data.rooms as [Rooms, Rooms, Rooms]
  const rows = [
    ...(isAsked('many') || isAsked('stored') ? await measureMany(data, many) : []),
    ...(isAsked('large') ? await measureLarge(data, large) : []),
    ...(isAsked('idle') ? await measureIdleSockets(data, idle) : []),
    ...(isAsked('slow') ? await measureSlowReader(data, large) : []),
  ]
  report('chat', rows, asked.length > 0)
} finally {
  await database.stop()
}
