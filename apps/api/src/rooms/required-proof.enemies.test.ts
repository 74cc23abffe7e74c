import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PageOf } from '../testing/community.ts'
import { setUpKakaoApp } from '../testing/kakao-app.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff } from '../testing/staff.ts'
import type { Member } from '../testing/test-app.ts'

const { t } = setUpKakaoApp(withCatalogue)
const { change, handOver, info, leave, remove } = roomActs(t)

let staff: Member
let host: Member
let guest: Member
let stranger: Member

beforeAll(async () => {
  staff = await addStaff(t)
})
beforeEach(async () => {
  ;[host, guest, stranger] = [await t.addMember(), await t.addMember(), await t.addMember()]
  await kakao(host)
})

let numbers = 0
/** Connects a member with a Kakao account, or takes it off. */
const kakao = async (member: Member, isOn = true) => {
  numbers += 1
  await t.sql('update users set kakao_id = $2 where id = $1', member.id, isOn ? `enemy-${numbers}` : null)
}
const open = (draft: object = {}) => t.addRoom(host, { contentId: SAEBYEOL, requiredProof: 'KAKAO', ...draft })
const join = (roomId: number, as: Member, body: object = {}) =>
  t.call<{ status: string } | null>(`/api/chatrooms/${roomId}/join`, { method: 'POST', body }, as)
const asking = async (roomId: number) =>
  (await t.call<PageOf<{ userId: number }>>(`/api/chatrooms/${roomId}/requests`, {}, host)).result.content.map(
    ({ userId }) => userId,
  )
const isInside = async (roomId: number, as: Member) => (await info(roomId, as)).result.joined

describe('the proof opens no door that is shut for another reason', () => {
  it('to who was removed, who is blocked, who is suspended and who is a minor', async () => {
    const minor = await t.addMember({ birthDate: '2010-01-01' })
    const [removed, blocked, suspended] = [guest, stranger, await t.addMember()]
    for (const each of [minor, removed, blocked, suspended]) await kakao(each)
    const roomId = await open({ maxMembers: 4 })
    await join(roomId, removed)
    await remove(roomId, removed, host)
    await t.call(`/api/blocks/${blocked.id}`, { method: 'POST', body: {} }, host)
    const body = { days: 1, reason: '약속을 여러 번 어겼어요.' }
    const { status } = await t.call(`/api/admin/members/${suspended.id}/suspension`, { method: 'POST', body }, staff)
    expect(status).toBe(200)
    for (const wait of [false, true]) {
      const codes = []
      for (const each of [removed, suspended, minor]) codes.push((await join(roomId, each, { wait })).code)
      expect(codes).toEqual(['CHAT4040', 'AUTH4030', 'CHAT4015'])
    }
    // A room of a host who has blocked them does not exist for them.
    expect((await join(roomId, blocked)).code).toBe('CHAT4040')
  })

  it('and its lack tells them no more than it tells all others', async () => {
    const minor = await t.addMember({ birthDate: '2010-01-01' })
    const [removed, blocked] = [guest, stranger]
    const [inside, blockedByInside] = [await t.addMember(), await t.addMember()]
    for (const each of [removed, inside]) await kakao(each)
    const roomId = await open({ maxMembers: 4 })
    for (const each of [removed, inside]) await join(roomId, each)
    await remove(roomId, removed, host)
    await kakao(removed, false)
    await t.call(`/api/blocks/${blocked.id}`, { method: 'POST', body: {} }, host)
    await t.call(`/api/blocks/${blockedByInside.id}`, { method: 'POST', body: {} }, inside)
    const codes = []
    for (const each of [removed, minor, blocked]) codes.push((await join(roomId, each)).code)
    expect(codes).toEqual(['CHAT4040', 'CHAT4015', 'CHAT4040'])
    expect((await info(roomId, removed)).status).toBe(404)
    for (const each of [blockedByInside, await t.addMember()]) expect((await join(roomId, each)).code).toBe('CHAT4032')
    await kakao(blockedByInside)
    expect((await join(roomId, blockedByInside)).code).toBe('CHAT4001')
  })
})

