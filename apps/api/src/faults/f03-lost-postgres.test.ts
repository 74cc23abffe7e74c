import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { roomInbox } from '@honjeo/contract/values/destinations'
import { talk } from '../testing/conversation.ts'
import { urlOf } from '../testing/database-server.ts'
import { makeDataDir } from '../testing/server-database.ts'
import { callServer, ServerProcess } from '../testing/server-process.ts'
import { CLUSTER_SECRET, socketUrl } from './cluster.ts'
import { addCrowd } from './crowd.ts'
import { tryWrite, writeAll, type Drive, type Write } from './drive.ts'
import { below, exactly, recordFault } from './figures.ts'
import { inForm } from './form.ts'
import { expectWhole, readRoom } from './history.ts'
import { Ledger } from './ledger.ts'
import { MemberSocket } from './member-socket.ts'
import { postDraft } from './mixed-writes.ts'
import { OwnPostgres } from './own-postgres.ts'
import { queryOnce } from './query-once.ts'

// Each member may write so many comments a day.
const MEMBERS = 20
const REQUESTS_PER_SECOND = 50
const OUTAGES = inForm({ short: 1, long: 3 })
const DOWN_MS = inForm({ short: 500, long: 5000 })
/** The seconds of load before each outage. */
const QUIET_MS = inForm({ short: 800, long: 6000 })
const RECOVERED_MS = inForm({ short: Number.POSITIVE_INFINITY, long: 5000 })
const POOL_MAX = 16

const CONNECTIONS = `
  select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

it(
  'F03: a PostgreSQL that is killed and comes back costs nothing that was confirmed, and nothing else than a 503',
  { timeout: 300_000 },
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
    const post = { kind: 'POST', id: 'post', method: 'POST', path: '/api/community/posts', body } as const
    await writeAll(drive, host.accessToken, [post])
    const { postId } = drive.ledger.read('POST')[0]!.result as { postId: number }

    const sent: { token: string; write: Write; isConfirmed: Promise<boolean> }[] = []
    const sendOne = () => {
      const n = sent.length
      const { accessToken: token } = members[n % MEMBERS]!
      const path = `/api/community/posts/${postId}/comments`
      const write = {
        kind: 'COMMENT',
        id: `comment-${n}`,
        method: 'POST',
        path,
        body: { content: `댓글 ${n}` },
      } as const
      sent.push({ token, write, isConfirmed: tryWrite(drive, token, write) })
    }
    const load = setInterval(sendOne, 1000 / REQUESTS_PER_SECOND)
    onTestFinished(() => clearInterval(load))

    const [stoppedAt, acceptedAt]: [number[], number[]] = [[], []]
    const message = talk(roomId, '거기 있나요?')
    for (let n = 0; n < OUTAGES; n++) {
      const socket = await MemberSocket.connect(socketUrl(http), speaker.accessToken)
      await delay(QUIET_MS)
      stoppedAt.push(performance.now())
      await postgres.stopAtOnce()
      // The message is refused as something to be tried again, and the connection ends with it.
      await expect(socket.send(roomInbox(roomId), message)).rejects.toThrow('COMMON503')
      expect((await socket.ended).errorCode).toBe('COMMON503')
      const readiness = await fetch(`${http}/readyz`)
      expect([readiness.status, (await fetch(`${http}/livez`)).status]).toEqual([503, 200])
      await delay(DOWN_MS)
      await postgres.startAgain()
      acceptedAt.push(performance.now())
      await drive.ledger.reaches(drive.ledger.count + REQUESTS_PER_SECOND)
    }
    clearInterval(load)
    const outcomes = await Promise.all(sent.map(({ isConfirmed }) => isConfirmed))
    expect(drive.refusals.length).toBeGreaterThan(0)
    const otherRefusals = drive.refusals.filter(({ answer, retryAfter }) => answer !== 503 || !(Number(retryAfter) > 0))
    expect(otherRefusals).toEqual([])

    const socket = await MemberSocket.connect(socketUrl(http), speaker.accessToken)
    for (let n = 0; n < 2; n++) await socket.send(roomInbox(roomId), message)
    socket.cut()
    expectWhole(await readRoom(http, host.accessToken, roomId), [[message]])

    // Every connection of the pool is good, and none was left behind.
    const calls = Array.from({ length: 3 * POOL_MAX }, () =>
      callServer(`${http}/api/mypage/chatrooms`, { token: host.accessToken }),
    )
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
    const [connections] = await queryOnce<{ count: number }>(connection, CONNECTIONS)
    expect(connections!.count).toBeLessThanOrEqual(POOL_MAX)

    for (const [n, { token, write }] of sent.entries()) if (!outcomes[n]) await writeAll(drive, token, [write])
    const confirmed = drive.ledger.read('COMMENT').map(({ result }) => (result as { commentId: number }).commentId)
    const rows = await queryOnce<{ id: number; content: string }>(connection, 'select id, content from comments')
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(confirmed))
    expect(new Set(rows.map(({ content }) => content)).size).toBe(sent.length)

    const recoveryMs = acceptedAt.map((at, n) => {
      const until = stoppedAt[n + 1] ?? Number.POSITIVE_INFINITY
      const late = drive.refusals.filter((refusal) => refusal.at > at && refusal.at < until)
      return Math.max(0, ...late.map((refusal) => refusal.at - at))
    })
    const lost = confirmed.filter((id) => !rows.some((row) => row.id === id)).length
    recordFault('F03', [
      exactly(`confirmed writes lost, of ${confirmed.length}`, lost, 0),
      exactly(`refusals other than 503 with Retry-After, of ${drive.refusals.length}`, otherRefusals.length, 0),
      below('recovered after', Math.max(...recoveryMs), 'ms', RECOVERED_MS),
    ])
    expect(Math.max(...recoveryMs)).toBeLessThan(RECOVERED_MS)
    expect(await Promise.race([server.exit, Promise.resolve('still running')])).toBe('still running')
  },
)
