import type { MemberCard } from '@honjeo/contract/member-card'
import { beforeEach, describe, expect, it } from 'vitest'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { makeKnown } from '../testing/vouching.ts'

const t = setUpTestApp(withCatalogue)
const { remove } = roomActs(t)

let host: Member
let guest: Member
let reader: Member
let roomId: number

beforeEach(async () => {
  ;[host, guest, reader] = [await t.addMember(), await t.addMember(), await t.addMember()]
  roomId = await t.addRoom(host, { contentId: SAEBYEOL })
})

const card = (of: Member, as: Member | undefined, room = roomId) =>
  t.call<MemberCard>(`/api/chatrooms/${room}/people/${of.id}`, {}, as)

/** Writes down what came of meetings of a member, `count` of each, some months ago. */
async function addMeetings(of: Member, outcomes: string[], { months = 1, restriction = 'MIXED' } = {}) {
  for (const [n, outcome] of outcomes.entries()) {
    await t.sql(
      `insert into attendances (user_id, meets_at, was_inside, outcome, gender_restriction)
       values ($1, $2::timestamptz - make_interval(months => $3, hours => $4), true, $5, $6)`,
      of.id,
      t.clock.now().toISOString(),
      months,
      n,
      outcome,
      restriction,
    )
  }
}

describe('a card', () => {
  it('says since when, how old, which languages, what is proven, and that there is little of meetings', async () => {
    const body = { languages: ['ko', 'ja'] }
    expect((await t.call('/api/mypage/profile', { method: 'PUT', body }, host)).result).toMatchObject(body)
    await addMeetings(host, ['KEPT', 'NO_SHOW'])
    const { result } = await card(host, reader)
    expect(result).toMatchObject({
      userId: host.id,
      languages: ['ko', 'ja'],
      memberSince: expect.stringMatching(/^\d{4}-\d{2}$/) as string,
      meetings: null,
    })
    expect(result.ageDecade % 10).toBe(0)
    expect(result.proofs).toEqual(['MAIL'])
    expect(Object.keys(result)).not.toContain('birthDate')
  })

  it('counts the meetings of twelve months from three on, and none that is open', async () => {
    await addMeetings(host, ['KEPT', 'KEPT', 'NO_SHOW', 'CANCELLED_LATE', 'OPEN'])
    await addMeetings(host, ['NO_SHOW', 'NO_SHOW'], { months: 13 })
    expect((await card(host, reader)).result.meetings).toEqual({ kept: 2, missed: 1, cancelledLate: 1 })
  })

  it('reveals nothing of meetings in rooms that do not exist for the reader', async () => {
    const man = await t.addMember({ gender: 'MALE' })
    const woman = await t.addMember({ gender: 'FEMALE' })
    await addMeetings(host, ['KEPT', 'KEPT', 'KEPT'], { restriction: 'FEMALE' })
    expect((await card(host, woman)).result.meetings).toMatchObject({ kept: 3 })
    expect((await card(host, man)).result.meetings).toBeNull()
  })

  it('takes one who was met by two as proven, whom others know', async () => {
    await makeKnown(t, [guest])
    await t.join(roomId, guest)
    await t.join(roomId, reader)
    const meetsAt = t.clock.now().toISOString()
    const { rows } = await t.sql(
      `insert into attendances (room_id, user_id, meets_at, was_inside)
       select room_id, user_id, $2, true from room_members where room_id = $1 returning id, user_id as "userId"`,
      roomId,
      meetsAt,
    )
    const about = rows.find(({ userId }) => Number(userId) === host.id)!['id']
    const claim = (as: Member) =>
      t.call(`/api/chatrooms/${roomId}/attendance/${about}`, { method: 'PUT', body: { claim: 'MET' } }, as)
    expect((await claim(guest)).status).toBe(200)
    expect((await card(host, reader)).result.proofs).not.toContain('MEETING')
    await claim(reader)
    expect((await card(host, reader)).result.proofs).not.toContain('MEETING')
    await makeKnown(t, [reader])
    expect((await card(host, reader)).result.proofs).toContain('MEETING')

    const [woman, man] = [await t.addMember({ gender: 'FEMALE' }), await t.addMember({ gender: 'MALE' })]
    await t.sql(`update attendances set gender_restriction = 'FEMALE' where id = $1`, about)
    expect((await card(host, woman)).result.proofs).toContain('MEETING')
    // A proof by that meeting would reveal a room that must not exist for him.
    expect((await card(host, man)).result.proofs).not.toContain('MEETING')
  })
})

describe('who looks at whom', () => {
  it('is the host for members who know of the room, those inside for those inside, and who asks for the host', async () => {
    expect((await card(host, reader)).status).toBe(200)
    expect((await card(guest, reader)).code).toBe('CHAT4042')
    await t.join(roomId, guest)
    expect((await card(guest, reader)).code).toBe('CHAT4042')
    expect((await card(guest, host)).status).toBe(200)
    await t.join(roomId, reader)
    expect((await card(guest, reader)).status).toBe(200)

    const asked = await t.addRoom(host, { contentId: SAEBYEOL, joinPolicy: 'APPROVAL' })
    await t.join(asked, reader)
    expect((await card(reader, host, asked)).status).toBe(200)
    expect((await card(reader, guest, asked)).code).toBe('CHAT4042')
  })

  it('are none for visitors, after a removal, with a block, or by a room for another gender', async () => {
    expect((await card(host, undefined)).status).toBe(401)
    await t.join(roomId, guest)
    await remove(roomId, guest, host)
    expect((await card(host, guest)).code).toBe('CHAT4040')
    await t.call(`/api/blocks/${reader.id}`, { method: 'POST', body: {} }, host)
    expect((await card(host, reader)).code).toBe('CHAT4040')

    const [woman, man] = [await t.addMember({ gender: 'FEMALE' }), await t.addMember({ gender: 'MALE' })]
    const kept = await t.addRoom(woman, { contentId: SAEBYEOL, genderRestriction: 'FEMALE' })
    expect(await card(woman, man, kept)).toMatchObject({ status: 404, code: 'CHAT4040' })
  })
})
