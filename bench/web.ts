/** How fast the screens open on a phone with a slow network: Lighthouse's scores and times, beside the design's limits. */
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { interruptionSignal } from '../scripts/lib/interruption.mjs'
import { startDatabase } from './lib/database.ts'
import { ensureLighthouse, visit } from './lib/lighthouse.ts'
import { report, row, type Row } from './lib/report.ts'
import { startServer } from './lib/server.ts'
import { percentile } from './lib/statistics.ts'

/** Of each screen; the median counts. */
const RUNS = Number(process.env['RUNS'] ?? 5)
const MEMBER = { email: 'demo@honjeo.example', password: 'honjeo-jeju-2026' }
const PLACE = 572973

/** From the design's targets. */
const LIMITS = { fcp: 1.4, lcp: 1.7, cls: 0.02, fontKb: 150, home: 97, screen: 93, other: 100 }

interface Session {
  id: number
  accessToken: string
  refreshToken: string
}

async function ask<T>(path: string, { token, data }: { token?: string; data?: object }): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const init = data === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(data) }
  const reply = await fetch(server.url + path, init)
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
  return ((await reply.json()) as { result: T }).result
}

const median = (values: readonly number[]) => percentile(values, 0.5)

const signal = interruptionSignal()
await ensureBuilt(signal)
await ensureLighthouse(signal)
const database = await startDatabase()
const server = await startServer(await database.create('bench_web'), { demo: true })

async function measure(name: string, path: string, session?: Session): Promise<Row[]> {
  const stored = session && {
    userId: String(session.id),
    accessToken: session.accessToken,
    refreshToken: session.refreshToken,
  }
  const results: Awaited<ReturnType<typeof visit>>[] = []
  for (let n = 0; n < RUNS; n++) results.push(await visit(server.url + path, stored ? { stored } : {}, signal))
  const score = (of: 'performance' | 'accessibility' | 'best-practices' | 'seo') =>
    median(results.map(({ categories }) => categories[of].score * 100))
  const figure = (of: 'first-contentful-paint' | 'largest-contentful-paint' | 'cumulative-layout-shift') =>
    median(results.map(({ audits }) => audits[of].numericValue))
  const fontKb = results.map(({ audits }) =>
    audits['network-requests'].details.items
      .filter(({ url }) => url.endsWith('.woff2'))
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0),
  )
  const atLeast = (label: string, of: Parameters<typeof score>[0], reference: number) =>
    row(`${name}: ${label}`, { figure: score(of), unit: '', reference, bound: 'at least' })
  return [
    atLeast('performance', 'performance', path === '/' ? LIMITS.home : LIMITS.screen),
    atLeast('accessibility', 'accessibility', LIMITS.other),
    atLeast('best practices', 'best-practices', LIMITS.other),
    // What only members see is not for search engines.
    ...(session ? [] : [atLeast('SEO', 'seo', LIMITS.other)]),
    row(`${name}: first contentful paint`, {
      figure: figure('first-contentful-paint') / 1000,
      unit: 's',
      reference: LIMITS.fcp,
    }),
    row(`${name}: largest contentful paint`, {
      figure: figure('largest-contentful-paint') / 1000,
      unit: 's',
      reference: LIMITS.lcp,
    }),
    row(`${name}: layout shift`, { figure: figure('cumulative-layout-shift'), unit: '', reference: LIMITS.cls }),
    row(`${name}: fonts`, { figure: median(fontKb), unit: 'kB', reference: LIMITS.fontKb }),
  ]
}

try {
  const session = await ask<Session>('/api/auth/login', { data: MEMBER })
  const lists = await ask<Record<string, { postId: number }[]>>('/api/mypage/posts', { token: session.accessToken })
  const postId = Object.values(lists).find(Array.isArray)?.[0]?.postId
  const rows = [
    ...(await measure('home', '/')),
    ...(await measure('list', '/search')),
    ...(await measure('place', `/search-detail/${PLACE}`)),
    ...(await measure('post', `/community/${postId}`)),
    ...(await measure('chat', '/chat-room/9', session)),
    ...(await measure('plan', '/plan/1', session)),
  ]
  report('web', rows)
} finally {
  await server.stop()
  await database.stop()
}
