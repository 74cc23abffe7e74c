/** What the community costs: the list, a post with its comments, and writing, with a tenth and with all of the posts. */
import { randomUUID } from 'node:crypto'
import { hashPassword } from '../apps/api/src/records/password-hashes.ts'
import { insertGeneratedCommunity } from '../apps/api/src/testing/insert-generated-community.ts'
import type { Call } from './lib/caller.ts'
import { cpuPerBatch, cpuPerRequest, openDataSet, type DataSet } from './lib/data-set.ts'
import { startDatabase } from './lib/database.ts'
import { report, row } from './lib/report.ts'

const ALL = { members: 2000, rooms: 500, posts: 5000, comments: 100_000 }
const TENTH = { members: 2000, rooms: 500, posts: 500, comments: 10_000 }
/** Limits in milliseconds, from the design's targets. */
const LIST_CPU = 2
const DETAIL_CPU = 3
const CREATE_CPU = 3

const PASSWORD = 'olle-course-7'
/** Many enough that none reaches the limit of a day. */
const WRITERS = 80
const LIST = '/api/community/posts?size=20'
const LISTS = [
  LIST,
  ...['QUESTION', 'COMPANION_PROPOSAL', 'SOLO_TIP'].map((category) => `${LIST}&category=${category}`),
]
const WORDS = '새벽 첫 배를 타고 우도에 들어가 자전거로 한 바퀴 돌았어요. 바람이 세니 겉옷을 꼭 챙기세요. '

async function signIn({ caller }: DataSet): Promise<string[]> {
  const tokens: string[] = []
  for (let n = 1; n <= WRITERS; n++) {
    const body = { email: `generated${n}@example.com`, password: PASSWORD }
    const answer = await caller.call({ path: '/api/auth/login', method: 'POST', body })
    tokens.push((JSON.parse(answer) as { result: { accessToken: string } }).result.accessToken)
  }
  return tokens
}

async function newestPosts({ caller }: DataSet): Promise<number[]> {
  const { result } = JSON.parse(await caller.call('/api/community/posts?size=50')) as {
    result: { content: { postId: number }[] }
  }
  return result.content.map(({ postId }) => postId)
}

/** Signs in once for all figures, and measures each. */
async function measureSet(set: DataSet) {
  const tokens = await signIn(set)
  const posts = await newestPosts(set)
  let n = 0
  const next = () => {
    n++
    return { n, token: tokens[n % tokens.length] ?? '', post: `/api/community/posts/${posts[n % posts.length]}` }
  }
  const read = (): Call[] => {
    const { token, post } = next()
    return [
      { path: post, token },
      { path: `${post}/comments`, token },
    ]
  }
  const listOf = (): Call[] => {
    const { n: i, token } = next()
    return [{ path: LISTS[i % LISTS.length] ?? LIST, token }]
  }
  const write = (path: string, body: object, token: string): Call[] => [
    { path, method: 'POST', body, token, idempotencyKey: randomUUID() },
  ]
  const writePost = () => {
    const { n: i, token } = next()
    const draft = { postCategory: 'SOLO_TIP', title: `우도 하루 ${i}`, content: `${WORDS.repeat(5)}${i}` }
    return write('/api/community/posts', draft, token)
  }
  const writeComment = () => {
    const { n: i, token, post } = next()
    return write(`${post}/comments`, { content: `${WORDS}${i}` }, token)
  }
  await cpuPerBatch(set, () => [...listOf(), ...read()])
  return {
    publicList: await cpuPerRequest(set, LISTS),
    list: await cpuPerBatch(set, listOf),
    detail: await cpuPerBatch(set, read),
    comment: await cpuPerBatch(set, writeComment),
    post: await cpuPerBatch(set, writePost),
  }
}

async function measure(tenth: DataSet, all: DataSet) {
  const few = await measureSet(tenth)
  const many = await measureSet(all)
  const cpu = (figure: number, reference: number) => ({ figure, unit: 'ms', reference })
  return [
    row('list of 20, to visitors: CPU', cpu(many.publicList, LIST_CPU)),
    row('list of 20, to members: CPU', cpu(many.list, LIST_CPU)),
    row('post with its comments, two requests: CPU', cpu(many.detail, DETAIL_CPU)),
    row('writing a comment: CPU', cpu(many.comment, CREATE_CPU)),
    row('writing a post: CPU', cpu(many.post, CREATE_CPU)),
    row('list of 20, 10 x the data: CPU', { ...cpu(many.list, few.list), target: 2 }),
    row('post with its comments, 10 x the data: CPU', { ...cpu(many.detail, few.detail), target: 2 }),
    row('writing a comment, 10 x the data: CPU', { ...cpu(many.comment, few.comment), target: 2 }),
  ]
}

const passwordHash = await hashPassword(PASSWORD)
const database = await startDatabase()
const opened: DataSet[] = []
try {
  for (const size of [TENTH, ALL]) {
    const name = `posts_${size.posts}`
    opened.push(await openDataSet(database, name, (to) => insertGeneratedCommunity(to, size, passwordHash)))
  }
  report('community', await measure(opened[0]!, opened[1]!))
} finally {
  for (const { stop } of opened) await stop()
  await database.stop()
}
