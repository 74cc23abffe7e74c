import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Client, type PoolConfig, type QueryResultRow } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { EmbeddedProcess, makeCheckout, platformPackageIn } from './testing/checkout.ts'
import { databaseAccount, giveAway } from './home.ts'
import { processIdentity } from './process.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0

let root: string
let checkout: string
let dataDir: string

beforeAll(async () => {
  root = await mkdtemp(join(await realpath(tmpdir()), 'honjeo-embedded-'))
  await chmod(root, 0o755)
  checkout = join(root, 'checkout')
  await makeCheckout(checkout)
})
beforeEach(async () => {
  dataDir = await mkdtemp(join(root, 'data-'))
  await chmod(dataDir, 0o755)
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function start(folder = dataDir, options: { fsync?: boolean } = {}) {
  const lines: string[] = []
  const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) }
  const server = await startEmbeddedPostgres({ dataDir: folder, log, fsync: false, ...options })
  onTestFinished(server.stop)
  return { ...server, lines }
}

function startProcess(folder = checkout, account = {}) {
  const embedded = new EmbeddedProcess(folder, dataDir, account)
  onTestFinished(() => embedded.stop())
  return embedded
}

async function query<Row extends QueryResultRow>(connection: PoolConfig, text: string): Promise<Row[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

async function postmaster(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
}

const isRunning = async (pid: number) => (await processIdentity(pid)) !== undefined

const WRITE = "create table kept (note text); insert into kept values ('혼저옵서예')"
const READ = 'select note from kept'
const WRITTEN = [{ note: '혼저옵서예' }]

describe('a new database', () => {
  let server: EmbeddedPostgres
  beforeAll(async () => {
    server = await startEmbeddedPostgres({ dataDir: join(root, 'new'), log: { info() {}, warn() {} }, fsync: false })
    return () => server.stop()
  })

  it('is in UTF-8 and belongs to a role without special rights', async () => {
    const rows = await query(
      server.connection,
      `select current_user as role, usesuper as superuser, pg_encoding_to_char(encoding) as encoding, datlocprovider as provider
         from pg_database, pg_user where datname = current_database() and usename = current_user`,
    )
    expect(rows).toEqual([{ role: 'honjeo', superuser: false, encoding: 'UTF8', provider: 'b' }])
  })

  it('is reached by a socket that only its account may use, and by no port', async () => {
    expect((await stat(server.connection.host)).mode & 0o777).toBe(0o700)
    expect(await query(server.connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  })

  it('finds the trigrams of Hangul', async () => {
    await query(server.connection, 'create extension pg_trgm')
    const rows = await query(
      server.connection,
      "select '제주 오름' % '제주오름' as alike, cardinality(show_trgm('제주')) as count",
    )
    expect(rows).toEqual([{ alike: true, count: 3 }])
  })
})

describe('a first start', () => {
  it('begins again after one that was killed on its way', async () => {
    const watcher = watch(dataDir)
    const embedded = startProcess()
    const [, name] = (await once(watcher, 'change')) as [string, string]
    await embedded.kill()
    watcher.close()
    expect(name).toBeDefined()
    const { connection } = await start()
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('uses a short folder for the socket when the path of DATA_DIR is too long for one', async () => {
    const deep = join(dataDir, 'deep-'.repeat(20))
    const { connection, stop, lines } = await start(deep)
    expect(lines).toContainEqual(expect.stringContaining('too long for a socket'))
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
    await expect(stat(connection.host)).rejects.toThrow('ENOENT')
  })
})

describe('a later start', () => {
  it('finds what was committed before', async () => {
    const first = await start()
    await query(first.connection, WRITE)
    await first.stop()
    expect(await query((await start()).connection, READ)).toEqual(WRITTEN)
  })

  it('is refused with a sentence while another process uses the data, which goes on undisturbed', async () => {
    const embedded = startProcess()
    const connection = await embedded.ready()
    await query(connection, WRITE)
    await expect(start()).rejects.toThrow(`process ${embedded.child.pid} is using ${dataDir}`)
    expect(await query(connection, READ)).toEqual(WRITTEN)
  })

  it('stops the server first that outlived its process and the watch over it', async () => {
    const embedded = startProcess()
    await query(await embedded.ready(), WRITE)
    const leftOver = await postmaster()
    const { stdout: watchPid } = await run('pgrep', ['-x', '-P', String(embedded.child.pid), 'flock'])
    process.kill(-Number(watchPid), 'SIGKILL')
    await embedded.kill()
    expect(await isRunning(leftOver)).toBe(true)
    const { connection, lines } = await start()
    expect(lines).toContainEqual(expect.stringContaining(`process ${leftOver}`))
    expect(await isRunning(leftOver)).toBe(false)
    expect(await query(connection, READ)).toEqual(WRITTEN)
  })

  it('recovers after both the process and its server were killed', async () => {
    const embedded = startProcess()
    await query(await embedded.ready(), WRITE)
    process.kill(await postmaster(), 'SIGKILL')
    await embedded.kill()
    expect(await query((await start()).connection, READ)).toEqual(WRITTEN)
  })

  it('takes no other program for its server when the process number was used again', async () => {
    const first = await start()
    await query(first.connection, WRITE)
    const pidFile = join(dataDir, 'postgres/postmaster.pid')
    const [, ...rest] = (await readFile(pidFile, 'utf8')).split('\n')
    await first.stop()
    const account = await databaseAccount(join(dataDir, 'postgres'))
    const stranger = spawn('sleep', ['600'], { ...account })
    onTestFinished(() => void stranger.kill())
    await writeFile(pidFile, [stranger.pid, ...rest].join('\n'))
    await giveAway(pidFile, account)
    expect(await query((await start()).connection, READ)).toEqual(WRITTEN)
    expect(stranger.exitCode).toBeNull()
  })

  it.runIf(isRoot)('takes over data that root restored', async () => {
    const first = await start()
    await query(first.connection, WRITE)
    await first.stop()
    await run('chown', ['-R', 'root:root', join(dataDir, 'postgres')])
    expect(await query((await start()).connection, READ)).toEqual(WRITTEN)
  })
})

describe('a running server', () => {
  it('is started again when it is killed, with all that was committed', async () => {
    const { connection, lines } = await start()
    await query(connection, WRITE)
    process.kill(await postmaster(), 'SIGKILL')
    await expect.poll(() => query(connection, READ).catch(() => []), { timeout: 10_000 }).toEqual(WRITTEN)
    expect(lines).toContain('PostgreSQL has ended by itself and is started again')
  })

  it('ends with the process that started it, however that ends', async () => {
    const embedded = startProcess()
    await embedded.ready()
    const server = await postmaster()
    await embedded.kill()
    await expect.poll(() => isRunning(server), { timeout: 10_000 }).toBe(false)
  })

  it('is gone once stopped, also when it was just being started again', async () => {
    const { stop } = await start()
    process.kill(await postmaster(), 'SIGKILL')
    await stop()
    const last = await postmaster().catch(() => undefined)
    expect(last !== undefined && (await isRunning(last))).toBe(false)
  })
})

describe('on a machine that is not made for it', () => {
  it('runs for a normal user from a read-only folder whose links npm did not make', async () => {
    const readOnly = join(root, 'read-only')
    await makeCheckout(readOnly)
    const libraries = join(platformPackageIn(readOnly), 'native/lib')
    for (const name of await readdir(libraries)) {
      if ((await lstat(join(libraries, name))).isSymbolicLink()) await rm(join(libraries, name))
    }
    await run('chmod', ['-R', 'a-w', readOnly])
    onTestFinished(() => void run('chmod', ['-R', 'u+w', readOnly]))
    const account = await databaseAccount('')
    if (account) await chown(dataDir, account.uid, account.gid)

    const embedded = startProcess(readOnly, account)
    expect(await query(await embedded.ready(), 'select 1 as one')).toEqual([{ one: 1 }])
    expect(embedded.log).toContainEqual(expect.stringContaining(`copying it to ${dataDir}`))
    await embedded.stop()
    const again = startProcess(readOnly, account)
    await again.ready()
    expect(again.log).toEqual([])
  })

  it.runIf(isRoot)(
    'runs for root in a closed home, with the data in a folder that no other user can enter',
    async () => {
      const home = join(root, 'home')
      await mkdir(home, { mode: 0o700 })
      await makeCheckout(join(home, 'checkout'))
      dataDir = join(home, 'checkout/data')

      const first = startProcess(join(home, 'checkout'))
      await query(await first.ready(), WRITE)
      const outside = dirname(await realpath(join(dataDir, 'postgres')))
      onTestFinished(() => rm(outside, { recursive: true }))
      expect(outside).toMatch(/^\/var\/lib\/honjeo\//)
      expect(first.log.join('\n')).toContain(`${dataDir}/postgres now leads`)
      await first.stop()

      const second = startProcess(join(home, 'checkout'))
      expect(await query(await second.ready(), READ)).toEqual(WRITTEN)
      expect(second.log).toEqual([])
      await second.stop()
    },
  )

  it.runIf(isRoot)('says to a normal user whose the data are', async () => {
    await mkdir(join(dataDir, 'postgres'), { mode: 0o700 })
    await expect(startProcess(checkout, { uid: 12_345, gid: 12_345 }).ready()).rejects.toThrow('start as that user')
  })
})
