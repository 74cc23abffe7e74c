import type { AskedPhone } from '@honjeo/contract/safety/contact-phones'
import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import type { Delivery } from '@honjeo/contract/safety/contacts'
import { PHONE_ASKS_PER_DAY } from '@honjeo/contract/values/phone'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AT_ONCE } from '../../testing/contacts.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { makeTwoApps, type TestApp } from '../../testing/test-app.ts'
import { TextGatewayServer } from '../../testing/text-gateway-server.ts'
import { Traveller } from '../../testing/timers.ts'

const server = new TextGatewayServer()
const [t, other] = makeTwoApps()
let drop: () => Promise<void>
const WON_PER_DAY = 500

beforeAll(async () => {
  await server.listen()
  const testDatabase = await createTestDatabase()
  drop = testDatabase.drop
  const texts = { ...server.solapi, wonPerDay: WON_PER_DAY, timeLimitMs: 3000 }
  // Two servers look for what is due, and each text goes out once.
  for (const each of [t, other]) {
    await each.open(testDatabase.connection, {
      ...AT_ONCE,
      texts,
      timers: { everyMs: 3_600_000 },
      publicUrl: 'https://honjeo.test',
    })
  }
})
afterAll(async () => {
  await t.close()
  await other.close()
  await server.close()
  await drop()
})
beforeEach(() => {
  server.sent.length = 0
  server.fault = () => undefined
  server.receipt = 'WAITING'
})

let numbers = 0
const nextNumber = () => `0107${String(++numbers).padStart(7, '0')}`

const advance = (seconds: number) => {
  for (const each of [t, other]) each.clock.advance(seconds)
}
const phoneOf = (path: string) => `/api/contact-phones/${path}`
const tokenIn = (text: string) => /\/phone\/([0-9a-z]+\.[\w-]{22})/.exec(text)?.[1] ?? ''
const say = (token: string, answer: string) => t.call<AskedPhone>(phoneOf(token), { method: 'POST', body: { answer } })
const arrived = async (number: string, count = 1) => {
  await expect.poll(() => server.textsTo(number).length).toBe(count)
  return server.textsTo(number).at(-1)!
}

/** A traveller with one contact who has agreed, by mail. */
async function travellerWith(...names: string[]) {
  const me = await new Traveller(t).join(...(names.length === 0 ? ['엄마'] : names))
  const contacts = async () => (await me.call<TrustedContact[]>('/api/trusted-contacts', { method: 'GET' })).result
  const [{ contactId } = { contactId: 0 }] = await contacts()
  const ask = (number: string, id = contactId) =>
    me.call<TrustedContact>(`/api/trusted-contacts/${id}/phone`, { method: 'PUT', body: { number } })
  async function prove(id = contactId) {
    const number = nextNumber()
    expect(await ask(number, id)).toMatchObject({ status: 202, result: { phone: { state: 'ASKED' } } })
    const token = tokenIn((await arrived(number)).text)
    expect(await say(token, 'YES')).toMatchObject({ status: 200, result: { state: 'PROVEN' } })
    return { number, token }
  }
  const phone = async () => (await contacts())[0]?.phone
  return { me, contactId, ask, prove, phone, contacts }
}

/** Returns how far the text of the alert that runs has come, as its member reads it. */
async function alarmText(me: Traveller): Promise<Delivery | undefined> {
  return (await me.current())?.contacts[0]?.deliveries.find(({ channel }) => channel === 'TEXT')
}

const settled = async (me: Traveller, state: Delivery['state']) =>
  expect.poll(async () => (await alarmText(me))?.state).toBe(state)

