import { setTimeout as delay } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { deriveKeys } from '../auth/keys.ts'
import { hashOfNumber, sealNumber } from '../safety/texts/phone-numbers.ts'
import { AT_ONCE } from '../testing/contacts.ts'
import { urlOf } from '../testing/database-server.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { makeDataDir } from '../testing/server-database.ts'
import { ServerProcess } from '../testing/server-process.ts'
import { makeTwoApps } from '../testing/test-app.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { type GatewayCall, TextGatewayServer } from '../testing/text-gateway-server.ts'
import { linkActs, look, pass, sentMessages, alertToken, Traveller } from '../testing/timers.ts'
import { CLUSTER_SECRET } from './cluster.ts'
import { addCrowd } from './crowd.ts'
import { exactly, recordFault } from './figures.ts'
import { inForm } from './form.ts'
import { OwnPostgres } from './own-postgres.ts'
import { queryOnce } from './query-once.ts'

const TRAVELLERS = inForm({ short: 2, long: 20 })
const RESTARTED = inForm({ short: 1, long: 3 })
/** How long the database is away. The short form has the same cuts and starts, of a shorter time. */
const AWAY_MS = inForm({ short: 500, long: 600_000 })
/** How many texts a server has under way. */
const AT_ONCE_MAX = 10
const keys = deriveKeys(CLUSTER_SECRET)

/** A timer with one contact, whose grace ends in so many seconds. */
const TIMER = `
  with contact as (
    insert into trusted_contacts (owner_id, name, channel, email, status, position, answered_at)
    values ($1::int, '엄마', 'EMAIL', 'mother' || $1::int::text || '@contacts.example', 'CONFIRMED', 0, now()) returning id
  ), timer as (
    insert into check_ins (user_id, title, planned_at, grace_minutes, stage, next_stage_at, created_at)
    values ($1::int, '걷기', now() - interval '15 minutes' + make_interval(secs => $2), 15, 'GRACE',
      now() + make_interval(secs => $2), now() - interval '2 hours')
    returning id
  )
  insert into check_in_contacts (check_in_id, contact_id, position)
  select timer.id, contact.id, 0 from timer, contact returning contact_id as "contactId"`

async function addTravellers(connection: PoolConfig, dueInSeconds: number) {
  const rooms = await addCrowd({ connection }, Math.ceil(TRAVELLERS / 2), 2)
  const ids = rooms.flatMap(({ members }) => members.map(({ id }) => id))
  const contacts: number[] = []
  for (const id of ids) {
    const [row] = await queryOnce<{ contactId: string }>(connection, TIMER, [id, dueInSeconds])
    contacts.push(Number(row!.contactId))
  }
  return { ids, contacts }
}

const ALERTS = `select channel, state from safety_messages where kind = 'ALERT' order by id`
const alertsOf = (connection: PoolConfig) => queryOnce<{ channel: string; state: string }>(connection, ALERTS)

const isSending = ({ method, path }: GatewayCall) =>
  method === 'POST' && (path.endsWith('/send') || path.startsWith('/sms/'))

/** What has to pass after a crash: leases, and the minute in which SENS may not list a text yet. */
const TIME_PASSES = [
  `update safety_messages set due_at = due_at - interval '10 minutes' where due_at is not null`,
  `update text_sendings set called_at = called_at - interval '2 minutes'`,
]

