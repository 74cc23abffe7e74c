import { setImmediate } from 'node:timers/promises'
import { CHAT_SENDS_BURST, ROOM_MEMBERS_MIN } from '@honjeo/contract/values/limits'
import { marshalFrame } from '@honjeo/stomp/marshal'
import { beforeAll, expect, it } from 'vitest'
import { RawClient } from '../realtime/testing/stomp-harness.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { below, percentile, recordFault } from './figures.ts'
import { inForm } from './form.ts'

/** The number of rounds; with more from one member at once, the answer would be that they are too many. */
const ROUNDS = inForm({ short: 3, long: CHAT_SENDS_BURST })
/** How many messages come in one piece; a server in the same process would read all of ten thousand before the client hears of the first. */
const PORTION = 100
/** The time from the first portion sent to the first byte of the answer, in half of the rounds: the machine may be busy with others. */
const ANSWERED_MS = inForm({ short: Number.POSITIVE_INFINITY, long: 10 })
const MEGABYTE = 1 << 20

const t = setUpTestApp(withCatalogue)
let witness: Member
let poisoner: Member
let ownRoom: number
let foreignRoom: number
let watching: RawClient

beforeAll(async () => {
  ;[witness, poisoner] = [await t.addMember(), await t.addMember()]
  foreignRoom = await t.addRoom(witness, { contentId: SAEBYEOL, maxMembers: ROOM_MEMBERS_MIN })
  ownRoom = await t.addRoom(poisoner, { contentId: SAEBYEOL })
  watching = await RawClient.connect((await t.listen()).ws, witness.accessToken)
})

/** Others are served as before, and nothing is left of the one who was cut off. */
async function expectOnlyThisToEnd() {
  expect(await watching.isServed()).toBe(true)
  await expect.poll(() => t.app.broker.subscribersOf(poisoner.id), { interval: 5 }).toEqual([])
  expect(t.app.broker.usersOn(`/topic/${ownRoom}`)).toEqual(new Set())
}

const frame = (command: string, headers: Record<string, string> = {}, body = '') =>
  marshalFrame(command, headers, body).toString()
const subscribe = (destination: string, id = '1') => frame('SUBSCRIBE', { id, destination })

it.each<[what: string, isConnected: boolean, poison: () => string[], code: string | null, closeCode: number]>([
  [
    'SEND before CONNECT',
    false,
    () => [frame('SEND', { destination: `/app/chat/${ownRoom}` }, '{}')],
    'CHAT4007',
    1002,
  ],
  ['SUBSCRIBE before CONNECT', false, () => [subscribe(`/topic/${ownRoom}`)], 'CHAT4007', 1002],
  ['an unknown command', true, () => [frame('CHEER')], 'CHAT4007', 1002],
  ['a NUL in a header', true, () => ['SEND\ndestination:/app/\0\n\n{}\0'], 'CHAT4007', 1002],
  ['an undefined escape', true, () => ['SEND\ndestination:/app\\q\n\n{}\0'], 'CHAT4007', 1002],
  ['a body of more than 16 kB', true, () => [frame('SEND', {}, 'x'.repeat(16_385))], 'CHAT4007', 1002],
  ['a message of a megabyte', true, () => [frame('SEND', {}, 'x'.repeat(MEGABYTE))], null, 1009],
  ['a megabyte in small pieces', true, () => Array.from({ length: 128 }, () => 'SEND'.repeat(2048)), 'CHAT4007', 1002],
  [
    'a body that is no JSON',
    true,
    () => [frame('SEND', { destination: `/app/chat/${ownRoom}` }, '{')],
    'CHAT4007',
    1008,
  ],
  ['a foreign room', true, () => [subscribe(`/topic/${foreignRoom}`)], 'CHAT4005', 1008],
  ['the state of a foreign room', true, () => [subscribe(`/topic/${foreignRoom}/state`)], 'CHAT4005', 1008],
  ["another's queue", true, () => [subscribe(`/user/${witness.id}/queue/events`)], 'CHAT4007', 1002],
  [
    'ten thousand subscriptions',
    true,
    () => Array.from({ length: 10_000 }, (_, n) => subscribe(`/topic/${ownRoom}`, `${n}`)),
    'COMMON429',
    1008,
  ],
])('F33: %s ends this socket with an answer', async (_what, isConnected, poison, code, closeCode) => {
  const { ws } = await t.listen()
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const client = await (isConnected ? RawClient.connect(ws, poisoner.accessToken) : RawClient.open(ws))
    const messages = poison()
    for (const message of messages.splice(0, PORTION)) client.socket.send(message)
    const sentAt = performance.now()
    const answer = code === null ? client.closing : client.expect('ERROR')
    void answer.then(() => took.push(performance.now() - sentAt))
    while (messages.length > 0) {
      await setImmediate()
      for (const message of messages.splice(0, PORTION)) client.socket.send(message)
    }
    const given = await answer
    expect('headers' in given ? given.headers['code'] : null).toBe(code)
    expect((await client.closing).code).toBe(closeCode)
  }
  await expectOnlyThisToEnd()
  recordFault('F33', [below('answer to poison, median of a kind', percentile(took, 0.5), 'ms', ANSWERED_MS)])
  expect(percentile(took, 0.5)).toBeLessThan(ANSWERED_MS)
})

it('F33: a sixth socket of a member ends the oldest, and twenty subscriptions of one socket are enough', async () => {
  const { ws } = await t.listen()
  const clients: RawClient[] = []
  for (let n = 0; n < 6; n++) clients.push(await RawClient.connect(ws, poisoner.accessToken))
  const [oldest, eager, ...others] = clients
  expect((await oldest!.expectError()).body).toMatchObject({ code: 'COMMON429' })
  for (let n = 0; n < 20; n++) {
    eager!.send('SUBSCRIBE', { id: `${n}`, destination: `/topic/${ownRoom}`, receipt: `${n}` })
    expect((await eager!.expect('RECEIPT')).headers['receipt-id']).toBe(`${n}`)
  }
  eager!.send('SUBSCRIBE', { id: '20', destination: `/topic/${ownRoom}` })
  expect((await eager!.expectError()).body).toMatchObject({ code: 'COMMON429' })
  for (const other of others) {
    expect(await other.isServed()).toBe(true)
    other.socket.terminate()
  }
  await expectOnlyThisToEnd()
})
