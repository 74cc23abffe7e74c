import { CONTACT_MESSAGES_PER_ADDRESS, CONTACT_MESSAGES_PER_DAY, CONTACTS_MAX } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { cleanUpNow } from '../../testing/clean-up.ts'
import { AT_ONCE, contactActs } from '../../testing/contacts.ts'
import { GONE, setUpTestApp, type Member } from '../../testing/test-app.ts'

const t = setUpTestApp(undefined, AT_ONCE)
const {
  ask,
  askMember,
  again,
  drill,
  remove,
  confirm,
  listOf,
  askedOf,
  tokenTo,
  mailsTo,
  confirmedMail,
  confirmedMember,
  noticesOf,
  later,
} = contactActs(t)
let me: Member
let friend: Member
let round = 0
/** A contact of this test alone. */
const address = (name = 'mom') => `${name}${round}@example.com`
const open = (token: string) => t.call(`/api/contact-links/${token}`)
const answerBy = (token: string, agrees: boolean) =>
  t.call(`/api/contact-links/${token}`, { method: 'POST', body: { agrees } })

beforeEach(async () => {
  round++
  ;[me, friend] = [await t.addMember(), await t.addMember()]
})

describe('the language of a contact', () => {
  const accept = (language: string) => ({ headers: { 'accept-language': language } })
  const post = (url: string, body: object, languages: string, as?: Member) =>
    t.call<{ contactId: number; language: string }>(url, { method: 'POST', body, ...accept(languages) }, as)
  const subjects = () => mailsTo(address()).map(({ subject }) => subject)

  it('is what the page was shown in, else that of their browser, else what the member chose or reads', async () => {
    const draft = { name: '엄마', channel: 'EMAIL', email: address() }
    const { result } = await post('/api/trusted-contacts', draft, 'en-GB,ko;q=0.5', me)
    expect(result.language).toBe('en')
    const token = await tokenTo(address(), 'contact', /trusted contact/)
    const link = `/api/contact-links/${token}`
    // A browser that reads none of ours changes nothing.
    expect((await post(link, { agrees: true }, 'fr-CA')).result.language).toBe('en')
    expect((await post(link, { agrees: true }, 'fr,zh-TW;q=0.8')).result.language).toBe('zh')
    expect((await post(link, { agrees: true, language: 'ja' }, 'zh')).result.language).toBe('ja')
    expect((await listOf(me))[0]!.language).toBe('ja')
    await drill(me, result.contactId)
    await expect.poll(subjects).toContainEqual(expect.stringContaining('テストです'))
  })

  it('can be chosen for them, and is that of a member who answers in the app', async () => {
    const chosen = { name: '엄마', channel: 'EMAIL', email: address(), language: 'zh' }
    expect((await post('/api/trusted-contacts', chosen, 'en', me)).result.language).toBe('zh')
    await expect.poll(subjects).toEqual(['[Honjeo] 有人请您做TA的信任联系人'])
    const { contactId } = (await askMember(me, friend)).result
    await post(`/api/trusted-contacts/${contactId}/confirm`, { agrees: true, language: 'ja' }, 'ko', friend)
    expect((await listOf(me)).find((each) => each.contactId === contactId)!.language).toBe('ja')
  })
})

