import { readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { TokenPair } from '@honjeo/contract/auth'
import { roomInbox, roomTopic } from '@honjeo/contract/values/destinations'
import { expect, it } from 'vitest'
import { talk } from '../testing/conversation.ts'
import { callServer } from '../testing/server-process.ts'
import { socketUrl, startCluster } from './cluster.ts'
import { addCrowd, type CrowdMember } from './crowd.ts'
import { below, exactly, recordFault, residentMegabytes } from './figures.ts'
import { inForm } from './form.ts'
import { MemberSocket } from './member-socket.ts'
import { atPace } from './pace.ts'
import { queryOnce } from './query-once.ts'

/** A day is asked for; the figures say how long it ran. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? inForm({ short: 0.05, long: 10 }))
const PER_SECOND = 20
const ROOMS = 4
const ROOM_SIZE = 5
/** A part of an access token's fifteen minutes. */
const TOKEN_MS = 10 * 60_000
const SAMPLE_MS = inForm({ short: 500, long: 5000 })
const GROWTH_MAX = inForm({ short: Number.POSITIVE_INFINITY, long: 1 })
const DEAD_MAX = inForm({ short: Number.POSITIVE_INFINITY, long: 20 })
const DEAD_ROWS = `
  select 100.0 * sum(n_dead_tup) / greatest(1, sum(n_live_tup + n_dead_tup)) as percent from pg_stat_user_tables`
const READS = ['/api/tourist-spots?size=20', '/api/community/posts', '/api/mypage/chatrooms', '/api/home/banners']

interface Sample {
  hours: number
  megabytes: number
}

/** Returns the growth in MB for each hour, by least squares, of the second half, in which the caches have filled. */
function slope(samples: readonly Sample[]): number {
  const late = samples.slice(Math.floor(samples.length / 2))
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [hour, size] = [mean(late.map(({ hours }) => hours)), mean(late.map(({ megabytes }) => megabytes))]
  const above = late.reduce((sum, { hours, megabytes }) => sum + (hours - hour) * (megabytes - size), 0)
  return above / late.reduce((sum, { hours }) => sum + (hours - hour) ** 2, 0)
}

interface Online extends CrowdMember {
  socket: MemberSocket
  /** The time at which the access token is to be replaced, by the clock of `performance`. */
  renewAt: number
}

async function logOn(http: string, member: CrowdMember): Promise<Online> {
  const socket = await MemberSocket.connect(socketUrl(http), member.accessToken)
  await socket.subscribe(roomTopic(member.roomId), () => {})
  return { ...member, socket, renewAt: performance.now() + TOKEN_MS }
}

/** Renews the login and the socket as the app does: a socket lives no longer than the token that it came with. */
async function renew(http: string, member: Online): Promise<Online> {
  // What else this member does meanwhile is done as before.
  member.renewAt = Number.POSITIVE_INFINITY
  const call = { method: 'POST', body: { refreshToken: member.refreshToken } } as const
  const { result } = await callServer<TokenPair>(`${http}/api/auth/reissue`, call)
  const renewed = await logOn(http, { ...member, ...result })
  member.socket.cut()
  return renewed
}

const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

it(
  'F31: a server that works evenly for long grows neither in memory nor in open files, nor its database in dead rows',
  { timeout: MINUTES * 60_000 + 180_000 },
  async () => {
    const cluster = await startCluster(1)
    const { server, http } = cluster.nodes[0]!
    const rooms = await addCrowd(cluster, ROOMS, ROOM_SIZE)
    const members = await Promise.all(rooms.flatMap((room) => room.members).map((member) => logOn(http, member)))
    const failed: number[] = []
    async function act(n: number) {
      const who = n % members.length
      const member = members[who]!
      if (performance.now() > member.renewAt) members[who] = await renew(http, member)
      const { socket, roomId, accessToken: token } = members[who]!
      if (n % 4 === 0) return socket.send(roomInbox(roomId), talk(roomId, `${n}`))
      const call = n % 4 === 1 ? ({ method: 'POST', token, body: {} } as const) : { token }
      const path = n % 4 === 1 ? `/api/chatrooms/${roomId}/read` : READS[n % READS.length]!
      const { status } = await callServer(http + path, call)
      if (status !== 200) failed.push(status)
    }

    const samples: Sample[] = []
    const stopping = new AbortController()
    const startedAt = performance.now()
    async function sample() {
      while (!stopping.signal.aborted) {
        const hours = (performance.now() - startedAt) / 3_600_000
        samples.push({ hours, megabytes: residentMegabytes(server.pid) })
        await delay(SAMPLE_MS, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
    const sampling = sample()
    await atPace(PER_SECOND, PER_SECOND, act)
    const filesBefore = openFiles(server.pid)
    await atPace(Math.round(MINUTES * 60 * PER_SECOND), PER_SECOND, act, 20)
    const filesAfter = openFiles(server.pid)
    stopping.abort()
    await sampling

    const growth = slope(samples)
    const [dead] = await queryOnce<{ percent: string }>(cluster.connection, DEAD_ROWS)
    const after = `after ${MINUTES} minutes of ${PER_SECOND} acts a second`
    recordFault('F31', [
      below(`growth of memory ${after}`, growth, 'MB/h', GROWTH_MAX),
      below('open files more than at the start', filesAfter - filesBefore, '', 20),
      below('dead rows in the database', Number(dead!.percent), '%', DEAD_MAX),
      exactly('acts that failed', failed.length, 0),
    ])
    expect(failed).toEqual([])
    expect(filesAfter - filesBefore).toBeLessThan(20)
    expect(growth).toBeLessThan(GROWTH_MAX)
    expect(Number(dead!.percent)).toBeLessThan(DEAD_MAX)
    for (const { socket } of members) socket.cut()
  },
)
