import { say } from '@honjeo/contract/values/sentences'
import { Versions } from '@stomp/stompjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appError } from '@honjeo/contract/app-error'
import {
  confirmed,
  connectClient,
  Gate,
  listen,
  RawClient,
  startServer,
  type TestServer,
} from './testing/stomp-harness.ts'

let server: TestServer
const handled: string[] = []
const slowSend = { entered: new Gate(), gate: new Gate() }
const slowGuard = { entered: new Gate(), gate: new Gate(), calls: 0, isMember: true }

beforeAll(async () => {
  server = await startServer()
  const { stomp } = server.app
  stomp.onSend('/app/slow', async () => {
    slowSend.entered.open()
    await slowSend.gate.opened
    handled.push('slow')
  })
  stomp.onSend('/app/uneven', async (_request, body) => {
    const text = body.toString()
    for (let turns = Number(text) % 7; turns > 0; turns -= 1) await new Promise(setImmediate)
    handled.push(text)
  })
  stomp.onSend('/app/refused', () => {
    throw appError('INVALID_INPUT', { fields: { content: say('EMPTY') } })
  })
  stomp.onSend('/app/broken', (_request, body) => {
    throw new TypeError(`cannot store ${body.toString()}`)
  })
  stomp.onSubscribe('/topic/guarded', async () => {
    slowGuard.calls += 1
    slowGuard.entered.open()
    const wasMember = slowGuard.isMember
    await slowGuard.gate.opened
    if (!wasMember) throw appError('NOT_A_MEMBER')
  })
})

afterAll(() => server.app.close())

describe('CONNECT', () => {
  it.each([
    [{}, 'AUTH4010'],
    [{ Authorization: 'Bearer ' }, 'AUTH4010'],
    [{ Authorization: 'Basic dTpw' }, 'AUTH4013'],
    [{ Authorization: 'Bearer stranger' }, 'AUTH4013'],
    [{ Authorization: 'Bearer expired' }, 'AUTH4011'],
  ])('answers %j with %s and closes', async (headers, code) => {
    const client = await RawClient.open(server.url)
    client.send('CONNECT', { 'accept-version': '1.2', ...headers })
    const { headers: answer, body, closing } = await client.expectError()
    expect(answer).toMatchObject({ code, message: body['message'], 'content-type': 'application/json' })
    expect(body).toMatchObject({ code, message: expect.stringMatching(/[가-힣]/) })
    expect(closing).toEqual({ code: 1008, reason: code })
  })

  it('has to come first', async () => {
    const client = await RawClient.open(server.url)
    client.send('SEND', { destination: '/app/echo/1', receipt: 'r' }, '{}')
    const { headers, body, closing } = await client.expectError()
    expect(headers['receipt-id']).toBe('r')
    expect(body).toMatchObject({ code: 'CHAT4007', receiptId: 'r', detail: 'CONNECT expected' })
    expect(closing.code).toBe(1002)
  })

  it('has to come once', async () => {
    const client = await RawClient.connect(server.url, '1')
    client.send('CONNECT', { 'accept-version': '1.2', Authorization: 'Bearer 1' })
    expect((await client.expectError()).body).toMatchObject({ code: 'CHAT4007', detail: 'already connected' })
  })

  it('has to name a version that is spoken here', async () => {
    const client = await RawClient.open(server.url)
    client.send('CONNECT', { 'accept-version': '2.0', Authorization: 'Bearer 1' })
    const { headers, body } = await client.expectError()
    expect(body['detail']).toBe('supported versions are 1.2, 1.1, 1.0')
    expect(headers['version']).toBe('1.2,1.1,1.0')
  })

  it('agrees on the newest version and on heart-beats, whatever roomId says', async () => {
    const client = await RawClient.open(server.url)
    const headers = { 'accept-version': '1.1,1.2', 'heart-beat': '4000,4000', Authorization: 'Bearer 1', roomId: '77' }
    client.send('CONNECT', headers)
    expect((await client.expect('CONNECTED')).headers).toMatchObject({ version: '1.2', 'heart-beat': '4000,4000' })
    client.socket.terminate()
  })

  it.each(['1.0', '1.1', '1.2'])('serves the library in STOMP %s', async (version) => {
    const client = await connectClient(server.url, '2', { stompVersions: new Versions([version]) })
    expect(client.connectedVersion).toBe(version)
    const bodies = await listen(client, '/topic/1')
    await confirmed(client, (receipt) => {
      client.publish({ destination: '/app/echo/1', body: `{"v":"${version}"}`, headers: { receipt } })
    })
    await confirmed(client, (receipt) =>
      client.publish({ destination: '/app/echo/2', body: '{}', headers: { receipt } }),
    )
    expect(bodies).toEqual([`{"v":"${version}"}`])
    await client.deactivate()
  })

  it('keeps five sockets of a user and closes the oldest', async () => {
    const clients = []
    for (let count = 0; count < 6; count += 1) clients.push(await RawClient.connect(server.url, '60'))
    const [oldest, ...others] = clients
    expect((await oldest?.expectError())?.body).toMatchObject({ code: 'COMMON429' })
    for (const client of others) {
      expect(await client.isServed()).toBe(true)
      client.socket.terminate()
    }
  })
})