it.each(inForm<readonly ('solapi' | 'sens')[]>({ short: ['solapi'], long: ['solapi', 'sens'] }))(
  'F48: a server killed when %s has taken texts and before it could write so: each goes out once, and its receipt is read',
  { timeout: 300_000 },
  async (name) => {
    const { connection, drop } = await createTestDatabase('catalogue')
    onTestFinished(drop)
    const gateway = await new TextGatewayServer().listen()
    onTestFinished(() => gateway.close())
    const { mails, port } = await startMailServer()
    const { apiKey, apiSecret, sender } = gateway.solapi
    const dataDir = await makeDataDir()
    const start = async () => {
      const server = new ServerProcess({
        DATABASE_URL: urlOf(connection),
        JWT_SECRET: CLUSTER_SECRET,
        DATA_DIR: dataDir,
        OCR_DRIVER: 'off',
        PUBLIC_URL: 'https://honjeo.test',
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        SMS_GATEWAY: name,
        SMS_URL: gateway.url,
        SMS_API_KEY: apiKey,
        SMS_API_SECRET: apiSecret,
        SMS_SENDER: sender,
        ...(name === 'sens' ? { SMS_SERVICE_ID: gateway.sens.serviceId } : {}),
      })
      await server.url()
      return server
    }
    const { ids, contacts } = await addTravellers(connection, -1200)
    for (const [n, contactId] of contacts.entries()) {
      const number = `+82107${String(n).padStart(7, '0')}`
      await queryOnce(
        connection,
        'insert into contact_phones (contact_id, number_hash, sealed, proven_at) values ($1, $2, $3, now())',
        [contactId, hashOfNumber(keys, number), sealNumber(keys, contactId, number)],
      )
    }
    // The gateway sends the text to the phone, and its answer never comes.
    gateway.fault = (call) => (isSending(call) ? 'DONE_SILENCE' : undefined)
    const killed = await start()
    const underWay = Math.min(ids.length, AT_ONCE_MAX)
    await expect.poll(() => gateway.sent.length, { timeout: 60_000 }).toBe(underWay)
    await killed.stop('SIGKILL')
    const marked = await queryOnce(connection, 'select from text_sendings where taken_as is not null')
    expect(marked).toEqual([])

    gateway.fault = () => undefined
    gateway.receipt = 'DELIVERED'
    for (const statement of TIME_PASSES) await queryOnce(connection, statement)
    await Promise.all(Array.from({ length: RESTARTED }, start))
    const waiting = async () => {
      // The server asks for a receipt again after seconds and minutes, which are not waited for.
      gateway.report('DELIVERED')
      await queryOnce(connection, 'update text_sendings set poll_at = now() where poll_at > now()')
      return (await alertsOf(connection)).filter(({ channel, state }) =>
        channel === 'TEXT' ? state !== 'DELIVERED' : state !== 'SENT',
      )
    }
    await expect.poll(waiting, { timeout: 120_000 }).toEqual([])
    const texts = new Set(gateway.sent.map(({ to }) => to))
    recordFault('F48', [
      exactly(
        `texts at the phones, of ${ids.length} alarms of which ${underWay} were cut off at ${name}`,
        gateway.sent.length,
        ids.length,
      ),
    ])
    expect([gateway.sent.length, texts.size]).toEqual([ids.length, ids.length])
    // A mail that was taken in the moment of the kill goes out again: mails come at least once.
    expect(new Set(mails.items.flatMap(({ to }) => to)).size).toBe(ids.length)
    expect(await alertsOf(connection)).toHaveLength(2 * ids.length)
  },
)

it(
  'F48: a database that is away when timers come due: each contact is alerted once when it is back, and reads that it is late',
  { timeout: inForm({ short: 120_000, long: 1_200_000 }) },
  async () => {
    const postgres = await OwnPostgres.start()
    const { connection } = postgres
    const { mails, port } = await startMailServer()
    const dataDir = await makeDataDir()
    const start = async () => {
      const server = new ServerProcess({
        DATABASE_URL: urlOf(connection),
        JWT_SECRET: CLUSTER_SECRET,
        DATA_DIR: dataDir,
        OCR_DRIVER: 'off',
        SMTP_URL: `smtp://127.0.0.1:${port}`,
      })
      await server.url()
      return server
    }
    const servers = [await start()]
    for (let n = 1; n < RESTARTED; n++) servers.push(await start())
    const { ids } = await addTravellers(connection, inForm({ short: 600, long: 20 }))
    await postgres.stopAtOnce()
    await delay(AWAY_MS)
    expect(mails.items).toEqual([])
    await postgres.startAgain()
    // The ten minutes pass in the rows in the short form.
    await queryOnce(
      connection,
      `update check_ins set planned_at = planned_at - interval '20 minutes', next_stage_at = next_stage_at - interval '20 minutes'
       where stage = 'GRACE' and next_stage_at > now()`,
    )
    const settled = async () => (await alertsOf(connection)).filter(({ state }) => state === 'SENT').length
    await expect.poll(settled, { timeout: 120_000 }).toBe(ids.length)
    // These are the same servers: none had to be started again.
    expect(await Promise.race([...servers.map(({ exit }) => exit), delay(0, 'run')])).toBe('run')
    const reached = mails.items.flatMap(({ to }) => to).toSorted()
    recordFault('F48', [
      exactly(
        `alarms that came due while the database was away for ${AWAY_MS / 1000} s, each alerted once`,
        reached.length,
        ids.length,
      ),
    ])
    expect(reached).toEqual(ids.map((id) => `mother${id}@contacts.example`).toSorted())
    for (const { text } of mails.items) expect(text).toContain('발송이 늦어졌어요')
  },
)

