import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { ChatMessage } from '@honjeo/contract/chat'
import { roomInbox, roomTopic } from '@honjeo/contract/values/destinations'
import { STOMP_HEART_BEAT_MS } from '@honjeo/contract/values/limits'
import { expect, it } from 'vitest'
import { talk } from '../testing/conversation.ts'
import { freePort } from '../testing/free-port.ts'
import { SERVER } from '../testing/server-process.ts'
import { CLUSTER_SECRET, socketUrl, startCluster } from './cluster.ts'
import { addCrowd } from './crowd.ts'
import { below, exactly, percentile, processorSeconds, recordFault, residentMegabytes } from './figures.ts'
import { inForm } from './form.ts'
import { type Ending, MemberSocket } from './member-socket.ts'
import { atPace } from './pace.ts'

const ROOMS = inForm({ short: 60, long: 2000 })
const ROOM_SIZE = 5
const OPENED_PER_SECOND = 500
const OPENING_MAX = 100
const HOLD_MS = inForm({ short: 1.25 * STOMP_HEART_BEAT_MS, long: 600_000 })
const SAID = inForm({ short: 100, long: 3000 })
const SAID_PER_SECOND = 50
const MEMORY_MAX_MB = 600
const PROCESSOR_MAX = inForm({ short: Number.POSITIVE_INFINITY, long: 0.6 })
const DELIVERY_P99_MS = inForm({ short: Number.POSITIVE_INFINITY, long: 250 })

it(
  'F12: very many connected people stay connected, and hear each other',
  { timeout: inForm({ short: 120_000, long: 900_000 }) },
  async () => {
    const cluster = await startCluster(1)
    const { server, http } = cluster.nodes[0]!
    const rooms = await addCrowd(cluster, ROOMS, ROOM_SIZE)
    const members = rooms.flatMap((room) => room.members)
    const sockets: MemberSocket[] = []
    const endings: Ending[] = []
    const delays: number[] = []
    await atPace(
      members.length,
      OPENED_PER_SECOND,
      async (n) => {
        const { roomId, accessToken } = members[n]!
        const socket = await MemberSocket.connect(socketUrl(http), accessToken, STOMP_HEART_BEAT_MS)
        sockets[n] = socket
        void socket.ended.then((ending) => endings.push(ending))
        const handleMessage = ({ content }: ChatMessage) => delays.push(performance.now() - Number(content))
        await socket.subscribe<ChatMessage>(roomTopic(roomId), handleMessage)
      },
      OPENING_MAX,
    )

    const usedBefore = processorSeconds(server.pid)
    await delay(HOLD_MS)
    const processor = (processorSeconds(server.pid) - usedBefore) / (HOLD_MS / 1000)
    expect(endings).toEqual([])

    await atPace(SAID, SAID_PER_SECOND, async (n) => {
      const speaker = (n * 7919) % members.length
      const { roomId } = members[speaker]!
      await sockets[speaker]!.send(roomInbox(roomId), talk(roomId, `${performance.now()}`))
    })
    await expect.poll(() => delays.length).toBe(SAID * ROOM_SIZE)
    const [memory, p99] = [residentMegabytes(server.pid), percentile(delays, 0.99)]
    recordFault('F12', [
      exactly(`connections ended, of ${members.length}`, endings.length, 0),
      below('memory of the server', memory, 'MB', MEMORY_MAX_MB),
      below('processor while all are still', processor, 'cores', PROCESSOR_MAX),
      below('delivery, p99', p99, 'ms', DELIVERY_P99_MS),
    ])
    expect(endings).toEqual([])
    expect(memory).toBeLessThan(MEMORY_MAX_MB)
    expect(processor).toBeLessThan(PROCESSOR_MAX)
    expect(p99).toBeLessThan(DELIVERY_P99_MS)
    for (const socket of sockets) socket.cut()
  },
)

it('F12: a server that is allowed few open files says so when it starts', async () => {
  const nowhere = `postgres://127.0.0.1:${await freePort()}/honjeo`
  const start = async (openFiles: number) => {
    const command = `ulimit -n ${openFiles} && exec "$0" --import tsx --conditions=source "$1"`
    const child = spawn('sh', ['-c', command, process.execPath, SERVER], {
      env: { ...process.env, DATABASE_URL: nowhere, JWT_SECRET: CLUSTER_SECRET },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [log] = await Promise.all([text(child.stdout), once(child, 'exit')])
    return log
  }
  expect(await start(1024)).toContain('only 1024 open files are allowed')
})
