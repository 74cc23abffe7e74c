import type { Timer } from '@honjeo/contract/safety/timer'
import { CONSENT_VERSION } from '@honjeo/contract/values/enums'
import { TIMER_KEEP_DAYS, TIMERS_PER_DAY } from '@honjeo/contract/values/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertConsent } from '../../records/consents.queries.ts'
import { lockMember } from '../../records/lock-member.ts'
import { cleanUpNow } from '../../testing/clean-up.ts'
import { alertToken, linkActs, pass, sentMessages, Traveller, UNMOVED } from '../../testing/timers.ts'
import { SAEBYEOL, withCatalogue } from '../../testing/places.ts'
import { planActs } from '../../testing/plans.ts'
import { someoneWaits } from '../../testing/someone-waits.ts'
import { setUpTestApp } from '../../testing/test-app.ts'

const t = setUpTestApp(withCatalogue, UNMOVED)
const { open } = linkActs(t)
const traveller = (...names: string[]) => new Traveller(t).join(...names)
const fixAt = (minutes: number, lat = 33.36) => ({
  lat,
  lng: 126.36,
  accuracyM: 12,
  takenAt: t.clock.inMinutes(minutes),
})
let stranger: Traveller

beforeAll(async () => {
  stranger = await traveller('남')
})

describe('starting', () => {
  it('asks for a contact who said yes', async () => {
    const me = await traveller()
    await me.addContact('대기', { status: 'PENDING' })
    await me.addContact('거절', { status: 'DECLINED' })
    expect(await me.start()).toMatchObject({ status: 409, code: 'CHECKIN4093' })
    await me.addContact('엄마')
    const { status, result } = await me.start({ note: '외돌개에서 출발' })
    expect([status, result.contacts.map(({ name }) => name)]).toEqual([201, ['엄마']])
    expect(result).toMatchObject({
      stage: 'ACTIVE',
      note: '외돌개에서 출발',
      graceMinutes: 15,
      ending: null,
      fix: null,
    })
    expect(await me.current()).toEqual(result)
  })

  it.each([4.9, 24 * 60 + 1, -10])('refuses a time %d minutes from now', async (minutes) => {
    expect(await stranger.start({ minutes })).toMatchObject({ status: 400, code: 'CHECKIN4001' })
  })

  it('needs no word of what one is about to do', async () => {
    const me = await traveller('엄마')
    const body = { plannedAt: t.clock.inMinutes(30), note: '한라산' }
    const { status, result } = await me.call<Timer>('/api/check-ins', { body })
    expect([status, result.title, result.note]).toEqual([201, '혼자 다녀오기', '한라산'])
  })

  it('starts one at a time, also when asked twice at once', async () => {
    const me = await traveller('엄마')
    const replies = await Promise.all([me.start(), me.start()])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(await me.start()).toMatchObject({ code: 'CHECKIN4090' })
  })

  it('is done once for a key', async () => {
    const me = await traveller('엄마')
    const plannedAt = t.clock.inMinutes(30)
    const [one, two] = [await me.start({ plannedAt }, 'start-1'), await me.start({ plannedAt }, 'start-1')]
    expect([two.status, two.result.checkInId]).toEqual([201, one.result.checkInId])
  })

  it('leads back to a room one is in and a plan of one’s own, and to no other', async () => {
    const me = await traveller('엄마')
    const roomId = await t.addRoom(stranger.member, { contentId: SAEBYEOL })
    const { planId } = (await planActs(t).make(stranger.member)).result
    expect(await me.start({ roomId })).toMatchObject({ status: 404, code: 'CHAT4040' })
    expect(await me.start({ planId })).toMatchObject({ status: 404, code: 'PLAN4040' })
    await t.join(roomId, me.member)
    expect((await me.start({ roomId })).result.roomId).toBe(roomId)
  })

  it('is refused beyond what a day may need, an alarm is not', async () => {
    const me = await traveller('엄마')
    await t.sql(
      `insert into check_ins (user_id, title, planned_at, grace_minutes, stage, ending, ended_at, created_at)
       select $1, '걷기', $2::timestamptz, 15, 'ENDED', 'SAFE', $2::timestamptz, $2::timestamptz from generate_series(1, $3::int)`,
      me.member.id,
      t.clock.inMinutes(0),
      TIMERS_PER_DAY,
    )
    expect(await me.start()).toMatchObject({ status: 429, code: 'CHECKIN4291' })
    expect((await me.sos()).status).toBe(201)
  })
})

