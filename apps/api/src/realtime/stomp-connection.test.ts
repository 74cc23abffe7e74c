import { once } from 'node:events'
import { marshalFrame } from '@honjeo/stomp/marshal'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectClient, listen, RawClient, startServer, type TestServer } from './testing/stomp-harness.ts'

describe('poison', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer()
  })

  /** The server has to serve the next client, whatever was sent before. */
  afterEach(async () => {
    const client = await connectClient(server.url, '99')
    await listen(client, '/topic/9')
    await client.deactivate()
  })

  afterAll(() => server.app.close())

  it.each([
    ['text that is not STOMP', 'hello there\n', 'not a STOMP command'],
    ['JSON', '{"type":"TALK"}', 'not a STOMP command'],
    ['bytes', Buffer.of(0x16, 0x03, 0x01, 0x02), 'not a STOMP command'],
    ['a NUL in a header', 'SEND\ndestination:/a\0b\n\n\0', 'NUL in a header'],
    ['a header without a colon', 'SEND\ndestination\n\n\0', 'malformed header'],
    ['a header without a name', 'SEND\n:/a\n\n\0', 'malformed header'],
    ['a content-length that is none', 'SEND\ncontent-length:-1\n\n\0', 'malformed content-length'],
    [
      'a content-length that is too small',
      'SEND\ncontent-length:1\n\n{}\0',
      'no NUL where content-length says the frame ends',
    ],
    [
      'a content-length that reaches into the next frame',
      'SEND\ncontent-length:9\n\n{}\0SEND\n\n{}\0',
      'no NUL where content-length says the frame ends',
    ],
    ['an undefined escape', 'SEND\ndestination:/a\\t\n\n\0', 'undefined escape in a header'],
    ['endless headers', `SEND\n${'a:1\n'.repeat(4000)}`, 'too many headers'],
    ['a long header', `SEND\na:${'b'.repeat(20_000)}`, 'header section too large'],
    ['a body one byte too long', `SEND\n\n${'x'.repeat(16_385)}\0`, 'body too large'],
    ['a body that says it is too long', 'SEND\ncontent-length:16385\n\n', 'body too large'],
  ])('answers %s with ERROR and 1002', async (_name, poison, detail) => {
    const client = await RawClient.open(server.url)
    client.socket.send(poison)
    const { headers, body, closing } = await client.expectError()
    expect(headers['code']).toBe('CHAT4007')
    expect(body).toMatchObject({ code: 'CHAT4007', detail })
    expect(closing).toEqual({ code: 1002, reason: 'CHAT4007' })
  })

  it('closes on a message of a megabyte', async () => {
    const client = await RawClient.connect(server.url, '1')
    client.socket.send(marshalFrame('SEND', { destination: '/app/echo/1' }, 'x'.repeat(1_048_576)))
    expect((await client.closing).code).toBe(1009)
  })

  it('answers a frame of a megabyte that comes in small messages with ERROR', async () => {
    const client = await RawClient.connect(server.url, '1')
    const frame = marshalFrame('SEND', { destination: '/app/echo/1' }, undefined).subarray(0, -1)
    client.socket.send(frame)
    for (let sent = 0; sent < 1_048_576; sent += 8192) client.socket.send(Buffer.alloc(8192, 'x'))
    expect((await client.expectError()).body).toMatchObject({ code: 'CHAT4007', detail: 'body too large' })
  })

  it('ends a flood of subscriptions at the limit', async () => {
    const client = await RawClient.connect(server.url, '2')
    for (let id = 0; id < 10_000; id += 1) client.send('SUBSCRIBE', { id: String(id), destination: '/topic/1' })
    expect((await client.expectError()).body).toMatchObject({ code: 'COMMON429' })
    expect(server.app.broker.usersOn('/topic/1').size).toBe(0)
  })

  it('ends a client that sends faster than its frames can be handled', async () => {
    server.app.stomp.onSend('/app/never', () => new Promise(() => {}))
    const client = await RawClient.connect(server.url, '3')
    for (let count = 0; count < 200; count += 1) client.send('SEND', { destination: '/app/never' })
    expect((await client.expectError()).body).toMatchObject({ code: 'CHAT4290' })
  })
})

