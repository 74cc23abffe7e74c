import { fileURLToPath } from 'node:url'
import type { Notification } from '@honjeo/contract/notifications'
import { roomInbox } from '@honjeo/contract/values/destinations'
import type { PoolConfig } from 'pg'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { talk } from '../testing/conversation.ts'
import { urlOf } from '../testing/database-server.ts'
import { PushService } from '../testing/push-service.ts'
import { callServer, ServerProcess } from '../testing/server-process.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { socketUrl } from './cluster.ts'
import { addCrowd, type CrowdMember, type CrowdRoom } from './crowd.ts'
import { writeAll, type Drive, type Write } from './drive.ts'
import { inForm, SEED } from './form.ts'
import { Ledger } from './ledger.ts'
import { MemberSocket } from './member-socket.ts'
import { postDraft, roomDraft } from './mixed-writes.ts'
import { queryOnce } from './query-once.ts'
import { seededRandom } from './random.ts'

const PUSH_SERVER = fileURLToPath(new URL('push-server.ts', import.meta.url))
/** The settings of a server that dies before it has notified any server, and of one that notifies them at once. */
const SILENT = { PUSH_EVERY_MS: '3600000', NOTICE_MS: '3600000' }
const PROMPT = { PUSH_EVERY_MS: '20', NOTICE_MS: '200' }
const RESTARTED = inForm({ short: 1, long: 2 })
const LEASE_IS_OVER = `update notifications set push_at = push_at - interval '1 minute' where push_at is not null`
const GUESTS = inForm({ short: 3, long: 20 })
const COMMENTS_EACH = inForm({ short: 4, long: 20 })

let connection: PoolConfig
let service: PushService
let room: CrowdRoom
let host: CrowdMember
let guests: CrowdMember[]

beforeEach(async () => {
  const testDatabase = await createTestDatabase('catalogue')
  onTestFinished(testDatabase.drop)
  ;({ connection } = testDatabase)
  service = new PushService()
  await service.start()
  onTestFinished(() => service.stop())
  ;[room] = (await addCrowd({ connection }, 1, 1 + GUESTS)) as [CrowdRoom]
  ;[host, ...guests] = room.members as [CrowdMember, ...CrowdMember[]]
})

async function start(pace: Record<string, string>) {
  const env = { DATABASE_URL: urlOf(connection), PUSH_HOST: service.host, ...pace }
  const server = new ServerProcess(env, PUSH_SERVER)
  return { server, http: await server.url() }
}

async function subscribe(http: string, { accessToken: token }: CrowdMember) {
  const body = service.browser().draft
  expect((await callServer(`${http}/api/push-subscriptions`, { method: 'POST', token, body })).status).toBe(201)
}

async function countOf(type: Notification['type'], { id }: CrowdMember): Promise<number> {
  const query = 'select count(*)::int from notifications where user_id = $1 and type = $2'
  const [row] = await queryOnce<{ count: number }>(connection, query, [id, type])
  return row!.count
}

const visit = (id: string, roomId: number): Write => {
  return { kind: 'JOIN', id, method: 'POST', path: `/api/chatrooms/${roomId}/join`, doneCode: 'CHAT4004' }
}
const comment = (id: string, postId: number): Write => {
  const path = `/api/community/posts/${postId}/comments`
  return { kind: 'COMMENT', id, method: 'POST', path, body: { content: `댓글 ${id}` } }
}

/** Nothing is due any more: what has been pushed by then is all that ever is. */
const untilAllPushed = () =>
  expect
    .poll(() => queryOnce(connection, 'select from notifications where push_at is not null'), { timeout: 20_000 })
    .toEqual([])

it(
  'F30: what happened before a crash is notified once after it, and pushed once',
  { timeout: inForm({ short: 120_000, long: 300_000 }) },
  async () => {
    const killed = await start(SILENT)
    for (const member of room.members) await subscribe(killed.http, member)
    const drive: Drive = { http: killed.http, ledger: new Ledger(), refusals: [] }
    await writeAll(drive, host.accessToken, [
      { kind: 'POST', id: 'post', method: 'POST', path: '/api/community/posts', body: postDraft('물어봐요') },
      { kind: 'ROOM', id: 'room', method: 'POST', path: '/api/chatrooms/create', body: roomDraft('같이 가요', 100) },
    ])
    const { postId } = drive.ledger.read('POST')[0]!.result as { postId: number }
    const { chatRoomId } = drive.ledger.read('ROOM')[0]!.result as { chatRoomId: number }
    const plans = guests.map(({ id }): Write[] => [
      visit(`join-${id}`, chatRoomId),
      ...Array.from({ length: COMMENTS_EACH }, (_, n) => comment(`${id}-${n}`, postId)),
    ])
    const total = plans.flat().length
    const socket = await MemberSocket.connect(socketUrl(killed.http), host.accessToken)
    await socket.send(roomInbox(room.id), talk(room.id, '도착했어요'))
    const working = Promise.all(plans.map((writes, n) => writeAll(drive, guests[n]!.accessToken, writes)))
    const killedAt = drive.ledger.count + Math.ceil(total * (0.2 + 0.6 * seededRandom(SEED)()))
    await Promise.race([drive.ledger.reaches(killedAt), working])
    await killed.server.stop('SIGKILL')
    expect(drive.ledger.count).toBeLessThan(total)
    expect(service.inbox.items).toEqual([])

    const restarted = await Promise.all(Array.from({ length: RESTARTED }, () => start(PROMPT)))
    const [{ server, http }] = restarted as [(typeof restarted)[number]]
    drive.http = http
    await working
    for (const guest of guests) await expect.poll(() => countOf('CHAT', guest), { timeout: 20_000 }).toBe(1)
    await untilAllPushed()
    expect(await countOf('CHAT', host)).toBe(0)
    expect(await countOf('COMMENT', host)).toBe(guests.length * COMMENTS_EACH)
    expect(await countOf('ROOM_JOIN', host)).toBe(guests.length)
    const notices = total + guests.length
    const pushed = service.inbox.items.map(({ message }) => message.notificationId)
    expect([pushed.length, new Set(pushed).size]).toEqual([notices, notices])

    // Another push is under way in that moment: it is made again when its time has run out, and arrives once.
    service.answers.push('hang')
    await writeAll(drive, guests[0]!.accessToken, [comment('under-way', postId)])
    await expect.poll(() => service.answers).toEqual([])
    await server.stop('SIGKILL')
    for (const other of restarted.slice(1)) await other.server.stop('SIGKILL')
    await start(PROMPT)
    await queryOnce(connection, LEASE_IS_OVER)
    await untilAllPushed()
    expect(service.inbox.items).toHaveLength(notices + 1)
    expect(await countOf('COMMENT', host)).toBe(guests.length * COMMENTS_EACH + 1)
  },
)