describe('SUBSCRIBE', () => {
  it('refuses a foreign destination', async () => {
    const client = await RawClient.connect(server.url, '3')
    client.send('SUBSCRIBE', { id: 'a', destination: '/topic/10', receipt: 'r' })
    const { headers, closing } = await client.expectError()
    expect(headers).toMatchObject({ code: 'CHAT4005', 'receipt-id': 'r' })
    expect(closing).toEqual({ code: 1008, reason: 'CHAT4005' })
  })

  it.each([
    [{ id: 'a', destination: '/topic/x' }, 'unknown destination'],
    [{ id: 'a', destination: '/app/echo/1' }, 'unknown destination'],
    [{ id: 'a', destination: '/user/4/queue/events' }, 'unknown destination'],
    [{ destination: '/topic/1' }, 'id header expected'],
    [{ id: 'a' }, 'destination header expected'],
  ])('refuses %j: %s', async (headers, detail) => {
    const client = await RawClient.connect(server.url, '3')
    client.send('SUBSCRIBE', headers)
    expect((await client.expectError()).body).toMatchObject({ code: 'CHAT4007', detail })
  })

  it('confirms a repeated SUBSCRIBE and delivers once', async () => {
    const client = await RawClient.connect(server.url, '3')
    for (const receipt of ['first', 'second']) {
      client.send('SUBSCRIBE', { id: 'a', destination: '/topic/2', receipt })
      expect((await client.expect('RECEIPT')).headers['receipt-id']).toBe(receipt)
    }
    client.send('SEND', { destination: '/app/echo/2' }, '{"n":1}')
    client.send('SEND', { destination: '/app/echo/2' }, '{"n":2}')
    expect((await client.expect('MESSAGE')).body.toString()).toBe('{"n":1}')
    expect((await client.expect('MESSAGE')).body.toString()).toBe('{"n":2}')
    client.socket.terminate()
  })

  it('does not let one id name two destinations', async () => {
    const client = await RawClient.connect(server.url, '3')
    client.send('SUBSCRIBE', { id: 'a', destination: '/topic/2' })
    client.send('SUBSCRIBE', { id: 'a', destination: '/topic/3' })
    expect((await client.expectError()).body).toMatchObject({ code: 'CHAT4007', detail: 'subscription id is taken' })
  })

  it('asks the guard again when the member was removed while it was thinking', async () => {
    const client = await RawClient.connect(server.url, '5')
    client.send('SUBSCRIBE', { id: 'a', destination: '/topic/guarded' })
    await slowGuard.entered.opened
    slowGuard.isMember = false
    server.app.broker.unsubscribeUser(5, '/topic/guarded')
    slowGuard.gate.open()
    expect((await client.expectError()).body).toMatchObject({ code: 'CHAT4005' })
    expect(slowGuard.calls).toBe(2)
    expect(server.app.broker.usersOn('/topic/guarded').size).toBe(0)
  })
})

describe('UNSUBSCRIBE', () => {
  it('ends delivery, and is confirmed also for an id that the server has ended itself', async () => {
    const client = await RawClient.connect(server.url, '6')
    client.send('SUBSCRIBE', { id: 'a', destination: '/topic/3', receipt: '1' })
    await client.expect('RECEIPT')
    for (const receipt of ['2', '3']) {
      client.send('UNSUBSCRIBE', { id: 'a', receipt })
      expect((await client.expect('RECEIPT')).headers['receipt-id']).toBe(receipt)
    }
    client.send('SEND', { destination: '/app/echo/3', receipt: '4' }, '{}')
    expect((await client.expect('RECEIPT')).headers['receipt-id']).toBe('4')
    client.socket.terminate()
  })
})

