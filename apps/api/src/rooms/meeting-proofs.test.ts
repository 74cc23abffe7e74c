import type { Attendance } from '@honjeo/contract/attendance'
import type { MemberCard } from '@honjeo/contract/member-card'
import { beforeEach, describe, expect, it } from 'vitest'
import { Phone } from '../testing/phone.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { keepWhoMet } from './attendance.service.ts'

const t = setUpTestApp(withCatalogue)
const { change, leave, notices, remove } = roomActs(t)
const HOUR = 3600

let host: Member
let guest: Member
let other: Member
let roomId: number
/** The phones of the three, by their first letter. */
let h: Phone
let g: Phone
let o: Phone

async function renew(...members: Member[]): Promise<void> {
  for (const member of members) {
    const body = { refreshToken: member.refreshToken }
    Object.assign(member, (await t.call<Member>('/api/auth/reissue', { method: 'POST', body })).result)
  }
}
async function pass(seconds: number, ...members: Member[]): Promise<void> {
  t.clock.advance(seconds)
  await renew(host, guest, other, ...members)
}
/** The meeting begins in so many hours. */
const inHours = (hours: number) => change(roomId, { joinDate: t.clock.inSeconds(hours * HOUR) }, host)
const keep = () => keepWhoMet({ db: t.database.db, clock: t.clock })

beforeEach(async () => {
  ;[host, guest, other] = [await t.addMember(), await t.addMember(), await t.addMember()]
  const joinDate = t.clock.inSeconds(HOUR / 2)
  roomId = await t.addRoom(host, { contentId: SAEBYEOL, maxMembers: 5, joinDate })
  for (const member of [guest, other]) await t.join(roomId, member)
  ;[h, g, o] = [await Phone.of(t, host, roomId), await Phone.of(t, guest, roomId), await Phone.of(t, other, roomId)]
})

const past = async (as: Member) =>
  (await t.call<Attendance>(`/api/chatrooms/${roomId}/attendance`, {}, as)).result.past?.people ?? []
const claims = async (as: Member) => (await past(as)).map(({ userId, claim, byCode }) => [userId, claim, byCode])
const outcome = async (whom: Member) => {
  const { rows } = await t.sql('select outcome from attendances where user_id = $1 order by id', whom.id)
  return rows.map((row) => row['outcome'])
}
const proofs = async () => Number((await t.sql('select count(*) as n from meeting_proofs')).rows[0]!['n'])

