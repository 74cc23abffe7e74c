import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Gate, RawClient, startServer, type TestServer } from './testing/stomp-harness.ts'

describe('the upgrade', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer()
  })

  afterAll(() => server.app.close())

  async function statusFor(url: string, headers: Record<string, string>): Promise<number | undefined> {
    const socket = new WebSocket(url, ['v12.stomp'], { headers })
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }]
    socket.on('error', () => {})
    socket.terminate()
    return response.statusCode
  }

  it('is refused to pages of foreign origins', async () => {
    expect(await statusFor(server.url, { origin: 'https://evil.example' })).toBe(403)
    expect(await statusFor(server.url, { origin: 'null' })).toBe(403)
  })

  it('is granted to pages of PUBLIC_URL alone where it is set, whatever host a request names', async () => {
    const known = await startServer({ publicUrl: 'https://honjeo.example' })
    const strange: Record<string, string>[] = [
      { origin: 'http://honjeo.example', host: 'honjeo.example' },
      { origin: 'https://rebound.example', host: 'rebound.example' },
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      { origin: known.url.replace('ws:', 'http:').replace('/ws', '') },
    ]
    expect(await Promise.all(strange.map((headers) => statusFor(known.url, headers)))).toEqual([403, 403, 403, 403])
    const client = await RawClient.open(known.url, { origin: 'https://honjeo.example' })
    client.socket.terminate()
    await known.app.close()
  })

  it.each(['/', '/nothing', '/api/version', '/ws/', '/wss', '/%77s', '/ws%3F', '//ws', '/x?/ws'])(
    'is refused at %s before anything else, and closed',
    async (path) => {
      const url = server.url.replace(/\/ws$/, path)
      expect(await statusFor(url, {})).toBe(404)
      expect(await statusFor(url, { origin: 'https://evil.example' })).toBe(404)
    },
  )

  it.each(['own', 'none'])('is granted to origin: %s', async (kind) => {
    const own = server.url.replace('ws:', 'http:').replace('/ws', '')
    const origin = { own }[kind]
    const client = await RawClient.open(server.url, origin === undefined ? {} : { origin })
    client.send('CONNECT', { 'accept-version': '1.2', Authorization: 'Bearer 1' })
    expect((await client.expect('CONNECTED')).headers['version']).toBe('1.2')
    client.socket.terminate()
  })

  it.each([
    [['v12.stomp', 'v11.stomp'], 'v12.stomp'],
    [['v10.stomp', 'v11.stomp'], 'v11.stomp'],
    [[], ''],
  ])('answers the sub-protocols %j with %j', async (protocols, answer) => {
    const client = await RawClient.open(server.url, { protocols })
    expect(client.socket.protocol).toBe(answer)
    expect(client.socket.extensions).toBe('')
    client.socket.terminate()
  })

  it('is the only thing that /ws is for', async () => {
    expect((await server.app.inject('/ws')).statusCode).toBe(404)
  })
})

describe('shutting down', () => {
  it('finishes and confirms what is being handled, drops what is not, and closes with 1012', async () => {
    const server = await startServer()
    const [entered, finish] = [new Gate(), new Gate()]
    const begun: string[] = []
    server.app.stomp.onSend('/app/slow', async (_request, body) => {
      begun.push(body.toString())
      entered.open()
      await finish.opened
    })
    const busy = await RawClient.connect(server.url, '1')
    const idle = await RawClient.connect(server.url, '2')
    const stranger = await RawClient.open(server.url)
    busy.send('SEND', { destination: '/app/slow', receipt: 'stored' }, 'first')
    busy.send('SEND', { destination: '/app/slow', receipt: 'never' }, 'second')
    await entered.opened

    const closed = server.app.close()
    const goodbye = { code: 1012, reason: 'server is restarting' }
    expect(await idle.closing).toEqual(goodbye)
    expect(await stranger.closing).toEqual(goodbye)
    finish.open()
    expect((await busy.expect('RECEIPT')).headers['receipt-id']).toBe('stored')
    expect(await busy.closing).toEqual(goodbye)
    await closed
    expect(begun).toEqual(['first'])
  })

  it('does not wait for a peer that has gone silent', async () => {
    const server = await startServer({ timing: { sweepMs: 10 } })
    const client = await RawClient.connect(server.url, '1')
    client.socket.pause()
    const before = performance.now()
    await server.app.close()
    expect(performance.now() - before).toBeLessThan(5000)
    client.socket.terminate()
  })
})
