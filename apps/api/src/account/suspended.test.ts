import type { SharedLocation } from '@honjeo/contract/safety/sharing'
import type { MyRoomPage, RoomDetail } from '@honjeo/contract/rooms'
import { beforeEach, describe, expect, it } from 'vitest'
import { Traveller, UNMOVED, sentMessages } from '../testing/timers.ts'
import { AT_ONCE, contactActs, fixAt } from '../testing/contacts.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue, { ...UNMOVED, ...AT_ONCE })
const { allowLocation, share, sharesOf, confirmedMail, tokenTo } = contactActs(t)
let traveller: Traveller
let me: Member
let round = 0
const contact = () => `waiting${round}@example.com`

/** Suspends the member through the staff console. */
async function suspend({ id }: Member) {
  const body = { days: 365, reason: '욕설이 되풀이됐어요.' }
  const reply = await t.call(`/api/admin/members/${id}/suspension`, { method: 'POST', body }, await addStaff(t))
  expect(reply.status).toBe(200)
  expect(await t.call('/api/notifications', {}, me)).toMatchObject({ status: 403, code: 'AUTH4030' })
}
const shown = (token: string) => t.call<SharedLocation>(`/api/shared-locations/${token}`)
const end = (shareId: number) => t.call(`/api/location-shares/${shareId}`, { method: 'DELETE' }, me)

beforeEach(async () => {
  round++
  traveller = await new Traveller(t).join()
  me = traveller.member
  await allowLocation(me)
})

describe('a suspended member', () => {
  it('sees the share that goes on, and ends it', async () => {
    const { result } = await share(me, { fix: fixAt(t.clock.now().toISOString()) })
    await suspend(me)
    expect((await shown(result.linkToken)).status).toBe(200)
    expect(await sharesOf(me)).toMatchObject([{ shareId: result.shareId, endedAt: null }])
    expect((await end(result.shareId)).status).toBe(200)
    expect((await shown(result.linkToken)).status).not.toBe(200)
  })

  it('takes the consent back, with which every share ends', async () => {
    const { result } = await share(me, { fix: fixAt(t.clock.now().toISOString()) })
    await suspend(me)
    expect((await traveller.agreeToLocation(false)).status).toBe(200)
    expect((await shown(result.linkToken)).status).not.toBe(200)
  })

  it('ends a timer with the PIN, and seems to with the one for an emergency', async () => {
    await confirmedMail(me, contact())
    await traveller.setPins('4071', '9135')
    const safe = await traveller.started()
    await suspend(me)
    expect((await traveller.done(safe, '0000')).status).not.toBe(200)
    expect((await traveller.done(safe, '4071')).result.ending).toBe('SAFE')
    const next = await traveller.started()
    expect((await traveller.done(next, '9135')).result.ending).toBe('SAFE')
    expect(await sentMessages(t, next)).toContainEqual(expect.stringContaining('ALERT'))
  })

  it('calls for help, and shares their position with contacts who agreed to it', async () => {
    const contactId = await confirmedMail(me, contact())
    await suspend(me)
    const call = await traveller.sos({ fix: fixAt(t.clock.now().toISOString()) })
    expect(call.status).toBe(201)
    expect(await sentMessages(t, call.result.checkInId)).toContainEqual(expect.stringContaining('ALERT'))
    expect((await share(me, { contactIds: [contactId] })).status).toBe(201)
    expect(await tokenTo(contact(), 'where', /위치를 공유해요/)).toEqual(expect.any(String))
  })

  it('sees the rooms they are in, no matter who hosts them, and leaves each', async () => {
    const other = await t.addMember()
    const joined = await t.addRoom(other, { contentId: SAEBYEOL })
    await t.join(joined, me)
    const own = await t.addRoom(me, { contentId: SAEBYEOL })
    await t.join(own, other)
    const inside = async (as: Member) =>
      (await t.call<MyRoomPage>('/api/mypage/chatrooms', {}, as)).result.content.map(({ roomId }) => roomId)
    await suspend(me)
    expect(new Set(await inside(me))).toEqual(new Set([joined, own]))
    for (const roomId of [joined, own]) {
      expect((await t.call(`/api/chatrooms/${roomId}`, {}, me)).code).toBe('AUTH4030')
      expect((await t.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, me)).status).toBe(200)
    }
    expect(await inside(me)).toEqual([])
    expect((await t.call<RoomDetail>(`/api/chatrooms/${own}`, {}, other)).result).toMatchObject({ isHost: true })
  })

  it('takes their data along, asks staff, and leaves', async () => {
    await suspend(me)
    const authorization = `Bearer ${me.accessToken}`
    const file = await t.app.inject({ url: '/api/account/export', headers: { authorization } })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/zip'])
    const inquiry = { category: 'GENERAL', title: '왜 정지됐나요', content: '알려주세요' }
    expect((await t.call('/api/inquiries', { method: 'POST', body: inquiry }, me)).status).toBe(201)
    expect((await t.withdraw(me)).status).toBe(200)
  })

  it('cannot invite contacts, or write anything that others read', async () => {
    await suspend(me)
    const asked = { name: '지우', channel: 'EMAIL', email: contact() }
    for (const [path, body] of [
      ['/api/trusted-contacts', asked],
      ['/api/community/posts', { postCategory: 'SOLO_TIP', title: '안녕', content: '안녕하세요' }],
    ] as const)
      expect(await t.call(path, { method: 'POST', body }, me)).toMatchObject({ status: 403, code: 'AUTH4030' })
  })
})