describe('SEND', () => {
  it('is confirmed when the handler is done, not before', async () => {
    const client = await connectClient(server.url, '7')
    const other = await connectClient(server.url, '8')
    handled.length = 0
    const receipt = confirmed(client, (id) =>
      client.publish({ destination: '/app/slow', headers: { receipt: id } }),
    ).then(() => handled.push('receipt'))
    await slowSend.entered.opened
    // A whole round trip of another session: a receipt that did not wait for the handler would have arrived by now.
    await listen(other, '/topic/1')
    expect(handled).toEqual([])
    slowSend.gate.open()
    await receipt
    expect(handled).toEqual(['slow', 'receipt'])
    await Promise.all([client.deactivate(), other.deactivate()])
  })

  it("keeps the order of a socket's messages, however long each of them takes", async () => {
    const client = await connectClient(server.url, '9')
    handled.length = 0
    const numbers = Array.from({ length: 40 }, (_, index) => String(index))
    const last = numbers.map((body) =>
      confirmed(client, (receipt) => client.publish({ destination: '/app/uneven', body, headers: { receipt } })),
    )
    await Promise.all(last)
    expect(handled).toEqual(numbers)
    await client.deactivate()
  })

  it('closes after a refusal and says which field was wrong', async () => {
    const client = await RawClient.connect(server.url, '10')
    client.send('SEND', { destination: '/app/refused', receipt: 'r' }, '{}')
    const { body, closing } = await client.expectError()
    expect(body).toMatchObject({
      code: 'COMMON400',
      receiptId: 'r',
      fields: { content: say('EMPTY').message },
      faults: { content: { code: 'EMPTY', args: {} } },
    })
    expect(closing.code).toBe(1008)
  })

  it('keeps an unexpected error to itself, and what members write and who they are out of the log', async () => {
    const client = await RawClient.connect(server.url, '11')
    client.send('SEND', { destination: '/app/broken' }, 'my secret plan')
    const { body, closing } = await client.expectError()
    expect(body).toEqual({ code: 'COMMON500', message: body['message'] })
    expect(closing.code).toBe(1011)
    const failures = server.log.filter((line) => line.msg === 'STOMP session failed')
    expect(failures).toMatchObject([{ userId: 11, err: { type: 'TypeError', stack: expect.stringContaining('at ') } }])
    expect(JSON.stringify(server.log)).not.toContain('secret plan')
    expect(JSON.stringify(server.log)).not.toContain('Bearer')
  })

  it('refuses more than the burst, and what comes after it', async () => {
    const client = await RawClient.connect(server.url, '12')
    for (let count = 0; count < 70; count += 1)
      client.send('SEND', { destination: '/app/echo/9', receipt: String(count) }, '{}')
    for (let count = 0; count < 60; count += 1) {
      expect((await client.expect('RECEIPT')).headers['receipt-id']).toBe(String(count))
    }
    const { headers, body } = await client.expectError()
    expect(body).toMatchObject({ code: 'CHAT4290' })
    expect(Number(headers['receipt-id'])).toBeGreaterThanOrEqual(60)
  })

  it('counts the sends of all sockets of a user together', async () => {
    const first = await RawClient.connect(server.url, '13')
    const second = await RawClient.connect(server.url, '13')
    for (let count = 0; count < 59; count += 1) first.send('SEND', { destination: '/app/echo/9' }, '{}')
    first.send('SEND', { destination: '/app/echo/9', receipt: 'last' }, '{}')
    await first.expect('RECEIPT')
    for (let count = 0; count < 20; count += 1) second.send('SEND', { destination: '/app/echo/9' }, '{}')
    expect((await second.expectError()).body).toMatchObject({ code: 'CHAT4290' })
    first.socket.terminate()
  })
})

describe('other commands', () => {
  it('confirms ACK, NACK and DISCONNECT, and closes after the last', async () => {
    const client = await RawClient.connect(server.url, '14')
    for (const command of ['ACK', 'NACK', 'DISCONNECT']) {
      client.send(command, { id: 'x', receipt: command })
      expect((await client.expect('RECEIPT')).headers['receipt-id']).toBe(command)
    }
    expect((await client.closing).code).toBe(1000)
  })

  it('lets the library say goodbye', async () => {
    const client = await connectClient(server.url, '15')
    await listen(client, '/topic/4')
    expect([...server.app.broker.usersOn('/topic/4')]).toEqual([15])
    const goodbye = new Promise((resolve) => {
      client.onDisconnect = resolve
    })
    await client.deactivate()
    await goodbye
    expect([...server.app.broker.usersOn('/topic/4')]).toEqual([])
    expect(server.app.broker.subscribersOf(15)).toEqual([])
  })

  it('refuses what it does not know', async () => {
    const client = await RawClient.connect(server.url, '16')
    client.send('CHEER', { receipt: 'r:\n1' })
    const { headers, body, closing } = await client.expectError()
    expect(headers['receipt-id']).toBe('r:\n1')
    expect(body).toMatchObject({ code: 'CHAT4007', detail: 'unknown command' })
    expect(closing).toEqual({ code: 1002, reason: 'CHAT4007' })
  })
})