describe('a condition sent as garbage', () => {
  it.each<[string, unknown]>([
    ['of 120 kB', 'KAKAO'.repeat(24_000)],
    ['in small letters', 'kakao'],
    ['of the card only', 'MAIL'],
    ['with a zero byte', 'KAKAO\u0000'],
    ['as null', null],
    ['as a number', 2],
    ['as a list', ['KAKAO']],
    ['as an object', { valueOf: 'KAKAO' }],
    ['with a statement', "NONE'; drop table users; --"],
  ])('%s opens no room and changes none', async (_what, requiredProof) => {
    const joinDate = t.clock.inSeconds(86_400)
    const draft = { title: '같이 걸어요', contentId: SAEBYEOL, joinDate, requiredProof }
    const opened = await t.call('/api/chatrooms/create', { method: 'POST', body: draft }, host)
    expect([400, 413]).toContain(opened.status)
    const roomId = await open()
    const changed = await t.call(`/api/chatrooms/${roomId}`, { method: 'PATCH', body: { requiredProof } }, host)
    expect([400, 413]).toContain(changed.status)
    expect((await info(roomId, host)).result.requiredProof).toBe('KAKAO')
  })

  it('is not read where people join, ask or answer', async () => {
    const roomId = await open()
    expect((await join(roomId, guest, { requiredProof: 'NONE' })).status).toBeGreaterThanOrEqual(400)
    expect(await isInside(roomId, guest)).toBe(false)
  })
})

describe('only the host', () => {
  it('changes it, and a member with more proof than the host does not', async () => {
    await kakao(guest)
    const roomId = await open()
    await join(roomId, guest)
    for (const each of [guest, stranger]) {
      expect((await change(roomId, { requiredProof: 'NONE' }, each)).status).toBe(403)
    }
    expect((await info(roomId, host)).result.requiredProof).toBe('KAKAO')
  })

  it('who has lost the proof hands over to who has it, changes the rest, and asks for it no more once it was lifted', async () => {
    await kakao(guest)
    const roomId = await open()
    await join(roomId, guest)
    await kakao(host, false)
    expect((await change(roomId, { title: '그래도 걸어요', requiredProof: 'KAKAO' }, host)).status).toBe(200)
    await change(roomId, { requiredProof: 'NONE' }, host)
    expect((await change(roomId, { requiredProof: 'KAKAO' }, host)).code).toBe('CHAT4033')
    await change(roomId, { requiredProof: 'NONE' }, host)
    expect((await handOver(roomId, guest, host)).status).toBe(200)
    expect((await change(roomId, { requiredProof: 'KAKAO' }, guest)).status).toBe(200)
    // The room does not come back to who lacks what it asks for now.
    expect(await handOver(roomId, host, guest)).toMatchObject({ status: 409, code: 'CHAT4035' })
  })
})

describe('people who wait while the condition changes', () => {
  it('keep their place where they have it, lose it where they lack it, and may wait again when it is lifted', async () => {
    await kakao(stranger)
    const roomId = await open({ requiredProof: 'NONE', maxMembers: 2 })
    const inside = await t.addMember()
    await join(roomId, inside)
    for (const each of [guest, stranger]) {
      expect((await join(roomId, each, { wait: true })).result).toEqual({ status: 'WAITING' })
    }
    await change(roomId, { requiredProof: 'KAKAO' }, host)
    expect((await info(roomId, guest)).result.request).toBeNull()
    expect((await info(roomId, stranger)).result.request).toMatchObject({ state: 'WAITING' })
    expect((await join(roomId, guest, { wait: true })).code).toBe('CHAT4032')
    await change(roomId, { requiredProof: 'NONE' }, host)
    expect((await join(roomId, guest, { wait: true })).result).toEqual({ status: 'WAITING' })
    // Raising it together with a seat lets in none of those who lack it.
    await change(roomId, { requiredProof: 'KAKAO', maxMembers: 4 }, host)
    expect([await isInside(roomId, guest), await isInside(roomId, stranger)]).toEqual([false, true])
    expect(await isInside(roomId, inside)).toBe(true)
  })

  it('come in after they have lost and won it back, at the next seat', async () => {
    await kakao(guest)
    const roomId = await open({ maxMembers: 2 })
    await kakao(stranger)
    await join(roomId, stranger)
    await join(roomId, guest, { wait: true })
    await kakao(guest, false)
    await leave(roomId, stranger)
    expect(await isInside(roomId, guest)).toBe(false)
    await kakao(guest)
    expect((await join(roomId, guest)).status).toBe(200)
    expect(await isInside(roomId, guest)).toBe(true)
  })

  it('are asked of the host again after a change only if they have it', async () => {
    await kakao(stranger)
    const roomId = await open({ requiredProof: 'NONE', joinPolicy: 'APPROVAL' })
    for (const each of [guest, stranger]) await join(roomId, each)
    const byTurns = ['KAKAO', 'NONE', 'KAKAO'] as const
    for (const requiredProof of byTurns) await change(roomId, { requiredProof }, host)
    expect(await asking(roomId)).toEqual([stranger.id])
    // Letting all in at once, in the same change, lets in none who asks without the proof.
    await change(roomId, { joinPolicy: 'INSTANT', requiredProof: 'KAKAO' }, host)
    expect(await isInside(roomId, guest)).toBe(false)
  })
})