describe('a code that one phone shows and the other types', () => {
  it('proves for both that they met, before the meeting as from it on, and says so to who showed it', async () => {
    expect(await g.meets(h)).toMatchObject({ status: 200, result: { userId: host.id, username: host.nickName } })
    expect([await h.met(), await g.met(), await o.met()]).toEqual([[guest.id], [host.id], []])
    expect((await notices(host))[0]!.message).toMatch(new RegExp(`^${guest.nickName}님이 .+ 내 만남 코드를 입력했어요`))
    // No claim is made before the time of the meeting.
    expect(await past(host)).toEqual([])
    await pass(HOUR)
    await keep()
    expect(await claims(host)).toEqual([
      [guest.id, 'MET', true],
      [other.id, null, false],
    ])
    expect(await claims(guest)).toEqual([
      [host.id, 'MET', true],
      [other.id, null, false],
    ])
    expect((await o.meets(h)).status).toBe(200)
    expect([await outcome(host), await outcome(guest), await outcome(other)]).toEqual([['KEPT'], ['KEPT'], ['KEPT']])
  })

  it('is one proof, however often and from whichever side it comes', async () => {
    await pass(HOUR)
    const before = await proofs()
    const entry = await g.types(await h.shows())
    const answers = await Promise.all([g.send(entry), g.send(entry), h.meets(g)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    t.clock.advance(40)
    expect((await g.send(entry)).result).toEqual(answers[0].result)
    expect(await proofs()).toBe(before + 1)
    // Whichever of the two was first, the other is notified, and once.
    const received = [...(await notices(host)), ...(await notices(guest))]
    expect(received.filter(({ message }) => message.includes('만남 코드'))).toHaveLength(1)
  })

  it('is no word against one’s own: what was said stays, and can be changed after it', async () => {
    await pass(HOUR)
    await keep()
    const say = async (claim: string, whom: Member, as: Member) => {
      const about = (await past(as)).find(({ userId }) => userId === whom.id)!
      const path = `/api/chatrooms/${roomId}/attendance/${about.attendanceId}`
      return t.call(path, { method: 'PUT', body: { claim } }, as)
    }
    await say('NO_SHOW', guest, host)
    await g.meets(h)
    expect((await claims(host))[0]).toEqual([guest.id, 'NO_SHOW', true])
    await o.meets(h)
    await say('NO_SHOW', other, host)
    expect(await claims(host)).toEqual([
      [guest.id, 'NO_SHOW', true],
      [other.id, 'NO_SHOW', true],
    ])
  })

  it('is good within a minute or two, and not an hour later', async () => {
    await pass(HOUR)
    const code = await h.shows()
    expect((await g.send(await g.types(code, 59))).status).toBe(200)
    t.clock.advance(200)
    expect((await o.send(await o.types(code))).code).toBe('CHAT4021')
  })
})

describe('a code is a word of both where the phones were near each other', () => {
  const SEONGSAN = { lat: 33.4581, lng: 126.9425 }
  const column = async () => (await t.sql('select * from meeting_proofs')).rows

  it('and of neither where one of them was far away, gave no position or has an old app, which read all the same', async () => {
    const pairs: [Phone, Phone][] = [
      [g, h],
      [o, h],
      [g, o],
    ]
    await pass(HOUR)
    await keep()
    h.place = SEONGSAN
    o.place = null
    for (const [typing, showing] of pairs) {
      expect(await typing.meets(showing)).toMatchObject({ status: 200, result: { isNear: false } })
    }
    expect(await claims(host)).toEqual([
      [guest.id, null, false],
      [other.id, null, false],
    ])
    expect([await outcome(host), await outcome(guest), await outcome(other)]).toEqual([['OPEN'], ['OPEN'], ['OPEN']])
    const { result } = await t.call<{ met: object[] }>(`/api/chatrooms/${roomId}/meeting-proofs`, {}, host)
    expect(result.met).toMatchObject([{ isNear: false }, { isNear: false }])
    // Each can still say it by themselves.
    const about = (await past(guest)).find(({ userId }) => userId === host.id)!
    const path = `/api/chatrooms/${roomId}/attendance/${about.attendanceId}`
    expect((await t.call(path, { method: 'PUT', body: { claim: 'MET' } }, guest)).status).toBe(200)
    expect(await outcome(host)).toEqual(['KEPT'])
  })

  it('by the position that was signed with it, also where it is sent from elsewhere days later', async () => {
    await pass(HOUR)
    const [entry, forged] = [await g.types(await h.shows()), await o.types(await h.shows())]
    const { spot: _, ...bare } = forged
    expect((await o.send({ ...forged, spot: (forged.spot! + 1) % 576 })).code).toBe('CHAT4026')
    expect((await o.send(bare)).code).toBe('CHAT4026')
    expect((await o.send({ ...forged, spot: 576 })).status).toBe(400)
    h.place = null
    g.place = null
    await pass(48 * HOUR)
    expect(await g.send(entry)).toMatchObject({ status: 200, result: { isNear: true } })
    expect(await outcome(host)).toEqual(['KEPT'])
  })

  it('and tells no one where the other is: it is judged once, and nothing of it is kept but yes or no', async () => {
    await pass(HOUR)
    g.place = SEONGSAN
    expect((await g.meets(h)).result.isNear).toBe(false)
    g.place = h.place
    expect((await g.meets(h)).result.isNear).toBe(false)
    expect((await h.meets(g)).result.isNear).toBe(false)
    const [row] = await column()
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      ['created_at', 'is_near', 'meets_at', 'met_at', 'room_id', 'shown_by', 'typed_by'].toSorted(),
    )
  })
})

describe('a code that was typed without a network', () => {
  it('is taken for 72 hours, also where it was typed before the meeting', async () => {
    const early = await o.types(await g.shows())
    await pass(HOUR)
    expect((await o.send(early)).status).toBe(200)
    expect([await outcome(other), await outcome(guest)]).toEqual([['KEPT'], ['KEPT']])
    const entry = await g.types(await h.shows())
    const late = await o.types(await h.shows())
    await pass(71 * HOUR)
    expect(await g.send(entry)).toMatchObject({ status: 200, result: { metAt: entry.at } })
    expect(await outcome(host)).toEqual(['KEPT'])
    await pass(2 * HOUR)
    expect((await o.send(late)).code).toBe('CHAT4024')
  })

  it('is not taken with another time, another code or from another device than it was typed on', async () => {
    await pass(HOUR)
    const entry = await g.types(await h.shows())
    expect((await g.send({ ...entry, at: t.clock.inSeconds(1) })).code).toBe('CHAT4026')
    expect((await g.send({ ...entry, code: await o.shows() })).code).toBe('CHAT4026')
    // Another member of the room has it, and another login of the same member.
    expect((await o.send(entry)).code).toBe('CHAT4026')
    const thief = await Phone.of(t, guest, roomId)
    expect((await g.send(entry)).code).toBe('CHAT4026')
    // A key that is registered afterwards signs nothing of the time before.
    expect((await thief.send(await thief.types(await h.shows(-600), -600))).code).toBe('CHAT4026')
    expect((await thief.send(await thief.types(await h.shows(), 600))).code).toBe('CHAT4025')
  })
})

describe('a code is refused', () => {
  it('to who is not of the room, and where it is of another room', async () => {
    const stranger = await t.addMember()
    const elsewhere = await t.addRoom(host, { contentId: SAEBYEOL, joinDate: t.clock.inSeconds(HOUR / 2) })
    const away = await Phone.of(t, host, elsewhere)
    const s = await Phone.of(t, stranger, roomId)
    expect((await s.register()).code).toBe('CHAT4005')
    expect((await s.send(await s.types(await h.shows()))).code).toBe('CHAT4005')
    expect((await g.send(await g.types(await away.shows()))).code).toBe('CHAT4021')
    expect((await t.call(`/api/chatrooms/${roomId}/meeting-proofs`, {}, stranger)).code).toBe('CHAT4005')
  })

  it('where it is one’s own, or a key is no point of the curve', async () => {
    expect((await g.meets(g)).code).toBe('CHAT4022')
    const body = { publicKey: `B${'A'.repeat(86)}` }
    const path = `/api/chatrooms/${roomId}/meeting-key`
    expect((await t.call(path, { method: 'PUT', body }, guest)).code).toBe('CHAT4026')
  })

  it('more than an hour before the meeting and twelve after it, also where the meeting is moved away', async () => {
    const early = await g.types(await h.shows())
    await inHours(2)
    expect((await g.send(early)).code).toBe('CHAT4023')
    await inHours(1 / 4)
    await pass(13 * HOUR)
    expect((await g.meets(h)).code).toBe('CHAT4023')
  })

  it('of a moment before one came into the room', async () => {
    const late = await t.addMember()
    const code = await h.shows()
    t.clock.advance(300)
    await t.join(roomId, late)
    const l = await Phone.of(t, late, roomId)
    expect((await l.send(await l.types(code, -300))).code).toBe('CHAT4026')
  })

  it('across a block, after a removal and of a suspended member, as one that is wrong or a room that is not there', async () => {
    const fourth = await t.addMember()
    await t.join(roomId, fourth)
    const f = await Phone.of(t, fourth, roomId)
    await pass(HOUR, fourth)
    await keep()
    const byBlocked = await o.types(await g.shows())
    const byRemoved = await f.types(await h.shows())
    const [ofGuest, ofFourth] = [await h.types(await g.shows()), await h.types(await f.shows())]
    await t.call(`/api/blocks/${other.id}`, { method: 'POST', body: { partWays: true } }, guest)
    expect((await o.send(byBlocked)).code).toBe('CHAT4021')
    await remove(roomId, fourth, host)
    expect((await f.send(byRemoved)).code).toBe('CHAT4040')
    expect((await h.send(ofFourth)).code).toBe('CHAT4021')
    const staff = await addStaff(t)
    await renew(host, guest)
    const body = { days: 30, reason: '약속을 어겼어요.' }
    await t.call(`/api/admin/members/${guest.id}/suspension`, { method: 'POST', body }, staff)
    expect((await h.send(ofGuest)).code).toBe('CHAT4021')
    expect((await g.send(ofGuest)).code).toBe('AUTH4030')
  })

  it('to minors, to who has left, and of a device whose login has ended', async () => {
    await pass(HOUR)
    const entry = await g.types(await h.shows())
    await leave(roomId, guest)
    expect((await g.send(entry)).code).toBe('CHAT4005')
    expect((await t.call('/api/auth/logout', { method: 'DELETE' }, host)).status).toBe(200)
    t.clock.advance(1)
    expect((await o.meets(h)).code).toBe('CHAT4021')
    const minor = await Phone.of(t, await t.addMember({ birthDate: '2010-01-01' }), roomId)
    expect((await minor.send(await minor.types(await g.shows()))).code).toBe('CHAT4015')
    expect((await minor.register()).code).toBe('CHAT4015')
  })

  it('after ten wrong ones, and a right one counts nothing', async () => {
    await pass(HOUR)
    for (let n = 0; n < 3; n++) expect((await g.meets(h)).status).toBe(200)
    const guess = async () => g.send(await g.types('BCDFGH'))
    const codes = (await Promise.all(Array.from({ length: 12 }, guess))).map(({ code }) => code)
    expect(codes.filter((code) => code === 'CHAT4021')).toHaveLength(10)
    expect(codes.filter((code) => code === 'CHAT4293')).toHaveLength(2)
    expect((await g.meets(o)).code).toBe('CHAT4293')
    t.clock.advance(601)
    expect((await g.meets(o)).status).toBe(200)
  })
})

it('codes of twenty accounts prove no more of one than their words would, and the database takes no other proof', async () => {
  const [room] = [await t.addRoom(host, { contentId: SAEBYEOL, maxMembers: 10, joinDate: t.clock.inSeconds(HOUR / 2) })]
  const puppets: Phone[] = [await Phone.of(t, host, room)]
  for (let n = 0; n < 5; n++) {
    const puppet = await t.addMember()
    await t.join(room, puppet)
    puppets.push(await Phone.of(t, puppet, room))
  }
  await pass(HOUR, ...puppets.slice(1).map(({ member }) => member))
  for (const one of puppets) for (const another of puppets) if (one !== another) await one.meets(another)
  // Codes are words: of each pair there are two, as without codes, and they raise no one whom only the others know.
  const { rows } = await t.sql(
    `select count(*) as n from attendance_claims c join attendances a on a.id = c.attendance_id where a.room_id = $1`,
    room,
  )
  expect(Number(rows[0]!['n'])).toBe(6 * 5)
  const card = await t.call<MemberCard>(`/api/chatrooms/${room}/people/${host.id}`, {}, puppets[1]!.member)
  expect(card.result.proofs).toEqual(['MAIL'])
  expect(card.result.meetings).toBeNull()
  const insert = (shownBy: number, typedBy: number) =>
    t.sql(
      `insert into meeting_proofs (room_id, meets_at, shown_by, typed_by, met_at, created_at)
       select id, scheduled_at, $2, $3, scheduled_at, scheduled_at + interval '1 hour' from chat_rooms where id = $1`,
      room,
      shownBy,
      typedBy,
    )
  await expect(insert(guest.id, host.id)).rejects.toThrow('do not prove a meeting')
  await expect(insert(host.id, host.id)).rejects.toThrow('meeting_proofs_two')
  await expect(t.sql('update meeting_proofs set met_at = met_at')).rejects.toThrow('not changed')
})
