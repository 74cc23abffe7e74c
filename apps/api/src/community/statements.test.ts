import type { CommentThread, PostSummary } from '@honjeo/contract/community'
import { beforeAll, describe, expect, it } from 'vitest'
import { setUpExplainedApp } from '../testing/explained-app.ts'
import { readsOver } from '../testing/explaining-client.ts'
import type { PageOf } from '../testing/community.ts'
import { insertGeneratedCommunity } from '../testing/insert-generated-community.ts'
import type { Member } from '../testing/test-app.ts'

/** The most rows that a statement may read through. */
const READ_MAX = 10_000

const { t, statements } = setUpExplainedApp({
  fill: (connection) =>
    insertGeneratedCommunity(connection, { members: 1000, rooms: 500, posts: 12_000, comments: 60_000 }),
})
let member: Member
let busiest: number

beforeAll(async () => {
  member = await t.addMember()
  const { rows } = await t.database.pool.query<{ id: number }>(
    'select id from posts order by comment_count desc limit 1',
  )
  busiest = rows[0]!.id
})

async function get<T>(url: string): Promise<T> {
  const { status, result } = await t.call<T>(url, {}, member)
  expect([url, status]).toEqual([url, 200])
  return result
}

/** Returns an answer, and how many statements it took, asked the second time, as the first may look after the session. */
async function counted<T>(url: string) {
  await get<T>(url)
  statements.length = 0
  const result = await get<T>(url)
  return { result, count: statements.length }
}

/** Reads of more rows than a page could be made of. */
const faults = () => readsOver(statements, READ_MAX)

describe('a page takes as many statements', () => {
  it('of the list, whether it holds one post or fifty with rooms, images and scraps', async () => {
    const one = await counted<PageOf<PostSummary>>('/api/community/posts?size=1')
    const fifty = await counted<PageOf<PostSummary>>('/api/community/posts?size=50')
    expect([one.result.content.length, fifty.result.content.length]).toEqual([1, 50])
    expect(fifty.result.content.filter(({ room }) => room)).not.toEqual([])
    expect([one.count, fifty.count]).toEqual([1, 1])
  })

  it('of comments, whether it holds none or fifty threads with replies and mentions', async () => {
    const [quiet] = (
      await t.database.pool.query<{ id: number }>(
        `insert into posts (category, title, content) values ('QUESTION', '조용한 글', '음') returning id`,
      )
    ).rows
    const none = await counted<PageOf<CommentThread>>(`/api/community/posts/${quiet!.id}/comments?size=50`)
    const one = await counted<PageOf<CommentThread>>(`/api/community/posts/${busiest}/comments?size=1`)
    const fifty = await counted<PageOf<CommentThread>>(`/api/community/posts/${busiest}/comments?size=50`)
    expect([none, one, fifty].map(({ result }) => result.content.length)).toEqual([0, 1, 50])
    expect(fifty.result.content.flatMap(({ replies }) => replies).length).toBeGreaterThan(10)
    expect([none, one, fifty].map(({ count }) => count)).toEqual([2, 2, 2])
  })

  it('of a post, whatever it has', async () => {
    const counts: number[] = []
    for (const where of ['room_id is null', 'room_id is not null', 'id % 2 = 1']) {
      const { rows } = await t.database.pool.query<{ id: number }>(`select id from posts where ${where} limit 1`)
      counts.push((await counted(`/api/community/posts/${rows[0]!.id}`)).count)
    }
    expect(counts).toEqual([1, 1, 1])
  })
})

describe('an index serves', () => {
  it.each(['', '&category=SOLO_TIP', '&category=COMPANION_PROPOSAL'])('the list far down%s', async (filter) => {
    let cursor = ''
    for (let page = 0; page < 20; page++) {
      const { nextCursor } = await get<PageOf<PostSummary>>(`/api/community/posts?size=50${filter}${cursor}`)
      cursor = `&cursor=${nextCursor}`
    }
    expect(faults()).toEqual([])
  })

  it('a post with its comments to the last', async () => {
    await get(`/api/community/posts/${busiest}`)
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: PageOf<CommentThread> = await get(
        `/api/community/posts/${busiest}/comments?size=50${cursor && `&cursor=${cursor}`}`,
      )
      cursor = page.nextCursor
    }
    await get(`/api/community/posts/${busiest}/mentionable`)
    expect(statements.length).toBeGreaterThan(10)
    expect(faults()).toEqual([])
  })

  it('a page with a deleted comment among thousands', async () => {
    const { pool } = t.database
    // The count is not what is looked at here, and thousands of changes of one row take their time.
    await pool.query('alter table comments disable trigger comments_count')
    await pool.query(
      `insert into comments (post_id, content, deleted_at)
       select $1, '저도요', case when n = 1 then now() end from generate_series(1, 6000) n`,
      [busiest],
    )
    await pool.query(
      `insert into comments (post_id, parent_id, content)
       select post_id, id, '왜 지우셨어요?' from comments where post_id = $1 and parent_id is null and deleted_at is not null`,
      [busiest],
    )
    await pool.query('analyze comments')
    let cursor: string | null = ''
    let stones = 0
    while (cursor !== null && stones === 0) {
      const page: PageOf<CommentThread> = await get(
        `/api/community/posts/${busiest}/comments?size=50${cursor && `&cursor=${cursor}`}`,
      )
      stones += page.content.filter(({ isDeleted }) => isDeleted).length
      cursor = page.nextCursor
    }
    expect(stones).toBeGreaterThan(0)
    expect(faults()).toEqual([])
  })

  it('what a member was notified of in many posts', async () => {
    await t.database.pool.query(
      `insert into notifications (user_id, type, message, resource_type, resource_id)
       select $1, 'SCRAP', '누가 스크랩했어요.', 'POST', id from posts`,
      [member.id],
    )
    await t.database.pool.query('analyze notifications')
    expect((await get<PageOf<unknown>>('/api/notifications?size=50')).content).toHaveLength(50)
    expect(await get('/api/notifications/unread')).toBe(true)
    expect(faults()).toEqual([])
  })

  it('what is asked before something is written', async () => {
    const write = (url: string, body: object) => t.call(url, { method: 'POST', body }, member)
    const draft = { postCategory: 'QUESTION', title: '어디가 좋아요?', content: '바다요, 산이요?' }
    expect((await write('/api/community/posts', draft)).status).toBe(201)
    expect((await write(`/api/community/posts/${busiest}/comments`, { content: '둘 다요' })).status).toBe(201)
    expect((await t.call(`/api/community/posts/${busiest}/scrap`, { method: 'PUT' }, member)).status).toBe(200)
    expect(faults()).toEqual([])
  })

  it('and without it this test finds the scan', async () => {
    await t.database.pool.query('drop index posts_latest_idx')
    await get('/api/community/posts')
    expect(faults().join('\n')).toMatch(/of \d+ posts/)
  })
})