describe('extending', () => {
  it('moves everything, once for the same request twice, and reminds again', async () => {
    const me = await traveller('엄마')
    const id = await me.started({ minutes: 20 })
    await pass(t, 25)
    const plannedAt = t.clock.inMinutes(30)
    for (const n of [1, 2]) {
      const { result } = await me.change(id, { plannedAt })
      expect([n, result.stage, result.plannedAt, result.nextStageAt]).toEqual([
        n,
        'ACTIVE',
        plannedAt,
        t.clock.inMinutes(20),
      ])
    }
    await pass(t, 20)
    expect((await me.current())?.stage).toBe('DUE_SOON')
    expect(await me.notices()).toHaveLength(2)
  })

  it('goes to later times alone, within a day, and ends when contacts know', async () => {
    const me = await traveller('엄마')
    const id = await me.started({ minutes: 60 })
    expect(await me.change(id, { plannedAt: t.clock.inMinutes(30) })).toMatchObject({ code: 'CHECKIN4001' })
    expect(await me.change(id, { plannedAt: t.clock.inMinutes(24 * 60 + 1) })).toMatchObject({ code: 'CHECKIN4001' })
    await pass(t, 75)
    expect(await me.change(id, { plannedAt: t.clock.inMinutes(30) })).toMatchObject({
      status: 409,
      code: 'CHECKIN4091',
    })
    await me.done(id)
    expect(await me.change(id, { plannedAt: t.clock.inMinutes(30) })).toMatchObject({
      status: 409,
      code: 'CHECKIN4092',
    })
  })
})

describe('a position', () => {
  it('needs the consent, and goes with it', async () => {
    const me = await traveller('엄마')
    const id = await me.started()
    expect(await me.change(id, { fix: fixAt(0) })).toMatchObject({ status: 403, code: 'SHARE4030' })
    await me.agreeToLocation()
    expect((await me.change(id, { fix: fixAt(0) })).result.fix).toMatchObject({ lat: 33.36, batteryPct: null })
    await me.agreeToLocation(false)
    expect((await me.current())?.fix).toBeNull()
    expect(await me.change(id, { fix: fixAt(0) })).toMatchObject({ code: 'SHARE4030' })
  })

  it('is not kept by a request that meets the consent being taken back', async () => {
    const me = await traveller('엄마')
    const id = await me.started()
    await me.agreeToLocation()
    const { reply } = await t.database.db.transaction(async (tx) => {
      await lockMember(tx, me.member.id)
      const change = me.change(id, { fix: fixAt(0) })
      await someoneWaits(t)
      const createdAt = t.clock.inMinutes(1)
      await insertConsent(tx, {
        userId: me.member.id,
        type: 'LOCATION',
        agreed: false,
        version: CONSENT_VERSION,
        createdAt,
      })
      return { reply: change }
    })
    expect(await reply).toMatchObject({ status: 403, code: 'SHARE4030' })
  })

  it('is the newest, none from the future, also while overdue, and goes at the end', async () => {
    const me = await traveller('엄마')
    await me.agreeToLocation()
    const id = await me.started({ minutes: 5, graceMinutes: 5, fix: { ...fixAt(-3, 33.1), batteryPct: 40 } })
    expect((await me.change(id, { fix: fixAt(-10, 33.2) })).result.fix).toMatchObject({ lat: 33.1, batteryPct: 40 })
    expect((await me.change(id, { fix: fixAt(24 * 60, 33.3) })).result.fix).toMatchObject({
      lat: 33.3,
      takenAt: t.clock.inMinutes(0),
    })
    await pass(t, 10)
    expect((await me.change(id, { fix: fixAt(0, 33.4) })).result.fix).toMatchObject({ lat: 33.4 })
    expect((await me.done(id)).result.fix).toBeNull()
    expect((await t.sql('select from check_ins where id = $1 and lat is null', id)).rowCount).toBe(1)
  })
})

describe('no one else', () => {
  it('sees or changes a timer', async () => {
    const me = await traveller('엄마')
    const id = await me.started()
    const replies = await Promise.all([
      stranger.read(id),
      stranger.change(id, { plannedAt: t.clock.inMinutes(90) }),
      stranger.done(id),
      stranger.cancel(id),
      stranger.call(`/api/check-ins/${id}/alert`, { method: 'GET' }),
    ])
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: 'CHECKIN4040', result: null })
    expect((await me.current())?.stage).toBe('ACTIVE')
  })
})

it('a timer that has ended is none to be ended again, and is among the past ones for a while', async () => {
  const me = await traveller('엄마')
  const ids = [await me.started()]
  expect((await me.cancel(ids[0]!)).result.ending).toBe('CANCELLED')
  expect(await me.done(ids[0]!)).toMatchObject({ status: 409, code: 'CHECKIN4092' })
  t.clock.advance(60)
  ids.push(await me.started())
  await me.done(ids[1]!)
  expect((await me.past()).map(({ checkInId, ending }) => [checkInId, ending])).toEqual([
    [ids[1], 'SAFE'],
    [ids[0], 'CANCELLED'],
  ])
  const page = await me.call<{ content: Timer[]; nextCursor: string }>('/api/check-ins?size=1', { method: 'GET' })
  const next = `/api/check-ins?size=1&cursor=${page.result.nextCursor}`
  const rest = await me.call<{ content: Timer[] }>(next, { method: 'GET' })
  expect(rest.result.content.map(({ checkInId }) => checkInId)).toEqual([ids[0]])
  t.clock.advance((TIMER_KEEP_DAYS + 1) * 86_400)
  await cleanUpNow(t)
  expect(await me.past()).toEqual([])
})

