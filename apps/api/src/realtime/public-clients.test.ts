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

  // The second comes after more than a client that says nothing would be given.
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
