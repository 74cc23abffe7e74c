import type { OwnProofs } from '@honjeo/contract/account'
import type { MemberCard } from '@honjeo/contract/member-card'
import type { ListedRoom } from '@honjeo/contract/rooms'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PageOf } from '../testing/community.ts'
import { setUpKakaoApp } from '../testing/kakao-app.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { setUpTestApp, type Member, type TestApp } from '../testing/test-app.ts'
import { vouchFor } from '../testing/vouching.ts'

const { t } = setUpKakaoApp(withCatalogue)
const { change, handOver, info, leave, remove } = roomActs(t)

let host: Member
let guest: Member
let stranger: Member

beforeEach(async () => {
  ;[host, guest, stranger] = [await t.addMember(), await t.addMember(), await t.addMember()]
})

let numbers = 0
/** Connects a member with a Kakao account, or takes it off. */
const kakao = async (member: Member, isOn = true) => {
  numbers += 1
  await t.sql('update users set kakao_id = $2 where id = $1', member.id, isOn ? `proof-${numbers}` : null)
}
const open = (draft: object, as = host) => t.addRoom(as, { contentId: SAEBYEOL, ...draft })
const tryToOpen = (draft: object, as = host, app: TestApp = t) => {
  const joinDate = app.clock.inSeconds(86_400)
  const body = { title: '같이 걸어요', contentId: SAEBYEOL, joinDate, ...draft }
  return app.call('/api/chatrooms/create', { method: 'POST', body }, as)
}
const join = (roomId: number, as: Member, body: object = {}) =>
  t.call<{ status: string } | null>(`/api/chatrooms/${roomId}/join`, { method: 'POST', body }, as)
const accept = (roomId: number, whom: Member, as = host) =>
  t.call(`/api/chatrooms/${roomId}/requests/${whom.id}/accept`, { method: 'POST' }, as)
const ask = async (roomId: number) =>
  (await t.call<PageOf<{ userId: number }>>(`/api/chatrooms/${roomId}/requests`, {}, host)).result.content
const own = async (roomId: number, as: Member) => (await info(roomId, as)).result
const proofs = async (as: Member) => (await t.call<OwnProofs>('/api/account/proofs', {}, as)).result

