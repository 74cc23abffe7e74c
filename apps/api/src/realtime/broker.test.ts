import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmed, connectClient, listen, RawClient, startServer, type TestServer } from './testing/stomp-harness.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})

afterAll(() => server.app.close())

/** Everything that was published before has arrived when this resolves. */
const settle = (client: Awaited<ReturnType<typeof connectClient>>) =>
  confirmed(client, (receipt) => client.publish({ destination: '/app/echo/9', body: '{}', headers: { receipt } }))

describe('delivery', () => {
  it('reaches every subscriber of a topic, and no one else', async () => {
    const [one, two, other] = await Promise.all(['1', '2', '3'].map((token) => connectClient(server.url, token)))
    if (!one || !two || !other) throw new Error('not connected')
    const heard = await Promise.all([listen(one, '/topic/1'), listen(two, '/topic/1'), listen(other, '/topic/2')])
    server.app.broker.publish('/topic/1', '{"n":1}')
    server.app.broker.publish('/topic/1', '{"n":2}')
    server.app.broker.publish('/topic/2', '{"n":3}')
    server.app.broker.publish('/topic/3', '{"n":4}')
    await Promise.all([settle(one), settle(two), settle(other)])
    expect(heard).toEqual([['{"n":1}', '{"n":2}'], ['{"n":1}', '{"n":2}'], ['{"n":3}']])
    await Promise.all([one.deactivate(), two.deactivate(), other.deactivate()])
  })

  it('gives each subscription of one socket its own copy, and each message its own id', async () => {
    const client = await RawClient.connect(server.url, '4')
    client.send('SUBSCRIBE', { id: 'a', destination: '/topic/1' })
    client.send('SUBSCRIBE', { id: 'b', destination: '/topic/1', receipt: 'r' })
    await client.expect('RECEIPT')
    server.app.broker.publish('/topic/1', '{"n":1}')
    server.app.broker.publish('/topic/1', '{"n":2}')
    const messages = []
    for (let count = 0; count < 4; count += 1) messages.push(await client.expect('MESSAGE'))
    expect(messages.map(({ headers, body }) => `${headers['subscription']} ${body.toString()}`).toSorted()).toEqual([
      'a {"n":1}',
      'a {"n":2}',
      'b {"n":1}',
      'b {"n":2}',
    ])
    expect(new Set(messages.map(({ headers }) => headers['message-id'])).size).toBe(2)
    client.socket.terminate()
  })

  it('keeps the queues of users apart behind one destination', async () => {
    const [one, two] = await Promise.all([RawClient.connect(server.url, '5'), RawClient.connect(server.url, '6')])
    for (const client of [one, two]) {
      client.send('SUBSCRIBE', { id: 'q', destination: '/user/queue/events', receipt: 'r' })
      await client.expect('RECEIPT')
    }
    server.app.broker.publish('/user/5/queue/events', '{"for":5}')
    server.app.broker.publish('/user/6/queue/events', '{"for":6}')
    for (const [client, body] of [
      [one, '{"for":5}'],
      [two, '{"for":6}'],
    ] as const) {
      const message = await client.expect('MESSAGE')
      expect(message.headers['destination']).toBe('/user/queue/events')
      expect(message.body.toString()).toBe(body)
      client.socket.terminate()
    }
  })

  it.each([125, 126, 65_535, 65_536, 200_000])('frames a body of %i bytes', async (length) => {
    const client = await RawClient.connect(server.url, '7')
    client.send('SUBSCRIBE', { id: 'a', destination: '/topic/1', receipt: 'r' })
    await client.expect('RECEIPT')
    server.app.broker.publish('/topic/1', 'x'.repeat(length))
    expect((await client.expect('MESSAGE')).body).toHaveLength(length)
    client.socket.terminate()
  })

  it('ends a slow reader without holding up the others', async () => {
    const slow = await RawClient.connect(server.url, '8')
    const fast = await RawClient.connect(server.url, '9')
    for (const client of [slow, fast]) {
      client.send('SUBSCRIBE', { id: 'a', destination: '/topic/5', receipt: 'r' })
      await client.expect('RECEIPT')
    }
    slow.socket.pause()
    const body = 'x'.repeat(65_536)
    let published = 0
    while (server.app.broker.usersOn('/topic/5').has(8)) {
      if (published === 1000) throw new Error('64 MB later the slow reader is still there')
      server.app.broker.publish('/topic/5', body)
      published += 1
      expect((await fast.expect('MESSAGE')).body).toHaveLength(body.length)
    }
    expect(server.app.broker.usersOn('/topic/5')).toEqual(new Set([9]))
    expect(server.log).toContainEqual(expect.objectContaining({ userId: 8, detail: 'reads too slowly' }))
    slow.socket.resume()
    expect((await slow.closing).code).toBe(1006)
    fast.socket.terminate()
  })
})

describe('presence', () => {
  it('lists who listens, once each, while they do', async () => {
    const { broker } = server.app
    expect(broker.usersOn('/topic/6')).toEqual(new Set())
    const clients = await Promise.all(['20', '20', '21'].map((token) => connectClient(server.url, token)))
    for (const client of clients) await listen(client, '/topic/6')
    expect(broker.usersOn('/topic/6')).toEqual(new Set([20, 21]))
    await clients[0]?.deactivate()
    expect(broker.usersOn('/topic/6')).toEqual(new Set([20, 21]))
    await clients[1]?.deactivate()
    expect(broker.usersOn('/topic/6')).toEqual(new Set([21]))
    await clients[2]?.deactivate()
    expect(broker.usersOn('/topic/6')).toEqual(new Set())
  })
})

describe('what features may end', () => {
  it('unsubscribeUser stops delivery to all sockets of a user, and to no one else', async () => {
    const clients = await Promise.all(['30', '30', '31'].map((token) => connectClient(server.url, token)))
    const heard = await Promise.all(clients.map((client) => listen(client, '/topic/7')))
    const elsewhere = await Promise.all(clients.map((client) => listen(client, '/topic/8')))
    server.app.broker.unsubscribeUser(30, '/topic/7')
    expect(server.app.broker.usersOn('/topic/7')).toEqual(new Set([31]))
    server.app.broker.publish('/topic/7', '{}')
    server.app.broker.publish('/topic/8', '{}')
    await Promise.all(clients.map(settle))
    expect(heard).toEqual([[], [], ['{}']])
    expect(elsewhere).toEqual([['{}'], ['{}'], ['{}']])
    await Promise.all(clients.map((client) => client.deactivate()))
  })

  it('closeSession closes all sockets of a login with the code, and no other', async () => {
    const [one, two, other] = await Promise.all(['40', '40', '41'].map((token) => RawClient.connect(server.url, token)))
    server.app.broker.closeSession('login-of-40', 'SESSION_ENDED')
    for (const client of [one, two]) {
      const error = await client?.expectError()
      expect(error?.headers['code']).toBe('AUTH4015')
      expect(error?.closing).toEqual({ code: 1008, reason: 'AUTH4015' })
    }
    expect(await other?.isServed()).toBe(true)
    other?.socket.terminate()
  })
})
