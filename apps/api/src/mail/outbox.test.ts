import { expect, it, onTestFinished } from 'vitest'
import { keptLog } from '../testing/kept-log.ts'
import { freePort } from '../testing/free-port.ts'
import { startMailServer, startSilentServer } from '../testing/mail-server.ts'
import { TestApp } from '../testing/test-app.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { createSmtpMailer } from './mailer.ts'
import { claimDueMails } from './mails.queries.ts'

const ADDRESS = 'olle@example.com'
const MAIL = { to: ADDRESS, subject: '[혼저] 안녕하세요', text: '반가워요.' }
/** The pause between looks for mails, so long that in a test none is looked for but when it says so. */
const NEVER_MS = 3_600_000

async function startApp(port: number, database = createTestDatabase()) {
  const { connection, drop } = await database
  const t = new TestApp()
  const { lines, logger } = keptLog()
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, '혼저 <no-reply@honjeo.example>')
  await t.open(connection, { outbox: { mailer, everyMs: NEVER_MS }, logger })
  onTestFinished(async () => {
    await t.close()
    await drop()
  })
  const said = (msg: string) => lines.filter((line) => line['msg'] === msg)
  const kept = async () => (await t.sql('select * from mails')).rows as { id: string }[]
  const askForCode = () =>
    t.call('/api/auth/email-codes', { method: 'POST', body: { email: ADDRESS, purpose: 'SIGNUP' } })
  return { t, lines, said, kept, askForCode, db: t.database.db, outbox: t.app.outbox }
}

it('keeps no one waiting for a mail server that hangs', async () => {
  const { sockets, port } = await startSilentServer()
  const { askForCode, outbox } = await startApp(port)
  expect((await askForCode()).status).toBe(202)
  const [socket] = await sockets.has(1)
  expect([socket!.bytesWritten, socket!.destroyed]).toEqual([0, false])
  socket!.destroy()
  await outbox.settled()
})

it('tries again when the mail server was down, with the same mail, which no one can read meanwhile', async () => {
  const port = await freePort()
  const { t, kept, askForCode, outbox, said } = await startApp(port)
  expect((await askForCode()).status).toBe(202)
  await outbox.settled()
  expect(said('mail was not taken')).toMatchObject([{ attempts: 1, code: 'ESOCKET' }])
  const [row] = await kept()
  expect(JSON.stringify(row)).not.toMatch(/olle|example/)

  const { mails } = await startMailServer({ port })
  await outbox.settled()
  expect(mails.items).toEqual([])
  await t.sql('update mails set due_at = now()')
  await outbox.settled()
  const [mail] = mails.items
  expect(mail!.source).toContain(`Message-ID: <${row!.id}@localhost>`)
  const code = /\d{6}/.exec(mail!.text)?.[0]
  const body = { email: ADDRESS, purpose: 'SIGNUP', code }
  expect((await t.call('/api/auth/email-codes/verify', { method: 'POST', body })).status).toBe(200)
  expect(await kept()).toEqual([])
})

it('sends the newest code alone, and none that is too late', async () => {
  const port = await freePort()
  const { t, kept, askForCode, outbox, said, lines } = await startApp(port)
  await askForCode()
  await outbox.settled()
  t.clock.advance(60)
  expect((await askForCode()).status).toBe(202)
  expect(await kept()).toHaveLength(1)
  await outbox.settled()

  const { mails } = await startMailServer({ port })
  await t.sql(`update mails set due_at = now(), expires_at = now()`)
  await outbox.settled()
  expect([mails.items, await kept()]).toEqual([[], []])
  expect(said('a mail was given up')).toMatchObject([{ isExpired: true }])
  expect(JSON.stringify(lines)).not.toContain(ADDRESS)
})

it('is sent once by two servers that look at the same moment, however many are due', async () => {
  const { mails, port } = await startMailServer()
  const database = createTestDatabase()
  const one = await startApp(port, database)
  const two = await startApp(port, database)
  const addresses = Array.from({ length: 40 }, (_, n) => `olle${n}@example.com`)
  for (const to of addresses) await one.outbox.post(one.db, { ...MAIL, to })
  await Promise.all([one.outbox.settled(), two.outbox.settled()])
  expect(mails.items.map(({ to }) => to.join()).toSorted()).toEqual(addresses.toSorted())
  expect(await one.kept()).toEqual([])
})

it('is due at once, however its time is rounded', async () => {
  const { db, outbox } = await startApp(await freePort())
  // The times are several, since half of all are rounded up.
  for (let i = 0; i < 20; i++) {
    const claimed = await db.transaction(async (tx) => {
      await outbox.post(tx, MAIL, { lifeSeconds: 0 })
      return claimDueMails(tx, 1, 60)
    })
    expect(claimed).toMatchObject([{ attempts: 1, secondsLeft: 0 }])
  }
})

it('is written with what it reports, or not at all', async () => {
  const { mails, port } = await startMailServer()
  const { db, outbox } = await startApp(port)
  const failing = db.transaction(async (tx) => {
    await outbox.post(tx, MAIL)
    throw new Error('it did not happen')
  })
  await expect(failing).rejects.toThrow('it did not happen')
  await outbox.post(db, null)
  await outbox.settled()
  expect(mails.items).toEqual([])
})

it('gives up what is refused for good or cannot be read, and sends the others', async () => {
  const { mails, port } = await startMailServer({
    onRcptTo: ({ address }, _session, done) => done(address === ADDRESS ? new Error('no such box') : null),
  })
  const { t, db, outbox, said, kept } = await startApp(port)
  await outbox.post(db, { ...MAIL, to: 'damaged@example.com' })
  await t.sql(`update mails set sealed = left(sealed, -2) || 'xx'`)
  await outbox.post(db, MAIL)
  await outbox.post(db, { ...MAIL, to: 'other@example.com' })
  await outbox.settled()
  expect(mails.items.map(({ to }) => to)).toEqual([['other@example.com']])
  const givenUp = said('a mail was given up').map(({ isUnreadable, responseCode }) => isUnreadable ?? responseCode)
  expect(new Set(givenUp)).toEqual(new Set([550, true]))
  expect(await kept()).toEqual([])
})

it('closes although the mail server hangs', async () => {
  const { sockets, port } = await startSilentServer()
  const { db, outbox, kept } = await startApp(port)
  await outbox.post(db, MAIL)
  outbox.hurry()
  await sockets.has(1)
  await outbox.close()
  expect(sockets.items[0]!.destroyed).toBe(false)
  expect(await kept()).toHaveLength(1)
  sockets.items[0]!.destroy()
})