describe('a room that asks for a proof', () => {
  it('lets in who has it, tells others which one is missing and how to get it, and says so on its card', async () => {
    for (const each of [host, guest]) await kakao(each)
    const roomId = await open({ requiredProof: 'KAKAO' })
    expect(await join(roomId, stranger)).toMatchObject({ status: 403, code: 'CHAT4032' })
    expect((await join(roomId, stranger)).message).toContain('이메일이 같은 카카오 계정')
    expect(await own(roomId, stranger)).toMatchObject({ requiredProof: 'KAKAO', lacksProof: true, joined: false })
    expect(await own(roomId, guest)).toMatchObject({ requiredProof: 'KAKAO', lacksProof: false })
    const listed = async (as?: Member) =>
      (await t.call<PageOf<ListedRoom>>('/api/chatrooms?size=50', {}, as)).result.content.find(
        (room) => room.roomId === roomId,
      )
    expect((await listed(stranger))?.requiredProof).toBe('KAKAO')
    expect((await listed())?.requiredProof).toBeNull()
    expect((await join(roomId, guest)).status).toBe(200)
  })

  it('asks for none by the specification’s payload alone', async () => {
    const roomId = await open({})
    expect(await own(roomId, stranger)).toMatchObject({ requiredProof: 'NONE', lacksProof: false })
    expect((await join(roomId, stranger)).status).toBe(200)
  })

  it('takes two who met the member, or more than that, and not one who says it twice', async () => {
    await kakao(host)
    const roomId = await open({ requiredProof: 'MEETING' })
    await vouchFor(t, guest, [stranger])
    await vouchFor(t, guest, [stranger])
    expect(await join(roomId, guest)).toMatchObject({ status: 403, code: 'CHAT4031' })
    await vouchFor(t, guest, [host])
    expect((await join(roomId, guest)).status).toBe(200)
    // What the rule counts is what the card shows.
    const card = await t.call<MemberCard>(`/api/chatrooms/${roomId}/people/${guest.id}`, {}, host)
    expect(card.result.proofs).toContain('MEETING')
    await kakao(stranger)
    expect((await join(roomId, stranger)).status).toBe(200)
  })

  it('counts meetings of rooms for one gender in such rooms alone', async () => {
    const women = await Promise.all([0, 1, 2, 3].map(() => t.addMember({ gender: 'FEMALE' })))
    const [opener, comer, ...others] = women as [Member, Member, Member, Member]
    for (const each of [opener, comer]) await vouchFor(t, each, others, 'FEMALE')
    expect(await proofs(opener)).toMatchObject({ forAll: ['NONE'], forOwnGender: ['NONE', 'MEETING'] })
    expect(await tryToOpen({ requiredProof: 'MEETING' }, opener)).toMatchObject({ status: 403, code: 'CHAT4033' })
    const roomId = await open({ requiredProof: 'MEETING', genderRestriction: 'FEMALE' }, opener)
    expect((await join(roomId, comer)).status).toBe(202)
    expect(await change(roomId, { genderRestriction: 'MIXED' }, opener)).toMatchObject({
      status: 403,
      code: 'CHAT4033',
    })
    await vouchFor(t, opener, others)
    expect((await change(roomId, { genderRestriction: 'MIXED' }, opener)).status).toBe(200)
    expect(await join(roomId, comer)).toMatchObject({ status: 403, code: 'CHAT4031' })
    expect((await own(roomId, comer)).request).toBeNull()
  })

  it('does not exist for the other gender, whatever they have proven', async () => {
    const [woman, man] = [await t.addMember({ gender: 'FEMALE' }), await t.addMember({ gender: 'MALE' })]
    await kakao(woman)
    const roomId = await open({ requiredProof: 'KAKAO', genderRestriction: 'FEMALE' }, woman)
    expect(await join(roomId, man)).toMatchObject({ status: 404, code: 'CHAT4040' })
    await kakao(man)
    expect(await join(roomId, man)).toMatchObject({ status: 404, code: 'CHAT4040' })
  })

  it('is held by the database too', async () => {
    await kakao(host)
    const roomId = await open({ requiredProof: 'KAKAO' })
    const into = (table: string, values: string) => t.sql(`insert into ${table} ${values}`, roomId, guest.id)
    await expect(into('room_members', '(room_id, user_id) values ($1, $2)')).rejects.toThrow('asks for')
    await expect(into('room_requests', `(room_id, user_id, state) values ($1, $2, 'WAITING')`)).rejects.toThrow(
      'may come into it',
    )
    await expect(t.sql(`update chat_rooms set required_proof = 'FACE' where id = $1`, roomId)).rejects.toThrow(
      'chat_rooms_proof',
    )
  })
})

