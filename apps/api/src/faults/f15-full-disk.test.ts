import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync, writeSync, openSync, closeSync } from 'node:fs'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { DATABASE, ROLE } from '@honjeo/embedded-postgres/cluster'
import { PORT } from '@honjeo/embedded-postgres/server'
import { drawing, encodeForm, formOf } from '../testing/images.ts'
import { makeDatabase, makeDataDir } from '../testing/server-database.ts'
import { callServer, SERVER, ServerProcess } from '../testing/server-process.ts'
import { CLUSTER_SECRET } from './cluster.ts'
import { addCrowd, type CrowdMember } from './crowd.ts'
import { tryWrite, writeAll, type Drive, type Write } from './drive.ts'
import { below, exactly, recordFault } from './figures.ts'
import { inForm } from './form.ts'
import { Ledger } from './ledger.ts'
import { postDraft } from './mixed-writes.ts'
import { queryOnce } from './query-once.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

const ROUNDS = inForm({ short: 1, long: 5 })
const MEMBERS = 5
const POSTS = 10
/** The size of the disk for database and images; a new database alone takes 40 MB. */
const DISK = '160m'
const BLOCK = Buffer.alloc(4096)
/** The time in which the server recovers, without a restart. */
const RECOVERED_MS = inForm({ short: 60_000, long: 10_000 })

/** Takes all there is, to the last block. Answers the file. */
function fillUp(folder: string): string {
  const path = join(folder, 'ballast')
  const file = openSync(path, 'w')
  try {
    for (;;) writeSync(file, BLOCK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
  return path
}

async function upload(http: string, { accessToken }: CrowdMember, picture: Buffer) {
  const { payload, headers } = await encodeForm(formOf(picture))
  const authorization = `Bearer ${accessToken}`
  const url = `${http}/api/image/upload`
  const reply = await fetch(url, { method: 'POST', headers: { ...headers, authorization }, body: payload })
  const { message, result } = (await reply.json()) as { message: string; result: { imageName: string } | null }
  return { status: reply.status, message, name: result?.imageName }
}

/** Expects what a dump and a restore would find out: every row of every table is read whole, and every index rebuilt from them. */
async function expectWholeDatabase(connection: PoolConfig): Promise<void> {
  const tables = await queryOnce<{ name: string }>(
    connection,
    `select format('%I', relname) as name from pg_stat_user_tables where schemaname = 'public'`,
  )
  for (const { name } of tables) await queryOnce(connection, `select count(md5(t::text)) from ${name} t`)
  await queryOnce(connection, 'reindex schema public')
}

/** A server whose disk can be full. */
interface Target {
  server: ServerProcess
  connection: PoolConfig
  /** Answers how there is space again. */
  fill: () => () => void
}

async function onSmallDisk(dataDir: string, disk: SmallDisk): Promise<Target> {
  onTestFinished(disk.remove)
  const env = { DATA_DIR: dataDir, JWT_SECRET: CLUSTER_SECRET, OCR_DRIVER: 'off' }
  const server = new ServerProcess(env, SERVER, disk.within)
  await server.url()
  const folder = disk.seenBy(server.pid)
  return {
    server,
    connection: { host: join(folder, 'postgres-socket'), port: PORT, user: ROLE, database: DATABASE },
    fill() {
      const ballast = fillUp(folder)
      return () => rmSync(ballast)
    },
  }
}

/** Where no account may mount, the kernel lets no file of the server grow; its database is elsewhere, and has space. */
async function withLimitedFiles(dataDir: string): Promise<Target> {
  const { connection, env } = await makeDatabase('catalogue')
  const ignoreSignal = ['sh', '-c', `trap '' XFSZ; exec "$@"`, 'sh']
  const own = { DATA_DIR: dataDir, JWT_SECRET: CLUSTER_SECRET, OCR_DRIVER: 'off' }
  const server = new ServerProcess({ ...env, ...own }, SERVER, ignoreSignal)
  const limit = (bytes: string) => execFileSync('prlimit', ['--pid', `${server.pid}`, `--fsize=${bytes}:unlimited`])
  return {
    server,
    connection,
    fill() {
      limit('0')
      return () => void limit('unlimited')
    },
  }
}

it(
  'F15: with a full disk what is written is refused with a 503, what is there can be read, and all goes on when there is space',
  { timeout: inForm({ short: 180_000, long: 600_000 }) },
  async () => {
    const dataDir = await makeDataDir()
    const disk = mountSmallDisk(dataDir, DISK)
    const { server, connection, fill } = await (disk ? onSmallDisk(dataDir, disk) : withLimitedFiles(dataDir))
    const http = await server.url()
    const [room] = await addCrowd({ connection }, 1, MEMBERS)
    const { members } = room!
    const picture = await drawing(1500, 1200).png().toBuffer()
    const drive: Drive = { http, ledger: new Ledger(), refusals: [] }
    const before = await upload(http, members[0]!, picture)
    expect(before.status).toBe(201)
    const writes = (round: number): { token: string; write: Write }[] =>
      Array.from({ length: POSTS }, (_, n) => {
        const id = `full-${round}-${n}`
        const body = { ...postDraft(id), content: `${id} ${'가'.repeat(4000)}` }
        const { accessToken: token } = members[n % MEMBERS]!
        return { token, write: { kind: 'POST', id, method: 'POST', path: '/api/community/posts', body } }
      })

    const recoveredMs: number[] = []
    const refusedUploads: { status: number; message: string }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const empty = fill()
      const refused = await upload(http, members[round % MEMBERS]!, picture)
      refusedUploads.push(refused)
      const posts = writes(round)
      for (const { token, write } of posts) await tryWrite(drive, token, write)
      expect((await fetch(`${http}/livez`)).status).toBe(200)
      expect((await fetch(`${http}/images/${before.name}/640.webp`)).status).toBe(200)
      expect((await callServer(`${http}/api/tourist-spots?size=5`)).status).toBe(200)

      empty()
      const freedAt = performance.now()
      for (const { token, write } of posts) await writeAll(drive, token, [write])
      expect((await upload(http, members[round % MEMBERS]!, picture)).status).toBe(201)
      recoveredMs.push(performance.now() - freedAt)
    }

    const wrong = [...refusedUploads.map(({ status }) => status), ...drive.refusals.map(({ answer }) => answer)].filter(
      (status) => status !== 503,
    )
    const halves = readdirSync(join(disk?.seenBy(server.pid) ?? dataDir, 'images'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((path) => path.includes('.part'))
    const rows = await queryOnce<{ title: string }>(connection, `select title from posts where title like 'full-%'`)
    recordFault('F15', [
      exactly('refusals other than 503', wrong.length, 0),
      exactly('half-written images left', halves.length, 0),
      exactly('posts there, each once', new Set(rows.map(({ title }) => title)).size, ROUNDS * POSTS),
      below('written again after there is space', Math.max(...recoveredMs), 'ms', RECOVERED_MS),
    ])
    expect(wrong).toEqual([])
    expect(refusedUploads[0]!.message).toMatch(/[가-힣]/)
    expect(halves).toEqual([])
    expect(rows).toHaveLength(ROUNDS * POSTS)
    const images = await queryOnce<{ name: string }>(connection, 'select name from images')
    for (const { name } of images) expect((await fetch(`${http}/images/${name}/320.webp`)).status).toBe(200)
    expect(Math.max(...recoveredMs)).toBeLessThan(RECOVERED_MS)
    await expectWholeDatabase(connection)
  },
)
