import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { startMailServer, startSilentServer } from '../testing/mail-server.ts'
import { Inbox } from '../testing/stomp-client.ts'
import { signUpBody, TestApp } from '../testing/test-app.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { createSmtpMailer } from './mailer.ts'
import { createOutbox, type Outbox } from './outbox.ts'

const FROM = '혼저 <no-reply@honjeo.example>'
const MAIL = { to: 'haenyeo@example.com', subject: '[혼저] 안녕하세요', text: '반가워요.\n또 봐요.' }
const log = pino({ level: 'silent' })
const urlOf = (port: number, account = '') => `smtp://${account}127.0.0.1:${port}`

async function startApp(outbox: Outbox): Promise<TestApp> {
  const { connection, drop } = await createTestDatabase()
  const t = new TestApp()
  await t.open(connection, { outbox })
  onTestFinished(async () => {
    await t.close()
    await drop()
  })
  return t
}

const askForCode = (t: TestApp, email: string) =>
  t.call('/api/auth/email-codes', { method: 'POST', body: { email, purpose: 'SIGNUP' } })

describe('a mail', () => {
  it('arrives as it was written, from the sender people know', async () => {
    const { mails, port } = await startMailServer()
    await createSmtpMailer(urlOf(port), FROM).send(MAIL)
    const [mail] = await mails.has(1)
    expect(mail).toMatchObject({ from: 'no-reply@honjeo.example', to: [MAIL.to] })
    expect(mail!.text.trim().replaceAll('\r\n', '\n')).toBe(MAIL.text)
    expect(mail!.source).toMatch(/^From: =\?UTF-8\?\S+ <no-reply@honjeo\.example>$/m)
    expect(mail!.source).toMatch(/^Subject: =\?UTF-8\?/m)
  })

  it('goes through a server that wants to know who sends', async () => {
    const seen: unknown[] = []
    const { mails, port } = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        seen.push([username, password])
        done(null, { user: username })
      },
    })
    await createSmtpMailer(urlOf(port, 'honjeo:p%40ss@'), FROM).send(MAIL)
    expect(await mails.has(1)).toHaveLength(1)
    expect(seen).toEqual([['honjeo', 'p@ss']])
  })

  it('is not lost without a word when the server refuses it', async () => {
    const { port } = await startMailServer({ onRcptTo: (_address, _session, done) => done(new Error('no such box')) })
    await expect(createSmtpMailer(urlOf(port), FROM).send(MAIL)).rejects.toMatchObject({ responseCode: 550 })
  })

  it.each([
    ['at once', []],
    ['after its greeting', ['220 silent']],
    ['when it gets the sender', ['220 silent', '250 silent']],
    ['when it gets the mail', ['220 silent', '250 silent', '250 ok', '250 ok', '354 go on']],
  ])('is given up when the server falls silent %s', async (_name, lines) => {
    const { port } = await startSilentServer(...lines)
    await expect(createSmtpMailer(urlOf(port), FROM, 100).send(MAIL)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })
})

describe('the code for a sign-up', () => {
  it('comes by mail, and opens an account', async () => {
    const { mails, port } = await startMailServer()
    const t = await startApp(createOutbox(createSmtpMailer(urlOf(port), FROM), log))
    const email = 'olle@example.com'
    expect(await askForCode(t, email)).toMatchObject({ status: 202, result: { expiresInSeconds: 180 } })
    const [mail] = await mails.has(1)
    expect(mail!.to).toEqual([email])
    const code = /인증번호: (\d{6})/.exec(mail!.text)?.[1]

    const body = { email, purpose: 'SIGNUP', code }
    const verified = await t.call<{ verificationToken: string }>('/api/auth/email-codes/verify', {
      method: 'POST',
      body,
    })
    const draft = signUpBody({ verificationToken: verified.result.verificationToken })
    expect((await t.call('/api/auth/signup', { method: 'POST', body: draft })).status).toBe(201)
  })

  it('keeps nobody waiting while the mail server hangs', async () => {
    const { sockets, port } = await startSilentServer()
    const t = await startApp(createOutbox(createSmtpMailer(urlOf(port), FROM), log, passAtOnce))
    expect((await askForCode(t, 'slow@example.com')).status).toBe(202)
    const [socket] = await sockets.has(1)
    expect(socket!.bytesWritten).toBe(0)
    expect(socket!.destroyed).toBe(false)
  })

  it('is sent again when the mail server was down, and is the same code', async () => {
    const port = await freePort()
    const waits: number[] = []
    let server: Awaited<ReturnType<typeof startMailServer>> | undefined
    async function startServerMeanwhile(ms: number) {
      waits.push(ms)
      server ??= await startMailServer({ port })
    }
    const outbox = createOutbox(createSmtpMailer(urlOf(port), FROM), log, startServerMeanwhile)
    const t = await startApp(outbox)
    expect((await askForCode(t, 'retry@example.com')).status).toBe(202)
    await outbox.settled()
    expect(waits).toEqual([2000])
    const [mail] = await server!.mails.has(1)
    const code = /\d{6}/.exec(mail!.text)?.[0]
    const body = { email: 'retry@example.com', purpose: 'SIGNUP', code }
    expect((await t.call('/api/auth/email-codes/verify', { method: 'POST', body })).status).toBe(200)
  })
})

describe('an outbox', () => {
  const refusing = (attempts: string[]) =>
    startMailServer({
      onMailFrom({ address }, _session, done) {
        attempts.push(address)
        done(new Error('come back later'))
      },
    })

  it('gives up after three tries, each after a longer wait', async () => {
    const attempts: string[] = []
    const waits: number[] = []
    const { port } = await refusing(attempts)
    const outbox = createOutbox(createSmtpMailer(urlOf(port), FROM), log, async (ms) => waits.push(ms))
    outbox.post(MAIL)
    await outbox.settled()
    expect([attempts.length, waits]).toEqual([3, [2000, 4000]])
  })

  it('sends the next mail although one has failed', async () => {
    const { mails, port } = await startMailServer({
      onRcptTo: ({ address }, _session, done) => done(address === MAIL.to ? new Error('no such box') : null),
    })
    const outbox = createOutbox(createSmtpMailer(urlOf(port), FROM), log, passAtOnce)
    outbox.post(MAIL)
    outbox.post({ ...MAIL, to: 'other@example.com' })
    await outbox.settled()
    expect(mails.items.map(({ to }) => to)).toEqual([['other@example.com']])
  })

  it('tries nothing again once it closes', async () => {
    const attempts: string[] = []
    const { port } = await refusing(attempts)
    const waits = new Inbox<number>()
    const outbox = createOutbox(createSmtpMailer(urlOf(port), FROM), log, (ms, signal) => {
      waits.push(ms)
      return neverPass(signal)
    })
    outbox.post(MAIL)
    await waits.has(1)
    await outbox.close()
    await outbox.settled()
    expect(attempts).toHaveLength(1)
  })

  it('closes although the mail server hangs', async () => {
    const { sockets, port } = await startSilentServer()
    const outbox = createOutbox(createSmtpMailer(urlOf(port), FROM), log, passAtOnce)
    outbox.post(MAIL)
    await sockets.has(1)
    await outbox.close()
    expect(sockets.items[0]!.destroyed).toBe(false)
  })
})

/** Time that is over at once, and time that ends only when somebody says so. */
const passAtOnce = async () => {}
const neverPass = (signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')))
  })
