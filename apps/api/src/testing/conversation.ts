import { randomUUID } from 'node:crypto'
import type { ChatMessage, MessagePage } from '@honjeo/contract/chat'
import { roomInbox } from '@honjeo/contract/values/destinations'
import { onTestFinished } from 'vitest'
import { TestStompClient } from './stomp-client.ts'
import type { Member, TestApp } from './test-app.ts'

/** What a member says, as the body of a SEND. */
export const talk = (roomId: number, content: string, clientId: string = randomUUID()) => ({
  type: 'TALK',
  roomId,
  content,
  clientId,
})

/** A member's connection to one server, cut when the test is over. */
export async function connect(server: TestApp, member: Member): Promise<TestStompClient> {
  const client = new TestStompClient({ url: (await server.listen()).ws, token: member.accessToken })
  onTestFinished(() => client.cut())
  await client.connect()
  return client
}

/** Says these, one after the other; all are stored when this resolves. */
export async function say(t: TestApp, member: Member, roomId: number, ...contents: string[]): Promise<void> {
  const client = new TestStompClient({ url: (await t.listen()).ws, token: member.accessToken })
  await client.connect()
  for (const content of contents) await client.send(roomInbox(roomId), talk(roomId, content))
  await client.close()
}

/** The newest messages of a room as a member reads them, oldest first. */
export async function history(t: TestApp, roomId: number, member: Member): Promise<ChatMessage[]> {
  const reply = await t.call<MessagePage>(`/api/chatrooms/${roomId}/messages?size=50`, {}, member)
  return reply.result.messages
}