describe('a number', () => {
  it('is another member’s, a contact’s who has not agreed, and none of a phone: it is not asked', async () => {
    const { contactId, me, ask } = await travellerWith()
    const stranger = await travellerWith()
    const put = (as: Traveller, id: number, number: string) =>
      as.call(`/api/trusted-contacts/${id}/phone`, { method: 'PUT', body: { number } })
    expect(await put(stranger.me, contactId, '010-1234-5678')).toMatchObject({ status: 404, code: 'CONTACT4040' })
    const pending = await me.addContact('지우', { status: 'PENDING' })
    expect(await put(me, pending, '010-1234-5678')).toMatchObject({ status: 409, code: 'CONTACT4092' })
    for (const number of ['064-123-4567', '060-700-1234', '+86 138 1234 5678', '010-1234']) {
      expect(await ask(number)).toMatchObject({ status: 400 })
    }
    expect(server.sent).toEqual([])
  })

  it('gets one question and nothing else before its owner agrees by the link in it', async () => {
    const { me, contactId, ask, phone } = await travellerWith()
    const number = nextNumber()
    await ask(number)
    const { text } = await arrived(number)
    expect(text).toContain(me.member.nickName)
    expect(text).toContain('https://honjeo.test/phone/')
    expect(text).not.toContain('lang=')
    const shown = { state: 'ASKED', number: `+82${number.slice(1)}`, lastDelivery: { state: 'SENT' } }
    await expect.poll(phone).toMatchObject(shown)
    await me.call(`/api/trusted-contacts/${contactId}/drill`)
    await me.sos()
    await expect.poll(async () => (await me.current())?.contacts[0]?.deliveries.length).toBe(1)
    expect(server.textsTo(number)).toHaveLength(1)
    expect(await t.call(phoneOf(tokenIn(text)))).toMatchObject({
      result: { state: 'ASKED', travellerName: me.member.nickName },
    })
    expect((await say(tokenIn(text), 'YES')).result.state).toBe('PROVEN')
    expect(await me.notices()).toContain('엄마 연락처가 문자로도 알림을 받기로 했어요.')
  })

  it('is kept sealed, and erased at once when it is taken off', async () => {
    const { me, contactId, prove, phone } = await travellerWith()
    const { number, token } = await prove()
    const { rows } = await t.sql('select * from contact_phones p where p.contact_id = $1', contactId)
    expect(JSON.stringify(rows)).not.toContain(number.slice(3))
    const reply = await me.call<TrustedContact>(`/api/trusted-contacts/${contactId}/phone`, { method: 'DELETE' })
    expect(reply.result.phone).toBeNull()
    expect(await phone()).toBeNull()
    expect((await t.sql('select from contact_phones where contact_id = $1', contactId)).rowCount).toBe(0)
    expect(await t.call(phoneOf(token))).toMatchObject({ status: 404, code: 'CONTACT4041' })
  })

  it('that replaces another is asked anew, and the link of the old one opens nothing', async () => {
    const { ask, prove, phone } = await travellerWith()
    const { token } = await prove()
    const next = nextNumber()
    await ask(next)
    await arrived(next)
    expect(await phone()).toMatchObject({ state: 'ASKED' })
    expect((await say(token, 'YES')).status).toBe(404)
  })

  it('is asked so often by a member in a day, and by all of them', async () => {
    const { ask } = await travellerWith()
    for (let n = 0; n < PHONE_ASKS_PER_DAY; n++) expect((await ask(nextNumber())).status).toBe(202)
    expect(await ask(nextNumber())).toMatchObject({ status: 429, code: 'CONTACT4292' })
    const victim = nextNumber()
    const asked = []
    for (let n = 0; n < 4; n++) asked.push((await (await travellerWith()).ask(victim)).status)
    expect(asked).toEqual([202, 202, 429, 429])
    await arrived(victim, 2)
  })

  it('that wants no texts is asked by no one, until its owner takes that back', async () => {
    const one = await travellerWith()
    const another = await travellerWith()
    const { number, token } = await one.prove()
    await another.ask(number)
    expect((await say(token, 'NEVER')).result).toMatchObject({ state: 'REFUSED', refusesAll: true })
    for (const each of [one, another]) {
      expect(await each.phone()).toMatchObject({ state: 'REFUSED', number: null })
      expect(await each.me.notices()).toContain(
        '엄마 연락처가 문자는 받지 않겠다고 했어요. 다른 방법으로는 그대로 알려요.',
      )
    }
    advance(86_400)
    expect(await another.ask(number)).toMatchObject({ status: 409, code: 'CONTACT4097' })
    const { rows } = await t.sql('select * from text_refusals')
    expect(JSON.stringify(rows)).not.toContain(number.slice(3))
    expect((await say(token, 'YES')).result).toMatchObject({ state: 'REFUSED', refusesAll: false })
    expect((await another.ask(number)).status).toBe(202)
  })

  it('that says no to one member is there for others', async () => {
    const one = await travellerWith()
    const another = await travellerWith()
    const { number, token } = await one.prove()
    await another.ask(number)
    await say(token, 'NO')
    expect(await one.phone()).toMatchObject({ state: 'REFUSED', number: null })
    expect(await another.phone()).toMatchObject({ state: 'ASKED' })
  })
})

