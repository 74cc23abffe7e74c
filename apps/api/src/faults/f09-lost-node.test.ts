import type { ChatMessage, MessagePage } from '@honjeo/contract/chat'
import { expect, it } from 'vitest'
import { callServer } from '../testing/server-process.ts'
import { startCluster } from './cluster.ts'
import { addCrowd, type CrowdRoom } from './crowd.ts'
import { below, recordFault } from './figures.ts'
import { inForm } from './form.ts'
import { HealingMember } from './healing-member.ts'
import { atPace } from './pace.ts'

const ROOMS = inForm({ short: 10, long: 200 })
const ROOM_SIZE = 5
const SAID_BY_EACH = 5
const OPENED_PER_SECOND = 100
const OPENING_MAX = 100
const SAID_IN_ROOM = ROOM_SIZE * SAID_BY_EACH
/** The pause before a client comes back, which is that of the web, or a tenth of it. */
const RECONNECT_MS = inForm({ short: 500, long: 5000 })
const HEALED_MS = inForm({ short: 30_000, long: 6000 })

/** Returns all of a room's messages as the database has them. */
async function readAll(http: string, { id, members }: CrowdRoom): Promise<ChatMessage[]> {
  const query = `size=${SAID_IN_ROOM}&after=0`
  const token = members[0]!.accessToken
  const { result } = await callServer<MessagePage>(`${http}/api/chatrooms/${id}/messages?${query}`, { token })
  return result.messages
}

const outline = (messages: readonly ChatMessage[]) =>
  messages.map(({ seq, senderId, clientId, content }) => ({ seq, senderId, clientId, content }))

it(
  'F09: a server killed while five talk in each of many rooms costs no one a message, nor the order of them',
  { timeout: inForm({ short: 120_000, long: 600_000 }) },
  async () => {
    const cluster = await startCluster(2)
    const [staying, killed] = [cluster.nodes[0]!, cluster.nodes[1]!]
    const rooms = await addCrowd(cluster, ROOMS, ROOM_SIZE)
    const options = { urls: cluster.nodes.map(({ http }) => http), reconnectMs: RECONNECT_MS }
    const everybody: HealingMember[] = []
    const members = rooms.flatMap((room) => room.members)
    await atPace(
      members.length,
      OPENED_PER_SECOND,
      async (n) => {
        everybody[n] = await HealingMember.open(members[n]!, options)
      },
      OPENING_MAX,
    )
    const groups = rooms.map((_, n) => everybody.slice(n * ROOM_SIZE, (n + 1) * ROOM_SIZE))

    let stored = 0
    const talks = groups.flatMap((group) =>
      group.map(async (speaker, who) => {
        for (let n = 0; n < SAID_BY_EACH; n++) {
          await speaker.say(`${who}:${n}`)
          if (++stored === (ROOMS * SAID_IN_ROOM) / 2) void killed.server.stop('SIGKILL')
        }
      }),
    )
    await Promise.all(talks)
    expect(await killed.server.exit).toBe('SIGKILL')

    const isWhole = ({ heard }: HealingMember) => heard.length >= SAID_IN_ROOM
    await expect.poll(() => everybody.filter(isWhole).length, { timeout: HEALED_MS }).toBe(everybody.length)
    for (const [n, room] of rooms.entries()) {
      const history = outline(await readAll(staying.http, room))
      expect(history.map(({ seq }) => seq)).toEqual(Array.from({ length: SAID_IN_ROOM }, (_, i) => i + 1))
      expect(new Set(history.map(({ clientId }) => clientId)).size).toBe(SAID_IN_ROOM)
      for (const [who, { id }] of room.members.entries()) {
        const own = history.filter(({ senderId }) => senderId === id).map(({ content }) => content)
        expect(own).toEqual(Array.from({ length: SAID_BY_EACH }, (_, i) => `${who}:${i}`))
      }
      for (const { heard } of groups[n]!) expect(outline(heard)).toEqual(history)
    }
    const cameBack = everybody.filter(({ healedMs }) => healedMs.length > 1)
    expect(cameBack.length).toBeGreaterThanOrEqual(everybody.length / 3)
    const slowestMs = Math.max(...cameBack.flatMap(({ healedMs }) => healedMs.slice(1)))
    recordFault('F09', [below('gap healed after', slowestMs, 'ms', HEALED_MS)])
    expect(slowestMs).toBeLessThan(HEALED_MS)
    for (const member of everybody) member.close()
    expect(await staying.server.stop()).toBe(0)
  },
)