it(
  'F48: a contact whose phone is off for an hour: the alarm goes on to the next, the text is no delivery before its receipt, and all hear of the end once',
  { timeout: 120_000 },
  async () => {
    const gateway = await new TextGatewayServer().listen()
    const { connection, drop } = await createTestDatabase()
    const [t, other] = makeTwoApps()
    const texts = { ...gateway.solapi, wonPerDay: 5000, timeLimitMs: 3000 }
    const pace = { ...AT_ONCE, timers: { everyMs: 3_600_000 } }
    for (const each of [t, other]) await each.open(connection, { ...pace, texts, publicUrl: 'https://honjeo.test' })
    onTestFinished(async () => {
      await t.close()
      await other.close()
      await gateway.close()
      await drop()
    })
    const me = await new Traveller(t).join('엄마', '친구')
    const { rows } = await t.sql('select id from trusted_contacts where owner_id = $1 order by position', me.member.id)
    const first = Number(rows[0]!['id'])
    const number = '01075551234'
    const put = await me.call(`/api/trusted-contacts/${first}/phone`, { method: 'PUT', body: { number } })
    expect(put.status).toBe(202)
    await expect.poll(() => gateway.textsTo(number).length).toBe(1)
    await t.sql('update contact_phones set proven_at = now() where contact_id = $1', first)

    const id = await me.started({ minutes: 30 })
    const elapse = async (minutes: number) => {
      other.clock.advance(minutes * 60)
      await pass(t, minutes)
      await look(other)
      // No clock jumps ten minutes ahead while a text is under way.
      await expect
        .poll(async () => (await t.sql(`select from safety_messages where state = 'QUEUED'`)).rowCount)
        .toBe(0)
    }
    await elapse(46)
    await expect.poll(() => gateway.textsTo(number).length).toBe(2)
    const text = async () => (await me.current())?.contacts[0]?.deliveries.find(({ channel }) => channel === 'TEXT')
    for (let minutes = 0; minutes < 60; minutes += 10) {
      await elapse(10)
      expect(await text()).toMatchObject({ state: 'SENT', deliveredAt: null })
    }
    expect((await sentMessages(t, id)).some((sent) => sent.startsWith('친구 ALERT'))).toBe(true)
    // One text went when the time was over, and one when all had been alerted and none had answered.
    const alarms = gateway.textsTo(number).length - 1
    expect(alarms).toBe(2)

    // The phone is on again.
    gateway.report('DELIVERED')
    // A question to which a busy machine has no answer in time is asked again after a quarter of an hour.
    const laterState = async () => {
      await elapse(16)
      return (await text())?.state
    }
    await expect.poll(laterState, { interval: 1000, timeout: 30_000 }).toBe('DELIVERED')
    const { acknowledge } = linkActs(t)
    expect((await acknowledge(await alertToken(t, id, '엄마'))).status).toBe(200)
    expect((await me.done(id)).status).toBe(200)
    await expect.poll(() => gateway.textsTo(number).length).toBe(1 + alarms + 1)
    const { rows: doubled } = await t.sql(
      `select from safety_messages where check_in_id = $1 group by contact_id, channel, kind, stage having count(*) > 1`,
      id,
    )
    recordFault('F48', [
      exactly(
        'texts of two stages and the end to a phone that was off for an hour',
        gateway.textsTo(number).length - 1,
        3,
      ),
    ])
    expect(doubled).toEqual([])
    expect((await sentMessages(t, id)).filter((sent) => sent.startsWith('친구 ENDED'))).not.toEqual([])
  },
)
