/** How fast the screens open on a phone with a slow network: Lighthouse's scores and times, beside the design's limits. */
import { chromium } from '@playwright/test'
import { runStatements } from '../apps/api/src/testing/database-server.ts'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { interruptionSignal } from '../scripts/lib/interruption.mjs'
import { startDatabase } from './lib/database.ts'
import { ensureLighthouse, phoneSlowdown, visit } from './lib/lighthouse.ts'
import { report, row, stated, type Row } from './lib/report.ts'
import { repeatVisit } from './lib/repeat-visit.ts'
import { scrollPlainText, scrollThrough } from './lib/scrolling.ts'
import { startServer } from './lib/server.ts'
import { percentile } from './lib/statistics.ts'

/** The visits of each screen; the median counts. */
const RUNS = Number(process.env['RUNS'] ?? 5)
const MEMBER = { email: 'demo@honjeo.example', password: 'honjeo-jeju-2026' }
const PLACE = 572973

/** From the design's targets; of a rendered page the bytes are its content, which is fetched with every other. */
const LIMITS = {
  fcp: 1.4,
  cls: 0.02,
  fontKb: 150,
  styleKb: 12,
  pageKb: 6,
  renderedPageKb: 24,
  home: 97,
  screen: 93,
  other: 100,
}
/** Seconds to the largest contentful paint; of a screen that is not here it is said, not judged. */
const LCP: Readonly<Record<string, number>> = { home: 1.2, list: 1.5, place: 1.5, post: 1.5, chat: 2.5 }
const RENDERED = /^(?:list|place|post)$/
const REPEAT_LCP = 0.8
/** The target is none; of this share of frames the tests speak. */
const LATE_FRAMES = 5

const VIEWPORT = { width: 412, height: 823 }
/** Turns of the wheel over plain text, as many as a list of posts takes. */
const PLAIN_TURNS = 120

const ROOM = 9
const POSTS = 500
const MESSAGES = 2000
const TEXT = '바람 부는 오름에 올라 귤 한 알을 까먹고 내려와 바다를 오래 보았어요. '
const FILL = [
  `insert into posts (author_id, category, title, content)
   select min(u.id), 'SOLO_TIP', '제목 ' || n, repeat('${TEXT}', 1 + n % 5) from users u, generate_series(1, ${POSTS}) n group by n`,
  `insert into messages (room_id, seq, sender_id, type, content, client_id)
   select r.id, r.last_seq + n, ids[1 + n % cardinality(ids)], 'TALK', repeat('${TEXT}', 1 + n % 3), 'bench-' || n
   from chat_rooms r, generate_series(1, ${MESSAGES}) n,
     lateral (select array_agg(user_id order by user_id) as ids from room_members where room_id = r.id) m where r.id = ${ROOM}`,
  `update chat_rooms set last_seq = last_seq + ${MESSAGES} where id = ${ROOM}`,
]

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
const connection = await database.create('bench_web')
const server = await startServer(connection, { demo: true })

/** Looked at after each visit, since a shared machine is not of one speed. */
const slowdowns: number[] = []
const slowdownNow = () => slowdowns.at(-1)!

const asStored = (session: Session): Record<string, string> => ({
  userId: String(session.id),
  accessToken: session.accessToken,
  refreshToken: session.refreshToken,
})

type Kind = 'Font' | 'Stylesheet' | 'Document'

/** The table that says which letters are in which file comes with the fonts, and waits as they do. */
const kindOf = ({ url, resourceType }: { url: string; resourceType: string }) =>
  /\/fonts-[\w-]+\.css$/.test(url) ? 'Font' : resourceType

