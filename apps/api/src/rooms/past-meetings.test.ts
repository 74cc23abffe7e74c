import type { Attendance, UnsaidPerson } from '@honjeo/contract/attendance'
import type { AttendanceClaim } from '@honjeo/contract/values/enums'
import { beforeEach, describe, expect, it } from 'vitest'
import { remindOfWords } from '../meeting-words/meeting-words.service.ts'
import type { PageOf } from '../testing/community.ts'
import { meetings } from '../testing/meetings.ts'
import { roomActs } from '../testing/room-acts.ts'
import { Phone } from '../testing/phone.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { keepWhoMet } from './attendance.service.ts'

const t = setUpTestApp(withCatalogue)
const { change, destroy, leave, remove } = roomActs(t)
const { attendance, claim, meet, pass, write } = meetings(t)
const HOUR = 3600

let host: Member
let guest: Member
let other: Member
let roomId: number
/** What the others' rows of the meeting are called, as those inside know them. */
let rows: Map<number, number>

const past = async (as: Member) => (await t.call<Attendance>(`/api/chatrooms/${roomId}/attendance`, {}, as)).result.past
const unsaid = async (as: Member) =>
  (await t.call<PageOf<UnsaidPerson>>('/api/mypage/past-meetings', {}, as)).result.content
const say = (word: AttendanceClaim, whom: Member, as: Member) =>
  t.call(`/api/chatrooms/${roomId}/attendance/${rows.get(whom.id)}`, { method: 'PUT', body: { claim: word } }, as)
const outcomes = async (whom: Member) =>
  (await t.sql('select outcome from attendances where user_id = $1 order by meets_at', whom.id)).rows.map(
    (row) => row['outcome'],
  )

beforeEach(async () => {
  ;[host, guest, other] = [await t.addMember(), await t.addMember(), await t.addMember()]
  roomId = await meet(host, guest, other)
  rows = new Map()
  for (const [whom, as] of [
    [host, guest],
    [guest, host],
    [other, host],
  ] as const)
    rows.set(whom.id, await attendance(roomId, whom, as))
})

