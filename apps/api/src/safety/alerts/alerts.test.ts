import { addMilliseconds } from 'date-fns/addMilliseconds'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createSmtpMailer } from '../../mail/mailer.ts'
import { contactActs } from '../../testing/contacts.ts'
import { startMailServer, startSilentServer } from '../../testing/mail-server.ts'
import { TestApp, type Member, type TestAppOptions } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { claimDueMessages } from './messages.queries.ts'

const FROM = '혼저 <no-reply@honjeo.example>'
const PUBLIC_URL = 'https://honjeo.example'
const address = (name = 'mom') => `${name}@contacts.example`

/** A server that mails by this port; without one, it looks for nothing that is due. On a database of its own, or beside another. */
async function startApp(port: number | null, options: TestAppOptions = {}, beside?: TestDatabase) {
  const database = beside ?? (await createTestDatabase())
  const t = new TestApp()
  await t.open(database.connection, {
    publicUrl: PUBLIC_URL,
    safetyMessages: { everyMs: port === null ? 3_600_000 : 20 },
    ...(port === null ? {} : { mailer: createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM, 10_000) }),
    ...options,
  })
  onTestFinished(async () => {
    await t.close()
    if (!beside) await database.drop()
  })
  return Object.assign(t, { beside: database })
}

interface Row {
  state: string
  attempts: number
  due_at: Date | null
}
const rowsTo = async (t: TestApp, email: string) =>
  (
    await t.sql(
      `select m.state, m.attempts, m.due_at from safety_messages m join trusted_contacts c on c.id = m.contact_id
       where c.email = $1 order by m.id`,
      email,
    )
  ).rows as Row[]
const stateTo = async (t: TestApp, email: string) => (await rowsTo(t, email)).map(({ state }) => state)

const headerOf = (source: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim()

describe('a mail to a contact', () => {
  it('has a name by which it is known again, says that a machine wrote it, and leads to the public address', async () => {
    const { mails, port } = await startMailServer()
    const t = await startApp(port)
    await contactActs(t).ask(await t.addMember(), { email: address() })
    const [mail] = await mails.has(1)
    expect(mail).toMatchObject({ to: [address()], from: 'no-reply@honjeo.example' })
    expect(headerOf(mail!.source, 'Message-ID')).toMatch(/^<safety\.\d+\.[0-9a-z]+@honjeo\.example>$/)
    expect(headerOf(mail!.source, 'Auto-Submitted')).toBe('auto-generated')
    expect(mail!.text).toMatch(/https:\/\/honjeo\.example\/contact\/[0-9a-z]+\.[\w-]{22}/)
    await expect.poll(() => stateTo(t, address())).toEqual(['SENT'])
  })

  it('lets no name into its headers', async () => {
    const { mails, port } = await startMailServer()
    const t = await startApp(port)
    const me = await t.addMember()
    await t.sql('update users set name = $2 where id = $1', me.id, 'x\r\nBcc: b')
    await t.sql('update users set nickname = $2 where id = $1', me.id, 'a\r\nTo: c')
    await contactActs(t).ask(me, { email: address() })
    const [mail] = await mails.has(1)
    expect(mail!.to).toEqual([address()])
    const head = mail!.source.slice(0, mail!.source.indexOf('\r\n\r\n'))
    expect(head).not.toMatch(/^bcc:/im)
    expect(head.match(/^to:/gim)).toHaveLength(1)
  })

  it('that is refused for good is given up, and its member is notified', async () => {
    const { port } = await startMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such box'), { responseCode: 550 })),
    })
    const t = await startApp(port)
    const me = await t.addMember()
    const { ask, listOf, noticesOf } = contactActs(t)
    await ask(me, { email: address() })
    await expect
      .poll(async () => (await listOf(me))[0])
      .toMatchObject({
        isUnreachable: true,
        lastDelivery: { state: 'FAILED', sentAt: null },
      })
    expect((await noticesOf(me))[0]).toMatchObject({
      resourceType: 'CONTACT',
      message: expect.stringContaining('주소') as string,
    })
    expect(await rowsTo(t, address())).toMatchObject([{ attempts: 1, due_at: null }])
  })

  it('that is refused for now is tried again, later and later, as the same mail', async () => {
    const tried: string[] = []
    let isAway = true
    const { mails, port } = await startMailServer({
      onRcptTo({ address: to }, _session, done) {
        tried.push(to)
        done(isAway ? Object.assign(new Error('come back later'), { responseCode: 450 }) : null)
      },
    })
    const t = await startApp(port)
    const { ask, listOf, later } = contactActs(t)
    const me = await t.addMember()
    await ask(me, { email: address() })
    const pauses = []
    for (let n = 1; n <= 4; n++) {
      await expect.poll(() => tried.length).toBe(n)
      const due = async () => (await rowsTo(t, address()))[0]!.due_at!.getTime() - t.clock.now().getTime()
      // The lease has given way to the next try.
      await expect.poll(due).toBe(30_000 * 2 ** (n - 1))
      pauses.push((await due()) / 1000)
      if (n === 4) isAway = false
      t.clock.advance(pauses.at(-1)!)
    }
    expect(pauses).toEqual([30, 60, 120, 240])
    const [mail] = await mails.has(1)
    expect(headerOf(mail!.source, 'Message-ID')).toContain('<safety.')
    await expect.poll(() => stateTo(t, address())).toEqual(['SENT'])
    await later(0, me)
    expect((await listOf(me))[0]).toMatchObject({ isUnreachable: false })
  })

  it('is given up when hours of trying were in vain', async () => {
    const { port } = await startMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('later'), { responseCode: 450 })),
    })
    const t = await startApp(port)
    await contactActs(t).ask(await t.addMember(), { email: address() })
    await expect.poll(async () => (await rowsTo(t, address()))[0]!.attempts).toBe(1)
    t.clock.advance(2 * 3600)
    await expect.poll(async () => (await rowsTo(t, address()))[0]!.attempts).toBe(2)
    expect(await stateTo(t, address())).toEqual(['QUEUED'])
    t.clock.advance(5 * 3600)
    await expect.poll(async () => (await rowsTo(t, address()))[0]!.attempts).toBe(3)
    // The server itself was down for those hours: that is no try.
    const due = async () => (await rowsTo(t, address()))[0]!.due_at!.getTime() - t.clock.now().getTime()
    await expect.poll(due).toBe(120_000)
    expect(await stateTo(t, address())).toEqual(['QUEUED'])
    await t.sql('update safety_messages set attempts = 7')
    t.clock.advance(120)
    await expect.poll(() => stateTo(t, address())).toEqual(['FAILED'])
  })

  it('waits while the mail server is silent, and is not called sent', async () => {
    const { sockets, port } = await startSilentServer('220 silent', '250 silent', '250 ok', '250 ok', '354 go on')
    const t = await startApp(port, { safetyMessages: { everyMs: 20, mailTimeLimitMs: 300 } })
    await contactActs(t).ask(await t.addMember(), { email: address() })
    await sockets.has(1)
    const due = async () => (await rowsTo(t, address()))[0]!.due_at!.getTime() - t.clock.now().getTime()
    await expect.poll(due).toBe(30_000)
    expect(await stateTo(t, address())).toEqual(['QUEUED'])
  })

  it('does not go to a contact who has said no while it waited', async () => {
    const { mails, port } = await startMailServer()
    const idle = await startApp(null)
    const { ask } = contactActs(idle)
    const { contactId } = (await ask(await idle.addMember(), { email: address() })).result
    await idle.sql(`update trusted_contacts set status = 'DECLINED', answered_at = now() where id = $1`, contactId)
    const t = await startApp(port, {}, idle.beside)
    t.clock.advance(60)
    await expect.poll(() => stateTo(t, address())).toEqual(['FAILED'])
    expect(mails.items).toEqual([])
  })
})

