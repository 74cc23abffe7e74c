import { once } from 'node:events'
import { marshalFrame } from '@honjeo/stomp/marshal'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RawClient, startServer, type TestServer } from '../realtime/testing/stomp-harness.ts'
import { inForm } from './form.ts'

const POISONER = '7'
const RUNS = inForm({ short: 400, long: 20_000 })
let server: TestServer
let witness: RawClient

beforeAll(async () => {
  server = await startServer()
  witness = await RawClient.connect(server.url, '1')
  witness.send('SUBSCRIBE', { id: 'w', destination: '/topic/8', receipt: 'w' })
  await witness.expect('RECEIPT')
})
afterAll(() => server.app.close())

const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array))

/** What looks like STOMP: known and unknown words in every place, and line ends, NULs and escapes where they hurt. */
const word = fc.oneof(
  fc.constantFrom('\n', '\r\n', '\0', ':', '\\n', '\\q', '\\', ' ', '혼저', '\uD800', '1.2', '0,0', 'Bearer 7'),
  fc.constantFrom('destination', 'id', 'receipt', 'content-length', 'accept-version', 'heart-beat', 'Authorization'),
  fc.constantFrom('/topic/2', '/app/echo/2', '/user/queue/events', '/topic/99', '-1', '0', '5', '99999999999'),
  fc.string({ maxLength: 20, unit: 'binary' }),
)
const command = fc.oneof(
  fc.constantFrom('CONNECT', 'STOMP', 'SEND', 'SUBSCRIBE', 'UNSUBSCRIBE', 'ACK', 'BEGIN', 'DISCONNECT', 'ERROR'),
  word,
)
const looseFrame = fc
  .tuple(command, fc.array(fc.tuple(word, word), { maxLength: 6 }), fc.array(word, { maxLength: 6 }))
  .map(([name, headers, body]) =>
    Buffer.from(`${name}\n${headers.map(([key, value]) => `${key}:${value}\n`).join('')}\n${body.join('')}\0`),
  )
const soundFrame = fc
  .tuple(command, fc.dictionary(word, word, { maxKeys: 5 }), fc.string({ maxLength: 50 }))
  .map(([name, headers, body]) => marshalFrame(name, headers, body))

/** A conversation of such frames, cut anywhere. */
const packets = fc
  .tuple(fc.array(fc.oneof(bytes, looseFrame, soundFrame), { minLength: 1, maxLength: 8 }), fc.array(fc.nat(400)))
  .map(([frames, cuts]) => {
    const whole = Buffer.concat(frames)
    const ends = [...new Set(cuts.map((cut) => cut % (whole.length + 1)))].toSorted((a, b) => a - b)
    return [...ends, whole.length].map((end, i) => whole.subarray(ends[i - 1] ?? 0, end))
  })

async function survives(pieces: Buffer[], isConnected: boolean, isBinary: boolean) {
  const client = isConnected ? await RawClient.connect(server.url, POISONER) : await RawClient.open(server.url)
  for (const piece of pieces)
    if (client.socket.readyState === client.socket.OPEN) client.socket.send(piece, { binary: isBinary })
  // The last thing a socket says is answered by its end, whatever came before it.
  const isOver = Promise.race([client.closing, once(client.socket, 'pong')])
  if (client.socket.readyState === client.socket.OPEN) client.socket.ping()
  await isOver
  client.socket.terminate()
  await client.closing

  server.app.broker.publish('/topic/8', 'still here')
  expect((await witness.expect('MESSAGE')).body.toString()).toBe('still here')
  expect(await witness.isServed()).toBe(true)
  await expect.poll(() => server.app.broker.subscribersOf(Number(POISONER)), { interval: 1 }).toEqual([])
  expect(server.app.broker.usersOn('/topic/2')).toEqual(new Set())
}

it(
  'F33: random bytes and frames close at most the socket they came by, and leave nothing behind',
  { timeout: inForm({ short: 60_000, long: 900_000 }) },
  async () => {
    await fc.assert(fc.asyncProperty(packets, fc.boolean(), fc.boolean(), survives), { numRuns: RUNS })
    expect(server.log.filter(({ level }) => level >= 50)).toEqual([])
  },
)
