import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DATABASE, ROLE } from '@honjeo/embedded-postgres/cluster'
import { PORT } from '@honjeo/embedded-postgres/server'
import { urlOf } from '../testing/database-server.ts'
import { freePort } from '../testing/free-port.ts'
import { makeDataDir } from '../testing/server-database.ts'
import { ServerProcess } from '../testing/server-process.ts'
import { CLUSTER_SECRET } from './cluster.ts'
import { addCrowd } from './crowd.ts'
import { speakAll, tryWrite, writeAll, type Drive } from './drive.ts'
import { expectEachOnce } from './effects.ts'
import { exactly, recordFault } from './figures.ts'
import { inForm, isLong, SEED } from './form.ts'
import { Ledger } from './ledger.ts'
import { postDraft } from './mixed-writes.ts'
import { childrenOf, OwnPostgres } from './own-postgres.ts'
import { makeCommon, plansOf } from './planned-writes.ts'
import { queryOnce } from './query-once.ts'
import { seededRandom } from './random.ts'
import { watchSyncs } from './sync-watch.ts'

const KILLS = inForm({ short: 1, long: 10 })
const ROOMS = inForm({ short: 1, long: 4 })
const ROOM_SIZE = inForm({ short: 3, long: 5 })
const AMOUNTS = inForm({
  short: { talks: 20, rooms: 1, posts: 2, comments: 3, visits: 1, reads: 1 },
  long: { talks: 65, rooms: 3, posts: 6, comments: 11, visits: 5, reads: 5 },
})
/** How many writes follow one another, so that each commit needs a flush of its own. */
const WATCHED_WRITES = inForm({ short: 5, long: 200 })
const SAFE_SETTINGS = `
  select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`

/** The server, and before anything can be saved, its database with all its processes. */
async function killBoth(server: ServerProcess, dataDir: string): Promise<void> {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const processes = [postmaster, ...childrenOf(postmaster)]
  process.kill(server.pid, 'SIGKILL')
  for (const pid of processes) process.kill(pid, 'SIGKILL')
  await server.exit
}

it(
  'F02: a server killed together with its database, in the middle of writes, keeps what it confirmed, each once',
  { timeout: 900_000 },
  async () => {
    const dataDir = await makeDataDir()
    const env = { DATA_DIR: dataDir, JWT_SECRET: CLUSTER_SECRET, PORT: String(await freePort()), OCR_DRIVER: 'off' }
    let server = new ServerProcess(env)
    const http = await server.url()
    const connection = { host: join(dataDir, 'postgres-socket'), port: PORT, user: ROLE, database: DATABASE }
    const rooms = await addCrowd({ connection }, ROOMS, ROOM_SIZE)
    const everybody = rooms.flatMap(({ members }) => members)
    const common = await makeCommon(http, everybody[0]!.accessToken)
    const random = seededRandom(SEED)
    const plans = plansOf(everybody, AMOUNTS, common, random)
    const total = plans.reduce((sum, { talks, writes }) => sum + talks.length + writes.length, 0)
    const drive: Drive = { http, ledger: new Ledger(), refusals: [] }
    const working = Promise.all(
      plans.flatMap(({ member: { accessToken }, talks, writes }) => [
        speakAll(drive, accessToken, talks),
        writeAll(drive, accessToken, writes),
      ]),
    )
    const kills = Array.from({ length: KILLS }, () => Math.ceil(total * (0.05 + 0.9 * random())))
    for (const count of kills.toSorted((a, b) => a - b)) {
      await Promise.race([drive.ledger.reaches(count), working])
      await killBoth(server, dataDir)
      server = new ServerProcess(env)
      await server.url()
    }
    await working
    recordFault('F02', [
      exactly(`confirmed of ${total} writes with ${KILLS} kills of server and database`, drive.ledger.count, total),
    ])
    expect(drive.ledger.count).toBe(total)
    await expectEachOnce({ http, connection, rooms, plans, amounts: AMOUNTS, common }, drive.ledger)
  },
)

/**
 * PostgreSQL's own report has to do in the short form. The disk's own cache is out of reach: what was flushed is what
 * PostgreSQL takes to be on the disk.
 */
const canWatch = isLong && spawnSync('strace', ['-V']).status === 0

it(
  'F02: no write is confirmed before its log was flushed to the disk, which is all that a power cut leaves',
  { timeout: 300_000 },
  async () => {
    const postgres = await OwnPostgres.start()
    const { connection } = postgres
    const dataDir = await makeDataDir()
    const server = new ServerProcess({
      DATABASE_URL: urlOf(connection),
      JWT_SECRET: CLUSTER_SECRET,
      DATA_DIR: dataDir,
      OCR_DRIVER: 'off',
    })
    const http = await server.url()
    // Each member may write so many posts a day.
    const [room] = await addCrowd({ connection }, 1, 20)
    const watch = canWatch ? await watchSyncs(postgres.pid, join(dataDir, 'strace.log')) : undefined
    const drive: Drive = { http, ledger: new Ledger(), refusals: [] }
    const writes: { sentAt: number; confirmedAt: number }[] = []
    for (let n = 0; n < WATCHED_WRITES; n++) {
      const { accessToken } = room!.members[n % room!.members.length]!
      const body = postDraft(`정전 ${n}`)
      const sentAt = Date.now()
      await tryWrite(drive, accessToken, {
        kind: 'POST',
        id: `post-${n}`,
        method: 'POST',
        path: '/api/community/posts',
        body,
      })
      writes.push({ sentAt, confirmedAt: Date.now() + 1 })
    }
    expect(drive.ledger.count).toBe(WATCHED_WRITES)
    expect(await queryOnce(connection, SAFE_SETTINGS)).toEqual(
      ['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => ({ name, setting: 'on' })),
    )
    if (!watch) return
    await watch.stop()
    const unflushed = writes.filter(
      ({ sentAt, confirmedAt }) => !watch.flushedAt.some((at) => at >= sentAt && at <= confirmedAt),
    )
    recordFault('F02', [
      exactly(`confirmed before a flush, of ${WATCHED_WRITES} writes watched by strace`, unflushed.length, 0),
    ])
    expect(unflushed).toEqual([])
  },
)