describe('a meeting that is moved after it', () => {
  /** The route refuses it once the meeting has begun; the rule holds without the route. */
  const moveTo = (seconds: number) =>
    t.sql(
      `update chat_rooms set scheduled_at = $2, completed_at = null where id = $1`,
      roomId,
      t.clock.inSeconds(seconds),
    )

  /** Moves the meeting by a little, and lets it come to pass again. */
  async function meetAgain(...members: Member[]) {
    await moveTo(120)
    await pass(HOUR, ...members)
    await keepWhoMet({ db: t.database.db, clock: t.clock })
  }
  const againOf = async (whom: Member) =>
    Number(
      (await t.sql('select id from attendances where user_id = $1 order by meets_at desc limit 1', whom.id)).rows[0]![
        'id'
      ],
    )

  it('lets no pair be judged a second time, by word, by writing or as a no-show', async () => {
    expect((await say('MET', guest, host)).status).toBe(200)
    expect((await write(rows.get(guest.id)!, { tags: ['KIND'] }, host)).status).toBe(200)
    await say('NO_SHOW', other, host)
    await meetAgain(host, guest, other)
    for (const [whom, word] of [
      [guest, 'MET'],
      [other, 'NO_SHOW'],
    ] as const) {
      const again = await againOf(whom)
      expect(again).not.toBe(rows.get(whom.id))
      const path = `/api/chatrooms/${roomId}/attendance/${again}`
      expect((await t.call(path, { method: 'PUT', body: { claim: word } }, host)).code).toBe('CHAT4044')
      expect((await write(again, { tags: ['KIND'] }, host)).status).toBeGreaterThanOrEqual(400)
    }
    expect(await outcomes(guest)).toEqual(['KEPT', 'OPEN'])
    await expect(
      t.sql(
        `insert into attendance_claims (attendance_id, author_id, claim, created_at) values ($1, $2, 'MET', $3)`,
        await againOf(guest),
        host.id,
        t.clock.now().toISOString(),
      ),
    ).rejects.toThrow('was not there')
  })

  it('goes on to be spoken of as the one that it was, for the week after it', async () => {
    await say('NO_SHOW', other, host)
    await meetAgain(host, guest, other)
    const shown = await past(host)
    expect(shown!.people).toMatchObject([
      { userId: guest.id, attendanceId: rows.get(guest.id), claim: null },
      { userId: other.id, attendanceId: rows.get(other.id), claim: 'NO_SHOW' },
    ])
    // Moving it does not wash: the second word finds the first.
    await say('NO_SHOW', other, guest)
    expect(await outcomes(other)).toEqual(['NO_SHOW', 'OPEN'])
    await pass(6 * 24 * HOUR + 22.5 * HOUR, host)
    expect(await past(host)).toBeNull()
  })

  it('is judged by those who were not there at first, and asks for each person once', async () => {
    await pass(3 * HOUR, host, guest, other)
    await remindOfWords({ db: t.database.db, clock: t.clock })
    const comer = await t.addMember()
    await moveTo(2 * HOUR)
    await change(roomId, { maxMembers: 4 }, host)
    await t.join(roomId, comer)
    await pass(3 * HOUR, host, guest, other, comer)
    await keepWhoMet({ db: t.database.db, clock: t.clock })
    const people = (await past(comer))!.people
    expect(people.map(({ userId }) => userId)).toEqual([host.id, guest.id, other.id])
    expect((await past(host))!.people.map(({ userId }) => userId)).toEqual([guest.id, other.id, comer.id])
    const path = `/api/chatrooms/${roomId}/attendance/${people[0]!.attendanceId}`
    expect((await t.call(path, { method: 'PUT', body: { claim: 'MET' } }, comer)).status).toBe(200)
    expect(await outcomes(host)).toEqual(['OPEN', 'KEPT'])

    await moveTo(120)
    await pass(4 * HOUR, host, guest, other, comer)
    await keepWhoMet({ db: t.database.db, clock: t.clock })
    await remindOfWords({ db: t.database.db, clock: t.clock })
    const asked = await t.sql(
      `select user_id as "userId", count(*)::int as n from notifications where event_key like 'ask-words:%' and user_id = any($1) group by 1`,
      [guest.id, comer.id],
    )
    // Who was there before is asked for the one who came, and no one for those they met before.
    expect(new Map(asked.rows.map(({ userId, n }) => [Number(userId), n]))).toEqual(
      new Map([
        [guest.id, 2],
        [comer.id, 1],
      ]),
    )
  })
})

