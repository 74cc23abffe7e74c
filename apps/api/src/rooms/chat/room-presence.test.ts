import type { ChildProcess } from 'node:child_process'
import type { Client } from '@stomp/stompjs'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Bus } from '@honjeo/bus/bus'
import { createRedisBus } from '@honjeo/bus/redis-bus'
import { startRedisServer, stopRedisServer } from '../../realtime/testing/redis-server.ts'
import { connectClient, listen, startServer, type TestServer } from '../../realtime/testing/stomp-harness.ts'
import { freePort } from '../../testing/free-port.ts'
import { createRoomPresence, type RoomPresence } from '@honjeo/stomp-server/room-presence'

/** The intervals of the test, a hundredth of the product's. */
const timing = { beatMs: 100, forgetMs: 250 }
const ROOM = 5

interface Node {
  server: TestServer
  bus: Bus
  presence: RoomPresence
  changes: string[]
}

let port: number
let redis: ChildProcess
let nodes: Node[]
let one: Node
let two: Node

beforeAll(async () => {
  port = await freePort()
  redis = await startRedisServer(port)
})
afterAll(() => stopRedisServer(redis))

async function start(): Promise<Node> {
  const [server, bus] = [await startServer(), createRedisBus(`redis://127.0.0.1:${port}`, pino({ level: 'silent' }))]
  await expect.poll(() => isReached(bus), { interval: 10 }).toBe(true)
  const changes: string[] = []
  const onChange = (roomId: number, userId: number, isPresent: boolean) =>
    void changes.push(`${userId} ${isPresent ? 'in' : 'out of'} ${roomId}`)
  const presence = await createRoomPresence({ bus, broker: server.app.broker, onChange, timing })
  const node = { server, bus, presence, changes }
  nodes.push(node)
  return node
}

const isReached = (bus: Bus) =>
  bus.ping().then(
    () => true,
    () => false,
  )

beforeEach(async () => {
  nodes = []
  ;[one, two] = [await start(), await start()]
})

afterEach(async () => {
  for (const { server, bus, presence } of nodes) {
    await presence.close()
    await server.app.close()
    await bus.close()
  }
})

async function open(node: Node, userId: number): Promise<Client> {
  const client = await connectClient(node.server.url, String(userId))
  await listen(client, `/topic/${ROOM}`)
  return client
}

/** Returns who is in the room as a server knows it. */
const known = (node: Node) => () => [...node.presence.presentIn(ROOM)].toSorted((a, b) => a - b)
const patience = { interval: 10, timeout: 5000 }

it('is known everywhere, from coming to going', async () => {
  const client = await open(two, 7)
  await expect.poll(known(one), patience).toEqual([7])
  await expect.poll(known(two), patience).toEqual([7])
  await client.deactivate()
  await expect.poll(known(one), patience).toEqual([])
  expect(one.changes).toEqual(['7 in 5', '7 out of 5'])
  expect(two.changes).toEqual(['7 in 5', '7 out of 5'])
})

it('counts who is there by two servers, or twice by one, as there until the last end', async () => {
  const clients = [await open(two, 7), await open(two, 7)]
  await expect.poll(known(one), patience).toEqual([7])
  clients.push(await open(one, 7))
  for (const client of clients) {
    expect(known(one)()).toEqual([7])
    await client.deactivate()
  }
  await expect.poll(known(one), patience).toEqual([])
  expect(one.changes).toEqual(['7 in 5', '7 out of 5'])
})

it('is announced to a server that comes later', async () => {
  await open(one, 7)
  await open(two, 8)
  const three = await start()
  await expect.poll(known(three), patience).toEqual([7, 8])
})

it('ends at once with a server that says goodbye', async () => {
  await open(two, 7)
  await expect.poll(known(one), patience).toEqual([7])
  await two.presence.close()
  await expect.poll(known(one), patience).toEqual([])
})

it('ends with a server that vanishes, a while after it was last heard', async () => {
  await open(one, 6)
  await open(two, 7)
  await expect.poll(known(one), patience).toEqual([6, 7])
  await two.bus.close()
  await expect.poll(known(one), patience).toEqual([6])
})

it('is put right when Redis was away, though what happened meanwhile was announced to no one', async () => {
  const staying = await open(one, 6)
  const going = await open(two, 7)
  await expect.poll(known(one), patience).toEqual([6, 7])
  await expect.poll(known(two), patience).toEqual([6, 7])
  await stopRedisServer(redis)
  await going.deactivate()
  await open(two, 8)
  await expect.poll(known(one), patience).toEqual([6])
  redis = await startRedisServer(port)
  await expect.poll(known(one), patience).toEqual([6, 8])
  await expect.poll(known(two), patience).toEqual([6, 8])
  await staying.deactivate()
  await expect.poll(known(two), patience).toEqual([8])
})
