import { roomTopic } from '@honjeo/contract/values/destinations'
import { expect } from 'vitest'
import { SAEBYEOL } from '../testing/places.ts'
import { TestStompClient } from '../testing/stomp-client.ts'
import type { Member, TestApp } from '../testing/test-app.ts'

const LISTS = [
  '/api/chatrooms?size=50',
  `/api/chatrooms/tourist-spot/${SAEBYEOL}?size=50`,
  '/api/home/recommended-rooms',
  '/api/community/posts?size=50',
  '/api/mypage/chatrooms?size=50',
  '/api/mypage/commented-posts?size=50',
]

interface Asker {
  /** The code that refuses them for their age, or because it is not known; null for an adult. */
  refusal: string | null
  /** A member whose age is not known reads that a room for all is there, as visitors do, and not what or when. */
  readsAsVisitor: boolean
  /** A member who was inside may report the room, and knows its title of that time. */
  wasInside: boolean
}

/** Expects that no answer to the member names a room that they may not see. */
export async function expectUnknown(
  t: TestApp,
  roomId: number,
  as: Member,
  { refusal, readsAsVisitor, wasInside }: Asker,
): Promise<void> {
  const codeOf = async (path: string) => (await t.call(path, {}, as)).code
  const room = `/api/chatrooms/${roomId}`
  const [missing, outside] = refusal === null ? ['CHAT4040', 'CHAT4005'] : [refusal, refusal]
  const codes = [room, `${room}/calendar.ics`, `${room}/messages`, `${room}/users`, `${room}/changes?after=0`]
  expect(await Promise.all(codes.map(codeOf))).toEqual([missing, missing, outside, outside, outside])

  if (!wasInside) {
    const body = { reason: 'NO_SHOW', detail: '기록', targetRoomId: roomId }
    expect((await t.call('/api/reports', { method: 'POST', body }, as)).code).toBe('REPORT4040')
  }

  const { rows } = await t.sql(
    'select title, scheduled_at as at, gender_restriction as kept from chat_rooms where id = $1',
    roomId,
  )
  const { title, at, kept } = rows[0] as { title: string; at: Date; kept: string }
  const isThere = readsAsVisitor && kept === 'MIXED'
  const secrets = [...(isThere ? [] : [`"roomId":${roomId},`]), `"${at.toISOString()}"`, title]
  const answers = await Promise.all(LISTS.map(async (path) => JSON.stringify((await t.call(path, {}, as)).result)))
  const revealing = LISTS.filter((_path, n) => secrets.some((secret) => answers[n]!.includes(secret)))
  expect(revealing).toEqual([])

  const { result } = await t.call<{ content: { resourceType: string; resourceId: number }[] }>(
    '/api/notifications?size=50',
    {},
    as,
  )
  expect(result.content.filter((each) => each.resourceType === 'ROOM' && each.resourceId === roomId)).toEqual([])
}

/** Expects that the member cannot listen to the room's conversation. */
export async function expectDeaf(t: TestApp, roomId: number, as: Member): Promise<void> {
  const client = new TestStompClient({ url: (await t.listen()).ws, token: as.accessToken })
  await client.connect()
  await expect(client.subscribe(roomTopic(roomId), () => {})).rejects.toThrow('CHAT4005')
  client.cut()
}
