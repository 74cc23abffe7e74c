import { createHmac } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanUpNow } from '../testing/clean-up.ts'
import { IDENTITY_KEY, setUpIdentityApp } from '../testing/identity-app.ts'
import type { NicePerson } from '../testing/nice-server.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff } from '../testing/staff.ts'
import type { Member } from '../testing/test-app.ts'

const { t, hashKeys, newPerson, check } = setUpIdentityApp(withCatalogue)
const { info } = roomActs(t)

const WOMAN = { gender: 'FEMALE', birthDate: '1995-03-02' } as const

let staff: Member
let one: Member
let other: Member
beforeAll(async () => {
  staff = await addStaff(t)
})
beforeEach(async () => {
  ;[one, other] = [await t.addMember(WOMAN), await t.addMember(WOMAN)]
})

const suspend = (member: Member, days = 30) => {
  const body = { days, reason: '약속을 여러 번 어겼어요.' }
  return t.call(`/api/admin/members/${member.id}/suspension`, { method: 'POST', body }, staff)
}
const tryToOpen = (as: Member) => {
  const body = { title: '같이 걸어요', contentId: SAEBYEOL, joinDate: t.clock.inSeconds(86_400) }
  return t.call('/api/chatrooms/create', { method: 'POST', body }, as)
}
const isProven = async (member: Member) =>
  (await t.sql('select from identity_proofs where user_id = $1', member.id)).rowCount === 1
const join = (roomId: number, as: Member) => t.call(`/api/chatrooms/${roomId}/join`, { method: 'POST', body: {} }, as)

describe('one person', () => {
  it('has one account that is checked', async () => {
    const person = newPerson()
    expect((await check(t, one, person)).status).toBe(200)
    const taken = await check(t, other, person)
    expect(taken).toMatchObject({ status: 409, code: 'ACCOUNT4091' })
    expect(taken.message).toContain('한 사람이 한 계정만')
    expect(await isProven(other)).toBe(false)
  })

  it('keeps the facts they stated where the check was refused', async () => {
    const person = newPerson({ gender: '1' })
    await check(t, one, person)
    await check(t, other, person)
    const { rows } = await t.sql('select gender from users where id = $1', other.id)
    expect(rows).toEqual([{ gender: 'FEMALE' }])
  })

  it('may be checked again in another account after leaving with the first', async () => {
    const person = newPerson()
    await check(t, one, person)
    expect((await t.withdraw(one)).status).toBe(200)
    expect((await check(t, other, person)).status).toBe(200)
    expect(await isProven(other)).toBe(true)
  })

  it('does not come back with another address from a suspension that they left in', async () => {
    const person = newPerson()
    await check(t, one, person)
    await suspend(one)
    await t.withdraw(one)
    expect((await check(t, other, person)).status).toBe(200)
    expect(await t.call('/api/account/sessions', {}, other)).toMatchObject({ status: 200 })
    expect(await tryToOpen(other)).toMatchObject({ status: 403, code: 'AUTH4030' })
  })

  it('nor while the suspended account is there', async () => {
    const person = newPerson()
    await check(t, one, person)
    await suspend(one)
    expect(await check(t, other, person)).toMatchObject({ status: 409, code: 'ACCOUNT4091' })
  })

  it('nor from one of a year, after the 90 days in which all else is held', async () => {
    const person = newPerson()
    await check(t, one, person)
    expect((await suspend(one, 365)).status).toBe(200)
    await t.withdraw(one)
    t.clock.advance(120 * 86_400)
    await cleanUpNow(t)
    const again = await t.addMember(WOMAN)
    expect((await check(t, again, person)).status).toBe(200)
    expect(await tryToOpen(again)).toMatchObject({ code: 'AUTH4030' })
    t.clock.advance(250 * 86_400)
    await cleanUpNow(t)
    expect((await t.sql('select from former_keys')).rowCount).toBe(0)
  })

  it('stays out of the room they were removed from with the account before, and leaves it where they are in', async () => {
    const host = await t.addMember()
    const [roomId, person] = [await t.addRoom(host, { contentId: SAEBYEOL }), newPerson()]
    await check(t, one, person)
    await join(roomId, one)
    await t.call(`/api/chatrooms/${roomId}/users/${one.id}`, { method: 'DELETE' }, host)
    await t.withdraw(one)
    expect((await join(roomId, other)).status).toBe(200)
    expect((await check(t, other, person)).status).toBe(200)
    expect((await join(roomId, other)).code).toBe('CHAT4040')
  })

  it('is known again after the key was changed, and nothing but the key finds them', async () => {
    const person = newPerson()
    await check(t, one, person)
    const hash = (key: string) => createHmac('sha256', key).update(`ci\n${person.ci}`).digest('base64url')
    const { rows } = await t.sql('select person_hash as hash from identity_proofs where user_id = $1', one.id)
    expect(rows).toEqual([{ hash: hash(IDENTITY_KEY) }])
    const before = 'a key of persons that was in use before, for a long time'
    await t.sql('update identity_proofs set person_hash = $2 where user_id = $1', one.id, hash(before))
    hashKeys.push(before)
    expect(await check(t, other, person)).toMatchObject({ code: 'ACCOUNT4091' })
    hashKeys.pop()
  })
})

