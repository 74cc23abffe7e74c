import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import { CONTACT_LINK_HOURS, CONTACT_LINKS_PER_DAY } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { ContactPhone, sendLink } from '../../testing/contact-link.ts'
import { contactActs } from '../../testing/contacts.ts'
import { setUpPushApp } from '../../testing/push-app.ts'
import type { Member } from '../../testing/test-app.ts'
import { linkActs, look, Traveller } from '../../testing/timers.ts'

const { t, service } = setUpPushApp({ safetyMessages: { everyMs: 20 }, timers: { everyMs: 3_600_000 } })
const { listOf, noticesOf, remove, drill } = contactActs(t)
const alerts = linkActs(t)
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'

let traveller: Traveller
let me: Member
let mother: ContactPhone
let token: string
let contactId: number

beforeEach(async () => {
  traveller = await new Traveller(t).join()
  me = traveller.member
  mother = new ContactPhone(t)
  const sent = (await sendLink(t, me)).result
  token = sent.byLink!.token!
  contactId = sent.contactId
})

const mine = async () => (await listOf(traveller.member))[0] as TrustedContact
const decide = (agrees: boolean) =>
  t.call(`/api/trusted-contacts/${contactId}/browser`, { method: 'POST', body: { agrees } }, me)

/** Agrees, allows push, and says that the test alarm came. */
async function prove(phone = mother) {
  await phone.answer(token)
  const browser = service.browser()
  expect(await phone.subscribe(token, browser)).toMatchObject({ status: 200 })
  await expect.poll(async () => (await phone.open(token)).result.drill).toBe('SENT')
  expect(await phone.heard(token)).toMatchObject({ status: 200, result: { push: 'PROVEN' } })
  return browser
}

