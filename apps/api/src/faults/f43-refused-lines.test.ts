import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { expect, it } from 'vitest'
import WebSocket from 'ws'
import { socketUrl, startCluster } from './cluster.ts'
import { below, recordFault } from './figures.ts'
import { inForm } from './form.ts'

const FLOOD_MS = inForm({ short: 1500, long: 60_000 })
/** The number of refusals to wait for, also on a slow machine. */
const REFUSED_MIN = 200
const LINES_MAX = inForm({ short: Number.POSITIVE_INFINITY, long: 200 })
const CONNECTIONS = 20
const SOCKETS = 30
/** How many lines are written at most: refusals share one by status, and those of sockets by being a socket's. */
const KINDS = 4

interface Line {
  msg: string
  count?: number
  addresses?: number
  code?: string
  route?: string
  what?: { code: string; route?: string; count: number }[]
}

function ask(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode ?? 0))
    })
    asked.once('error', reject).end()
  })
}

it(
  'F43: what is refused to one address without end costs the log a line a second and kind, and every one is counted',
  { timeout: FLOOD_MS + 120_000 },
  async () => {
    const { nodes } = await startCluster(1, { REQUEST_LIMITS: '1' })
    const { server, http } = nodes[0]!
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
    const asked: { path: string; headers: Record<string, string> }[] = [
      { path: '/api/mypage/profile', headers: {} },
      { path: '/api/mypage/profile', headers: { authorization: 'Bearer forged.token.of-nobody' } },
      { path: '/ws', headers: { origin: 'https://evil.example' } },
      // This route is open to all, up to its limit.
      { path: '/api/auth/check-nickname?nickName=a', headers: {} },
    ]
    const refused = { 401: 0, 403: 0, 429: 0 }
    const all = () => refused[401] + refused[403] + refused[429]
    const startedAt = performance.now()
    const isOver = () => performance.now() - startedAt > FLOOD_MS && all() >= REFUSED_MIN && refused[429] > 0
    async function flood() {
      for (let n = 0; !isOver(); n++) {
        const { path, headers } = asked[n % asked.length]!
        const status = await ask(http + path, headers, agent)
        if (status in refused) refused[status as keyof typeof refused]++
      }
    }
    async function speakNonsense() {
      const socket = new WebSocket(socketUrl(http))
      await once(socket, 'open')
      socket.send('NONSENSE\n\n\0')
      await once(socket, 'close')
    }
    await Promise.all([
      ...Array.from({ length: CONNECTIONS }, flood),
      ...Array.from({ length: SOCKETS }, speakNonsense),
    ])
    agent.destroy()
    const seconds = (performance.now() - startedAt) / 1000
    expect(await server.stop()).toBe(0)

    const lines = server.lines.map((line) => JSON.parse(line) as Line)
    const ofRefusals = lines.filter(({ msg }) => msg === 'refused')
    const ofSockets = lines.filter(({ msg }) => msg === 'STOMP session refused')
    const counted = (some: Line[]) => some.reduce((sum, { count = 1 }) => sum + count, 0)
    recordFault('F43', [
      below(`lines of ${all()} refused requests in ${Math.round(seconds)} s`, lines.length, '', LINES_MAX),
      {
        criterion: 'refused requests counted in them',
        figure: counted(ofRefusals),
        limit: `${all()}`,
        met: counted(ofRefusals) === all(),
      },
    ])
    expect(counted(ofRefusals)).toBe(all())
    expect(counted(ofSockets)).toBe(SOCKETS)
    expect(ofRefusals.length + ofSockets.length).toBeLessThanOrEqual(KINDS * (seconds + 2))
    expect(lines.length).toBeLessThan(LINES_MAX)
    // The first refusal of a kind has a line of its own with its request; the others are summed up by number,
    // addresses, cause and place.
    expect(ofRefusals.find(({ code }) => code === 'AUTH4010')).toMatchObject({ route: '/api/mypage/profile' })
    const gathered = ofRefusals.find(({ what }) => what?.some(({ code }) => code === 'AUTH4013'))
    expect(gathered).toMatchObject({ addresses: 1 })
    expect(server.lines.join('\n')).not.toMatch(/127\.0\.0\.1(?!:\d+")|forged\.token|evil\.example/)
  },
)