it('a suspended member can still say that they are safe, and set out again', async () => {
  const me = await traveller('엄마')
  const id = await me.started()
  await t.sql(`update users set suspended_until = '9999-01-01' where id = $1`, me.member.id)
  // A session that was looked at a moment ago is not looked at again.
  t.clock.advance(700)
  expect((await me.current())?.checkInId).toBe(id)
  expect((await me.done(id)).result.ending).toBe('SAFE')
  expect((await me.start()).status).toBe(201)
})

it('contacts of a timer that runs are written to when the account goes', async () => {
  const me = await traveller('엄마')
  const id = await me.started()
  await t.withdraw(me.member)
  await t.app.outbox.settled()
  const mail = t.mailer.sent.find(({ to }) => to === `엄마-${me.member.id}@contacts.example`)
  expect(mail?.text).toMatch(/먼저 .*전화해 보고.*112/s)
  expect((await t.sql('select from check_ins where id = $1', id)).rowCount).toBe(0)
})

describe('the siren', () => {
  it('alerts all contacts at once, without a timer, once however often', async () => {
    const me = await traveller('엄마', '지우')
    const { status, result } = await me.sos({ fix: fixAt(0) })
    expect([status, result.stage, result.title, result.fix]).toEqual([201, 'OVERDUE_2', '도움을 청했어요', null])
    await me.agreeToLocation()
    const again = await me.sos({ fix: fixAt(0) })
    expect([again.result.checkInId, again.result.fix?.lat]).toEqual([result.checkInId, 33.36])
    expect(await sentMessages(t, result.checkInId)).toEqual(['엄마 ALERT OVERDUE_2', '지우 ALERT OVERDUE_2'])
    await pass(t, 10)
    expect((await sentMessages(t, result.checkInId)).slice(2)).toEqual(['엄마 ALERT EXHAUSTED', '지우 ALERT EXHAUSTED'])
  })

  it('turns the timer that runs into an alarm, and keeps what it was about', async () => {
    const me = await traveller('엄마', '지우')
    const id = await me.started({ note: '혼자 걸어요' })
    const { result } = await me.sos({}, 'sos-1')
    expect(result).toMatchObject({ checkInId: id, stage: 'OVERDUE_2', note: '올레 7코스 걷기\n혼자 걸어요' })
    expect((await me.sos({}, 'sos-1')).result.checkInId).toBe(id)
    expect(await sentMessages(t, id)).toHaveLength(2)
  })

  it('alerts also who said yes after the timer began, and whom it has not alerted yet', async () => {
    const me = await traveller('엄마')
    const id = await me.started()
    await t.sql(`update trusted_contacts set status = 'DECLINED' where owner_id = $1`, me.member.id)
    await me.addContact('늦은이')
    expect((await me.sos()).status).toBe(201)
    await me.addContact('더 늦은이')
    await me.sos()
    await me.sos()
    expect(await sentMessages(t, id)).toEqual(['늦은이 ALERT OVERDUE_2', '더 늦은이 ALERT OVERDUE_2'])
  })

  it('alerts all again when the last call is minutes ago, and keeps the note', async () => {
    const me = await traveller('엄마', '지우')
    const id = await me.started({ note: '혼자 걸어요' })
    await me.sos()
    t.clock.advance(9 * 60)
    await me.sos()
    expect(await sentMessages(t, id)).toHaveLength(2)
    t.clock.advance(60)
    const { result } = await me.sos()
    expect(result).toMatchObject({
      checkInId: id,
      stage: 'OVERDUE_2',
      note: '올레 7코스 걷기\n혼자 걸어요',
      nextStageAt: t.clock.inMinutes(10),
    })
    expect((await sentMessages(t, id)).slice(2)).toEqual(['엄마 ALERT OVERDUE_2', '지우 ALERT OVERDUE_2'])
  })

  it('is named as a call to those who open the link, also after the time', async () => {
    const me = await traveller('엄마')
    const id = await me.started()
    await pass(t, 75)
    const token = await alertToken(t, id, '엄마')
    expect((await open(token)).result.isCall).toBe(false)
    await me.sos()
    expect((await open(token)).result.isCall).toBe(true)
  })

  it('has no one to alert without a contact', async () => {
    expect(await (await traveller()).sos()).toMatchObject({ status: 409, code: 'CHECKIN4093' })
  })
})
