import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { MessagePage } from '@honjeo/contract/chat'
import { roomInbox } from '@honjeo/contract/values/destinations'
import { CHAT_CATCH_UP_SIZE, CHAT_SENDS_PER_SECOND } from '@honjeo/contract/values/limits'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { talk } from '../testing/conversation.ts'
import { callServer } from '../testing/server-process.ts'
import { type Cluster, socketUrl, startCluster } from './cluster.ts'
import { addCrowd, type CrowdMember, type CrowdRoom } from './crowd.ts'
import { below, recordFault } from './figures.ts'
import { inForm } from './form.ts'
import { MemberSocket } from './member-socket.ts'

const ROOMS = inForm({ short: 2, long: 10 })
const ROOM_SIZE = 5
const ROUNDS = inForm({ short: 1, long: 5 })
const STOPPED_MS = 10_000

/** Talks as fast as a member may until the connection ends; answers what was confirmed, and how it ended. */
async function talkUntilTheEnd({ roomId, id }: CrowdMember, socket: MemberSocket, onConfirmed: () => void) {
  const confirmed: string[] = []
  for (let n = 0; ; n++) {
    const message = talk(roomId, `${id}:${n}`)
    try {
      await Promise.all([socket.send(roomInbox(roomId), message), delay(1000 / CHAT_SENDS_PER_SECOND)])
    } catch {
      return { confirmed, ending: await socket.ended }
    }
    confirmed.push(message.clientId)
    onConfirmed()
  }
}

/** Holds back whatever changes these rooms until they are let go. */
async function holdRooms({ connection }: Cluster, rooms: readonly CrowdRoom[]) {
  const client = new Client(connection)
  await client.connect()
  await client.query('begin')
  await client.query('select from chat_rooms where id = any($1) for update', [rooms.map(({ id }) => id)])

  async function waiting() {
    // What a transaction has seen of others, it would see for ever.
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query(
      'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
    )
    return rows.length
  }
  return {
    /** Resolves when so many wait for them. */
    awaited: (count: number) => expect.poll(waiting, { timeout: 10_000 }).toBe(count),
    async letGo() {
      await client.query('commit')
      await client.end()
    },
  }
}

/** Whether a connection is taken at all. */
async function isAccepting(http: string): Promise<boolean> {
  const { hostname, port } = new URL(http)
  const socket = connect(Number(port), hostname)
  const outcome = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return outcome
}

/** Begins to ask for something; `finish` asks to the end, and answers the status. */
async function beginAsking(http: string, path: string) {
  const { hostname, port } = new URL(http)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: honjeo\r\n`)
  return async () => {
    socket.write('\r\n')
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(await text(socket)) ?? []
    return Number(status)
  }
}

async function storedClientIds(http: string, { roomId, accessToken: token }: CrowdMember) {
  const stored: (string | null)[] = []
  for (let after = 0, hasNext = true; hasNext;) {
    const url = `${http}/api/chatrooms/${roomId}/messages?size=${CHAT_CATCH_UP_SIZE}&after=${after}`
    const { result } = await callServer<MessagePage>(url, { token })
    stored.push(...result.messages.map(({ clientId }) => clientId))
    after = result.messages.at(-1)?.seq ?? after
    hasNext = result.hasNext
  }
  return new Set(stored)
}

async function stopUnderLoad(cluster: Cluster) {
  const { server, http } = await cluster.start()
  const [closing, leaving, talking, ...rooms] = await addCrowd(cluster, ROOMS + 3, ROOM_SIZE)
  const speakers = rooms.flatMap(({ members }) => members)
  const sockets = await Promise.all(
    speakers.map(({ accessToken }) => MemberSocket.connect(socketUrl(http), accessToken)),
  )
  let confirmedCount = 0
  let isUnderWay = () => {}
  const underWay = new Promise<void>((resolve) => (isUnderWay = resolve))
  const talks = speakers.map((speaker, n) =>
    talkUntilTheEnd(speaker, sockets[n]!, () => ++confirmedCount === speakers.length * 5 && isUnderWay()),
  )
  await underWay

  // The server has begun two requests and one message, and cannot finish them before it is asked to stop.
  const hold = await holdRooms(cluster, [closing!, leaving!, talking!])
  const ask = (method: string, path: string, { accessToken }: CrowdMember) =>
    fetch(`${http}/api/chatrooms/${path}`, { method, headers: { authorization: `Bearer ${accessToken}` } })
  const heldSocket = await MemberSocket.connect(socketUrl(http), talking!.members[0]!.accessToken)
  const begun = [
    ask('PATCH', `${closing!.id}/complete`, closing!.members[0]!),
    ask('DELETE', `${leaving!.id}/leave`, leaving!.members[1]!),
  ]
  const tooLate = await Promise.all(['/readyz', '/api/version'].map((path) => beginAsking(http, path)))
  const said = heldSocket.send(roomInbox(talking!.id), talk(talking!.id, '아직 가는 중'))
  await hold.awaited(begun.length)
  // What comes before a ping has been read when its pong is back.
  heldSocket.socket.ping()
  await once(heldSocket.socket, 'pong')

  const stopAt = performance.now()
  const stopped = server.stop('SIGTERM')
  await expect.poll(async () => (await isAccepting(http)) && (await fetch(`${http}/livez`)).status).not.toBe(200)
  expect(await Promise.all(tooLate.map((finish) => finish()))).toEqual([503, 503])
  await hold.letGo()
  expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 200])
  await said
  expect((await heldSocket.ended).closeCode).toBe(1012)
  const endings = await Promise.all(talks)
  expect(await stopped).toBe(0)
  const stopMs = performance.now() - stopAt
  recordFault('F14', [below('stopped after', stopMs, 'ms', STOPPED_MS)])
  expect(stopMs).toBeLessThan(STOPPED_MS)
  expect(await isAccepting(http)).toBe(false)
  expect(new Set(endings.map(({ ending }) => ending.closeCode))).toEqual(new Set([1012]))
  return { speakers, endings }
}

it(
  'F14: a server asked to stop under load finishes what it has begun, says goodbye with 1012 and has stored all it confirmed',
  { timeout: inForm({ short: 120_000, long: 600_000 }) },
  async () => {
    const cluster = await startCluster(0)
    for (let round = 0; round < ROUNDS; round++) {
      const { speakers, endings } = await stopUnderLoad(cluster)
      const { http } = await cluster.start()
      for (const [n, speaker] of speakers.entries()) {
        const stored = await storedClientIds(http, speaker)
        expect(endings[n]!.confirmed.filter((clientId) => !stored.has(clientId))).toEqual([])
      }
    }
  },
)
