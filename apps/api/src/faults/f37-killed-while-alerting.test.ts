import type { PoolConfig } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { urlOf } from '../testing/database-server.ts'
import { startMailServer, startSilentServer } from '../testing/mail-server.ts'
import { makeDataDir } from '../testing/server-database.ts'
import { ServerProcess } from '../testing/server-process.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { CLUSTER_SECRET } from './cluster.ts'
import { addCrowd } from './crowd.ts'
import { inForm } from './form.ts'
import { queryOnce } from './query-once.ts'

/** Rooms of two, each of whom has a timer that comes due at once. */
const ROOMS = inForm({ short: 3, long: 20 })
const RESTARTED = inForm({ short: 2, long: 3 })
const LEASE_IS_OVER = `update safety_messages set due_at = due_at - interval '10 minutes' where due_at is not null`

async function prepare() {
  const { connection, drop } = await createTestDatabase('catalogue')
  onTestFinished(drop)
  const rooms = await addCrowd({ connection }, ROOMS, 2)
  return { connection, dataDir: await makeDataDir(), ids: rooms.flatMap(({ members }) => members.map(({ id }) => id)) }
}

/** A timer of each, whose grace ended twenty minutes ago, with two contacts. */
const TIMER = `
  with contacts as (
    insert into trusted_contacts (owner_id, name, channel, email, status, position, answered_at)
    select $1::int, name, 'EMAIL', name || $1::int::text || '@contacts.example', 'CONFIRMED', position, now()
    from (values ('first', 0), ('second', 1)) list (name, position) returning id, position
  ), timer as (
    insert into check_ins (user_id, title, planned_at, grace_minutes, stage, next_stage_at, created_at)
    values ($1::int, '걷기', now() - interval '35 minutes', 15, 'GRACE', now() - interval '20 minutes', now() - interval '2 hours')
    returning id
  )
  insert into check_in_contacts (check_in_id, contact_id, position)
  select timer.id, contacts.id, contacts.position from timer, contacts`

async function start(connection: PoolConfig, dataDir: string, smtpPort: number) {
  const server = new ServerProcess({
    DATABASE_URL: urlOf(connection),
    JWT_SECRET: CLUSTER_SECRET,
    DATA_DIR: dataDir,
    OCR_DRIVER: 'off',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  })
  await server.url()
  return server
}

interface Message {
  state: string
  stage: string
  attempts: number
}

it(
  'F37: a server killed after a timer’s stage was written and before the mail went: each contact is alerted once, and hears that it is late',
  { timeout: inForm({ short: 240_000, long: 480_000 }) },
  async () => {
    const { connection, dataDir, ids } = await prepare()
    const messages = () =>
      queryOnce<Message>(connection, 'select state, stage, attempts from safety_messages order by id')
    for (const id of ids) await queryOnce(connection, TIMER, [id])

    // Takes up the connection and says nothing: the mail is under way when the server dies.
    const silent = await startSilentServer()
    const killed = await start(connection, dataDir, silent.port)
    await silent.sockets.has(1)
    await expect.poll(async () => (await messages()).length, { timeout: 60_000 }).toBe(2 * ids.length)
    await killed.stop('SIGKILL')
    expect(await messages()).toEqual(
      Array.from({ length: 2 * ids.length }, () => expect.objectContaining({ state: 'QUEUED' })),
    )

    await queryOnce(connection, LEASE_IS_OVER)
    const { mails, port } = await startMailServer()
    await Promise.all(Array.from({ length: RESTARTED }, () => start(connection, dataDir, port)))
    const isSettled = async () => (await messages()).every(({ state }) => state === 'SENT')
    await expect.poll(isSettled, { timeout: 120_000 }).toBe(true)

    const recipients = mails.items.flatMap(({ to }) => to).toSorted()
    const expected = ids.flatMap((id) => [`first${id}@contacts.example`, `second${id}@contacts.example`]).toSorted()
    expect(recipients).toEqual(expected)
    for (const { text } of mails.items) expect(text).toContain('발송이 늦어졌어요')
    const stages = await queryOnce(connection, 'select distinct stage from check_ins')
    expect(stages).toEqual([{ stage: 'OVERDUE_2' }])
    const notices = await queryOnce(connection, `select from notifications where type = 'CHECKIN'`)
    expect(notices).toHaveLength(ids.length)
  },
)
