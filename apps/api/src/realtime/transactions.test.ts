import { say } from '@honjeo/contract/values/sentences'
import {
  STOMP_BODY_MAX_BYTES,
  STOMP_TRANSACTION_BYTES_MAX,
  STOMP_TRANSACTIONS_MAX,
} from '@honjeo/contract/values/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appError } from '@honjeo/contract/app-error'
import { RawClient, startServer, type TestServer } from './testing/stomp-harness.ts'

let server: TestServer
const handled: string[] = []

beforeAll(async () => {
  server = await startServer()
  server.app.stomp.onSend('/app/kept', (_request, body) => void handled.push(body.toString()))
  server.app.stomp.onSend('/app/refused', () => {
    throw appError('INVALID_INPUT', { fields: { content: say('EMPTY') } })
  })
})

afterAll(() => server.app.close())

it.each([
  ['COMMIT of none', [['COMMIT', { transaction: 't' }]], 'transaction has not begun'],
  ['ABORT of none', [['ABORT', { transaction: 't' }]], 'transaction has not begun'],
  ['BEGIN without a name', [['BEGIN', {}]], 'transaction header expected'],
  [
    'a second BEGIN',
    [
      ['BEGIN', { transaction: 't' }],
      ['BEGIN', { transaction: 't' }],
    ],
    'transaction has begun already',
  ],
  ['SEND in none', [['SEND', { destination: '/app/echo/1', transaction: 't' }]], 'transaction has not begun'],
  ['ACK in none', [['ACK', { id: '1', transaction: 't' }]], 'transaction has not begun'],
  [
    'COMMIT after ABORT',
    [
      ['BEGIN', { transaction: 't' }],
      ['ABORT', { transaction: 't' }],
      ['COMMIT', { transaction: 't' }],
    ],
    'transaction has not begun',
  ],
  [
    'SEND to nowhere',
    [
      ['BEGIN', { transaction: 't' }],
      ['SEND', { destination: '/app/nowhere', transaction: 't' }],
    ],
    'unknown destination',
  ],
  [
    'an ack mode it does not know',
    [['SUBSCRIBE', { id: '1', destination: '/topic/1', ack: 'sometimes' }]],
    'ack modes are auto, client, client-individual',
  ],
] as [string, [string, Record<string, string>][], string][])('refuses %s', async (_what, frames, detail) => {
  const client = await RawClient.connect(server.url, '16')
  for (const [command, headers] of frames) client.send(command, headers)
  expect((await client.expectError()).body).toMatchObject({ code: 'CHAT4007', detail })
})

it('keeps no more within transactions than it may', async () => {
  const begin = (client: RawClient, count: number) => {
    for (let n = 0; n < count; n++) client.send('BEGIN', { transaction: `t${n}` })
  }
  const many = await RawClient.connect(server.url, '17')
  begin(many, STOMP_TRANSACTIONS_MAX + 1)
  expect((await many.expectError()).body).toMatchObject({ code: 'COMMON429' })

  const large = await RawClient.connect(server.url, '18')
  begin(large, 2)
  const count = STOMP_TRANSACTION_BYTES_MAX / STOMP_BODY_MAX_BYTES + 1
  for (let n = 0; n < count; n++)
    large.send('SEND', { destination: '/app/echo/1', transaction: `t${n % 2}` }, 'x'.repeat(STOMP_BODY_MAX_BYTES))
  expect((await large.expectError()).body).toMatchObject({ code: 'COMMON429' })
})

it('does what a transaction holds up to the first that is refused', async () => {
  const client = await RawClient.connect(server.url, '19')
  handled.length = 0
  client.send('BEGIN', { transaction: 't' })
  for (const destination of ['/app/kept', '/app/refused', '/app/kept'])
    client.send('SEND', { destination, transaction: 't' }, '3')
  client.send('COMMIT', { transaction: 't', receipt: 'done' })
  expect((await client.expectError()).headers).toMatchObject({ code: 'COMMON400', 'receipt-id': 'done' })
  expect(handled).toEqual(['3'])
})
