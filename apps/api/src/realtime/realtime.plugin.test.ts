import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Gate, RawClient, startServer, type TestServer } from './testing/stomp-harness.ts'

describe('the upgrade', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer()
  })

  afterAll(() => server.app.close())

  async function statusFor(origin: string): Promise<number | undefined> {
    const client = new RawClient(server.url, { origin })
    const [, response] = (await once(client.socket, 'unexpected-response')) as [unknown, { statusCode?: number }]
    client.socket.on('error', () => {})
    client.socket.terminate()
    return response.statusCode
  }

  it('is refused to pages of foreign origins', async () => {
    expect(await statusFor('https://evil.example')).toBe(403)
    expect(await statusFor('null')).toBe(403)
  })

  it.each(['own', 'allowed', 'none'])('is granted to origin: %s', async (kind) => {
    const own = server.url.replace('ws:', 'http:').replace('/ws', '')
    const origin = { own, allowed: 'https://honjeo.example' }[kind]
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
