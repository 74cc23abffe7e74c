import type { PostSummary } from '@honjeo/contract/community'
import type { MyReviewSummary } from '@honjeo/contract/users'
import { beforeEach, describe, expect, it } from 'vitest'
import { comments, scraps } from '@honjeo/schema/comments'
import { addImage } from '../testing/images.ts'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addPosts } from '../testing/posts.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const GONE = '2026-11-01T00:00:00.000Z'
let member: Member
let other: Member

beforeEach(async () => {
  member = await t.addMember()
  other = await t.addMember()
})

interface Page<T> {
  content: T[]
  hasNext: boolean
  nextCursor: string | null
  size: number
}
type List = 'posts' | 'scraps' | 'commented-posts'

const page = async <T = PostSummary>(list: string, query = '', as = member) =>
  (await t.call<Page<T>>(`/api/mypage/${list}?${query}`, {}, as)).result

async function walk(list: string): Promise<number[]> {
  const seen: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { content, nextCursor }: Page<{ postId?: number; id?: number }> = await page(
      list,
      `size=2${cursor && `&cursor=${cursor}`}`,
    )
    seen.push(...content.map(({ postId, id }) => postId ?? id!))
    cursor = nextCursor
  }
  return seen
}

const at = (seconds: number) => new Date(t.clock.now().getTime() - 60_000 + seconds * 1000).toISOString()
const comment = (postId: number, changes: object = {}) =>
  t.database.db.insert(comments).values({ postId, authorId: member.id, content: '저도요', ...changes })
const scrap = (postId: number, seconds: number) =>
  t.database.db.insert(scraps).values({ postId, userId: member.id, createdAt: at(seconds) })

/** Brings each post into a list of the member's. */
const enter: Record<List, (postId: number, n: number) => Promise<unknown>> = {
  posts: (postId, n) =>
    t.database.pool.query('update posts set author_id = $2, created_at = $3 where id = $1', [postId, member.id, at(n)]),
  scraps: scrap,
  'commented-posts': (postId) => comment(postId),
}

describe.each(Object.keys(enter) as List[])('my %s', (list) => {
  it('are for members only', async () => {
    expect(await t.call(`/api/mypage/${list}`)).toMatchObject({ status: 401, code: 'AUTH4010' })
  })

  it('are none at first', async () => {
    expect(await page(list)).toEqual({ content: [], hasNext: false, nextCursor: null, size: 20 })
  })

  it('come the latest first, page by page, each once, one’s own only', async () => {
    const ids = await addPosts(t.database, ...Array.from({ length: 5 }, () => ({ authorId: other.id })))
    const order = [ids[2]!, ids[0]!, ids[4]!, ids[1]!, ids[3]!]
    for (const [n, id] of order.entries()) await enter[list](id, n)
    expect(await walk(list)).toEqual(order.toReversed())
    expect((await page(list, '', await t.addMember())).content).toEqual([])
  })

  it('leave out posts that were deleted or are out of sight', async () => {
    const [kept, deleted, hidden] = await addPosts(t.database, {}, { deletedAt: GONE }, { hiddenAt: GONE })
    for (const [n, id] of [kept!, deleted!, hidden!].entries()) await enter[list](id, n)
    expect(await walk(list)).toEqual([kept])
  })

  it('take no cursor of another list', async () => {
    const ids = await addPosts(t.database, {}, {})
    for (const [n, id] of ids.entries()) await enter[list](id, n)
    const { nextCursor } = await page(list, 'size=1')
    const foreign = list === 'posts' ? 'scraps' : 'posts'
    expect(await t.call(`/api/mypage/${foreign}?cursor=${nextCursor}`, {}, member)).toMatchObject({ status: 400 })
  })
})

