import { expect, it, onTestFinished } from 'vitest'
import { hashPassword } from '../records/password-hashes.ts'
import { S3Server } from '../images/testing/s3-server.ts'
import { drawing, encodeForm, formOf } from '../testing/images.ts'
import { startMailServer, startSilentServer, type ReceivedMail } from '../testing/mail-server.ts'
import { callServer } from '../testing/server-process.ts'
import { startCluster, type ClusterNode } from './cluster.ts'
import { addCrowd } from './crowd.ts'
import { below, exactly, recordFault } from './figures.ts'
import { inForm } from './form.ts'
import { queryOnce } from './query-once.ts'

const ANSWERED_MS = inForm({ short: Number.POSITIVE_INFINITY, long: 1000 })
const MEMBERS = inForm({ short: 8, long: 60 })
const CODES = inForm({ short: 4, long: 20 })
const OPENED = /^a service failed five times in a row/
const NOW = `update mails set due_at = now()`
const [OLD, NEW] = ['olle-course-7', 'olle-course-8']

/** What a job answers, and after how long. */
async function timed<T>(job: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const at = performance.now()
  return { answer: await job(), ms: performance.now() - at }
}

async function figureOf({ http }: ClusterNode, line: string): Promise<number> {
  const text = await (await fetch(`${http}/metrics`)).text()
  return Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length),
  )
}

it(
  'F29: while the mail server hangs no one waits, and what was to be sent is sent after both servers were killed: codes in time or never',
  { timeout: inForm({ short: 180_000, long: 300_000 }) },
  async () => {
    const hanging = await startSilentServer()
    const cluster = await startCluster(2, { SMTP_URL: `smtp://127.0.0.1:${hanging.port}` })
    const { connection, nodes } = cluster
    const members = (await addCrowd({ connection }, MEMBERS / 2, 2)).flatMap((room) => room.members)
    await queryOnce(connection, 'update users set password_hash = $1', [await hashPassword(OLD)])
    const kept = async () => {
      const rows = await queryOnce<{ id: string }>(connection, 'select id from mails where topic is null order by id')
      return rows.map(({ id }) => id)
    }

    const asked: number[] = []
    for (let n = 0; n < CODES; n++) {
      const body = { email: `new${n}@example.com`, purpose: 'SIGNUP' }
      const url = `${nodes[n % 2]!.http}/api/auth/email-codes`
      const { answer, ms } = await timed(() => callServer(url, { method: 'POST', body }))
      expect(answer.status).toBe(202)
      asked.push(ms)
    }
    for (const [n, { accessToken: token }] of members.entries()) {
      const call = { method: 'PUT' as const, token, body: { currentPassword: OLD, password: NEW } }
      expect((await callServer(`${nodes[n % 2]!.http}/api/account/password`, call)).status).toBe(200)
    }
    // Ten are on their way at each, and the server's patience with each of them ends.
    await Promise.race(nodes.map(({ server }) => server.says(OPENED)))
    const opened = await Promise.all(nodes.map((node) => figureOf(node, 'honjeo_circuit_open{to="mail"}')))
    expect(opened).toContain(1)
    for (const { http } of nodes) expect((await fetch(`${http}/readyz`)).status).toBe(200)

    const promised = await kept()
    await Promise.all(nodes.map(({ server }) => server.stop('SIGKILL')))
    expect([promised.length, await kept()]).toEqual([MEMBERS, promised])
    hanging.close()

    // This mail server takes all mails, and dies before it says so, or the servers do.
    const mute = await startMailServer({ port: hanging.port, isMute: true })
    await queryOnce(connection, `update mails set expires_at = now() where topic is not null`)
    await queryOnce(connection, NOW)
    const again = await cluster.start()
    await mute.mails.has(Math.min(MEMBERS, 10))
    await again.server.stop('SIGKILL')
    await mute.close()

    const { mails } = await startMailServer({ port: hanging.port })
    await queryOnce(connection, NOW)
    const revived = await Promise.all([cluster.start(), cluster.start()])
    await expect.poll(kept, { timeout: 60_000 }).toEqual([])
    const idOf = ({ source }: ReceivedMail) => /^Message-ID: <(.+)@/im.exec(source)?.[1] ?? ''
    const arrived = mails.items.map(idOf)
    const twice = mute.mails.items.map(idOf)
    const codes = [...mute.mails.items, ...mails.items].filter(({ text }) => text.includes('인증번호'))
    recordFault('F29', [
      below(
        `a code asked for while the mail server hangs is answered in, at most, of ${CODES}`,
        Math.max(...asked),
        'ms',
        ANSWERED_MS,
      ),
      exactly(`arrived of ${MEMBERS} mails, both servers killed`, new Set(arrived).size, MEMBERS),
      exactly('mails that came again under another Message-ID', twice.filter((id) => !arrived.includes(id)).length, 0),
      exactly('codes that came too late', codes.length, 0),
    ])
    expect(Math.max(...asked)).toBeLessThan(ANSWERED_MS)
    // A mail comes at least once, under the id that it was written with: a mail server that is not heard in time is sent it again.
    expect([...new Set(arrived)].toSorted()).toEqual(promised)
    expect(twice.length).toBeGreaterThan(0)
    for (const id of twice) expect(promised).toContain(id)
    expect(codes).toEqual([])
    const log = [again, ...revived].flatMap(({ server }) => server.lines).join('\n')
    expect(log).toContain('a mail was given up')
    expect(log).not.toContain('@example.com')
  },
)

