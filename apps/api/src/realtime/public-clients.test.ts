import type { ChatMessage } from '@honjeo/contract/chat'
import { roomInbox, roomTopic } from '@honjeo/contract/values/destinations'
import { STOMP_HEART_BEAT_MS } from '@honjeo/contract/values/limits'
import { beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { history, talk } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { Inbox } from '../testing/stomp-client.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { openStompJs, openWebstomp } from './testing/public-clients.ts'

const t = setUpTestApp(withCatalogue)
let url: string
let host: Member
let stranger: Member
let roomId: number

beforeAll(async () => {
  url = (await t.listen()).ws
  ;[host, stranger] = [await t.addMember(), await t.addMember()]
  roomId = await t.addRoom(host, { contentId: SAEBYEOL })
})

it.concurrent.each([
  ['@stomp/stompjs', openStompJs],
  ['webstomp-client', openWebstomp],
])('%s talks to this server from CONNECT to DISCONNECT', { timeout: 30_000 }, async (name, open) => {
  const socket = new WebSocket(url, ['v12.stomp'])
  const heartBeats = new Inbox<string>()
  socket.on('message', (data: Buffer) => data.toString() === '\n' && heartBeats.push('\n'))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  const client = await open(socket, host.accessToken, STOMP_HEART_BEAT_MS)
  expect(client.version).toBe('1.2')

  const inbox = new Inbox<ChatMessage>()
  const unsubscribe = client.subscribe(roomTopic(roomId), (body) => {
    const message = JSON.parse(body) as ChatMessage
    if (message.content.startsWith(name)) inbox.push(message)
  })
  await client.send(roomInbox(roomId), talk(roomId, `${name}: 들리나요: \\n`))
  const [message] = await inbox.has(1)
  expect(message).toMatchObject({ type: 'TALK', content: `${name}: 들리나요: \\n`, senderId: host.id })

  // The second heart-beat comes after more than a client that says nothing would be given.
  await heartBeats.has(2)
  unsubscribe()
  await client.send(roomInbox(roomId), talk(roomId, `${name}: 안 들려요`))
  expect(inbox.items).toHaveLength(1)
  expect((await history(t, roomId, host)).filter(({ content }) => content.startsWith(name))).toHaveLength(2)
  await client.disconnect()
  expect([1000, 1005]).toContain(await closed)
})

it.each([
  ['@stomp/stompjs', openStompJs],
  ['webstomp-client', openWebstomp],
])('%s learns why it was refused', async (_name, open) => {
  const client = await open(new WebSocket(url, ['v12.stomp']), stranger.accessToken, 0)
  await expect(client.send(roomInbox(roomId), talk(roomId, '저도요'))).rejects.toThrow('CHAT4005')
  await expect(open(new WebSocket(url, ['v12.stomp']), 'nobody', 0)).rejects.toThrow('AUTH4013')
})

it.each([
  ['@stomp/stompjs', openStompJs],
  ['webstomp-client', openWebstomp],
])('%s sends within transactions: all of one is heard in its order, or nothing', async (name, open) => {
  const own = await t.addRoom(host, { contentId: SAEBYEOL })
  const said = async () =>
    (await history(t, own, host)).filter(({ type }) => type === 'TALK').map(({ content }) => content)
  const client = await open(new WebSocket(url, ['v12.stomp']), host.accessToken, 0)
  const heard = new Inbox<string>()
  client.subscribe(roomTopic(own), (body) => heard.push((JSON.parse(body) as ChatMessage).content))
  const [kept, dropped, lost] = [client.begin(), client.begin(), client.begin()]
  for (const [words, { id: transaction }] of [
    ['하나', kept],
    ['버려요', dropped],
    ['둘', kept],
    ['끊겨요', lost],
  ] as const)
    await client.send(roomInbox(own), talk(own, `${name} ${words}`), { transaction })
  await client.send(roomInbox(own), talk(own, `${name} 먼저`))
  expect(await said()).toEqual([`${name} 먼저`])

  dropped.abort()
  kept.commit()
  // What comes after a COMMIT is confirmed after it.
  await client.send(roomInbox(own), talk(own, `${name} 끝`))
  const all = ['먼저', '하나', '둘', '끝'].map((words) => `${name} ${words}`)
  expect(await said()).toEqual(all)
  expect(await heard.has(all.length)).toEqual(all)
  await client.disconnect()
  expect(await said()).toEqual(all)
})

it.each([
  ['@stomp/stompjs', openStompJs],
  ['webstomp-client', openWebstomp],
])(
  '%s is refused a transaction that has not begun, and a mode of acknowledging that there is not',
  async (_name, open) => {
    const inNone = await open(new WebSocket(url, ['v12.stomp']), host.accessToken, 0)
    const sent = inNone.send(roomInbox(roomId), talk(roomId, '없어요'), { transaction: 'none' })
    await expect(sent).rejects.toThrow('CHAT4007')
    const listening = await open(new WebSocket(url, ['v12.stomp']), host.accessToken, 0)
    listening.subscribe(roomTopic(roomId), () => {}, { ack: 'sometimes' })
    await expect(listening.send(roomInbox(roomId), talk(roomId, '못 가요'))).rejects.toThrow('CHAT4007')
    const manual = await open(new WebSocket(url, ['v12.stomp']), host.accessToken, 0)
    manual.subscribe(roomTopic(roomId), () => {}, { ack: 'client-individual' })
    await manual.send(roomInbox(roomId), talk(roomId, '가요'))
    await manual.disconnect()
  },
)
