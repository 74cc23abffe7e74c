import type { ChatMessage } from '@honjeo/contract/chat'
import { roomInbox, roomTopic } from '@honjeo/contract/values/destinations'
import { expect, it, onTestFinished } from 'vitest'
import { talk } from '../testing/conversation.ts'
import { socketUrl, startCluster } from './cluster.ts'
import { addCrowd, type CrowdMember } from './crowd.ts'
import { below, percentile, recordFault, residentMegabytes } from './figures.ts'
import { inForm } from './form.ts'
import { HealingMember } from './healing-member.ts'
import { MemberSocket } from './member-socket.ts'
import { atPace } from './pace.ts'

const READERS = inForm({ short: 20, long: 99 })
const WARM_UP = inForm({ short: 100, long: 1000 })
const MESSAGES = inForm({ short: 1200, long: 20_000 })
/** The messages of all readers together; each may say 60 things at once, and 10 a second for ever. */
const PER_SECOND = inForm({ short: 500, long: 100 })
const STEADY_PER_SECOND = READERS * 8
/** The most messages, together longer than the 32 MB and 4 MB that a Linux of today keeps at most for a receiver and a sender. */
const MESSAGES_MAX = MESSAGES + 7000
/** The longest messages fill within seconds what the operating system takes for a socket. */
const WORDS = inForm({ short: '혼저옵서예'.repeat(396), long: '바람 부는 오름에 올라 귤 한 알을 까먹어요' })
/** What waits for a reader in the short form is 7 MB, less than the young generation of a new server grows by itself. */
const GROWTH_MAX_MB = inForm({ short: Number.POSITIVE_INFINITY, long: 64 })
const DELIVERY_P99_MS = inForm({ short: Number.POSITIVE_INFINITY, long: 200 })

/** Counts what comes, in the order of the numbers, and how long each was under way. */
async function listen(url: string, { roomId, accessToken }: CrowdMember, delays: number[]) {
  const socket = await MemberSocket.connect(url, accessToken)
  const reader = { socket, lastSeq: 0 }
  await socket.subscribe<ChatMessage>(roomTopic(roomId), ({ seq, content }) => {
    if (seq !== reader.lastSeq + 1) throw new Error(`${seq} came after ${reader.lastSeq}`)
    reader.lastSeq = seq
    delays.push(performance.now() - Number.parseFloat(content))
  })
  return reader
}

it(
  'F10: a reader who stops reading is cut off before much waits for it, is missed by no one, and heals when it returns',
  { timeout: inForm({ short: 120_000, long: 600_000 }) },
  async () => {
    const cluster = await startCluster(1)
    const { server, http } = cluster.nodes[0]!
    const [room] = await addCrowd(cluster, 1, READERS + 1)
    const [sleeper, ...members] = room!.members
    const delays: number[] = []
    const readers = await Promise.all(members.map((member) => listen(socketUrl(http), member, delays)))
    const slow = await HealingMember.open(sleeper!, { urls: [http], reconnectMs: 500, heartBeatMs: 0 })
    const say = (n: number) =>
      readers[n % READERS]!.socket.send(roomInbox(room!.id), talk(room!.id, `${performance.now()} ${WORDS}`))
    await atPace(WARM_UP, PER_SECOND, say)
    delays.length = 0

    slow.fallAsleep()
    const before = residentMegabytes(server.pid)
    let most = before
    const sampling = setInterval(() => (most = Math.max(most, residentMegabytes(server.pid))), 50)
    onTestFinished(() => clearInterval(sampling))
    const end = { isCutOff: false }
    const cutOff = server.says(/^STOMP session terminated$/).then(() => (end.isCutOff = true))
    await atPace(MESSAGES, PER_SECOND, say)
    let all = WARM_UP + MESSAGES
    // The operating system may take for the sleeper what was said so far, and more the better the sleeper read before.
    for (; !end.isCutOff && all < MESSAGES_MAX; all += READERS) await atPace(READERS, STEADY_PER_SECOND, say)
    await cutOff
    clearInterval(sampling)
    await expect.poll(() => readers.map(({ lastSeq }) => lastSeq)).toEqual(readers.map(() => all))
    const p99 = percentile(delays, 0.99)
    recordFault('F10', [
      below("growth of the server's memory", most - before, 'MB', GROWTH_MAX_MB),
      below('delivery to the others, p99', p99, 'ms', DELIVERY_P99_MS),
    ])
    expect(most - before).toBeLessThan(GROWTH_MAX_MB)
    expect(p99).toBeLessThan(DELIVERY_P99_MS)

    expect(slow.heard.length).toBeLessThan(all)
    slow.wakeUp()
    await expect.poll(() => slow.heard.length, { timeout: 30_000 }).toBe(all)
    expect(slow.heard.map(({ seq }) => seq)).toEqual(Array.from({ length: all }, (_, i) => i + 1))
    expect(slow.healedMs).toHaveLength(2)
    for (const { socket } of readers) socket.cut()
    slow.close()
  },
)