describe('verified facts', () => {
  const pair = async (draft: object, as: Member) => {
    const host = await t.addMember(WOMAN)
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL, ...draft })
    await join(roomId, as)
    await t.call(`/api/chatrooms/${roomId}/requests/${as.id}/accept`, { method: 'POST' }, host)
    return { host, roomId }
  }
  const isInside = async (roomId: number, as: Member) => (await info(roomId, as)).result.joined

  it('take a member out of a room for women who turns out to be a man, and leave other rooms', async () => {
    const kept = await pair({ genderRestriction: 'FEMALE' }, one)
    const mixed = await pair({}, one)
    expect(await isInside(kept.roomId, one)).toBe(true)
    expect((await check(t, one, newPerson({ gender: '1' }))).status).toBe(200)
    const { rows } = await t.sql('select room_id as id from room_members where user_id = $1', one.id)
    expect(rows).toEqual([{ id: mixed.roomId }])
    expect((await info(kept.roomId, one)).code).toBe('CHAT4040')
    expect((await join(kept.roomId, one)).code).toBe('CHAT4040')
  })

  it('hand over the room for women whose host turns out to be a man', async () => {
    const roomId = await t.addRoom(one, { contentId: SAEBYEOL, genderRestriction: 'FEMALE' })
    await join(roomId, other)
    await t.call(`/api/chatrooms/${roomId}/requests/${other.id}/accept`, { method: 'POST' }, one)
    await check(t, one, newPerson({ gender: '1' }))
    const { rows } = await t.sql('select host_id::int as host from chat_rooms where id = $1', roomId)
    expect(rows).toEqual([{ host: other.id }])
  })

  it('end the requests of one who turns out to be a man', async () => {
    const host = await t.addMember(WOMAN)
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL, genderRestriction: 'FEMALE' })
    expect((await join(roomId, one)).status).toBe(202)
    await check(t, one, newPerson({ gender: '1' }))
    expect((await t.sql('select from room_requests where room_id = $1', roomId)).rowCount).toBe(0)
  })

  it('take a minor out of all rooms, who stays a member and passes', async () => {
    const { roomId } = await pair({}, one)
    expect((await check(t, one, newPerson({ birthdate: '20100101' }))).status).toBe(200)
    expect((await t.sql('select from room_members where user_id = $1', one.id)).rowCount).toBe(0)
    expect((await join(roomId, one)).code).toBe('CHAT4015')
    expect(await isProven(one)).toBe(true)
  })

  it('close the account of a child, whose address does not sign up again', async () => {
    expect(await check(t, one, newPerson({ birthdate: '20150101' }))).toMatchObject({ status: 400, code: 'AUTH4006' })
    expect((await t.sql('select from users where id = $1', one.id)).rowCount).toBe(0)
    await t.app.outbox.settled()
    expect(t.mailer.sent.some(({ to }) => to === one.email)).toBe(true)
    expect(await t.signUpAs(one.email)).toMatchObject({ status: 400, code: 'AUTH4009' })
  })

  it('are taken for a person whose earlier account had stated others', async () => {
    const person: NicePerson = newPerson()
    await check(t, one, person)
    await t.withdraw(one)
    expect((await check(t, other, { ...person, gender: '1' })).status).toBe(200)
  })
})
