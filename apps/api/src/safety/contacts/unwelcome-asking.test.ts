import { beforeEach, describe, expect, it } from 'vitest'
import { AT_ONCE, contactActs } from '../../testing/contacts.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'

const t = setUpTestApp(undefined, AT_ONCE)
const { ask, again, listOf, mailsTo, mailTo } = contactActs(t)
let me: Member
let other: Member
let round = 0
const address = () => `aunt${round}@example.com`

beforeEach(async () => {
  round += 1
  ;[me, other] = [await t.addMember(), await t.addMember()]
})

const isSent = (as: Member) =>
  expect.poll(async () => (await listOf(as))[0]?.lastDelivery).toMatchObject({ channel: 'EMAIL', state: 'SENT' })
const asked = (email: string) => mailsTo(email).filter(({ subject }) => subject.includes('부탁했어요'))
const refuse = (token: string, refuses = true) =>
  t.call<{ refuses: boolean }>(`/api/mail-refusals/${token}`, { method: 'PUT', body: { refuses } })
const tokenIn = ({ text }: { text: string }) => /no-mail\/([\w-]{43}\.[\w-]{22})/.exec(text)?.[1] ?? ''

describe('a member who has blocked the inviting one', () => {
  it('gets no mail at their own address, and the inviting member gets the usual answer', async () => {
    await t.call(`/api/blocks/${me.id}`, { method: 'POST' }, other)
    const replies = [await ask(me, { email: other.email.toUpperCase() }), await ask(me, { email: address() })]
    const plain = ({ status, result }: (typeof replies)[0]) => ({
      status,
      result: { ...result, contactId: 0, email: '', createdAt: '', lastDelivery: null },
    })
    expect(plain(replies[0]!)).toEqual(plain(replies[1]!))
    await expect
      .poll(async () => (await listOf(me)).map(({ lastDelivery }) => lastDelivery?.state))
      .toEqual(['SENT', 'SENT'])
    expect([asked(other.email), asked(other.email.toUpperCase()), asked(address())]).toMatchObject([[], [], [{}]])
  })

  it('gets none behind a plus sign either, nor when invited again', async () => {
    await t.call(`/api/blocks/${me.id}`, { method: 'POST' }, other)
    const email = other.email.replace('@', '+jeju@')
    const { contactId } = (await ask(me, { email })).result
    await isSent(me)
    expect((await again(me, contactId)).status).toBe(202)
    await isSent(me)
    expect(asked(email)).toEqual([])
  })
})

describe('an address that refuses further mails', () => {
  it('does so by the link of the mail without an account, and no member reaches it', async () => {
    await ask(me, { email: address() })
    const token = tokenIn(await mailTo(address()))
    expect((await t.call(`/api/mail-refusals/${token}`)).result).toEqual({ refuses: false, kind: 'REQUEST' })
    expect(await refuse(token)).toMatchObject({ status: 200, result: { refuses: true } })
    expect(await refuse(token)).toMatchObject({ status: 200, result: { refuses: true } })
    await ask(other, { email: address().replace('@', '+again@').toUpperCase() })
    await isSent(other)
    expect(t.mailer.sent.filter(({ to }) => to.toLowerCase().startsWith(`aunt${round}`))).toHaveLength(1)
    const { rows } = await t.sql('select * from mail_refusals')
    expect(JSON.stringify(rows)).not.toContain('aunt')
  })

  it('keeps its link when the inviting member removes it, and may change its mind', async () => {
    const { contactId } = (await ask(me, { email: address() })).result
    const token = tokenIn(await mailTo(address()))
    await t.call(`/api/trusted-contacts/${contactId}`, { method: 'DELETE' }, me)
    await refuse(token)
    expect(await refuse(token, false)).toMatchObject({ status: 200, result: { refuses: false } })
    await ask(other, { email: address() })
    await expect.poll(() => asked(address())).toHaveLength(2)
  })

  it('cannot be changed with an invented link', async () => {
    await ask(me, { email: address() })
    const [hash = '', proof = ''] = tokenIn(await mailTo(address())).split('.')
    for (const token of [`${'A'.repeat(43)}.${proof}`, `${hash}.${'A'.repeat(22)}`]) {
      expect(await refuse(token)).toMatchObject({ status: 404, code: 'CONTACT4041' })
    }
    expect(await refuse('1c.Zr4u7tIuG2mZ0pX9s1kQwA')).toMatchObject({ status: 400 })
  })

  it('still gets the mails of members it has agreed to', async () => {
    const { confirmedMail, drill } = contactActs(t)
    const contactId = await confirmedMail(me, address())
    await refuse(tokenIn(await mailTo(address(), /부탁했어요/)))
    await drill(me, contactId)
    await expect
      .poll(() => mailsTo(address()).map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining('연습이에요'))
  })
})
