import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { migrationsFolder } from '../db/migrate.ts'
import { urlOf } from '../testing/database-server.ts'
import { spawnProgram } from '../testing/program.ts'
import { callServer } from '../testing/server-process.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { addCrowd } from './crowd.ts'
import { exactly, recordFault } from './figures.ts'
import { inForm } from './form.ts'
import { postDraft } from './mixed-writes.ts'
import { queryOnce } from './query-once.ts'

const PROGRAM = fileURLToPath(new URL('migrate-program.ts', import.meta.url))
const ROUNDS = inForm({ short: 1, long: 20 })
const REQUESTS_EVERY_MS = 50

const EXPAND = [
  'create table f25_news (id integer primary key)',
  `alter table posts add column f25_mood text default '' not null`,
]
const ENDLESS = 'select pg_sleep(3600)'

/** The migrations there are, and a newer one of these statements. */
async function withNewer(...statements: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'honjeo-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { idx: number; when: number }[] }
  const last = journal.entries.at(-1)!
  journal.entries.push(Object.assign({}, last, { idx: last.idx + 1, when: last.when + 1, tag: '9999_newer' }))
  await writeFile(path, JSON.stringify(journal))
  await writeFile(join(folder, '9999_newer.sql'), statements.join(';--> statement-breakpoint\n'))
  return folder
}

/** A newer server as it starts: `ended` resolves with its exit code or signal. */
function migrating({ connection }: Cluster, folder: string) {
  const child = spawnProgram(PROGRAM, { DATABASE_URL: urlOf(connection), MIGRATIONS_FOLDER: folder })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.stderr.pipe(process.stderr)
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
  return { child, ended }
}

/** What members get of the version before, for as long as it is asked. */
function askAllAlong(http: string, token: string) {
  const statuses = new Map<number, number>()
  const isOver = new AbortController()
  const note = ({ status }: { status: number }) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)
  async function ask() {
    for (let n = 0; !isOver.signal.aborted; n++) {
      note(await callServer(`${http}/api/community/posts`, { token }))
      if (n === 0)
        note(await callServer(`${http}/api/community/posts`, { method: 'POST', token, body: postDraft('옛 판') }))
      await delay(REQUESTS_EVERY_MS)
    }
  }
  const asking = ask()
  return async () => {
    isOver.abort()
    await asking
    return Object.fromEntries(statuses)
  }
}

const STATE = `select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
  to_regclass('f25_news') is not null as "isThere",
  (select count(*)::int from pg_stat_activity where datname = current_database() and query like '%pg_sleep(3600)%'
    and state = 'active' and pid <> pg_backend_pid()) as asleep`
interface State {
  migrations: number
  isThere: boolean
  asleep: number
}

/** Returns the notifications that the version before sent to its members meanwhile. */
async function interruptAndRepeat() {
  const cluster = await startCluster(1)
  const { http } = cluster.nodes[0]!
  const [room] = await addCrowd(cluster, 1, 2)
  const state = async () => (await queryOnce<State>(cluster.connection, STATE))[0]!
  const before = await state()
  const stopAsking = askAllAlong(http, room!.members[0]!.accessToken)

  // A migration that is killed in the middle leaves nothing behind: neither a half nor a lock.
  const interrupted = migrating(cluster, await withNewer(EXPAND[0]!, ENDLESS, EXPAND[1]!))
  await expect.poll(async () => (await state()).asleep, { timeout: 60_000 }).toBe(1)
  interrupted.child.kill('SIGKILL')
  expect(await interrupted.ended).toBe('SIGKILL')
  await expect.poll(async () => (await state()).asleep).toBe(0)
  expect(await state()).toEqual(before)

  // Two migrate at once, while a reader keeps the table that is to be changed: they let everybody pass and come again.
  const reader = new Client(cluster.connection)
  await reader.connect()
  await reader.query('begin')
  await reader.query('select from posts limit 1')
  const whole = await withNewer(...EXPAND)
  const both = [migrating(cluster, whole), migrating(cluster, whole)]
  await Promise.race(both.map(({ child }) => once(child.stdout, 'data')))
  await reader.query('commit')
  await reader.end()
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0])
  const migrated = { migrations: before.migrations + 1, isThere: true, asleep: 0 }
  expect(await state()).toEqual(migrated)

  // A migration once more is once too often, and does nothing.
  expect(await migrating(cluster, whole).ended).toBe(0)
  expect(await state()).toEqual(migrated)
  expect((await fetch(`${http}/readyz`)).status).toBe(200)
  return stopAsking()
}

it(
  'F25: a migration that is killed leaves nothing, two at once do it once, and the version before answers all along',
  { timeout: inForm({ short: 180_000, long: 1_800_000 }) },
  async () => {
    let answered = 0
    let refused = 0
    for (let round = 0; round < ROUNDS; round++) {
      for (const [status, count] of Object.entries(await interruptAndRepeat())) {
        if (status === '200' || status === '201') answered += count
        else refused += count
      }
    }
    recordFault('F25', [exactly('refusals of the version before, all along', refused, 0)])
    expect(refused).toBe(0)
    expect(answered).toBeGreaterThan(ROUNDS)
  },
)
