import type { Attendance } from '@honjeo/contract/attendance'
import type { AttendanceClaim } from '@honjeo/contract/values/enums'
import { beforeEach, describe, expect, it } from 'vitest'
import { say as speak } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { keepWhoMet } from './attendance.service.ts'

const t = setUpTestApp(withCatalogue)
const { change, complete, destroy, info, leave, remove } = roomActs(t)
const HOUR = 3600

let host: Member
let guest: Member
let other: Member
let roomId: number

/** Renews the access tokens, which live for a quarter of an hour. */
async function renew(...members: Member[]): Promise<void> {
  for (const member of members) {
    const body = { refreshToken: member.refreshToken }
    Object.assign(member, (await t.call<Member>('/api/auth/reissue', { method: 'POST', body })).result)
  }
}
async function pass(seconds: number): Promise<void> {
  t.clock.advance(seconds)
  await renew(host, guest, other)
}

beforeEach(async () => {
  ;[host, guest, other] = [await t.addMember(), await t.addMember(), await t.addMember()]
  roomId = await t.addRoom(host, { contentId: SAEBYEOL, maxMembers: 4, joinDate: t.clock.inSeconds(30 * HOUR) })
  for (const member of [guest, other]) await t.join(roomId, member)
})

const read = (as: Member, room = roomId) => t.call<Attendance>(`/api/chatrooms/${room}/attendance`, {}, as)
const answer = (going: boolean, as: Member, room = roomId) =>
  t.call(`/api/chatrooms/${room}/attendance`, { method: 'PUT', body: { going } }, as)
const people = async (as: Member) => (await read(as)).result.past?.people ?? []
async function say(claim: AttendanceClaim, whom: Member, as: Member, attendanceId?: number) {
  const about = attendanceId ?? (await people(as)).find(({ userId }) => userId === whom.id)?.attendanceId
  return t.call(`/api/chatrooms/${roomId}/attendance/${about}`, { method: 'PUT', body: { claim } }, as)
}
const outcome = async (whom: Member) => {
  const { rows } = await t.sql('select outcome from attendances where user_id = $1 order by id', whom.id)
  return rows.map((row) => row['outcome'])
}
/** The meeting has begun. */
const meet = () => pass(31 * HOUR)

describe('before a meeting', () => {
  it('its members see who has answered that they come, until the host moves it', async () => {
    expect((await answer(true, guest)).status).toBe(200)
    const coming = async (as: Member) => (await read(as)).result.next?.people.map(({ going }) => going)
    expect(await coming(other)).toEqual([false, true, false])
    expect((await read(other)).result).toMatchObject({ past: null, next: { isLate: false } })
    await change(roomId, { joinDate: t.clock.inSeconds(40 * HOUR) }, host)
    expect(await coming(other)).toEqual([false, false, false])
  })

  it('who does not come leaves, is named in the conversation, and the next of those who wait has the seat', async () => {
    const waiting = await t.addMember()
    await change(roomId, { maxMembers: 3 }, host)
    await t.call(`/api/chatrooms/${roomId}/join`, { method: 'POST', body: { wait: true } }, waiting)
    expect((await answer(false, guest)).status).toBe(200)
    expect((await info(roomId, guest)).result.joined).toBe(false)
    expect((await info(roomId, waiting)).result.joined).toBe(true)
    const { rows } = await t.sql(`select code from messages where room_id = $1 and type = 'EXIT'`, roomId)
    expect(rows).toEqual([{ code: 'LINE_NOT_GOING' }])
    expect(await outcome(guest)).toEqual([])
    expect((await answer(false, guest)).code).toBe('CHAT4005')
  })

  it('is not of others', async () => {
    const stranger = await t.addMember()
    expect((await read(stranger)).code).toBe('CHAT4005')
    expect((await answer(true, stranger)).code).toBe('CHAT4005')
    expect((await answer(true, stranger, 9_999_999)).code).toBe('CHAT4040')
  })
})