it(
  'F29: an object store that takes 5 s is given up within one, left alone after five times, and used again when it is well; all else works',
  { timeout: inForm({ short: 180_000, long: 180_000 }) },
  async () => {
    const s3 = new S3Server()
    await s3.open()
    onTestFinished(() => s3.close())
    const { connection, nodes } = await startCluster(1, s3.env)
    const [node] = nodes as [ClusterNode]
    const [room] = await addCrowd({ connection }, 1, 2)
    const { accessToken: token } = room!.members[0]!
    const picture = await drawing(64, 48).png().toBuffer()
    async function upload() {
      const { payload, headers } = await encodeForm(formOf(picture))
      const authorization = `Bearer ${token}`
      const url = `${node.http}/api/image/upload`
      const reply = await fetch(url, { method: 'POST', headers: { ...headers, authorization }, body: payload })
      const { code, result } = (await reply.json()) as { code: string; result: { imageName: string } }
      return { status: reply.status, code, name: result?.imageName }
    }
    const { name } = await upload()
    async function show() {
      const reply = await fetch(`${node.http}/images/${name}/320.webp`)
      await reply.arrayBuffer()
      return { status: reply.status, retryAfter: reply.headers.get('retry-after') }
    }
    expect((await show()).status).toBe(200)

    s3.answersAfterMs = 5000
    const waits: number[] = []
    for (let n = 0; n < 5; n++) {
      const { answer, ms } = n % 2 === 0 ? await timed(show) : await timed(upload)
      expect(answer).toMatchObject({ status: 503 })
      waits.push(ms)
    }
    await node.server.says(OPENED)
    const asked = s3.requests
    const refused = await timed(upload)
    expect(refused.answer).toMatchObject({ status: 503, code: 'COMMON503' })
    expect((await show()).retryAfter).toBe('2')
    expect(s3.requests).toBe(asked)
    expect(await figureOf(node, 'honjeo_circuit_open{to="images"}')).toBe(1)
    const ready = await fetch(`${node.http}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ database: 'ok', bus: 'ok' })])
    expect((await callServer(`${node.http}/api/mypage/profile`, { token })).status).toBe(200)

    s3.answersAfterMs = 0
    const isWell = async () => (await upload()).status
    await expect.poll(isWell, { timeout: 30_000, interval: 500 }).toBe(201)
    expect((await show()).status).toBe(200)
    recordFault('F29', [
      below('an upload or image is answered while the store takes 5 s, at most', Math.max(...waits), 'ms', ANSWERED_MS),
      below('the same once the circuit is open', refused.ms, 'ms', ANSWERED_MS),
    ])
    expect(Math.max(...waits, refused.ms)).toBeLessThan(ANSWERED_MS)
  },
)
