import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { remindOfMeetings } from './reminders.service.ts'

const t = setUpTestApp(withCatalogue)
const { change, complete, destroy, leave, remove, notices } = roomActs(t)
const HOUR = 3600
let host: Member
let guest: Member
/** The time at which the test began, in milliseconds. */
let start: number

beforeAll(async () => {
  ;[host, guest] = [await t.addMember(), await t.addMember()]
})
beforeEach(async () => {
  await t.database.pool.query('delete from chat_rooms; delete from notifications')
  start = t.clock.now().getTime()
})

const after = (hours: number) => new Date(start + hours * HOUR * 1000)
/** The minute's job, so many hours from the beginning. */
const lookAfter = (hours: number) => remindOfMeetings({ db: t.database.db, clock: { now: () => after(hours) } })
const reminders = async (as = guest) => (await notices(as)).filter(({ type }) => type === 'ROOM_REMINDER')
const count = async (as = guest) => (await reminders(as)).length

async function roomIn(hours: number) {
  const joinDate = after(hours).toISOString()
  const roomId = await t.addRoom(host, { contentId: SAEBYEOL, title: '노을 산책', joinDate })
  await t.join(roomId, guest)
  return roomId
}

describe('people of a room', () => {
  it('are reminded a day and two hours before, with when and where', async () => {
    const roomId = await roomIn(48)
    const seen: number[] = []
    for (const hours of [23.9, 24, 45.9, 46, 47.9, 48, 60]) {
      await lookAfter(hours)
      seen.push(await count())
    }
    expect(seen).toEqual([0, 1, 1, 2, 2, 2, 2])
    const about = expect.stringMatching(/‘노을 산책’ \d+월 \d+일\(.\) 오[전후] \d+:\d\d, 새별오름/)
    const reminder = { resourceType: 'ROOM', resourceId: roomId, message: about, isRead: false }
    expect(await reminders()).toMatchObject([reminder, reminder])
    expect(await count(host)).toBe(2)
  })

  it('are notified once, however many servers look, and again after a restart', async () => {
    await roomIn(48)
    await Promise.all(Array.from({ length: 6 }, () => lookAfter(24)))
    await lookAfter(24)
    expect([await count(), await count(host)]).toEqual([1, 1])
  })

  it('are reminded late when no server ran in time, but not when it is over', async () => {
    await roomIn(48)
    await lookAfter(30)
    expect(await count()).toBe(1)
    await lookAfter(49)
    expect(await count()).toBe(1)
  })

  it('are reminded again when the host moves the meeting', async () => {
    const roomId = await roomIn(48)
    await lookAfter(24)
    await change(roomId, { joinDate: after(96).toISOString() }, host)
    await lookAfter(48)
    expect(await count()).toBe(1)
    for (const hours of [72, 94]) await lookAfter(hours)
    expect(await count()).toBe(3)
  })

  it('are reminded of a room that takes no one more', async () => {
    await complete(await roomIn(48), host)
    await lookAfter(24)
    expect(await count()).toBe(1)
  })

  it('are not reminded of what they have just opened or joined', async () => {
    await roomIn(23)
    await lookAfter(0)
    expect([await count(), await count(host)]).toEqual([0, 0])
    await lookAfter(21)
    expect([await count(), await count(host)]).toEqual([1, 1])
  })
})

describe('no one is reminded', () => {
  it.each<[string, (roomId: number) => Promise<unknown>]>([
    ['of a deleted room', (roomId) => destroy(roomId, host)],
    ['of a room they have left', (roomId) => leave(roomId, guest)],
    ['of a room they were removed from', (roomId) => remove(roomId, guest, host)],
  ])('%s', async (_name, act) => {
    await act(await roomIn(48))
    for (const hours of [24, 46]) await lookAfter(hours)
    expect(await count()).toBe(0)
  })
})

it('reaches everybody where many meet at once', async () => {
  await roomIn(48)
  await t.database.pool.query(
    `insert into chat_rooms (host_id, content_id, title, scheduled_at, max_participants)
      select $1, $2, '같은 시간 ' || n, $3, 2 from generate_series(1, 450) n`,
    [host.id, SAEBYEOL, after(48).toISOString()],
  )
  await t.database.pool.query(
    'insert into room_members (room_id, user_id, joined_at) select id, $1, $2 from chat_rooms where participant_count = 0',
    [host.id, after(0).toISOString()],
  )
  await lookAfter(24)
  const { rows } = await t.database.pool.query(
    `select count(*)::int as notified from notifications where user_id = $1 and type = 'ROOM_REMINDER'`,
    [host.id],
  )
  expect(rows).toEqual([{ notified: 451 }])
})