describe('several servers', () => {
  it('send each mail once', async () => {
    const { mails, port } = await startMailServer()
    const one = await startApp(port)
    const other = await startApp(port, {}, one.beside)
    const members: Member[] = []
    for (let i = 0; i < 4; i++) members.push(await one.addMember())
    const asked = members.flatMap((member, m) => [0, 1, 2, 3].map((n) => ({ member, email: address(`both${m}${n}-`) })))
    for (const { member, email } of asked) {
      await contactActs(one).ask(member, { email })
    }
    other.clock.advance(60)
    await mails.has(asked.length)
    const states = async () => (await Promise.all(asked.map(({ email }) => stateTo(one, email)))).flat()
    await expect.poll(states).toEqual(asked.map(() => 'SENT'))
    expect(mails.items).toHaveLength(asked.length)
    expect(new Set(mails.items.map(({ to }) => to[0]))).toEqual(new Set(asked.map(({ email }) => email)))
  })

  it('take over what one had claimed and did not send before it was killed', async () => {
    const { mails, port } = await startMailServer()
    const dying = await startApp(null)
    await contactActs(dying).ask(await dying.addMember(), { email: address() })
    const now = dying.clock.now()
    const lease = { now: addMilliseconds(now, 1000).toISOString(), lease: addMilliseconds(now, 90_000).toISOString() }
    expect(await claimDueMessages(dying.database.db, 'EMAIL', lease, 10)).toHaveLength(1)
    const t = await startApp(port, {}, dying.beside)
    t.clock.advance(200)
    const [mail] = await mails.has(1)
    expect(mail!.to).toEqual([address()])
    await expect.poll(() => stateTo(t, address())).toEqual(['SENT'])
    expect(mails.items).toHaveLength(1)
  })
})

describe('without a mail server', () => {
  it('no one is asked by mail, and of members nothing is called sent', async () => {
    const t = await startApp(null, { mailer: null, safetyMessages: { everyMs: 20 } })
    const me = await t.addMember()
    const friend = await t.addMember()
    const { ask, askMember, askedOf } = contactActs(t)
    expect(await ask(me, { email: address() })).toMatchObject({ status: 503, code: 'CONTACT5030' })
    await askMember(me, friend)
    expect(await askedOf(friend)).toHaveLength(1)
    const states = async () =>
      (
        await t.sql(
          `select m.channel, m.state from safety_messages m join trusted_contacts c on c.id = m.contact_id
           where c.owner_id = $1 order by m.channel`,
          me.id,
        )
      ).rows as unknown
    await expect.poll(states).toEqual([
      { channel: 'APP', state: 'NO_DEVICE' },
      { channel: 'EMAIL', state: 'FAILED' },
    ])
  })
})
