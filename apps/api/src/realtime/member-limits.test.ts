import { CHAT_SENDS_BURST } from '@honjeo/contract/values/limits'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMemoryBus, type Bus } from '@honjeo/bus/bus'
import { RawClient, startServer, type TestServer } from './testing/stomp-harness.ts'

let bus: Bus
let one: TestServer
let two: TestServer

beforeEach(async () => {
  bus = createMemoryBus()
  ;[one, two] = [await startServer({ bus }), await startServer({ bus })]
})
afterEach(async () => {
  for (const server of [one, two]) await server.app.close()
})

const echo = (client: RawClient, receipt: string) => client.send('SEND', { destination: '/app/echo/9', receipt }, '{}')

it('what a member sends at one server counts at the other', async () => {
  const published = new Promise<void>((resolve) => void bus.subscribe('realtime:sends', () => resolve()))
  const [here, there] = [await RawClient.connect(one.url, '7'), await RawClient.connect(two.url, '7')]
  for (let n = 0; n < CHAT_SENDS_BURST; n++) echo(here, `${n}`)
  for (let n = 0; n < CHAT_SENDS_BURST; n++) await here.expect('RECEIPT')
  await published
  // A quarter of a second has filled in a few again.
  for (let n = 0; n < CHAT_SENDS_BURST / 2; n++) echo(there, `${n}`)
  let confirmed = 0
  const error = await (async () => {
    for (;;) {
      const frame = await there.next()
      if (frame.command === 'ERROR') return frame
      confirmed += 1
    }
  })()
  expect(error.headers['code']).toBe('CHAT4290')
  expect(confirmed).toBeLessThan(CHAT_SENDS_BURST / 4)

  const other = await RawClient.connect(two.url, '8')
  echo(other, 'mine')
  await other.expect('RECEIPT')
})

it('the oldest socket of a member makes room for the sixth, wherever that is', async () => {
  const older: RawClient[] = []
  for (let n = 0; n < 5; n++) older.push(await RawClient.connect(one.url, '7'))
  const sixth = await RawClient.connect(two.url, '7')
  expect((await older[0]!.expectError()).body).toMatchObject({ code: 'COMMON429' })
  for (const client of [...older.slice(1), sixth]) expect(await client.isServed()).toBe(true)
})

it('counts the sockets of all servers together', async () => {
  const three = await startServer({ bus })
  try {
    const first = await RawClient.connect(one.url, '7')
    const rest: RawClient[] = []
    for (const { url } of [one, two, two, three]) rest.push(await RawClient.connect(url, '7'))
    expect(await first.isServed()).toBe(true)
    rest.push(await RawClient.connect(three.url, '7'))
    expect((await first.expectError()).body).toMatchObject({ code: 'COMMON429' })
    for (const client of rest) expect(await client.isServed()).toBe(true)
  } finally {
    await three.app.close()
  }
})