describe('a host', () => {
  it('asks for what they have proven themselves, when opening and later, and only for what is offered', async () => {
    expect(await proofs(host)).toEqual({
      offered: ['NONE', 'MEETING', 'KAKAO'],
      forAll: ['NONE'],
      forOwnGender: ['NONE'],
    })
    for (const requiredProof of ['MEETING', 'KAKAO']) {
      expect(await tryToOpen({ requiredProof })).toMatchObject({ status: 403, code: 'CHAT4033' })
    }
    const roomId = await open({})
    expect(await change(roomId, { requiredProof: 'KAKAO' }, host)).toMatchObject({ status: 403, code: 'CHAT4033' })
    await kakao(host)
    expect((await proofs(host)).forAll).toEqual(['NONE', 'MEETING', 'KAKAO'])
    expect((await change(roomId, { requiredProof: 'KAKAO' }, host)).result).toMatchObject({ requiredProof: 'KAKAO' })
    expect((await tryToOpen({ requiredProof: 'IDENTITY' })).status).toBe(400)
  })

  it('who raises it keeps those inside, and ends the requests of those who lack it', async () => {
    await kakao(host)
    await kakao(stranger)
    const roomId = await open({ joinPolicy: 'APPROVAL' })
    const inside = await t.addMember()
    await t.letIn(roomId, inside, host)
    for (const each of [guest, stranger]) expect((await join(roomId, each)).status).toBe(202)
    expect((await change(roomId, { requiredProof: 'KAKAO' }, host)).status).toBe(200)
    expect((await own(roomId, inside)).joined).toBe(true)
    expect((await ask(roomId)).map(({ userId }) => userId)).toEqual([stranger.id])
    expect(await own(roomId, guest)).toMatchObject({ request: null, lacksProof: true })
    expect((await accept(roomId, guest)).code).toBe('CHAT4043')
    expect((await accept(roomId, stranger)).status).toBe(200)
    // Who leaves comes back by the rule of today.
    await leave(roomId, inside)
    expect((await join(roomId, inside)).code).toBe('CHAT4032')
    // All may come again where there is no condition.
    await change(roomId, { requiredProof: 'NONE' }, host)
    expect((await join(roomId, guest)).status).toBe(202)
  })

  it('lets nobody in who has lost it since they asked, and reads of them no more', async () => {
    for (const each of [host, guest]) await kakao(each)
    const roomId = await open({ requiredProof: 'KAKAO', joinPolicy: 'APPROVAL' })
    await join(roomId, guest)
    await kakao(guest, false)
    expect(await ask(roomId)).toEqual([])
    expect((await accept(roomId, guest)).code).toBe('CHAT4043')
  })

  it('who declined keeps a no, whatever the room asks for meanwhile', async () => {
    await kakao(host)
    const roomId = await open({ joinPolicy: 'APPROVAL' })
    await join(roomId, guest)
    await t.call(`/api/chatrooms/${roomId}/requests/${guest.id}`, { method: 'DELETE' }, host)
    for (const requiredProof of ['KAKAO', 'NONE'] as const) await change(roomId, { requiredProof }, host)
    expect((await join(roomId, guest)).code).toBe('CHAT4019')
  })

  it('hands the room to who has it, and is followed by such a one where there is one', async () => {
    const [bare, proven] = [guest, stranger]
    await kakao(host)
    await kakao(proven)
    const roomId = await open({})
    for (const each of [bare, proven]) await join(roomId, each)
    await change(roomId, { requiredProof: 'KAKAO' }, host)
    expect(await handOver(roomId, bare, host)).toMatchObject({ status: 409, code: 'CHAT4035' })
    await leave(roomId, host)
    expect((await own(roomId, bare)).hostId).toBe(proven.id)
    await leave(roomId, proven)
    // A room without a host would be closed to those inside.
    expect((await own(roomId, bare)).hostId).toBe(bare.id)
    expect((await change(roomId, { title: '그대로 걸어요' }, bare)).status).toBe(200)
    expect((await change(roomId, { requiredProof: 'NONE' }, bare)).status).toBe(200)
  })
})

describe('the waiting list', () => {
  it('takes who has the proof, and passes over who has lost it', async () => {
    for (const each of [host, guest, stranger]) await kakao(each)
    const roomId = await open({ requiredProof: 'KAKAO', maxMembers: 2 })
    const inside = await t.addMember()
    expect((await join(roomId, inside, { wait: true })).code).toBe('CHAT4032')
    await kakao(inside)
    await join(roomId, inside)
    for (const each of [guest, stranger]) {
      expect((await join(roomId, each, { wait: true })).result).toEqual({ status: 'WAITING' })
    }
    await kakao(guest, false)
    await remove(roomId, inside, host)
    expect([(await own(roomId, guest)).joined, (await own(roomId, stranger)).joined]).toEqual([false, true])
  })
})

describe('without a key of Kakao’s', () => {
  const bare = setUpTestApp(withCatalogue)

  it('nothing asks for Kakao, not even a member who has it', async () => {
    const member = await bare.addMember()
    await bare.sql(`update users set kakao_id = 'of-before' where id = $1`, member.id)
    const { result } = await bare.call<OwnProofs>('/api/account/proofs', {}, member)
    expect(result).toMatchObject({ offered: ['NONE', 'MEETING'], forAll: ['NONE', 'MEETING'] })
    expect(await tryToOpen({ requiredProof: 'KAKAO' }, member, bare)).toMatchObject({ status: 400, code: 'CHAT4034' })
    expect((await tryToOpen({ requiredProof: 'MEETING' }, member, bare)).status).toBe(201)
  })
})
