import type { RoomRequest } from '@honjeo/contract/room-requests'
import { expect } from 'vitest'
import type { PageOf } from '../testing/community.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { Walk } from './meeting-checks.ts'

interface Answering {
  /** The number of the room in the model. */
  n: number
  /** A member who may not have asked. */
  stranger: number
  random(): number
}

interface Answered {
  asker: number
  isAnswered: boolean
  /** The code of the server's answer, and the code that the model expects. */
  code: string
  expected: string
}

/**
 * Lets the host of a room answer one of those who have asked, or a member who has not. The list must name no one who
 * must not come in: blocks, suspensions, corrections and newcomers have come between since they asked.
 */
export async function answerRequest(
  t: TestApp,
  { model, accounts, roomIds }: Walk,
  { n, stranger, random }: Answering,
): Promise<Answered> {
  const [room, requests] = [model.rooms[n]!, `/api/chatrooms/${roomIds[n]}/requests`]
  const host = room.host!
  const { code, result } = await t.call<PageOf<RoomRequest>>(`${requests}?size=50`, {}, accounts[host])
  const refused = model.refusal(host, room)
  if (refused !== null) return { asker: stranger, isAnswered: false, code, expected: refused }
  const listed = result.content.map(({ userId }) => accounts.findIndex(({ id }) => id === userId))
  expect(listed.filter((who) => !model.mayBeLetIn(who, room))).toEqual([])

  const drawn = random() < 0.2 ? undefined : listed[Math.floor(random() * listed.length)]
  const asker = drawn ?? stranger
  const isDeclined = random() < 0.2
  const request = `${requests}/${accounts[asker]!.id}`
  const reply = isDeclined
    ? await t.call(request, { method: 'DELETE' }, accounts[host])
    : await t.call(`${request}/accept`, { method: 'POST' }, accounts[host])
  if (!listed.includes(asker)) return { asker, isAnswered: false, code: reply.code, expected: 'CHAT4043' }
  const expected = isDeclined ? model.decline(asker, room) : model.letIn(asker, room)
  return { asker, isAnswered: true, code: reply.code, expected }
}