async function measure(name: string, path: string, session?: Session, language?: string): Promise<Row[]> {
  const seenBy = {
    ...(session && { stored: asStored(session) }),
    ...(language !== undefined && { language }),
  }
  const results: Awaited<ReturnType<typeof visit>>[] = []
  for (let n = 0; n < RUNS; n++) {
    const result = await visit(server.url + path, { ...seenBy, slowdown: slowdownNow() }, signal)
    slowdowns.push(phoneSlowdown(result))
    results.push(result)
  }
  const score = (of: 'performance' | 'accessibility' | 'best-practices' | 'seo') =>
    median(results.map(({ categories }) => categories[of].score * 100))
  const figure = (of: 'first-contentful-paint' | 'largest-contentful-paint' | 'cumulative-layout-shift') =>
    median(results.map(({ audits }) => audits[of].numericValue))
  const kB = (kind: Kind) =>
    median(
      results.map(({ audits }) =>
        audits['network-requests'].details.items
          .filter((item) => kindOf(item) === kind)
          .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0),
      ),
    )
  const atLeast = (label: string, of: Parameters<typeof score>[0], reference: number, judged = row) =>
    judged(`${name}: ${label}`, { figure: score(of), unit: '', reference, bound: 'at least' })
  // Times and sizes are set for the first load of home; of the others the score is, where everybody may come.
  const ofHome = path === '/' ? row : stated
  return [
    atLeast('performance', 'performance', path === '/' ? LIMITS.home : LIMITS.screen, session ? stated : row),
    atLeast('accessibility', 'accessibility', LIMITS.other),
    atLeast('best practices', 'best-practices', LIMITS.other),
    // What only members see is not for search engines.
    ...(session ? [] : [atLeast('SEO', 'seo', LIMITS.other)]),
    ofHome(`${name}: first contentful paint`, {
      figure: figure('first-contentful-paint') / 1000,
      unit: 's',
      reference: LIMITS.fcp,
    }),
    (name in LCP ? row : stated)(`${name}: largest contentful paint`, {
      figure: figure('largest-contentful-paint') / 1000,
      unit: 's',
      reference: LCP[name] ?? 2.5,
    }),
    row(`${name}: layout shift`, { figure: figure('cumulative-layout-shift'), unit: '', reference: LIMITS.cls }),
    row(`${name}: fonts, with the table of their letters`, {
      figure: kB('Font'),
      unit: 'kB',
      reference: LIMITS.fontKb,
    }),
    ofHome(`${name}: styles`, { figure: kB('Stylesheet'), unit: 'kB', reference: LIMITS.styleKb }),
    row(`${name}: page`, {
      figure: kB('Document'),
      unit: 'kB',
      reference: RENDERED.test(name) ? LIMITS.renderedPageKb : LIMITS.pageKb,
    }),
  ]
}

/** What is no first visit: one that the service worker answers, and long lists that are scrolled. */
async function measureUse(session: Session): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const repeats = async (path: string) => {
      const seconds: number[] = []
      for (let n = 0; n < RUNS; n++) seconds.push(await repeatVisit(browser, server.url + path, slowdownNow()))
      return { figure: median(seconds), unit: 's', reference: REPEAT_LCP }
    }
    const home = row('home, visited before: largest contentful paint', await repeats('/'))
    const list = row('list, visited before: largest contentful paint', await repeats('/search'))
    await runStatements(connection, ...FILL)
    const open = async (path: string) => {
      const context = await browser.newContext({
        viewport: VIEWPORT,
        isMobile: false,
        locale: 'ko-KR',
      })
      await context.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      }, asStored(session))
      const page = await context.newPage()
      await page.goto(server.url + path)
      return page
    }
    const posts = await scrollThrough(await open('/community'), {
      items: 'main ul > li',
      count: POSTS,
      direction: 'down',
    })
    const messages = await scrollThrough(await open(`/chat-room/${ROOM}`), {
      items: 'section [data-seq]',
      count: MESSAGES,
      direction: 'up',
    })
    const plain = await scrollPlainText(await browser.newPage({ viewport: VIEWPORT }), TEXT, PLAIN_TURNS)
    return [
      home,
      list,
      stated('scrolling plain text without a script: frames over 50 ms', {
        figure: plain,
        unit: '%',
        reference: LATE_FRAMES,
      }),
      row(`scrolling ${POSTS} posts: frames over 50 ms (the hard limit)`, {
        figure: posts,
        unit: '%',
        reference: LATE_FRAMES,
      }),
      row(`scrolling ${MESSAGES} messages: frames over 50 ms (the hard limit)`, {
        figure: messages,
        unit: '%',
        reference: LATE_FRAMES,
      }),
    ]
  } finally {
    await browser.close()
  }
}

/** What is measured by itself: `npm run bench:web -- chat`. */
const [part] = process.argv.slice(2)

try {
  // Counts for nothing else.
  slowdowns.push(phoneSlowdown(await visit(`${server.url}/`, {}, signal)))
  const session = await ask<Session>('/api/auth/login', { data: MEMBER })
  const lists = await ask<Record<string, { postId: number }[]>>('/api/mypage/posts', { token: session.accessToken })
  const postId = Object.values(lists).find(Array.isArray)?.[0]?.postId
  const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
    home: () => measure('home', '/'),
    list: () => measure('list', '/search'),
    place: () => measure('place', `/search-detail/${PLACE}`),
    post: () => measure('post', `/community/${postId}`),
    chat: async () => [
      ...(await measure('chat', `/chat-room/${ROOM}`, session)),
      ...(await measure('chat in English', `/chat-room/${ROOM}`, session, 'en-US')),
    ],
    plan: () => measure('plan', '/plan/1', session),
    use: () => measureUse(session),
  }
  if (part !== undefined && !Object.hasOwn(parts, part)) throw new Error(`parts: ${Object.keys(parts).join(', ')}`)
  const rows: Row[] = []
  for (const [name, measurePart] of Object.entries(parts))
    if (part === undefined || part === name) rows.push(...(await measurePart()))
  rows.push(
    stated('how many times slower than this machine the phone was', {
      figure: median(slowdowns),
      unit: '',
      reference: 4,
    }),
  )
  report('web', rows, part !== undefined)
} finally {
  await server.stop()
  await database.stop()
}