describe('asking', () => {
  it('by mail: who asks and what it means, with a link, and no one else hears of it', async () => {
    const { status, result } = await ask(me, { email: address() })
    expect([status, result]).toMatchObject([
      201,
      { name: '엄마', status: 'PENDING', nickName: null, isUnreachable: false },
    ])
    const token = await tokenTo(address(), 'contact')
    const [mail] = mailsTo(address())
    // A nickname may be a whole threat, and a subject is read even by those who open no mail.
    expect(mail!.subject).toBe('[혼저] 신뢰 연락처가 되어 달라고 누군가 부탁했어요')
    expect(mail!.text).toContain(me.nickName)
    expect(mail!.text).toContain('112')
    expect(mail!.text).not.toContain('김혼저')
    await expect
      .poll(async () => (await listOf(me))[0]?.lastDelivery)
      .toMatchObject({ channel: 'EMAIL', state: 'SENT' })
    expect(await open(token)).toMatchObject({
      status: 200,
      result: { travellerName: me.nickName, contactName: '엄마', status: 'PENDING' },
      headers: { 'cache-control': 'no-store' },
    })
  })

  it('a member: in their list and by mail, by nicknames alone', async () => {
    await askMember(me, friend)
    const [guarded] = await askedOf(friend)
    expect(guarded).toMatchObject({ nickName: me.nickName, status: 'PENDING', alertToken: null, shareToken: null })
    expect((await noticesOf(friend))[0]).toMatchObject({
      message: `${me.nickName}님이 신뢰 연락처가 되어 달라고 부탁했어요. 눌러서 동의하거나 거절해주세요.`,
      resourceType: 'CONTACT',
    })
    await tokenTo(friend.email, 'contact')
    expect(mailsTo(friend.email)[0]!.text).not.toContain('김혼저')
  })

  it.each([
    ['oneself', () => ({ channel: 'MEMBER', nickName: me.nickName }), 'CONTACT4001'],
    ['one’s own address', () => ({ email: me.email.toUpperCase() }), 'CONTACT4001'],
    ['one’s own address behind a plus sign', () => ({ email: me.email.replace('@', '+x@') }), 'CONTACT4001'],
    ['nobody by mail', () => ({ email: undefined }), 'CONTACT4002'],
    ['nobody in the app', () => ({ channel: 'MEMBER' }), 'CONTACT4002'],
    ['a nickname that nobody has', () => ({ channel: 'MEMBER', nickName: '없는사람' }), 'CONTACT4042'],
  ] as const)('refuses %s', async (_name, draft, code) => {
    expect(await ask(me, draft() as object)).toMatchObject({ code })
    expect(await listOf(me)).toEqual([])
  })

  it('says of an address with an account what it says of any other', async () => {
    const known = await ask(me, { email: friend.email })
    const unknown = await ask(me, { email: address() })
    const plain = ({ status, result }: typeof known) => ({
      status,
      result: { ...result, contactId: 0, email: '', createdAt: '', lastDelivery: null },
    })
    expect(plain(known)).toEqual(plain(unknown))
  })

  it('does not find a member who has blocked one, nor whom one has blocked', async () => {
    await t.call(`/api/blocks/${me.id}`, { method: 'POST' }, friend)
    expect(await askMember(me, friend)).toMatchObject({ status: 404, code: 'CONTACT4042' })
    expect(await askMember(friend, me)).toMatchObject({ status: 404, code: 'CONTACT4042' })
  })

  it('takes no one twice, also when asked twice at once', async () => {
    const answers = await Promise.all([ask(me, { email: address() }), ask(me, { email: address().toUpperCase() })])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    await askMember(me, friend)
    expect(await askMember(me, friend)).toMatchObject({ code: 'CONTACT4090' })
  })

  it('takes no more than there may be, also at once', async () => {
    const many = Array.from({ length: CONTACTS_MAX + 3 }, (_, i) => ask(me, { email: address(`many${i}-`) }))
    const codes = (await Promise.all(many)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'CONTACT4091')).toHaveLength(3)
    expect(await listOf(me)).toHaveLength(CONTACTS_MAX)
  })

  it('asks one address so often in a day, no matter who asks, and however it is spelt', async () => {
    for (let i = 0; i < CONTACT_MESSAGES_PER_ADDRESS; i++) {
      const asking = await t.addMember()
      expect(await ask(asking, { email: address().replace('@', `+${i}@`) })).toMatchObject({ status: 201 })
    }
    expect(await ask(me, { email: address() })).toMatchObject({ status: 429, code: 'CONTACT4290' })
    await later(86_400, me)
    expect(await ask(me, { email: address() })).toMatchObject({ status: 201 })
  })

  it('asks so often in a day, also when contacts are taken off the list in between', async () => {
    for (let i = 0; i < CONTACT_MESSAGES_PER_DAY; i++) {
      const { result } = await ask(me, { email: address(`often${i}-`) })
      await remove(me, result.contactId)
    }
    expect(await ask(me, { email: address() })).toMatchObject({ status: 429, code: 'CONTACT4290' })
  })

  it('asks again only those who have not answered', async () => {
    const { contactId } = (await ask(me, { email: address() })).result
    // What is asked twice within a millisecond is asked once.
    t.clock.advance(1)
    expect(await again(me, contactId)).toMatchObject({ status: 202, result: { status: 'PENDING' } })
    await expect.poll(() => mailsTo(address()).length).toBe(2)
    await answerBy(await tokenTo(address(), 'contact'), true)
    expect(await again(me, contactId)).toMatchObject({ status: 409, code: 'CONTACT4093' })
  })
})