describe('who comes after all', () => {
  const late = () => pass(28 * HOUR + 60)
  const heard = async (as: Member) => {
    const { rows } = await t.sql(
      'select reads_from_seq as "from", joined_at as "at" from room_members where room_id = $1 and user_id = $2',
      roomId,
      as.id,
    )
    return rows[0]
  }

  it('has the seat back for ten minutes, as if they had not left, and nothing of a late cancellation', async () => {
    const before = await heard(guest)
    await late()
    await answer(false, guest)
    expect(await outcome(guest)).toEqual(['CANCELLED_LATE'])
    expect((await answer(true, guest)).status).toBe(200)
    expect(await heard(guest)).toEqual(before)
    expect(await outcome(guest)).toEqual([])
    expect((await read(guest)).result.next?.people.map(({ mine, going }) => mine && going)).toContain(true)
    const lines = await t.sql(`select code from messages where room_id = $1 order by seq desc limit 1`, roomId)
    expect(lines.rows).toEqual([{ code: 'LINE_GOING_AFTER_ALL' }])
    // Coming back is no way around the two hours.
    await answer(false, guest)
    expect(await outcome(guest)).toEqual(['CANCELLED_LATE'])
    await pass(10 * 60 + 1)
    expect((await answer(true, guest)).code).toBe('CHAT4005')
  })

  it('has not what others have, nor what was said meanwhile', async () => {
    const quick = await t.addMember()
    await change(roomId, { maxMembers: 3 }, host)
    await answer(false, guest)
    await t.join(roomId, quick)
    expect((await answer(true, guest)).code).toBe('CHAT4001')
    await leave(roomId, quick)
    await speak(t, host, roomId, '아쉬워요')
    const { from } = (await heard(other))!
    expect((await answer(true, guest)).status).toBe(200)
    expect((await heard(guest))!['from']).toBeGreaterThan(Number(from) + 1)
  })

  it('is not who left in another way, was removed or is asked by none; a closed room stays so, and approval is not asked again', async () => {
    await leave(roomId, guest)
    expect((await answer(true, guest)).code).toBe('CHAT4005')
    await t.join(roomId, guest)
    await change(roomId, { joinPolicy: 'APPROVAL' }, host)
    await answer(false, guest)
    expect((await answer(true, guest)).status).toBe(200)
    await answer(false, guest)
    await complete(roomId, host)
    expect((await answer(true, guest)).code).toBe('CHAT4001')
    await answer(false, other)
    await t.sql('insert into room_bans (room_id, user_id) values ($1, $2)', roomId, other.id)
    expect((await answer(true, other)).code).toBe('CHAT4040')
  })

  it('is host again, also where the room was left empty', async () => {
    const hostOf = async () => (await t.sql('select host_id::int as id from chat_rooms where id = $1', roomId)).rows[0]
    await answer(false, host)
    expect(await hostOf()).toEqual({ id: guest.id })
    expect((await answer(true, host)).status).toBe(200)
    expect(await hostOf()).toEqual({ id: host.id })
    for (const member of [guest, other, host]) await leave(roomId, member)
    const alone = await t.addRoom(host, { contentId: SAEBYEOL, joinDate: t.clock.inSeconds(30 * HOUR) })
    await answer(false, host, alone)
    expect((await answer(true, host, alone)).status).toBe(200)
    expect((await info(alone, host)).result).toMatchObject({ joined: true, isCompleted: false })
    expect((await t.sql('select host_id::int as id from chat_rooms where id = $1', alone)).rows).toEqual([
      { id: host.id },
    ])
  })
})

describe('leaving in the last two hours', () => {
  const late = () => pass(28 * HOUR + 60)

  it.each<[string, () => Promise<unknown>]>([
    ['by the answer', () => answer(false, guest)],
    ['without one', () => leave(roomId, guest)],
  ])('is a late cancellation, %s', async (_name, act) => {
    await late()
    expect((await read(guest)).result.next?.isLate).toBe(true)
    await act()
    expect(await outcome(guest)).toEqual(['CANCELLED_LATE'])
  })

  it('stays one for who comes back, until another says that they met', async () => {
    await late()
    await leave(roomId, guest)
    await t.join(roomId, guest)
    await pass(2 * HOUR)
    await keepWhoMet({ db: t.database.db, clock: t.clock })
    expect(await outcome(guest)).toEqual(['CANCELLED_LATE'])
    await say('MET', guest, host)
    expect(await outcome(guest)).toEqual(['KEPT'])
  })

  it('is one for a host who deletes the room, and for who withdraws, also with the account that comes after', async () => {
    await late()
    await t.withdraw(guest)
    await destroy(roomId, host)
    expect(await outcome(host)).toEqual(['CANCELLED_LATE'])
    const back = await t.addMemberOf(guest.email, { nickName: `다시${guest.id}` })
    expect(await outcome(back)).toEqual(['CANCELLED_LATE'])
  })

  it('is none after a removal, with a block, where the host has just moved the meeting, a moment after coming in, or alone', async () => {
    await late()
    await remove(roomId, other, host)
    expect(await outcome(other)).toEqual([])
    await t.call(`/api/blocks/${host.id}`, { method: 'POST', body: { partWays: true } }, guest)
    expect(await outcome(guest)).toEqual([])
    await answer(false, host)
    expect(await outcome(host)).toEqual([])

    const soon = await t.addRoom(host, { contentId: SAEBYEOL, joinDate: t.clock.inSeconds(3 * HOUR) })
    await t.join(soon, other)
    await change(soon, { joinDate: t.clock.inSeconds(HOUR) }, host)
    await pass(20 * 60)
    await leave(soon, other)
    expect(await outcome(other)).toEqual([])
    await t.join(soon, other)
    await leave(soon, other)
    expect(await outcome(other)).toEqual([])
  })
})

