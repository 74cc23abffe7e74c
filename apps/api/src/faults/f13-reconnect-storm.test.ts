import type { TokenPair } from '@honjeo/contract/auth'
import { expect, it } from 'vitest'
import { callServer } from '../testing/server-process.ts'
import { startCluster } from './cluster.ts'
import { addCrowd, type CrowdMember } from './crowd.ts'
import { below, percentile, recordFault } from './figures.ts'
import { inForm } from './form.ts'
import { HealingMember } from './healing-member.ts'
import { atPace } from './pace.ts'

const ROOMS = inForm({ short: 20, long: 1000 })
const ROOM_SIZE = 5
/** The pause before a client comes back, which is that of the web, or a fifth of it. */
const RECONNECT_MS = inForm({ short: 1000, long: 5000 })
const OPENED_PER_SECOND = 200
const OPENING_MAX = 100
const ALL_BACK_MS = inForm({ short: Number.POSITIVE_INFINITY, long: 60_000 })
const RENEWALS = inForm({ short: 50, long: 400 })
const RENEWALS_PER_SECOND = 20
const RENEWAL_P99_MS = inForm({ short: Number.POSITIVE_INFINITY, long: 1000 })

it(
  'F13: everyone is back soon after a restart, and no one is logged out by the crowd at the door',
  { timeout: inForm({ short: 120_000, long: 600_000 }) },
  async () => {
    const cluster = await startCluster(1)
    const { server, http } = cluster.nodes[0]!
    const rooms = await addCrowd(cluster, ROOMS, ROOM_SIZE)
    const members = rooms.flatMap((room) => room.members)
    const everybody: HealingMember[] = []
    await atPace(
      members.length,
      OPENED_PER_SECOND,
      async (n) => {
        everybody[n] = await HealingMember.open(members[n]!, { urls: [http], reconnectMs: RECONNECT_MS })
      },
      OPENING_MAX,
    )

    const stoppedAt = performance.now()
    expect(await server.stop('SIGTERM')).toBe(0)
    const restarted = await cluster.start(Number(new URL(http).port))
    expect(restarted.http).toBe(http)

    const delays: number[] = []
    const answers = new Set<string>()
    async function renew({ refreshToken }: CrowdMember) {
      const askedAt = performance.now()
      const { code } = await callServer<TokenPair>(`${http}/api/auth/reissue`, {
        method: 'POST',
        body: { refreshToken },
      })
      delays.push(performance.now() - askedAt)
      answers.add(code)
    }
    const renewals = atPace(RENEWALS, RENEWALS_PER_SECOND, (n) => renew(members[n % members.length]!))
    await Promise.all(everybody.map((member) => member.isBack))
    const backMs = performance.now() - stoppedAt
    await renewals

    const p99 = percentile(delays, 0.99)
    recordFault('F13', [
      below(`${everybody.length} clients back after`, backMs, 'ms', ALL_BACK_MS),
      below('renewal of a session, p99', p99, 'ms', RENEWAL_P99_MS),
    ])
    expect(everybody.filter(({ healedMs }) => healedMs.length < 2)).toEqual([])
    expect(backMs).toBeLessThan(ALL_BACK_MS)
    expect(answers).toEqual(new Set(['COMMON200']))
    expect(everybody.flatMap(({ failures }) => failures).filter((failure) => failure.startsWith('AUTH'))).toEqual([])
    expect(p99).toBeLessThan(RENEWAL_P99_MS)

    const [host, ...guests] = everybody.slice(0, ROOM_SIZE)
    await host!.say('다들 돌아왔나요')
    await expect.poll(() => guests.map(({ heard }) => heard.length)).toEqual(guests.map(() => 1))
    for (const member of everybody) member.close()
  },
)