describe('a post in my lists', () => {
  it('says what its card shows, with the state its room has now', async () => {
    const roomId = await t.addRoom(other, { contentId: SAEBYEOL, maxMembers: 2 })
    const content = '가'.repeat(300)
    const draft = {
      authorId: other.id,
      category: 'COMPANION_PROPOSAL',
      title: '억새 보러 가요',
      content,
      roomId,
    } as const
    const [postId = 0] = await addPosts(t.database, { ...draft, createdAt: at(1), updatedAt: at(2) })
    const image = await addImage(t, other)
    await t.database.pool.query(
      'insert into post_images (post_id, position, image_name) values ($1, 0, $2), ($1, 1, $3)',
      [postId, image.imageName, (await addImage(t, other)).imageName],
    )
    await scrap(postId, 1)
    const room = async () => (await page('scraps')).content[0]!.room
    expect((await page('scraps')).content).toEqual([
      {
        postId,
        postCategory: 'COMPANION_PROPOSAL',
        title: '억새 보러 가요',
        content: '가'.repeat(120),
        author: { userId: other.id, nickName: other.nickName, imageUrl: null },
        commentCount: 0,
        scrapCount: 1,
        isScraped: true,
        isMine: false,
        thumbUrl: image.thumbUrl,
        imageCount: 2,
        room: {
          roomId,
          status: 'RECRUITING',
          currentParticipants: 1,
          maxParticipants: 2,
          scheduledDate: t.clock.inSeconds(86_400),
          day: expect.any(String),
          partOfDay: expect.any(String),
        },
        createdAt: at(1),
        updatedAt: at(2),
      },
    ])
    await t.join(roomId, member)
    expect(await room()).toMatchObject({ status: 'FULL', currentParticipants: 2 })
    await t.database.pool.query('delete from chat_rooms where id = $1', [roomId])
    expect(await room()).toBeNull()
  })

  it('is a former member’s once they have left', async () => {
    const [postId = 0] = await addPosts(t.database, { authorId: null })
    await scrap(postId, 1)
    expect((await page('scraps')).content[0]).toMatchObject({
      author: { userId: null, nickName: '탈퇴한 사용자', imageUrl: null },
      isMine: false,
      room: null,
      thumbUrl: null,
    })
  })

  it('is one’s own among one’s own', async () => {
    await addPosts(t.database, { authorId: member.id })
    expect((await page('posts')).content[0]).toMatchObject({ isMine: true, isScraped: false })
  })
})

describe('posts one has commented on', () => {
  it('are each there once, by the last word one still has there', async () => {
    const [first = 0, second = 0, third = 0] = await addPosts(t.database, {}, {}, {})
    for (const id of [first, second, first]) await comment(id)
    await comment(third, { deletedAt: GONE })
    await comment(second, { hiddenAt: GONE })
    await comment(second, { authorId: other.id })
    expect(await walk('commented-posts')).toEqual([first, second])
  })
})

describe('my reviews', () => {
  it('say what their card shows', async () => {
    const image = await addImage(t, member)
    const review = {
      userId: member.id,
      content: '억새',
      rating: 5,
      helpfulCount: 2,
      receiptVerified: true,
      createdAt: at(1),
    }
    const [id = 0] = await addReviews(t.database, SAEBYEOL, review)
    const body = { images: [image.imageName] }
    await t.call(`/api/reviews/${id}`, { method: 'PATCH', body }, member)
    expect((await page<MyReviewSummary>('reviews')).content).toEqual([
      {
        id,
        contentId: SAEBYEOL,
        spotName: '새별오름',
        spotImage: image.imageUrl,
        rating: 5,
        level: 'EASY',
        content: '억새',
        thumbUrl: image.thumbUrl,
        receipt: true,
        isHidden: false,
        helpfulCount: 2,
        date: '2026-10-03',
        createdAt: at(1),
      },
    ])
  })

  it('come newest first, page by page, also of places that are gone, and what others do not see', async () => {
    const mine = (n: number) => ({ userId: member.id, createdAt: at(n) })
    const ids = await addReviews(t.database, SAEBYEOL, mine(3), mine(1), mine(1), { ...mine(4), hiddenAt: GONE })
    const [elsewhere] = await addReviews(t.database, JEONGBANG, mine(2), { userId: other.id })
    await t.database.pool.query('update places set hidden_at = now() where content_id = $1', [JEONGBANG])
    expect(await walk('reviews')).toEqual([ids[3], ids[0], elsewhere, ids[2], ids[1]])
    await t.database.pool.query('update places set hidden_at = null where content_id = $1', [JEONGBANG])
    expect(await t.call('/api/mypage/reviews')).toMatchObject({ status: 401 })
  })
})
