import { describe, expect, it, onTestFinished } from 'vitest'
import { startMailServer, startSilentServer } from '../testing/mail-server.ts'
import { signUpBody, TestApp } from '../testing/test-app.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { createSmtpMailer, type Mailer } from './mailer.ts'

const FROM = '혼저 <no-reply@honjeo.example>'
const MAIL = { to: 'haenyeo@example.com', subject: '[혼저] 안녕하세요', text: '반가워요.\n또 봐요.' }
const urlOf = (port: number, account = '') => `smtp://${account}127.0.0.1:${port}`

async function startApp(mailer: Mailer): Promise<TestApp> {
  const { connection, drop } = await createTestDatabase()
  const t = new TestApp()
  await t.open(connection, { outbox: { mailer } })
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

  it('names the address that ends such mails, for people and for one click of a program', async () => {
    const { mails, port } = await startMailServer()
    await createSmtpMailer(urlOf(port), FROM).send({ ...MAIL, unsubscribe: 'https://honjeo.example/no-mail/x' })
    const [mail] = await mails.has(1)
    expect(mail!.source).toMatch(/^List-Unsubscribe: <https:\/\/honjeo\.example\/no-mail\/x>$/m)
    expect(mail!.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
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
    const t = await startApp(createSmtpMailer(urlOf(port), FROM))
    const email = 'olle@example.com'
    expect(await askForCode(t, email)).toMatchObject({ status: 202, result: { expiresInSeconds: 600 } })
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
})
