import type { SharedLocation } from '@honjeo/contract/safety/sharing'
import { PROVISION_KEEP_DAYS, SHARE_KEEP_DAYS } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { cleanUpNow } from '../../testing/clean-up.ts'
import { AT_ONCE, contactActs, fixAt } from '../../testing/contacts.ts'
import { GONE, setUpTestApp, type Member } from '../../testing/test-app.ts'
import { tracesOf } from '../../testing/traces.ts'
import { endDueShares } from './shares.queries.ts'

const t = setUpTestApp(undefined, AT_ONCE)
const { allowLocation, share, sharesOf, confirmedMail, confirmedMember, askedOf, ask, remove, tokenTo, later } =
  contactActs(t)
let me: Member
let round = 0
const address = () => `watcher${round}@example.com`
const look = (token: string, as?: Member) => t.call<SharedLocation>(`/api/shared-locations/${token}`, {}, as)
const send = (as: Member, shareId: number, fix: object) =>
  t.call(`/api/location-shares/${shareId}/fix`, { method: 'PUT', body: fix }, as)
const end = (as: Member, shareId: number) => t.call(`/api/location-shares/${shareId}`, { method: 'DELETE' }, as)
const now = () => t.clock.now().toISOString()
const stored = async (shareId: number) =>
  (await t.sql('select lat, fix_at, battery_pct, ended_at from location_shares where id = $1', shareId)).rows[0] as {
    lat: number | null
  }

beforeEach(async () => {
  round++
  me = await t.addMember()
  await allowLocation(me)
})

