import type { MemberEvent } from '@honjeo/contract/notifications'
import { OWN_EVENTS, roomTopic } from '@honjeo/contract/values/destinations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, say } from '../testing/conversation.ts'
import { SAEBYEOL } from '../testing/places.ts'
import { Inbox } from '../testing/stomp-client.ts'
import { makeTwoApps } from '../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createMemoryBus } from '@honjeo/bus/bus'

const [one, two] = makeTwoApps()
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase('catalogue')
  const options = { bus: createMemoryBus(), chatNotices: { delayMs: 500, restMs: 500 } }
  await one.open(database.connection, options)
  await two.open(database.connection, options)
})

afterAll(async () => {
  for (const server of [one, two]) await server.close()
  await database.drop()
})

it('notifies a member at another server of what happened, how much is unread, and of messages once', async () => {
  const [host, guest, present] = [await one.addMember(), await one.addMember(), await one.addMember()]
  const inbox = new Inbox<MemberEvent>()
  await (await connect(two, host)).subscribe<MemberEvent>(OWN_EVENTS, inbox.push)
  const kinds = (kind: string) => inbox.items.filter((event) => event.kind === kind)
  const roomId = await one.addRoom(host, { contentId: SAEBYEOL })
  await one.join(roomId, guest)
  await one.join(roomId, present)
  await expect
    .poll(() => kinds('NOTIFICATION'))
    .toMatchObject([{ notification: { type: 'ROOM_JOIN' } }, { notification: { type: 'ROOM_JOIN' } }])

  await (await connect(two, present)).subscribe(roomTopic(roomId), () => {})
  await say(one, guest, roomId, '도착했어요')
  await expect.poll(() => kinds('UNREAD')).toMatchObject([{ roomId, unreadCount: 1, lastMessage: '도착했어요' }])
  await expect
    .poll(() => kinds('NOTIFICATION').slice(2), { timeout: 5000 })
    .toMatchObject([{ notification: { type: 'CHAT', resourceId: roomId } }])
  const { rows } = await one.database.pool.query<{ user_id: number }>(
    `select user_id from notifications where type = 'CHAT'`,
  )
  expect(rows).toEqual([{ user_id: host.id }])
})
