import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { BODY_MAX_BYTES, PLAN_BODY_MAX_BYTES, POST_CONTENT_MAX } from '@honjeo/contract/values/limits'
import { expect, it } from 'vitest'
import type { Envelope } from '../testing/test-app.ts'
import { startCluster, type ClusterNode } from './cluster.ts'
import { addCrowd } from './crowd.ts'
import { below, recordFault } from './figures.ts'
import { inForm } from './form.ts'
import { postDraft } from './mixed-writes.ts'

const BLOCKED_MS = inForm({ short: Number.POSITIVE_INFINITY, long: 50 })
/** What other work of the machine adds is not the same each time; what the request itself takes is. */
const ROUNDS = inForm({ short: 1, long: 5 })
const IDS = Array.from({ length: 10_000 }, (_, n) => n + 1)
const NUMBER = '몇 번째'
const CUT = ['EPIPE', 'ECONNRESET']
const POSTS = 'POST /api/community/posts'
const PLANS = 'POST /api/plans'

interface Poison {
  what: string
  /** Method and path. */
  line: string
  body?: string
  /** Its length is not said before. */
  isChunked?: boolean
  /** What it is answered, one of them. */
  code: string
}

/** Goes as deep as its length allows. */
const nested = (length: number, open: string, close: string) =>
  open.repeat(length / (open.length + close.length)) + close.repeat(length / (open.length + close.length))
const post = (fields: object) => JSON.stringify({ ...postDraft('길을 묻습니다'), ...fields })
const ofLength = (length: number, piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** What makes expressions try over and over, each as long as its field may be. */
const TRYING = ['a-', 'www.', 'https://', '카톡 아이디 ', '1 ', '[(', '선 입금 ', ' ', '<br', '@a.', '+']

const poisons: Poison[] = [
  { what: '5 MB of JSON', line: POSTS, body: post({ content: 'a'.repeat(5_000_000) }), code: 'COMMON413 CUT' },
  {
    what: '5 MB of JSON in pieces',
    line: POSTS,
    body: post({ content: 'a'.repeat(5_000_000) }),
    isChunked: true,
    code: 'COMMON413 CUT',
  },
  ...[POSTS, PLANS].flatMap((line) => {
    const length = line === PLANS ? PLAN_BODY_MAX_BYTES : BODY_MAX_BYTES
    return [
      { what: 'lists in lists', line, body: nested(length, '[', ']'), code: 'COMMON400' },
      { what: 'objects in objects', line, body: nested(length, '{"a":', '}').replace(':}', ':0}'), code: 'COMMON400' },
    ]
  }),
  { what: '10,000 ids', line: 'POST /api/plans/ai', body: JSON.stringify({ contentIds: IDS }), code: 'COMMON400' },
  { what: '10,000 names of images', line: POSTS, body: post({ imageNames: IDS.map(String) }), code: 'COMMON413' },
  {
    what: '10,000 unknown fields',
    line: POSTS,
    body: JSON.stringify(Object.fromEntries(IDS.map((n) => [n, 0]))),
    code: 'COMMON413',
  },
  { what: '8,000 numbers for images', line: POSTS, body: post({ imageNames: IDS.slice(0, 8000) }), code: 'COMMON400' },
  {
    what: '100 kB for an expression',
    line: POSTS,
    body: post({ content: ofLength(100_000, 'www.') }),
    code: 'COMMON413',
  },
  ...TRYING.flatMap((piece): Poison[] => [
    {
      what: `60 kB of “${piece}”`,
      line: POSTS,
      body: post({ title: ofLength(Math.floor(60_000 / Buffer.byteLength(piece)), piece) }),
      code: 'COMMON400',
    },
    {
      what: `an address of “${piece}”`,
      line: 'POST /api/auth/email-codes',
      body: JSON.stringify({
        email: `${ofLength(60_000 / Buffer.byteLength(piece), piece)}@example.com`,
        purpose: 'SIGNUP',
      }),
      code: 'COMMON400',
    },
    // Taken: it is as long as a text may be.
    {
      what: `a text of “${piece}”`,
      line: POSTS,
      body: post({ content: `${NUMBER} ${ofLength(POST_CONTENT_MAX - 10, piece)} 끝` }),
      code: 'COMMON200 SPAM4001',
    },
    {
      what: `a search for “${piece}”`,
      line: `GET /api/tourist-spots/search?q=${encodeURIComponent(ofLength(100, piece.trim() || 'ㅎ'))}`,
      code: 'COMMON200',
    },
  ]),
]

/** The code of the answer, which may come before all has been sent. */
async function send(http: string, token: string, poison: Poison, round: number): Promise<string> {
  const { line, isChunked = false } = poison
  const [method = '', path = ''] = line.split(' ')
  // The same text twice would be refused before it is looked at.
  const body = poison.body?.replace(NUMBER, `${round}`)
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(body === undefined || isChunked ? {} : { 'content-length': Buffer.byteLength(body) }),
  }
  const answer = await new Promise<string>((resolve, reject) => {
    const asking = request(http + path, { method, headers, agent: false }, (response) => {
      resolve(text(response))
    })
    // Where it is cut off while it still sends, it may not hear why.
    asking.on('error', (error: NodeJS.ErrnoException) =>
      CUT.includes(error.code ?? '') ? resolve('{"code":"CUT"}') : reject(error),
    )
    asking.end(body)
  })
  return (JSON.parse(answer) as Envelope).code
}

/** For how long at most the event loop stood still since this was asked last, in ms; some 10 when nothing happens. */
async function blockedMs({ http }: ClusterNode): Promise<number> {
  const metrics = await (await fetch(`${http}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1]) * 1000
}

it(
  'F27: what is long, deep or many is refused or taken without keeping others waiting',
  { timeout: inForm({ short: 120_000, long: 300_000 }) },
  async () => {
    const { connection, nodes } = await startCluster(1)
    const [node] = nodes as [ClusterNode]
    const [room] = await addCrowd({ connection }, 1, ROUNDS + 1)
    let worst = { what: '', ms: 0 }
    const wrong: string[] = []
    for (const poison of poisons) {
      let ms = Number.POSITIVE_INFINITY
      for (let round = 0; round < ROUNDS; round++) {
        await blockedMs(node)
        // Nobody may write as often as this in a day.
        const code = await send(node.http, room!.members[round]!.accessToken, poison, round)
        ms = Math.min(ms, await blockedMs(node))
        if (!poison.code.split(' ').includes(code)) wrong.push(`${poison.what}: ${code}`)
      }
      if (ms > worst.ms) worst = { what: poison.what, ms }
    }
    recordFault('F27', [
      below(
        `the event loop stands still, the worst of ${poisons.length} requests, ${worst.what}`,
        worst.ms,
        'ms',
        BLOCKED_MS,
      ),
    ])
    expect(wrong).toEqual([])
    expect(worst.ms).toBeGreaterThan(0)
    expect(worst.ms).toBeLessThan(BLOCKED_MS)
    expect((await fetch(`${node.http}/readyz`)).status).toBe(200)
  },
)