describe('starting', () => {
  it('needs the consent', async () => {
    const other = await t.addMember()
    expect(await share(other)).toMatchObject({ status: 403, code: 'SHARE4030' })
  })

  it('shows a position for a while to the one who has the link', async () => {
    const { status, result } = await share(me, { fix: fixAt(now()) })
    expect(status).toBe(201)
    expect(result).toMatchObject({ endedAt: null, fix: fixAt(now()), viewers: [{ name: null, views: 0 }] })
    expect(await look(result.linkToken)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      result: { travellerName: me.nickName, endsAt: t.clock.inMinutes(60), fix: fixAt(now()) },
    })
  })

  it('is for one at a time, also at once, and for another when its time is over', async () => {
    const answers = await Promise.all([share(me), share(me)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    await later(3601, me)
    expect(await share(me)).toMatchObject({ status: 201 })
    expect((await sharesOf(me)).map(({ endedAt }) => endedAt === null)).toEqual([true, false])
  })

  it('notifies contacts who have agreed, each by a link of their own', async () => {
    const contactId = await confirmedMail(me, address())
    const friend = await t.addMember()
    const friendId = await confirmedMember(me, friend)
    const { result } = await share(me, { contactIds: [contactId, friendId] })
    expect(result.viewers.map(({ name }) => name)).toEqual([null, '엄마', '친구'])
    const token = await tokenTo(address(), 'where', /위치를 공유해요/)
    expect(await look(token)).toMatchObject({ status: 200, result: { travellerName: `김혼저(${me.nickName})` } })
    const [guarded] = await askedOf(friend)
    expect((await look(guarded!.shareToken!)).result.travellerName).toBe(me.nickName)
    expect((await sharesOf(me))[0]!.viewers.map(({ views }) => views)).toEqual([0, 1, 1])
    await remove(me, contactId)
    expect(await look(token)).toMatchObject({ status: 404, code: 'SHARE4040' })
  })

  it('notifies no one who has not agreed, and no one of others', async () => {
    const { contactId } = (await ask(me, { email: address() })).result
    const other = await t.addMember()
    const foreign = await confirmedMail(other, `other-${address()}`)
    for (const id of [contactId, foreign, GONE]) {
      expect(await share(me, { contactIds: [id] })).toMatchObject({ status: 404, code: 'CONTACT4040' })
    }
    expect(await sharesOf(me)).toEqual([])
  })
})

describe('positions', () => {
  it('are the newest that were taken, whatever order they come in', async () => {
    const { shareId, linkToken } = (await share(me)).result
    const early = t.clock.inMinutes(-10)
    const late = t.clock.inMinutes(-1)
    await send(me, shareId, fixAt(late, 33.3))
    expect(await send(me, shareId, fixAt(early, 33.1))).toMatchObject({ status: 200, result: null })
    expect((await look(linkToken)).result.fix).toMatchObject({ lat: 33.3, takenAt: late })
  })

  it('of a clock that is ahead count as taken now', async () => {
    const { shareId, linkToken } = (await share(me)).result
    await send(me, shareId, fixAt(t.clock.inMinutes(1440)))
    expect((await look(linkToken)).result.fix).toMatchObject({ takenAt: now() })
    t.clock.advance(60)
    await send(me, shareId, fixAt(now(), 33.4))
    expect((await look(linkToken)).result.fix).toMatchObject({ lat: 33.4 })
  })

  it('are taken from their member alone, and only while it runs', async () => {
    const { shareId } = (await share(me)).result
    expect(await send(await t.addMember(), shareId, fixAt(now()))).toMatchObject({ status: 404, code: 'SHARE4040' })
    await end(me, shareId)
    expect(await send(me, shareId, fixAt(now()))).toMatchObject({ status: 404, code: 'SHARE4040' })
    expect(await stored(shareId)).toMatchObject({ lat: null })
  })
})

describe('looking', () => {
  it('is counted once in a minute, and one’s own look is not', async () => {
    const { linkToken } = (await share(me)).result
    const views = async () => (await sharesOf(me))[0]!.viewers[0]
    await look(linkToken, me)
    expect(await views()).toMatchObject({ views: 0, firstViewedAt: null })
    const first = now()
    for (let i = 0; i < 3; i++) await look(linkToken)
    expect(await views()).toMatchObject({ views: 1, firstViewedAt: first, lastViewedAt: first })
    t.clock.advance(61)
    await Promise.all([look(linkToken), look(linkToken), look(linkToken)])
    expect(await views()).toMatchObject({ views: 2, firstViewedAt: first, lastViewedAt: now() })
  })

  it('ends for one viewer alone when it is taken back', async () => {
    const contactId = await confirmedMail(me, address())
    const { shareId, linkToken, viewers } = (await share(me, { contactIds: [contactId] })).result
    const url = (viewerId: number) => `/api/location-shares/${shareId}/viewers/${viewerId}`
    const ofLink = viewers[0]!.viewerId
    const other = await t.addMember()
    expect(await t.call(url(ofLink), { method: 'DELETE' }, other)).toMatchObject({ status: 404, code: 'SHARE4040' })
    expect((await look(linkToken)).status).toBe(200)
    expect(await t.call(url(ofLink), { method: 'DELETE' }, me)).toMatchObject({ status: 200 })
    expect(await look(linkToken)).toMatchObject({ status: 404, code: 'SHARE4040' })
    expect((await look(await tokenTo(address(), 'where', /위치/))).status).toBe(200)
  })

  it('is over with the time, whether or not any server has written that down', async () => {
    const { shareId, linkToken } = (await share(me, { fix: fixAt(now()) })).result
    await later(3600, me)
    expect(await look(linkToken)).toMatchObject({ status: 404, code: 'SHARE4040', result: null })
    expect((await sharesOf(me))[0]).toMatchObject({ endedAt: now(), fix: null })
    expect((await stored(shareId)).lat).not.toBeNull()
    await endDueShares(t.database.db, now())
    expect(await stored(shareId)).toMatchObject({ lat: null, fix_at: null, battery_pct: null })
  })
})

describe('the end', () => {
  it('erases the position, may be said twice, and is no one else’s to say', async () => {
    const { shareId, linkToken } = (await share(me, { fix: fixAt(now()) })).result
    expect(await end(await t.addMember(), shareId)).toMatchObject({ status: 404, code: 'SHARE4040' })
    expect((await look(linkToken)).status).toBe(200)
    for (let i = 0; i < 2; i++) expect(await end(me, shareId)).toMatchObject({ status: 200, result: { fix: null } })
    expect(await stored(shareId)).toMatchObject({ lat: null, fix_at: null, battery_pct: null })
    expect(await look(linkToken)).toMatchObject({ status: 404 })
  })

  it('comes with the consent taken back', async () => {
    const { shareId, linkToken } = (await share(me, { fix: fixAt(now()) })).result
    await allowLocation(me, false)
    expect(await look(linkToken)).toMatchObject({ status: 404 })
    expect(await stored(shareId)).toMatchObject({ lat: null, fix_at: null, battery_pct: null })
    expect(await send(me, shareId, fixAt(now()))).toMatchObject({ status: 404 })
    expect(await share(me)).toMatchObject({ code: 'SHARE4030' })
  })

  it('leaves for six months who was given the position and when, not where, and nothing once the consent is taken back', async () => {
    const contactId = await confirmedMail(me, address())
    const { shareId, linkToken } = (await share(me, { contactIds: [contactId] })).result
    const records = async () =>
      (await t.sql('select * from location_provisions where user_id = $1 order by id', me.id)).rows
    await look(linkToken)
    expect(await records()).toEqual([])
    await send(me, shareId, fixAt(now(), 33.37654))
    const first = t.clock.now()
    await look(await tokenTo(address(), 'where', /위치/))
    for (let i = 0; i < 3; i++) await look(linkToken)
    t.clock.advance(61)
    await look(linkToken)
    await end(me, shareId)
    await remove(me, contactId)
    const facts = { source: 'SHARE', is_secret: false, first_at: first }
    expect(await records()).toEqual([
      expect.objectContaining({ ...facts, recipient: '엄마', times: 1, last_at: first }),
      expect.objectContaining({ ...facts, recipient: null, times: 2, last_at: t.clock.now() }),
    ])
    expect(await tracesOf(t, '33.37654')).toEqual([])
    await allowLocation(me, false)
    expect(await records()).toEqual([])
  })

  it('forgets that after six months', async () => {
    const { linkToken } = (await share(me, { fix: fixAt(now()) })).result
    await look(linkToken)
    const records = async () => (await t.sql('select from location_provisions where user_id = $1', me.id)).rowCount
    t.clock.advance(PROVISION_KEEP_DAYS * 86_400)
    await cleanUpNow(t)
    expect(await records()).toBe(1)
    t.clock.advance(1)
    await cleanUpNow(t)
    expect(await records()).toBe(0)
  })

  it('is remembered for some weeks, with who has looked', async () => {
    const { shareId } = (await share(me)).result
    await end(me, shareId)
    t.clock.advance(SHARE_KEEP_DAYS * 86_400)
    await cleanUpNow(t)
    expect(await stored(shareId)).toBeDefined()
    t.clock.advance(1)
    await cleanUpNow(t)
    expect(await stored(shareId)).toBeUndefined()
  })
})