describe('after a meeting', () => {
  it('one who was met has kept it; a no-show takes two, and may be corrected', async () => {
    await meet()
    await keepWhoMet({ db: t.database.db, clock: t.clock })
    expect((await people(host)).map(({ userId, claim }) => [userId, claim])).toEqual([
      [guest.id, null],
      [other.id, null],
    ])
    expect((await say('MET', guest, host)).status).toBe(200)
    expect(await outcome(guest)).toEqual(['KEPT'])
    await say('NO_SHOW', other, host)
    expect(await outcome(other)).toEqual(['OPEN'])
    // They say it both at once, and again: each counts once.
    await Promise.all([host, guest].map((as) => say('NO_SHOW', other, as)))
    expect(await outcome(other)).toEqual(['NO_SHOW'])
    expect(await people(host)).toMatchObject([{ claim: 'MET' }, { claim: 'NO_SHOW' }])
    await say('MET', other, guest)
    expect(await outcome(other)).toEqual(['KEPT'])
  })

  it('is spoken of for seven days, by those who were there, of those who were there', async () => {
    const stranger = await t.addMember()
    expect((await say('MET', guest, host, 9_999_999)).code).toBe('CHAT4044')
    await meet()
    await keepWhoMet({ db: t.database.db, clock: t.clock })
    const [ofGuest] = await people(host)
    const own = (await people(guest)).find(({ userId }) => userId === host.id)!
    await renew(stranger)
    expect((await say('MET', host, stranger, own.attendanceId)).code).toBe('CHAT4005')
    expect((await say('MET', host, host, own.attendanceId)).code).toBe('CHAT4044')
    await pass(7 * 24 * HOUR)
    expect((await read(host)).result.past).toBeNull()
    expect((await say('MET', guest, host, ofGuest!.attendanceId)).code).toBe('CHAT4020')
  })

  it('knows who was there, although they leave after it or withdraw, and shows no name of who comes back', async () => {
    await meet()
    await leave(roomId, guest)
    await say('NO_SHOW', guest, host)
    await t.withdraw(guest)
    const back = await t.addMemberOf(guest.email, { nickName: `또${guest.id}` })
    expect(await people(other)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ userId: host.id }),
        expect.objectContaining({ userId: null, username: '탈퇴한 사용자', profileImage: null }),
      ]),
    )
    const about = (await people(other)).find(({ userId }) => userId === null)!
    await say('NO_SHOW', guest, other, about.attendanceId)
    expect(await outcome(back)).toEqual(['NO_SHOW'])
  })

  it('neither counts nor shows two of whom one has blocked the other, and nothing of a suspended or removed member', async () => {
    const fourth = await t.addMember()
    await t.join(roomId, fourth)
    await meet()
    await renew(fourth)
    await keepWhoMet({ db: t.database.db, clock: t.clock })
    await say('NO_SHOW', other, fourth)
    const about = (await people(guest)).find(({ userId }) => userId === other.id)!
    const staff = await addStaff(t)
    await renew(host, guest, other, fourth)
    const body = { days: 30, reason: '약속을 어겼어요.' }
    await t.call(`/api/admin/members/${fourth.id}/suspension`, { method: 'POST', body }, staff)
    expect((await read(fourth)).code).toBe('AUTH4030')
    await say('NO_SHOW', other, host)
    // One of the two who said so is suspended.
    expect(await outcome(other)).toEqual(['OPEN'])
    await remove(roomId, guest, host)
    expect((await say('NO_SHOW', other, guest, about.attendanceId)).code).toBe('CHAT4040')
    await t.call(`/api/blocks/${host.id}`, { method: 'POST', body: { partWays: true } }, other)
    expect((await people(host)).some(({ userId }) => userId === other.id)).toBe(false)
    expect((await say('NO_SHOW', other, host, about.attendanceId)).code).toBe('CHAT4044')
  })
})
