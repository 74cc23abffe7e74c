import { expect, it, onTestFinished } from 'vitest'
import { createSmtpMailer } from '../../mail/mailer.ts'
import { alertToken, linkActs, pass, Traveller, UNMOVED } from '../../testing/timers.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { TestApp, type TestAppOptions } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

/** What is written while no server sends; `sends` starts one that does, an hour later, and answers what came of each. */
async function setUp() {
  const database = await createTestDatabase()
  const start = async (options: TestAppOptions) => {
    const t = new TestApp()
    await t.open(database.connection, { publicUrl: 'https://honjeo.example', ...options })
    return t
  }
  const idle = await start(UNMOVED)
  const { mails, port } = await startMailServer()
  const opened = [idle]
  onTestFinished(async () => {
    for (const app of opened) await app.close()
    await database.drop()
  })
  const states = async () =>
    (
      await idle.sql(
        'select c.name, m.kind, m.state from safety_messages m join trusted_contacts c on c.id = m.contact_id order by m.id',
      )
    ).rows as { name: string; kind: string; state: string }[]
  async function sends() {
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, '혼저 <no-reply@honjeo.example>')
    const t = await start({ timers: UNMOVED.timers, safetyMessages: { everyMs: 20 }, mailer })
    opened.push(t)
    t.clock.advance(3600)
    await expect.poll(async () => (await states()).filter(({ state }) => state === 'QUEUED')).toEqual([])
    return (await states()).map(({ name, kind, state }) => `${name} ${kind} ${state}`)
  }
  return { idle, mails, sends }
}

it('after the second PIN only the mail goes out that asks all not to call, and it shows on no phone', async () => {
  const { idle, mails, sends } = await setUp()
  const me = await new Traveller(idle).join('엄마')
  await me.setPins('4071', '9203')
  const id = await me.started({ minutes: 5, graceMinutes: 5 })
  await pass(idle, 10)
  await idle.sql('update trusted_contacts set is_unreachable = true')
  await me.done(id, '9203')
  expect(await sends()).toEqual(['엄마 ALERT FAILED', '엄마 ALERT SENT'])
  expect(mails.items.map(({ text }) => text.includes('전화하거나 메시지를 보내지 마세요'))).toEqual([true])
  const list = (await me.call<{ isUnreachable: boolean }[]>('/api/trusted-contacts', { method: 'GET' })).result
  expect(list).toMatchObject([{ isUnreachable: true }])
})

it('whichever PIN ended a timer, a contact who could not be reached is shown so afterwards', async () => {
  const { idle, sends } = await setUp()
  const owners = [await new Traveller(idle).join('엄마'), await new Traveller(idle).join('지우')]
  const ids = []
  for (const me of owners) {
    await me.setPins('4071', '9203')
    ids.push(await me.started({ minutes: 5, graceMinutes: 5 }))
  }
  await pass(idle, 10)
  await idle.sql('update trusted_contacts set is_unreachable = true')
  for (const [n, pin] of ['4071', '9203'].entries()) await owners[n]!.done(ids[n]!, pin)
  expect(await sends()).toEqual(['엄마 ALERT FAILED', '지우 ALERT FAILED', '엄마 ENDED SENT', '지우 ALERT SENT'])
  for (const me of owners) {
    const { result } = await me.call<{ isUnreachable: boolean }[]>('/api/trusted-contacts', { method: 'GET' })
    expect(result).toMatchObject([{ isUnreachable: true }])
  }
})

it('that a contact looks after it is not said any more when it is over', async () => {
  const { idle, sends } = await setUp()
  const me = await new Traveller(idle).join('엄마', '지우')
  const id = await me.started({ minutes: 5, graceMinutes: 5 })
  await pass(idle, 10)
  await pass(idle, 10)
  await linkActs(idle).acknowledge(await alertToken(idle, id, '엄마'))
  await me.done(id)
  expect(await sends()).toEqual([
    '엄마 ALERT FAILED',
    '지우 ALERT FAILED',
    '지우 ACKNOWLEDGED FAILED',
    '엄마 ENDED SENT',
    '지우 ENDED SENT',
  ])
})
