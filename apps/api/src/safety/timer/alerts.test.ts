import { ALERT_SHOWN_HOURS } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { alertToken, drillToken, linkActs, pass, sentMessages, Traveller, UNMOVED } from '../../testing/timers.ts'
import { setUpTestApp } from '../../testing/test-app.ts'

const t = setUpTestApp(undefined, UNMOVED)
const { acknowledge, open, resolve } = linkActs(t)
const CLOSED = { status: 404, code: 'CHECKIN4041', result: null }
let me: Traveller
let id: number

const sent = (where: string, ...values: unknown[]) =>
  t.sql(`update safety_messages set state = 'SENT', sent_at = now(), due_at = null where ${where}`, ...values)

beforeEach(async () => {
  me = await new Traveller(t).join('엄마', '지우')
  await me.agreeToLocation()
  id = await me.started({ minutes: 5, graceMinutes: 5, note: '외돌개' })
  await me.change(id, {
    fix: { lat: 33.24, lng: 126.54, accuracyM: 20, takenAt: t.clock.inMinutes(0), batteryPct: 18 },
  })
})

describe('the link of an alert', () => {
  it('opens only when its contact was alarmed, and shows what helps', async () => {
    const [first, second] = [await alertToken(t, id, '엄마'), await alertToken(t, id, '지우')]
    for (const token of [first, second]) expect(await open(token)).toMatchObject(CLOSED)
    expect(await acknowledge(second)).toMatchObject(CLOSED)
    await pass(t, 10)
    const { result, headers } = await open(first)
    expect(headers['cache-control']).toBe('no-store')
    expect(result).toMatchObject({
      isDrill: false,
      contactName: '엄마',
      title: '올레 7코스 걷기',
      note: '외돌개',
      isUrgent: false,
      fix: { lat: 33.24, lng: 126.54, accuracyM: 20, batteryPct: 18 },
      acknowledgedBy: null,
      isMine: false,
      ending: null,
    })
    expect(result.travellerName).toContain(me.member.nickName)
    expect(await open(second)).toMatchObject(CLOSED)
    expect(await resolve(second)).toMatchObject(CLOSED)
  })

  it('shows what it was about until a day after the end, and then that it ended', async () => {
    await pass(t, 10)
    const token = await alertToken(t, id, '엄마')
    await me.done(id)
    t.clock.advance(ALERT_SHOWN_HOURS * 3600 - 1)
    expect((await open(token)).result).toMatchObject({ title: '올레 7코스 걷기', note: '외돌개', ending: 'SAFE' })
    t.clock.advance(1)
    expect((await open(token)).result).toMatchObject({ title: null, note: null, ending: 'SAFE', fix: null })
  })

  it('writes down that the position was given, and of a second PIN nothing that its member could show', async () => {
    await pass(t, 10)
    const token = await alertToken(t, id, '엄마')
    await open(token)
    await open(token)
    const records = async () =>
      (await t.sql('select recipient, is_secret, times from location_provisions where user_id = $1', me.member.id)).rows
    expect(await records()).toEqual([{ recipient: '엄마', is_secret: false, times: 1 }])
    t.clock.advance(61)
    await t.sql(
      `update check_ins set is_duress = true, shown_ending = 'SAFE', shown_ended_at = now() where id = $1`,
      id,
    )
    await open(token)
    expect(await records()).toEqual([{ recipient: '엄마', is_secret: true, times: 2 }])
  })

  it.each(['1.AAAAAAAAAAAAAAAAAAAAAA', 'zzzzzz.AAAAAAAAAAAAAAAAAAAAAA'])('is not to be made up: %s', async (token) => {
    expect(await open(token)).toMatchObject(CLOSED)
  })

  it('proves that the message was opened, where it had gone out', async () => {
    await pass(t, 10)
    const token = await alertToken(t, id, '엄마')
    const deliveries = async () => (await me.current())!.contacts[0]!.deliveries.map(({ state }) => state)
    await open(token)
    expect(await deliveries()).toEqual(['QUEUED'])
    await sent('check_in_id = $1', id)
    expect(await deliveries()).toEqual(['SENT'])
    await open(token)
    expect(await deliveries()).toEqual(['OPENED'])
  })

  it.each([
    ['takes back the yes', `update trusted_contacts set status = 'DECLINED' where owner_id = $1`],
    ['is taken off the list', 'update trusted_contacts set removed_at = now() where owner_id = $1'],
    ['loses the traveller, who has left', 'delete from users where id = $1'],
  ])('is shut at once for a contact who %s', async (_what, statement) => {
    await pass(t, 10)
    const token = await alertToken(t, id, '엄마')
    await t.sql(statement, me.member.id)
    expect(await open(token)).toMatchObject(CLOSED)
    expect(await acknowledge(token)).toMatchObject(CLOSED)
    expect(await resolve(token)).toMatchObject(CLOSED)
  })

  it('who was taken off the list after being alarmed still hears that it is over', async () => {
    await pass(t, 10)
    await t.sql('update trusted_contacts set removed_at = now() where owner_id = $1', me.member.id)
    await me.done(id)
    expect(await sentMessages(t, id)).toEqual(['엄마 ALERT OVERDUE_1', '엄마 ENDED'])
  })

  it('is found by a member among the contacts, once alarmed, and by no one else', async () => {
    const friend = await new Traveller(t).join()
    const walker = await new Traveller(t).join()
    await walker.addContact('친구', { memberId: friend.member.id })
    const mine = await walker.started({ minutes: 5, graceMinutes: 5 })
    const find = (who: Traveller) => who.call<{ token: string }>(`/api/check-ins/${mine}/alert`, { method: 'GET' })
    expect((await find(friend)).code).toBe('CHECKIN4040')
    await pass(t, 10)
    expect((await find(friend)).result.token).toBe(await alertToken(t, mine, '친구'))
    for (const other of [walker, me]) expect((await find(other)).code).toBe('CHECKIN4040')
  })
})

describe('a drill', () => {
  async function drilled() {
    const contactId = await me.addContact('수아')
    await t.sql(
      `insert into safety_messages (contact_id, kind, channel, event_key, state, sent_at, created_at, wanted_at)
       values ($1::int, 'DRILL', 'EMAIL', 'drill-' || $1::int, 'SENT', now(), now(), now())`,
      contactId,
    )
    return contactId
  }

  it('opens and is answered like an alert, and the traveller hears so once', async () => {
    const contactId = await drilled()
    const token = drillToken(contactId)
    expect((await open(token)).result).toMatchObject({ isDrill: true, title: null, fix: null, isMine: false })
    for (const time of ['first', 'again'])
      expect([time, (await acknowledge(token)).result]).toMatchObject([time, { isDrill: true, isMine: true }])
    expect((await resolve(token)).result).toMatchObject({ isDrill: true, ending: null })
    expect(await me.notices()).toEqual(['수아님이 연습 알림을 확인했어요. 실제 알림도 이렇게 전해요.'])
    const { rows } = await t.sql('select state from safety_messages where contact_id = $1', contactId)
    expect(rows).toEqual([{ state: 'OPENED' }])
  })

  it('does not open for who is no contact any more, nor where none was sent', async () => {
    expect(await open(drillToken(await me.addContact('민'))), 'none was sent').toMatchObject(CLOSED)
    const contactId = await drilled()
    await t.sql(`update trusted_contacts set status = 'DECLINED' where id = $1`, contactId)
    expect(await open(drillToken(contactId))).toMatchObject(CLOSED)
  })
})
