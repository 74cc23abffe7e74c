import { expect, it } from 'vitest'
import { connect, say } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { servedRoutes } from '../testing/served-routes.ts'
import { setUpTestApp, TEST_PASSWORD } from '../testing/test-app.ts'

const TOKEN = 'a-token-of-whoever-looks-after-the-server'
const t = setUpTestApp(withCatalogue, { metricsToken: TOKEN })

/** Returns every figure by its name and labels, as they are printed. */
async function figures(): Promise<Map<string, number>> {
  const { statusCode, headers, body } = await t.app.inject('/metrics')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/plain; version=0.0.4')
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

it('counts what is asked by the pattern of its route, and nothing of who asks for what', async () => {
  const before = await figures()
  const member = await t.addMember()
  await t.verifiedEmail('dolharubang@example.com')
  await t.call('/api/tourist-spots/4711', {}, member)
  await t.call('/secret-place?of=haenyeo@example.com')
  await t.call('/api/auth/login', { method: 'POST', body: { email: member.email, password: 'wrong-password-1' } })
  const after = await figures()
  const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)

  expect(more('honjeo_http_requests_total{method="POST",route="/api/auth/signup",status="201"}')).toBe(1)
  expect(more('honjeo_http_requests_total{method="none",route="none",status="404"}')).toBe(1)
  expect(more('honjeo_http_request_duration_seconds_count{method="POST",route="/api/auth/login"}')).toBe(1)
  expect(more('honjeo_failures_total{code="AUTH4014"}')).toBe(1)
  expect(more('honjeo_mails_total{outcome="sent"}')).toBe(1)
  const printed = [...after.keys()].join('\n')
  for (const secret of [
    '4711',
    'secret-place',
    'dolharubang',
    member.email,
    member.nickName,
    TEST_PASSWORD,
    member.accessToken,
  ]) {
    expect(printed).not.toContain(secret)
  }
  const patterns = new Set(servedRoutes(t).map(({ path }) => path))
  for (const [, route = ''] of printed.matchAll(/route="(\/api\/[^"]*)"/g)) expect(patterns).toContain(route)
})

it('counts sockets, messages, queues, pools, parts and the process', async () => {
  const [host, guest] = [await t.addMember(), await t.addMember()]
  const roomId = await t.addRoom(host, { contentId: SAEBYEOL })
  await t.join(roomId, guest)
  const sockets = await Promise.all([host, guest].map((member) => connect(t, member)))
  const before = await figures()
  await say(t, host, roomId, '안녕하세요')
  const after = await figures()
  expect(before.get('honjeo_sockets')).toBe(2)
  const grown = (name: string) => after.get(name)! - before.get(name)!
  expect(grown('honjeo_stomp_received_total')).toBe(1)
  for (const queue of ['messages', 'passwords', 'images', 'planner', 'receipts', 'door', 'covers']) {
    expect(after.get(`honjeo_queue_waiting{queue="${queue}"}`)).toBe(0)
  }
  for (const part of ['database', 'bus', 'images']) expect(after.get(`honjeo_part_up{part="${part}"}`)).toBe(1)
  expect(after.get('honjeo_pg_waiting{pool="main"}')).toBeGreaterThanOrEqual(0)
  expect(after.get('honjeo_pushes_due')).toBeGreaterThanOrEqual(0)
  expect(after.get('process_cpu_seconds_total')).toBeGreaterThan(0)
  expect([...after.keys()]).toContain('nodejs_eventloop_lag_p99_seconds')
  for (const socket of sockets) socket.cut()
})

const token = { authorization: `Bearer ${TOKEN}` }
/** Each case says who asks, by what the server can see of them, and whether that is the operator. */
it.each<[string, { remoteAddress?: string; headers?: Record<string, string> }, boolean]>([
  ['this computer', {}, true],
  ['this computer by IPv6', { remoteAddress: '::1', headers: { host: '[::1]:3000' } }, true],
  ['another computer', { remoteAddress: '10.0.0.7' }, false],
  ['another computer with the token', { remoteAddress: '10.0.0.7', headers: token }, true],
  ['another computer with a wrong token', { remoteAddress: '10.0.0.7', headers: { authorization: 'Bearer x' } }, false],
  ['another computer with nonsense', { remoteAddress: '10.0.0.7', headers: { authorization: 'Basic x' } }, false],
  ['somebody through a proxy here', { headers: { 'x-forwarded-for': '203.0.113.9' } }, false],
  ['somebody who says they are this computer', { headers: { 'x-forwarded-for': '127.0.0.1' } }, false],
  ['somebody through a proxy that adds nothing', { headers: { host: 'honjeo.example.com' } }, false],
  ['a page elsewhere whose name leads here', { headers: { host: 'rebound.example:3000' } }, false],
  ['the operator through a proxy', { headers: { host: 'honjeo.example.com', ...token } }, true],
])('is open to those who run the server, as the API’s description is: %s', async (_who, asked, isOpen) => {
  for (const url of ['/metrics', '/docs/json', '/docs/static/swagger-ui.css']) {
    const { statusCode, body } = await t.app.inject({ url, ...asked })
    expect([url, statusCode, body.startsWith('{"isSuccess":false')]).toEqual([url, isOpen ? 200 : 404, !isOpen])
  }
})