describe('a link that no one has answered', () => {
  it('shows who asks, and no word that they typed', async () => {
    const { result, headers } = await mother.open(token)
    expect(result).toEqual({
      travellerName: me.nickName,
      state: 'OPEN',
      language: 'ko',
      contactName: null,
      status: null,
      push: null,
      drill: null,
      alertToken: null,
      shareToken: null,
    })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('opens for no other secret, and after its time for no one', async () => {
    const [id] = token.split('.')
    for (const wrong of [`${id}.${'A'.repeat(22)}`, `zzzzz.${token.split('.')[1]}`]) {
      expect(await mother.open(wrong)).toMatchObject({ status: 404, code: 'CONTACT4041' })
    }
    t.clock.advance(CONTACT_LINK_HOURS * 3600)
    expect(await mother.answer(token)).toMatchObject({ status: 404, code: 'CONTACT4041' })
  })

  it('is in no row of the database', async () => {
    const { rows } = await t.sql('select row_to_json(b)::text as all from contact_browsers b')
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
  })

  it('can be passed on again by its member until it is answered', async () => {
    expect((await mine()).byLink!.token).toBe(token)
    await mother.answer(token)
    expect((await mine()).byLink!.token).toBeNull()
  })

  it('stops working when a new one takes its place, and when the contact is taken off the list', async () => {
    const next = await sendLink(t, me, { replacedId: contactId })
    expect(next).toMatchObject({ status: 201 })
    expect(await mother.open(token)).toMatchObject({ status: 404 })
    expect(await listOf(me)).toHaveLength(1)
    await remove(me, next.result.contactId)
    expect(await mother.open(next.result.byLink!.token!)).toMatchObject({ status: 404 })
  })

  it('is not answered by the member who made it', async () => {
    const body = { agrees: true }
    expect(await t.call(`/api/contact-browsers/${token}`, { method: 'POST', body }, me)).toMatchObject({
      code: 'CONTACT4001',
    })
  })

  it('is closed while its member is suspended', async () => {
    await t.sql(`update users set suspended_until = $2::timestamptz where id = $1`, me.id, t.clock.inMinutes(60))
    expect(await mother.open(token)).toMatchObject({ status: 404 })
  })

  it('is made a few times in a day, whatever becomes of the contacts', async () => {
    let last = contactId
    for (let n = 1; n < CONTACT_LINKS_PER_DAY; n++) {
      last = (await sendLink(t, me, { replacedId: last })).result.contactId
    }
    expect(await sendLink(t, me, { replacedId: last })).toMatchObject({ status: 429, code: 'CONTACT4291' })
    await remove(me, last)
    expect(await sendLink(t, me)).toMatchObject({ status: 429, code: 'CONTACT4291' })
  })

  it('is replaced by its own member alone', async () => {
    const stranger = await t.addMember()
    expect(await sendLink(t, stranger, { replacedId: contactId })).toMatchObject({ status: 404, code: 'CONTACT4040' })
    expect(await mother.open(token)).toMatchObject({ status: 200 })
  })
})

describe('the browser that answers', () => {
  it('is the contact from then on, by a cookie that no page reads', async () => {
    const { headers } = await mother.answer(token, true, 'ja')
    expect(headers['set-cookie']).toMatch(/; Path=[^;]+; Max-Age=\d+; HttpOnly; SameSite=Strict/)
    expect((await mother.open(token)).result).toMatchObject({
      state: 'MINE',
      status: 'CONFIRMED',
      contactName: '엄마',
      language: 'ja',
      push: 'NONE',
    })
    const { rows } = await t.sql('select browser_hash from contact_browsers where contact_id = $1', contactId)
    expect(JSON.stringify(rows)).not.toContain(mother.cookie.split('=')[1])
    expect(await mine()).toMatchObject({
      status: 'CONFIRMED',
      isReached: false,
      byLink: { device: { browser: 'Safari', os: 'iOS' }, push: 'NONE', asking: null },
    })
    expect((await noticesOf(me))[0]!.message).toContain('이제 엄마 연락처가')
  })

  it('comes back after the link has run out', async () => {
    await mother.answer(token)
    t.clock.advance(CONTACT_LINK_HOURS * 3600)
    expect(await mother.open(token)).toMatchObject({ status: 200, result: { state: 'MINE' } })
    expect(await new ContactPhone(t).open(token)).toMatchObject({ status: 404 })
  })

  it('may end it and begin again, and the member may end it', async () => {
    await prove()
    expect((await mother.answer(token, false)).result).toMatchObject({ status: 'DECLINED', push: 'NONE' })
    expect(await mine()).toMatchObject({ status: 'DECLINED', isReached: false })
    expect((await mother.answer(token)).result).toMatchObject({ status: 'CONFIRMED' })
    await remove(me, contactId)
    expect(await mother.open(token)).toMatchObject({ status: 404, code: 'CONTACT4041' })
    expect(await mother.answer(token)).toMatchObject({ status: 404 })
  })

  it('is one, of those that answer at once', async () => {
    const phones = [new ContactPhone(t), new ContactPhone(t), new ContactPhone(t)]
    const replies = await Promise.all(phones.map((phone) => phone.answer(token)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })
})

describe('a second browser', () => {
  let thief: ContactPhone
  beforeEach(async () => {
    await mother.answer(token)
    thief = new ContactPhone(t, ANDROID)
  })

  it('sees nothing, answers nothing and is pushed nothing', async () => {
    await t.sql(`update users set name = '고은하' where id = $1`, me.id)
    expect((await thief.open(token)).result).toMatchObject({
      state: 'TAKEN',
      travellerName: me.nickName,
      contactName: null,
      alertToken: null,
    })
    expect(await thief.answer(token, false)).toMatchObject({ status: 409, code: 'CONTACT4094' })
    expect(await thief.subscribe(token, service.browser())).toMatchObject({ status: 409, code: 'CONTACT4094' })
    expect(await thief.heard(token)).toMatchObject({ status: 409, code: 'CONTACT4094' })
    expect(await mine()).toMatchObject({ status: 'CONFIRMED' })
  })

  it('asks the member, who may refuse it for good', async () => {
    expect((await thief.move(token)).result).toMatchObject({ state: 'ASKING', contactName: null })
    expect(await new ContactPhone(t).move(token)).toMatchObject({ status: 409 })
    expect((await noticesOf(me))[0]!.message).toContain('다른 기기가 열고')
    expect((await mine()).byLink!.asking).toMatchObject({ browser: 'Chrome', os: 'Android' })
    expect(await decide(false)).toMatchObject({ status: 200 })
    expect((await thief.open(token)).result.state).toBe('CLOSED')
    expect(await thief.move(token)).toMatchObject({ status: 409 })
    expect((await mother.open(token)).result.state).toBe('MINE')
  })

  it('takes the place of the first when the member agrees, and has to hear an alarm of its own', async () => {
    await prove()
    await thief.move(token)
    expect((await decide(true)).result).toMatchObject({ status: 'CONFIRMED', isReached: false })
    expect((await thief.open(token)).result).toMatchObject({ state: 'MINE', push: 'NONE' })
    expect((await mother.open(token)).result.state).toBe('TAKEN')
  })

  it('is decided on by the contact’s own member alone', async () => {
    await thief.move(token)
    const body = { agrees: true }
    const url = `/api/trusted-contacts/${contactId}/browser`
    expect(await t.call(url, { method: 'POST', body }, await t.addMember())).toMatchObject({ status: 404 })
    expect((await thief.open(token)).result.state).toBe('ASKING')
  })
})

describe('a test alarm', () => {
  it('makes a way of it once the contact has heard it, and the timer starts', async () => {
    await mother.answer(token)
    expect(await traveller.start()).toMatchObject({ status: 409, code: 'CHECKIN4093' })
    const browser = service.browser()
    await mother.subscribe(token, browser)
    const [pushed] = await service.inbox.has(1)
    expect(pushed!.message).toMatchObject({ type: 'CHECKIN', resourceType: 'NONE', tag: `contact-${contactId}` })
    expect(pushed!.message.message).toContain('연습이에요')
    expect(pushed!.message.path).toMatch(/^\/alert\/[0-9a-z]+\.[\w-]{22}\?lang=ko$/)
    expect(await traveller.start()).toMatchObject({ status: 409 })
    // The push is proven by the page that it opens, as well as by a word on their own page.
    await alerts.acknowledge(pushed!.message.path!.slice('/alert/'.length).replace(/\?.*/, ''))
    expect(await mine()).toMatchObject({ isReached: true, byLink: { push: 'PROVEN' } })
    expect(await traveller.start()).toMatchObject({ status: 201 })
  })

  it('is not heard before it was sent, nor by a page that has allowed nothing', async () => {
    await mother.answer(token)
    expect(await mother.heard(token)).toMatchObject({ status: 409, code: 'CONTACT4095' })
    service.answers.push(503)
    await mother.subscribe(token, service.browser())
    expect(await mother.heard(token)).toMatchObject({ status: 409, code: 'CONTACT4095' })
    expect(await mine()).toMatchObject({ isReached: false })
    // What the service did not take goes again.
    const drillLater = async () => {
      t.clock.advance(31)
      return (await mother.open(token)).result.drill
    }
    await expect.poll(drillLater).toBe('SENT')
  })

  it('goes to push services alone, and a few times in a day', async () => {
    await mother.answer(token)
    const inside = { draft: { ...service.browser().draft, endpoint: 'https://127.0.0.1/inside' } }
    expect(await mother.subscribe(token, inside)).toMatchObject({ status: 400 })
    for (let n = 0; n < 5; n++) {
      t.clock.advance(1)
      expect(await mother.subscribe(token, service.browser())).toMatchObject({ status: 200 })
    }
    t.clock.advance(1)
    expect(await mother.subscribe(token, service.browser())).toMatchObject({ status: 429, code: 'CONTACT4290' })
    expect(await drill(me, contactId)).toMatchObject({ status: 429 })
  })
})

describe('the ladder', () => {
  it('pushes to the browser in its language, and its page leads to the alert', async () => {
    await prove()
    await mother.answer(token, true, 'ja')
    const id = await traveller.started({ minutes: 5, graceMinutes: 5 })
    service.forget()
    expect((await mother.open(token)).result.alertToken).toBeNull()
    t.clock.advance(11 * 60)
    await look(t)
    const [pushed] = await service.inbox.has(1)
    expect(pushed!.message).toMatchObject({ tag: `alert-${id}` })
    expect(pushed!.message.message).toContain('戻る時間を過ぎても')
    const { alertToken } = (await mother.open(token)).result
    expect(pushed!.message.path).toBe(`/alert/${alertToken}?lang=ja`)
    expect((await alerts.open(alertToken!)).result).toMatchObject({ isDrill: false, title: '올레 7코스 걷기' })
    expect((await new ContactPhone(t).open(token)).result.alertToken).toBeNull()
  })

  it('does not wait for a contact who allowed no push, and notifies the member when a browser is gone', async () => {
    const browser = await prove()
    const page = new ContactPhone(t)
    const second = (await sendLink(t, traveller.member, { name: '친구' })).result
    await page.answer(second.byLink!.token!)
    const id = await traveller.started({ minutes: 5, graceMinutes: 5 })
    service.end(browser)
    t.clock.advance(11 * 60)
    await look(t)
    await expect.poll(async () => (await mine()).isUnreachable).toBe(true)
    expect(await mine()).toMatchObject({ isReached: false, byLink: { push: 'NONE' } })
    await look(t)
    await expect
      .poll(async () => (await traveller.read(id)).result.contacts.map(({ deliveries }) => deliveries[0]?.state))
      .toEqual(['NO_DEVICE', 'NO_DEVICE'])
    expect((await traveller.notices()).join()).toContain('기기에 알림이 닿지 않아요')
    // The open page is the one way that is left.
    expect((await page.open(second.byLink!.token!)).result.alertToken).not.toBeNull()
  })
})

it('is erased with the contact', async () => {
  await prove()
  await t.sql('delete from trusted_contacts where id = $1', contactId)
  expect((await t.sql('select from contact_browsers where contact_id = $1', contactId)).rowCount).toBe(0)
})