describe('who is no longer inside', () => {
  it('says that they met all the same, for the week, whether they left, were removed or saw the room deleted', async () => {
    await leave(roomId, guest)
    await remove(roomId, other, host)
    for (const gone of [guest, other]) {
      const ofHost = async () => (await unsaid(gone)).find(({ userId }) => userId === host.id)
      expect(await ofHost()).toMatchObject({ attendanceId: rows.get(host.id), claim: null, roomId })
      expect(await unsaid(gone)).toHaveLength(2)
      expect((await say('MET', host, gone)).status).toBe(200)
      expect(await ofHost()).toMatchObject({ claim: 'MET' })
    }
    expect(await outcomes(host)).toEqual(['KEPT'])
    expect((await write(rows.get(host.id)!, { tags: ['KIND'] }, guest)).status).toBe(200)
    expect(await unsaid(host)).toEqual([])
    await destroy(roomId, host)
    expect(await unsaid(host)).toHaveLength(2)
    expect((await say('MET', guest, host)).status).toBe(200)
    await pass(7 * 24 * HOUR, host, guest, other)
    expect(await unsaid(guest)).toEqual([])
    expect((await say('MET', other, guest)).code).toBe('CHAT4020')
  })

  it('says that another did not come where they left, and not where they were removed', async () => {
    await leave(roomId, guest)
    await remove(roomId, other, host)
    expect((await unsaid(guest))[0]).toMatchObject({ saysNoShow: true })
    expect((await unsaid(other))[0]).toMatchObject({ saysNoShow: false })
    expect((await say('NO_SHOW', host, guest)).status).toBe(200)
    expect((await say('NO_SHOW', host, other)).code).toBe('CHAT4040')
    expect(await outcomes(host)).toEqual(['OPEN'])
  })

  it('learns nothing of the room, and who was not there nothing at all', async () => {
    const stranger = await t.addMember({ gender: 'MALE' })
    const before = await t.call(`/api/chatrooms/${roomId}`, {}, stranger)
    await remove(roomId, other, host)
    // What has changed since the removal is not theirs to know.
    await t.sql(`update users set gender = 'MALE' where id = $1`, other.id)
    await t.sql(`update chat_rooms set title = '새 제목', gender_restriction = 'FEMALE' where id = $1`, roomId)
    const read = JSON.stringify(await unsaid(other))
    expect(read).not.toContain('새 제목')
    const ofNone = await t.call('/api/chatrooms/9999999/attendance', {}, other)
    expect((await t.call(`/api/chatrooms/${roomId}/attendance`, {}, other)).code).toBe(ofNone.code)
    expect((await t.call(`/api/chatrooms/${roomId}`, {}, other)).code).toBe('CHAT4040')
    expect(before.status).toBe(200)
    expect(await unsaid(stranger)).toEqual([])
    const missing = await t.call(
      `/api/chatrooms/9999999/attendance/1`,
      { method: 'PUT', body: { claim: 'MET' } },
      stranger,
    )
    const hidden = await say('MET', host, stranger)
    expect([hidden.status, hidden.code, hidden.message]).toEqual([missing.status, missing.code, missing.message])
    await t.call(`/api/blocks/${host.id}`, { method: 'POST', body: {} }, other)
    expect((await unsaid(other)).map(({ userId }) => userId)).toEqual([guest.id])
    expect((await say('MET', host, other)).code).toBe('CHAT4044')
  })
})

it('what one says of a meeting is counted as it was where a member was removed after it', async () => {
  expect((await claim(roomId, 'NO_SHOW', host, other)).status).toBe(200)
  await remove(roomId, other, host)
  await say('NO_SHOW', host, guest)
  expect(await outcomes(host)).toEqual(['OPEN'])
})

it('a code proves it once for a room and a pair, also where the host moves the meeting by a minute after it', async () => {
  const soon = await t.addRoom(host, { contentId: SAEBYEOL, joinDate: t.clock.inSeconds(HOUR / 2) })
  await t.join(soon, guest)
  const [h, g] = [await Phone.of(t, host, soon), await Phone.of(t, guest, soon)]
  const proofs = async () => (await t.sql('select from meeting_proofs where room_id = $1', soon)).rowCount
  const notices = async () =>
    (await t.sql(`select from notifications where user_id = $1 and message like '%만남 코드%'`, host.id)).rowCount
  expect((await g.meets(h)).status).toBe(200)
  expect([await proofs(), await notices()]).toEqual([1, 1])
  expect((await change(soon, { joinDate: t.clock.inSeconds(HOUR / 2 + 60) }, host)).status).toBe(200)
  expect((await g.meets(h)).status).toBe(200)
  expect((await h.meets(g)).status).toBe(200)
  expect([await proofs(), await notices()]).toEqual([1, 1])
  expect(await h.met()).toEqual([guest.id])
  await pass(HOUR, host, guest)
  await keepWhoMet({ db: t.database.db, clock: t.clock })
  const { result } = await t.call<Attendance>(`/api/chatrooms/${soon}/attendance`, {}, host)
  expect(result.past!.people).toMatchObject([{ userId: guest.id, claim: 'MET', byCode: true }])
})
