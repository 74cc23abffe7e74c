import { setTimeout as delay } from 'node:timers/promises'
import { roomInbox } from '@honjeo/contract/values/destinations'
import { expect, it, onTestFinished } from 'vitest'
import { talk } from '../testing/conversation.ts'
import { urlOf } from '../testing/database-server.ts'
import { makeDataDir } from '../testing/server-database.ts'
import { callServer, ServerProcess } from '../testing/server-process.ts'
import { CLUSTER_SECRET, socketUrl } from './cluster.ts'
import { addCrowd } from './crowd.ts'
import { tryWrite, writeAll, type Drive, type Write } from './drive.ts'
import { below, exactly, recordFault } from './figures.ts'
import { inForm } from './form.ts'
import { Ledger } from './ledger.ts'
import { MemberSocket } from './member-socket.ts'
import { postDraft } from './mixed-writes.ts'
import { OwnPostgres } from './own-postgres.ts'
import { queryOnce } from './query-once.ts'

// Each member may write so many comments a day.
const MEMBERS = 20
const POOL_MAX = 16
const REQUESTS_PER_SECOND = inForm({ short: 20, long: 50 })
/** One call in so many is a write. */
const WRITES = 5
const BEFORE_MS = 500
/** How long the database hangs; in the short form as long as the first requests need to be given up. */
const HANG_MS = inForm({ short: 8000, long: 30_000 })
const ENDED_MS = inForm({ short: Number.POSITIVE_INFINITY, long: 10_000 })
const LAG_MS = inForm({ short: Number.POSITIVE_INFINITY, long: 100 })

it(
  'F04: while PostgreSQL hangs, requests end with a 503 and the server stays alive; afterwards all is well by itself',
  { timeout: 180_000 },
  async () => {
    const postgres = await OwnPostgres.start()
    const { connection } = postgres
    const server = new ServerProcess({
      DATABASE_URL: urlOf(connection),
      JWT_SECRET: CLUSTER_SECRET,
      DATA_DIR: await makeDataDir(),
      OCR_DRIVER: 'off',
    })
    const http = await server.url()
    const [room] = await addCrowd({ connection }, 1, MEMBERS)
    const { id: roomId, members } = room!
    const [host, speaker] = [members[0]!, members[1]!]
    const drive: Drive = { http, ledger: new Ledger(), refusals: [] }
    const body = postDraft('모두의 글')
    await writeAll(drive, host.accessToken, [
      { kind: 'POST', id: 'post', method: 'POST', path: '/api/community/posts', body },
    ])
    const { postId } = drive.ledger.read('POST')[0]!.result as { postId: number }

    const answers: { status: number; retryAfter: string | null; tookMs: number }[] = []
    const writes: { token: string; write: Write; isConfirmed: Promise<boolean> }[] = []
    const working: Promise<unknown>[] = []
    let sent = 0
    async function read() {
      const askedAt = performance.now()
      const { status, retryAfter } = await callServer(`${http}/api/community/posts/${postId}`)
      answers.push({ status, retryAfter, tookMs: performance.now() - askedAt })
    }
    async function write() {
      const { accessToken: token } = members[writes.length % MEMBERS]!
      const path = `/api/community/posts/${postId}/comments`
      const id = `comment-${writes.length}`
      const comment: Write = { kind: 'COMMENT', id, method: 'POST', path, body: { content: id } }
      const askedAt = performance.now()
      const isConfirmed = tryWrite(drive, token, comment)
      writes.push({ token, write: comment, isConfirmed })
      await isConfirmed
      // How it was refused is in the drive.
      answers.push({ status: 0, retryAfter: null, tookMs: performance.now() - askedAt })
    }
    const load = setInterval(() => working.push(sent++ % WRITES === 0 ? write() : read()), 1000 / REQUESTS_PER_SECOND)
    const livenessMs: number[] = []
    async function askWhetherAlive() {
      const askedAt = performance.now()
      expect((await fetch(`${http}/livez`)).status).toBe(200)
      livenessMs.push(performance.now() - askedAt)
    }
    const probe = setInterval(() => working.push(askWhetherAlive()), 100)
    onTestFinished(() => [load, probe].forEach(clearInterval))

    const socket = await MemberSocket.connect(socketUrl(http), speaker.accessToken)
    await delay(BEFORE_MS)
    const message = talk(roomId, '거기 있나요?')
    postgres.hang()
    onTestFinished(() => postgres.goOn())
    const hungAt = performance.now()
    const refusedTalk = socket.send(roomInbox(roomId), message).catch((error: Error) => error.message)
    expect((await fetch(`${http}/readyz`)).status).toBe(503)
    expect(await refusedTalk).toBe('COMMON503')
    await delay(HANG_MS - (performance.now() - hungAt))
    clearInterval(load)
    await Promise.all(working)
    postgres.goOn()
    clearInterval(probe)
    await Promise.all(working)

    const refusedReads = answers.filter(({ status }) => status === 503).length
    const others = answers.filter(
      ({ status, retryAfter }) => ![0, 200].includes(status) && !(status === 503 && Number(retryAfter) > 0),
    )
    const otherWrites = drive.refusals.filter(({ answer, retryAfter }) => answer !== 503 || !(Number(retryAfter) > 0))
    const slowestMs = Math.max(...answers.map(({ tookMs }) => tookMs))
    const lagMs = Math.max(...livenessMs)
    recordFault('F04', [
      below('requests end', slowestMs, 'ms', ENDED_MS),
      exactly(
        `answers other than 200 and 503 with Retry-After, of ${answers.length}`,
        others.length + otherWrites.length,
        0,
      ),
      below('/livez answers 200 within (loop lag)', lagMs, 'ms', LAG_MS),
    ])
    expect([...others, ...otherWrites]).toEqual([])
    expect(Math.min(refusedReads, drive.refusals.length)).toBeGreaterThan(0)
    expect(slowestMs).toBeLessThan(ENDED_MS)
    expect(lagMs).toBeLessThan(LAG_MS)

    // Every connection of the pool is good, and none was left behind.
    await expect.poll(async () => (await fetch(`${http}/readyz`)).status).toBe(200)
    const calls = Array.from({ length: 3 * POOL_MAX }, () =>
      callServer(`${http}/api/mypage/chatrooms`, { token: host.accessToken }),
    )
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
    const [{ count } = { count: 0 }] = await queryOnce<{ count: number }>(
      connection,
      'select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    expect(count).toBeLessThanOrEqual(POOL_MAX)

    for (const { token, write: comment, isConfirmed } of writes)
      if (!(await isConfirmed)) await writeAll(drive, token, [comment])
    const confirmed = drive.ledger.read('COMMENT').map(({ result }) => (result as { commentId: number }).commentId)
    const rows = await queryOnce<{ id: number }>(connection, 'select id from comments')
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(confirmed))
    expect(rows).toHaveLength(writes.length)
    const again = await MemberSocket.connect(socketUrl(http), speaker.accessToken)
    await again.send(roomInbox(roomId), message)
    again.cut()
  },
)