describe('answering', () => {
  it('by the link: once and again, and otherwise; the member who asked learns of each answer once', async () => {
    await ask(me, { email: address() })
    const token = await tokenTo(address(), 'contact')
    for (let i = 0; i < 2; i++) {
      expect(await answerBy(token, true)).toMatchObject({ status: 200, result: { status: 'CONFIRMED' } })
    }
    expect(await noticesOf(me)).toHaveLength(1)
    expect(await answerBy(token, false)).toMatchObject({ result: { status: 'DECLINED' } })
    expect((await noticesOf(me)).map(({ resourceType }) => resourceType)).toEqual(['CONTACT', 'CONTACT'])
    for (let i = 0; i < 10; i++) await answerBy(token, i % 2 === 0)
    expect(await noticesOf(me)).toHaveLength(2)
  })

  it('at once with two devices notifies once', async () => {
    await ask(me, { email: address() })
    const token = await tokenTo(address(), 'contact')
    const answers = await Promise.all(Array.from({ length: 5 }, () => answerBy(token, true)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await noticesOf(me)).toHaveLength(1)
  })

  it('in the app, for the member who was asked alone', async () => {
    const { contactId } = (await askMember(me, friend)).result
    expect(await confirm(me, contactId)).toMatchObject({ status: 404, code: 'CONTACT4040' })
    expect(await confirm(await t.addMember(), contactId)).toMatchObject({ status: 404, code: 'CONTACT4040' })
    expect(await confirm(friend, contactId)).toMatchObject({ status: 200, result: { status: 'CONFIRMED' } })
    expect(await confirm(friend, contactId, false)).toMatchObject({ status: 200, result: { status: 'DECLINED' } })
    expect(await listOf(me)).toMatchObject([{ status: 'DECLINED' }])
  })

  it('knows no link after the contact is gone, and none that the server has not made', async () => {
    const { contactId } = (await ask(me, { email: address() })).result
    const token = await tokenTo(address(), 'contact')
    const forged = `${(contactId + 1).toString(36)}.${token.split('.')[1]}`
    expect(await open(forged)).toMatchObject({ status: 404, code: 'CONTACT4041' })
    await remove(me, contactId)
    expect(await open(token)).toMatchObject({ status: 404, code: 'CONTACT4041' })
    expect(await answerBy(token, true)).toMatchObject({ status: 404, code: 'CONTACT4041' })
  })

  it('shows that the link was opened, and not before', async () => {
    await ask(me, { email: address() })
    const token = await tokenTo(address(), 'contact')
    await expect.poll(async () => (await listOf(me))[0]?.lastDelivery?.state).toBe('SENT')
    await open(token)
    expect((await listOf(me))[0]?.lastDelivery).toMatchObject({
      state: 'OPENED',
      openedAt: t.clock.now().toISOString(),
    })
  })
})

describe('a drill', () => {
  it('goes to a contact who has agreed, says what it is, and nothing of the traveller', async () => {
    const contactId = await confirmedMail(me, address())
    expect(await drill(me, contactId)).toMatchObject({ status: 202 })
    expect(await tokenTo(address(), 'alert', /연습이에요/)).not.toBe('')
  })

  it('does not go to one who has not', async () => {
    const { contactId } = (await ask(me, { email: address() })).result
    expect(await drill(me, contactId)).toMatchObject({ status: 409, code: 'CONTACT4092' })
  })
})

describe('the list', () => {
  it('is notified in the order that was set, which names everyone once', async () => {
    const ids = []
    for (const name of ['a', 'b', 'c']) ids.push((await ask(me, { email: address(name) })).result.contactId)
    const order = (contactIds: number[]) =>
      t.call<{ contactId: number }[]>('/api/trusted-contacts/order', { method: 'PUT', body: { contactIds } }, me)
    const turned = ids.toReversed()
    expect((await order(turned)).result.map(({ contactId }) => contactId)).toEqual(turned)
    for (const wrong of [ids.slice(1), [...ids, GONE], [ids[0]!, ids[0]!, ids[1]!]]) {
      expect(await order(wrong)).toMatchObject({ status: 400, code: 'CONTACT4003' })
    }
    expect((await listOf(me)).map(({ contactId }) => contactId)).toEqual(turned)
  })

  it('is no one else’s', async () => {
    const { contactId } = (await ask(me, { email: address() })).result
    for (const act of [remove, again, drill]) {
      expect(await act(friend, contactId)).toMatchObject({ status: 404, code: 'CONTACT4040' })
    }
    expect(await listOf(friend)).toEqual([])
  })

  it('loses a member who blocks one, on both sides', async () => {
    await confirmedMember(me, friend)
    await confirmedMember(friend, me)
    await t.call(`/api/blocks/${me.id}`, { method: 'POST' }, friend)
    for (const one of [me, friend]) {
      expect(await listOf(one)).toEqual([])
      expect(await askedOf(one)).toEqual([])
    }
  })

  it('loses a contact who leaves, and its member is notified', async () => {
    await confirmedMember(me, friend)
    expect(await t.withdraw(friend)).toMatchObject({ status: 200 })
    expect(await listOf(me)).toEqual([])
    expect((await noticesOf(me))[0]).toMatchObject({ message: expect.stringContaining('탈퇴해서') as string })
  })
})

describe('who was taken off the list', () => {
  const stored = async (contactId: number) =>
    (await t.sql('select email from trusted_contacts where id = $1', contactId)).rows as { email: string | null }[]

  it('is forgotten a day later', async () => {
    const { contactId } = (await ask(me, { email: address() })).result
    await cleanUpNow(t)
    expect(await stored(contactId)).toEqual([{ email: address() }])
    await remove(me, contactId)
    await cleanUpNow(t)
    expect(await stored(contactId)).toEqual([{ email: address() }])
    t.clock.advance(86_400)
    await cleanUpNow(t)
    expect(await stored(contactId)).toEqual([])
  })

  it('is known while a timer runs that names them, and by no address afterwards', async () => {
    const contactId = await confirmedMail(me, address())
    await t.sql(
      `with timer as (
         insert into check_ins (user_id, title, planned_at, grace_minutes) values ($1, '걷기', now(), 15) returning id)
       insert into check_in_contacts (check_in_id, contact_id, position) select id, $2, 1 from timer`,
      me.id,
      contactId,
    )
    await remove(me, contactId)
    t.clock.advance(86_400)
    await cleanUpNow(t)
    expect(await stored(contactId)).toEqual([{ email: address() }])
    await t.sql(`update check_ins set stage = 'ENDED', ending = 'SAFE', ended_at = now() where user_id = $1`, me.id)
    await cleanUpNow(t)
    expect(await stored(contactId)).toEqual([{ email: null }])
  })
})