describe('packets', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer()
  })

  afterAll(() => server.app.close())

  it('reads frames that are split at every byte', async () => {
    const client = await RawClient.open(server.url)
    const frames = Buffer.concat([
      marshalFrame('CONNECT', { 'accept-version': '1.2', Authorization: 'Bearer 1' }),
      Buffer.from('\r\n\n'),
      marshalFrame('SUBSCRIBE', { id: 'a:\\', destination: '/topic/1', receipt: 'r' }),
      marshalFrame('SEND', { destination: '/app/echo/1' }, '{"text":"혼저 옵서예"}'),
    ])
    for (const byte of frames) client.socket.send(Buffer.of(byte))
    await client.expect('CONNECTED')
    await client.expect('RECEIPT')
    const message = await client.expect('MESSAGE')
    expect(message.headers).toMatchObject({
      subscription: 'a:\\',
      destination: '/topic/1',
      'content-type': 'application/json',
    })
    expect(message.body.toString()).toBe('{"text":"혼저 옵서예"}')
    client.socket.terminate()
  })

  it('reads many frames in one packet, escaped by the version that its CONNECT asks for', async () => {
    const client = await RawClient.open(server.url, { version: '1.0' })
    const frames = [
      'CONNECT\nAuthorization:Bearer 1\n\n\0',
      'SUBSCRIBE\ndestination: /topic/2\nreceipt:a\\tb\n\n\0\n',
      'SEND\ndestination:/app/echo/2\n\n{}\0',
    ]
    client.socket.send(frames.join(''))
    const { headers } = await client.expect('CONNECTED')
    expect(headers).toMatchObject({ version: '1.0' })
    expect(headers).not.toHaveProperty('heart-beat')
    expect((await client.expect('RECEIPT')).headers['receipt-id']).toBe('a\\tb')
    expect((await client.expect('MESSAGE')).headers).toMatchObject({
      subscription: '/topic/2',
      destination: '/topic/2',
    })
    client.socket.terminate()
  })
})

describe('time', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer({ timing: { connectMs: 150, heartBeatMs: 100, sweepMs: 10 } })
  })

  afterAll(() => server.app.close())

  it('gives up a socket that does not CONNECT in time', async () => {
    const client = await RawClient.open(server.url)
    const { body, closing } = await client.expectError()
    expect(body).toMatchObject({ code: 'CHAT4007', detail: 'no CONNECT in time' })
    expect(closing.code).toBe(1008)
  })

  it('says so when it is the server that is late', async () => {
    const slow = await startServer({
      timing: { connectMs: 50, sweepMs: 10 },
      authenticate: () => new Promise(() => {}),
    })
    const client = await RawClient.open(slow.url)
    client.send('CONNECT', { 'accept-version': '1.2', Authorization: 'Bearer 1' })
    const { body, closing } = await client.expectError()
    expect(body).toMatchObject({ code: 'COMMON503' })
    expect(closing.code).toBe(1011)
    await slow.app.close()
  })

  it('closes a socket whose token has expired', async () => {
    const client = await RawClient.connect(server.url, '1:100')
    const { headers, closing } = await client.expectError()
    expect(headers['code']).toBe('AUTH4011')
    expect(closing).toEqual({ code: 1008, reason: 'AUTH4011' })
  })

  it('sends heart-beats as agreed, and keeps a client that sends them', async () => {
    const client = await RawClient.connect(server.url, '2', { 'heart-beat': '100,100' })
    const beats: number[] = []
    for (let count = 0; count < 5; count += 1) {
      const [data] = (await once(client.socket, 'message')) as [Buffer]
      expect(data.toString()).toBe('\n')
      beats.push(performance.now())
      client.socket.send('\n')
    }
    expect((beats[4] ?? 0) - (beats[0] ?? 0)).toBeGreaterThan(2 * 90)
    expect(await client.isServed()).toBe(true)
    client.socket.terminate()
  })

  it('takes other frames for signs of life', async () => {
    const client = await RawClient.connect(server.url, '3', { 'heart-beat': '100,0' })
    const until = performance.now() + 500
    while (performance.now() < until) expect(await client.isServed()).toBe(true)
    client.socket.terminate()
  })

  it('closes a client that promised heart-beats and is silent, and forgets it', async () => {
    const client = await RawClient.connect(server.url, '4', { 'heart-beat': '100,0' })
    const silentSince = performance.now()
    client.send('SUBSCRIBE', { id: 'a', destination: '/topic/4', receipt: 'r' })
    await client.expect('RECEIPT')
    expect(server.app.broker.usersOn('/topic/4')).toEqual(new Set([4]))
    const { body } = await client.expectError()
    expect(body).toMatchObject({ detail: 'heart-beats missed' })
    const silentMs = performance.now() - silentSince
    expect(silentMs).toBeGreaterThan(195)
    expect(silentMs).toBeLessThan(3000)
    expect(server.app.broker.usersOn('/topic/4').size).toBe(0)
  })

  it('ends presence and the socket of a peer that has vanished without a word', async () => {
    const client = await RawClient.connect(server.url, '5', { 'heart-beat': '100,0' })
    client.send('SUBSCRIBE', { id: 'a', destination: '/topic/5', receipt: 'r' })
    await client.expect('RECEIPT')
    client.socket.pause()
    await expect.poll(() => server.app.broker.usersOn('/topic/5').size, { interval: 10 }).toBe(0)
    // It never answers our close, so the server has to cut it.
    await expect.poll(() => connections(server), { timeout: 5000 }).toBe(0)
    client.socket.terminate()
  })

  it('lets a client without heart-beats be silent', async () => {
    const client = await RawClient.connect(server.url, '6')
    const other = await RawClient.connect(server.url, '7', { 'heart-beat': '100,0' })
    await other.expectError()
    expect(await client.isServed()).toBe(true)
    client.socket.terminate()
  })
})

function connections({ app }: TestServer): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
