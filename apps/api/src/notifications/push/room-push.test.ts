import type { Notification } from '@honjeo/contract/notifications'
import { beforeEach, expect, it } from 'vitest'
import { remindOfMeetings } from '../../rooms/reminders.service.ts'
import { say } from '../../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../../testing/places.ts'
import { setUpPushApp } from '../../testing/push-app.ts'
import { roomActs } from '../../testing/room-acts.ts'
import type { Member } from '../../testing/test-app.ts'

const { t, service, subscribed, beQuiet, nothingIsDue } = setUpPushApp({
  prepare: withCatalogue,
  chatNotices: { delayMs: 300, restMs: 300 },
})
const { change, leave, notices } = roomActs(t)
let host: Member
let guest: Member

beforeEach(async () => {
  await t.sql('delete from chat_rooms')
  ;[host, guest] = [await t.addMember(), await t.addMember()]
})

async function roomOfTwo(draft: object = {}) {
  const roomId = await t.addRoom(host, { contentId: SAEBYEOL, ...draft })
  await t.join(roomId, guest)
  return roomId
}

it('a room calls a member once, until they have read it', async () => {
  const roomId = await roomOfTwo()
  await subscribed(guest)
  const newest = async () =>
    (await t.call<{ content: Notification[] }>('/api/notifications?size=1', {}, guest)).result.content[0]?.message

  await say(t, host, roomId, '도착했어요', '어디세요?')
  const [first] = await service.inbox.has(1)
  expect(first).toMatchObject({
    headers: { topic: `room-${roomId}`, urgency: 'high' },
    message: { type: 'CHAT', resourceType: 'ROOM', resourceId: roomId, tag: `room-${roomId}` },
  })

  // The clock may jump over the lease of a push only once it is settled.
  const unsettled = () => t.sql('select from notifications where push_at is not null')
  await expect.poll(async () => (await unsettled()).rowCount).toBe(0)

  t.clock.advance(60)
  await say(t, host, roomId, '먼저 가요')
  await expect.poll(newest, { timeout: 5000 }).toContain('3개')

  await t.call(`/api/chatrooms/${roomId}/read`, { method: 'POST', body: {} }, guest)
  t.clock.advance(60)
  await say(t, host, roomId, '또 봐요')
  const pushed = await service.inbox.has(2)
  expect(pushed.map(({ message }) => message.message)).toEqual([
    expect.stringContaining('2개'),
    expect.stringContaining('1개'),
  ])
})

/** A meeting in two hours, of which the guest is reminded in the quiet of 50 minutes. */
async function remindedInQuiet() {
  const roomId = await roomOfTwo({ joinDate: t.clock.inMinutes(125) })
  await subscribed(guest)
  t.clock.advance(5 * 60)
  await beQuiet(guest)
  await remindOfMeetings({ db: t.database.db, clock: t.clock })
  expect(await notices(guest)).toMatchObject([{ type: 'ROOM_REMINDER' }])
  return roomId
}

it('a reminder comes after the quiet while there is still time, with the two answers', async () => {
  await remindedInQuiet()
  t.clock.advance(51 * 60)
  const answers = { going: '가요', notGoing: '못 가요' }
  expect(await service.inbox.has(1)).toMatchObject([{ message: { type: 'ROOM_REMINDER', answers } }])
})

it.each<[string, (roomId: number) => unknown]>([
  ['once people have met', () => t.clock.advance(120 * 60)],
  ['of a time that was changed', (roomId) => change(roomId, { joinDate: t.clock.inMinutes(600) }, host)],
  ['to who has left', (roomId) => leave(roomId, guest)],
])('no reminder comes after the quiet %s', async (_name, act) => {
  await act(await remindedInQuiet())
  t.clock.advance(51 * 60)
  await nothingIsDue()
  expect(service.inbox.items.map(({ message }) => message.type)).not.toContain('ROOM_REMINDER')
})