describe('an alarm', () => {
  it('goes out once from two servers, at night as well, and says apart what was taken and what arrived', async () => {
    const { me, prove } = await travellerWith()
    const { number } = await prove()
    await me.sos()
    await settled(me, 'SENT')
    const text = server.textsTo(number).at(-1)
    expect(text?.text).toMatch(/\[혼저\] .*도움을 청했어요/)
    expect(text?.text).toContain('https://honjeo.test/alert/')
    expect(await alarmText(me)).toMatchObject({ state: 'SENT', deliveredAt: null })
    advance(10)
    server.report('DELIVERED')
    advance(10)
    await settled(me, 'DELIVERED')
    expect((await alarmText(me))?.deliveredAt).not.toBeNull()
    expect(server.textsTo(number)).toHaveLength(2)
  })

  it('says a late receipt when it comes, and one that the phone did not get', async () => {
    const { me, prove } = await travellerWith()
    await prove()
    await me.sos()
    await settled(me, 'SENT')
    for (let hours = 0; hours < 30; hours += 10) {
      advance(36_000)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    server.report('FAILED')
    // An earlier question may still have been under way, so hours pass until the server asks again.
    const askedAgain = async () => {
      advance(3600)
      return (await alarmText(me))?.state
    }
    await expect.poll(askedAgain).toBe('FAILED')
    expect(await alarmText(me)).toMatchObject({ reason: 'NOT_DELIVERED' })
  })

  it('that was opened stays so when the receipt comes after', async () => {
    const { me, prove } = await travellerWith()
    const { number } = await prove()
    await me.sos()
    await settled(me, 'SENT')
    const token = /\/alert\/([0-9a-z]+\.[\w-]{22})/.exec(server.textsTo(number).at(-1)?.text ?? '')?.[1]
    expect((await t.call(`/api/check-in-alerts/${token}`)).status).toBe(200)
    server.report('DELIVERED')
    advance(60)
    await expect.poll(async () => (await alarmText(me))?.deliveredAt ?? null).not.toBeNull()
    expect((await alarmText(me))?.state).toBe('OPENED')
  })

  it.each(['DONE_SILENCE', 'DONE_CUT', 503] as const)(
    'goes out once where the gateway answers with %s',
    async (fault) => {
      const { me, prove } = await travellerWith()
      const { number } = await prove()
      let failures = 0
      server.fault = ({ path }) => (path.endsWith('/send') && failures++ < 1 ? fault : undefined)
      await me.sos()
      await expect.poll(() => failures).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 500))
      expect((await alarmText(me))?.state).toBe('QUEUED')
      advance(120)
      await settled(me, 'SENT')
      expect(server.textsTo(number)).toHaveLength(2)
    },
  )

  it('is given up where the gateway refuses it, and the member reads why', async () => {
    const { me, prove } = await travellerWith()
    await prove()
    server.fault = ({ path }) => (path.endsWith('/send') ? 400 : undefined)
    await me.sos()
    await settled(me, 'FAILED')
    expect(await alarmText(me)).toMatchObject({ reason: 'NOT_TAKEN', sentAt: null })
  })

  it('is kept back when the day’s money is spent, of which tests take half at most, and the member reads why', async () => {
    const { me, contactId, prove, phone } = await travellerWith()
    const { number } = await prove()
    for (let n = 0; n < 5; n++) {
      advance(1)
      await me.call(`/api/trusted-contacts/${contactId}/drill`)
      await expect.poll(async () => (await phone())?.lastDelivery?.state ?? 'QUEUED').not.toBe('QUEUED')
    }
    // Question and four tests at 50 won are half of 500.
    await expect.poll(phone).toMatchObject({ lastDelivery: { state: 'FAILED', reason: 'CAP' } })
    expect(server.textsTo(number)).toHaveLength(5)
    await me.sos()
    await settled(me, 'SENT')
    const { rows } = await t.sql('select spent, spent_on_tests from text_budgets where user_id = $1', me.member.id)
    expect(rows).toEqual([{ spent: 300, spent_on_tests: 250 }])
    await t.sql('update text_budgets set spent = cap where user_id = $1', me.member.id)
    await me.done((await me.current())!.checkInId)
    await me.sos()
    await settled(me, 'FAILED')
    expect(await alarmText(me)).toMatchObject({ reason: 'CAP', sentAt: null })
    expect(server.textsTo(number)).toHaveLength(6)
    // The mail goes all the same.
    await expect
      .poll(async () => (await me.current())?.contacts[0]?.deliveries.find(({ channel }) => channel === 'EMAIL')?.state)
      .toBe('SENT')
  })

  it('is written to a reader of another language in theirs', async () => {
    const { me, contactId, prove } = await travellerWith()
    const { number } = await prove()
    await t.sql(`update trusted_contacts set language = 'ja' where id = $1`, contactId)
    await me.sos()
    await settled(me, 'SENT')
    expect(server.textsTo(number).at(-1)?.text).toMatch(/^\[ホンジョ\] .*\?lang=ja#/s)
  })
})

describe('a report that comes by itself', () => {
  const report = async (payload: object, { app }: TestApp = t) =>
    (await app.inject({ method: 'POST', url: '/text-reports', payload })).statusCode

  it('proves nothing: the gateway is asked, and unknown, doubled and forged ones change nothing', async () => {
    const { me, prove } = await travellerWith()
    await prove()
    await me.sos()
    await settled(me, 'SENT')
    const { id } = server.sent.at(-1)!
    const forged = [{ groupId: id, status: 'COMPLETE', statusCode: '4000' }, { groupId: 'G4VUNKNOWN' }]
    for (let n = 0; n < 3; n++) expect(await report(forged, n === 1 ? other : t)).toBe(202)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await alarmText(me)).toMatchObject({ state: 'SENT', deliveredAt: null })
    server.report('DELIVERED')
    // It comes at once, long before the next look.
    advance(2)
    await report(forged)
    await settled(me, 'DELIVERED')
    const first = (await alarmText(me))?.deliveredAt
    advance(30)
    await report(forged)
    expect((await alarmText(me))?.deliveredAt).toBe(first)
  })

  it('of another form is refused', async () => {
    for (const body of [[], {}, [{ groupId: '../x' }], Array.from({ length: 101 }, () => ({ groupId: 'G4' }))]) {
      expect(await report(body)).toBe(400)
    }
  })
})
