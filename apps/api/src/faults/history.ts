import type { ChatMessage, MessagePage } from '@honjeo/contract/chat'
import { PAGE_SIZE_MAX } from '@honjeo/contract/values/limits'
import { expect } from 'vitest'
import { callServer } from '../testing/server-process.ts'
import type { DrivenTalk } from './drive.ts'

/** Returns all that was said in a room, as the API answers it; its numbers have to be 1, 2, 3 … */
export async function readRoom(http: string, token: string, roomId: number): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = []
  for (let hasNext = true; hasNext;) {
    const query = `size=${PAGE_SIZE_MAX}&after=${messages.length}`
    const { result } = await callServer<MessagePage>(`${http}/api/chatrooms/${roomId}/messages?${query}`, { token })
    messages.push(...result.messages)
    hasNext = result.hasNext
  }
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, i) => i + 1))
  return messages
}

/** A room that holds each of these messages once, and those of one member in the order in which they were sent. */
export function expectWhole(
  messages: readonly ChatMessage[],
  talksOfMembers: readonly (readonly DrivenTalk[])[],
): void {
  const said = messages.filter(({ type }) => type === 'TALK').map(({ clientId }) => clientId ?? '')
  const talks = talksOfMembers.flat().map(({ clientId }) => clientId)
  expect(said.toSorted()).toEqual(talks.toSorted())
  for (const own of talksOfMembers) {
    const ids = own.map(({ clientId }) => clientId)
    expect(said.filter((clientId) => ids.includes(clientId))).toEqual(ids)
  }
}
