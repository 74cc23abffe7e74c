import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { UploadedImage } from '@honjeo/contract/images'
import { IMAGE_MAX_BYTES } from '@honjeo/contract/values/limits'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { freePort } from '../testing/free-port.ts'
import { formOf } from '../testing/images.ts'
import type { Envelope } from '../testing/test-app.ts'
import { type Cluster, socketUrl, startCluster } from './cluster.ts'
import { addCrowd } from './crowd.ts'
import { HealingMember } from './healing-member.ts'
import { startProxy } from './proxy.ts'

/** The pause before a client comes back, a tenth of the web's. */
const RECONNECT_MS = 500
const HEALED_MS = 6000

/** Servers start slowly while a machine does much else. */
const patience = { timeout: 120_000 }

const addressesOf = ({ nodes }: Cluster) => nodes.map(({ http }) => http)
/** What the proxy says of a client counts, what the client says does not. */
async function checkNames(proxy: string, from: string, count: number): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let n = 0; n < count; n++) {
    const headers = { 'x-forwarded-for': `198.51.100.${n}`, 'x-forwarded-host': 'evil.example' }
    const [reply] = (await once(
      get(`${proxy}/api/auth/check-nickname?nickName=a`, { localAddress: from, headers }),
      'response',
    )) as [IncomingMessage]
    statuses.add(reply.resume().statusCode ?? 0)
  }
  return statuses
}

const statusOf = (url: string) => fetch(url).then(({ status }) => status)

it(
  'members who came through the proxy to two servers talk, and miss nothing when one is killed',
  patience,
  async () => {
    const cluster = await startCluster(2)
    const [one = '', two = ''] = addressesOf(cluster)
    const proxy = await startProxy(one, two)
    await expect.poll(() => statusOf(`${proxy.http}/livez`).catch(() => 0)).toBe(200)
    const [room] = await addCrowd(cluster, 1, 2)
    const options = { urls: [proxy.http], reconnectMs: RECONNECT_MS }
    const members: HealingMember[] = []
    for (const member of room!.members) members.push(await HealingMember.open(member, options))
    const [first, second] = members as [HealingMember, HealingMember]
    await first.say('들려요?')
    await second.say('잘 들려요')
    await expect.poll(() => members.map(({ heard }) => heard.length)).toEqual([2, 2])

    expect(await cluster.nodes[0]!.server.stop('SIGKILL')).toBe('SIGKILL')
    // The proxy has not found out yet: what finds no server is sent to the other one.
    const answers = await Promise.all(Array.from({ length: 20 }, () => statusOf(`${proxy.http}/api/version`)))
    expect(new Set(answers)).toEqual(new Set([200]))
    await Promise.all([first.say('아직 있어요?'), second.say('그럼요')])
    await expect.poll(() => members.map(({ heard }) => heard.length), { timeout: HEALED_MS }).toEqual([4, 4])
    expect(first.heard).toEqual(second.heard)
    expect(first.heard.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    // One of them was at the other server all along.
    expect(members.filter(({ healedMs }) => healedMs.length > 1)).toHaveLength(1)
    for (const member of members) member.close()
  },
)

it('the proxy goes on with a server that lost Redis, and lets it say what it takes', patience, async () => {
  const cluster = await startCluster(1, {
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    REQUEST_LIMITS: '1',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const [alone = ''] = addressesOf(cluster)
  const proxy = await startProxy(alone, `http://127.0.0.1:${await freePort()}`)
  await proxy.says(/backend ready has no server available/)
  expect(await statusOf(`${proxy.http}/readyz`)).toBe(503)
  expect(await statusOf(`${proxy.http}/api/version`)).toBe(200)

  expect(await checkNames(proxy.http, '127.0.0.2', 45)).toEqual(new Set([200, 429]))
  expect(await checkNames(proxy.http, '127.0.0.3', 5)).toEqual(new Set([200]))

  // Pages of this host may open a socket, others may not: the server sees the host that was asked for.
  const ours = new WebSocket(socketUrl(proxy.http), ['v12.stomp'], { origin: proxy.http })
  await once(ours, 'open')
  ours.terminate()
  const theirs = new WebSocket(socketUrl(proxy.http), ['v12.stomp'], { origin: 'https://evil.example' })
  const [, refusal] = (await once(theirs, 'unexpected-response')) as [unknown, { statusCode: number }]
  expect(refusal.statusCode).toBe(403)
  theirs.on('error', () => {}).terminate()

  const [room] = await addCrowd(cluster, 1, 2)
  const headers = { authorization: `Bearer ${room!.members[0]!.accessToken}` }
  const upload = async (photo: Buffer) => {
    const reply = await fetch(`${proxy.http}/api/image/upload`, { method: 'POST', headers, body: formOf(photo) })
    return { status: reply.status, ...((await reply.json()) as Envelope<UploadedImage>) }
  }
  const large = await noise(1300)
  expect(large.length).toBeGreaterThan(0.95 * IMAGE_MAX_BYTES)
  expect(await upload(large)).toMatchObject({ status: 201 })
  expect(await upload(Buffer.alloc(IMAGE_MAX_BYTES + 1))).toMatchObject({ status: 413, code: 'IMAGE4130' })
})

/** A square that cannot be compressed. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
