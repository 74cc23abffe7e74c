import type { Notification } from '@honjeo/contract/notifications'
import { expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, TEST_PASSWORD, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const TIMES = 3

async function typesTo(member: Member): Promise<string[]> {
  const { result } = await t.call<{ content: Notification[] }>('/api/notifications?size=50', {}, member)
  return result.content.map(({ type }) => type).toSorted()
}

async function logInAgain(member: Member): Promise<Member> {
  const body = { email: member.email, password: TEST_PASSWORD }
  const { result } = await t.call<Member>('/api/auth/login', { method: 'POST', body })
  return { ...member, ...result }
}

it('the host is notified once an hour of a member who comes and goes, for each of the two', async () => {
  let [host, guest] = [await t.addMember(), await t.addMember()]
  const roomId = await t.addRoom(host, { contentId: SAEBYEOL })
  async function comeAndGo() {
    for (let n = 0; n < TIMES; n++) {
      expect((await t.join(roomId, guest)).status).toBe(200)
      expect((await t.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, guest)).status).toBe(200)
    }
  }
  await comeAndGo()
  expect(await typesTo(host)).toEqual(['ROOM_JOIN', 'ROOM_LEAVE'])
  // Another member's act is notified, and so is the same one later.
  await t.join(roomId, await t.addMember())
  t.clock.advance(3600)
  ;[host, guest] = [await logInAgain(host), await logInAgain(guest)]
  await comeAndGo()
  expect(await typesTo(host)).toEqual(['ROOM_JOIN', 'ROOM_JOIN', 'ROOM_JOIN', 'ROOM_LEAVE', 'ROOM_LEAVE'])
})

it('the newest of the host’s notifications says whether the member who comes and goes is inside', async () => {
  const [host, guest] = [await t.addMember(), await t.addMember()]
  const roomId = await t.addRoom(host, { contentId: SAEBYEOL })
  const leave = () => t.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, guest)
  async function newest() {
    const { result } = await t.call<{ content: Notification[] }>('/api/notifications?size=50', {}, host)
    return result.content[0]
  }
  const readAll = () => t.call('/api/notifications/read-all', { method: 'PUT' }, host)
  for (let n = 0; n < TIMES; n++) {
    await t.join(roomId, guest)
    expect(await newest()).toMatchObject({ type: 'ROOM_JOIN', isRead: false })
    await readAll()
    await leave()
    expect(await newest()).toMatchObject({ type: 'ROOM_LEAVE', isRead: false })
    await readAll()
  }
})

it('members are notified once an hour that a room is complete, however often it is reopened', async () => {
  const [host, guest] = [await t.addMember(), await t.addMember()]
  const roomId = await t.addRoom(host, { contentId: SAEBYEOL })
  await t.join(roomId, guest)
  for (const isCompleted of [true, false, true, false, true]) {
    const body = { isCompleted }
    expect((await t.call(`/api/chatrooms/${roomId}/complete`, { method: 'PATCH', body }, host)).status).toBe(200)
  }
  expect(await typesTo(guest)).toEqual(['ROOM_COMPLETED'])
})

it('a member is notified once an hour that the room is theirs, however often its host goes and comes back', async () => {
  const [host, guest] = [await t.addMember(), await t.addMember()]
  const roomId = await t.addRoom(host, { contentId: SAEBYEOL })
  await t.join(roomId, guest)
  for (let n = 0; n < TIMES; n++) {
    for (const going of [false, true]) {
      const reply = await t.call(`/api/chatrooms/${roomId}/attendance`, { method: 'PUT', body: { going } }, host)
      expect(reply.status).toBe(200)
    }
  }
  expect([await typesTo(guest), await typesTo(host)]).toEqual([['SYSTEM'], ['ROOM_JOIN', 'SYSTEM']])
})

it('a scrap that is taken back and made again is notified once, also under another nickname', async () => {
  const [writer, fan] = [await t.addMember(), await t.addMember()]
  const postId = await new Community(t).addPost(writer)
  for (let n = 0; n < TIMES; n++) {
    for (const scraped of [true, false]) {
      const reply = await t.call(`/api/community/posts/${postId}/scrap`, { method: 'PUT' }, fan)
      expect(reply.result).toMatchObject({ scraped })
    }
    await t.sql('update users set nickname = $1 where id = $2', `바뀐이름${n}`, fan.id)
  }
  expect(await typesTo(writer)).toEqual(['SCRAP'])
})
