import type { BlockedMember } from '@honjeo/contract/blocks'
import type { LatestReview } from '@honjeo/contract/home'
import type { PlaceReviewPage } from '@honjeo/contract/places'
import { BLOCKS_MAX } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { Community, type PageOf } from '../testing/community.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReviews } from '../testing/reviews.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
let me: Member
let rude: Member
let other: Member

const block = (as: Member, userId: number) => t.call(`/api/blocks/${userId}`, { method: 'POST' }, as)
const unblock = (as: Member, userId: number) => t.call(`/api/blocks/${userId}`, { method: 'DELETE' }, as)
const blocked = async (as: Member, query = '') =>
  (await t.call<PageOf<BlockedMember>>(`/api/mypage/blocks?${query}`, {}, as)).result
const addReview = async (by: Member, draft: object = {}) => {
  const [reviewId] = await addReviews(t.database, SAEBYEOL, { userId: by.id, ...draft })
  return reviewId
}
const hasNews = async (as: Member) => (await t.call<boolean>('/api/notifications/unread', {}, as)).result
const postIds = async (as?: Member) => (await board.list('size=50', as)).result.content.map(({ postId }) => postId)
const threads = async (postId: number, as?: Member) => (await board.comments(postId, '', as)).result.content

beforeEach(async () => {
  me = await t.addMember()
  rude = await t.addMember()
  other = await t.addMember()
})

describe('blocking a member', () => {
  it('refuses oneself and members who are not there', async () => {
    expect(await block(me, me.id)).toMatchObject({ status: 400, code: 'BLOCK4001' })
    expect(await block(me, GONE)).toMatchObject({ status: 404, code: 'USER4040' })
    expect((await blocked(me)).content).toEqual([])
  })

  it('lists whom one has blocked, the latest first and each once, and shows it to no one else', async () => {
    await block(me, rude.id)
    t.clock.advance(1)
    await block(me, other.id)
    t.clock.advance(1)
    expect(await block(me, rude.id)).toMatchObject({ status: 200, result: null })
    const { content } = await blocked(me)
    expect(content.map(({ userId }) => userId)).toEqual([other.id, rude.id])
    expect(content[1]).toEqual({
      userId: rude.id,
      nickName: rude.nickName,
      imageUrl: null,
      blockedAt: expect.stringMatching(/Z$/) as string,
    })
    expect((await blocked(rude)).content).toEqual([])
  })

  it('goes through the list page by page', async () => {
    await block(me, rude.id)
    await block(me, other.id)
    const first = await blocked(me, 'size=1')
    const second = await blocked(me, `size=1&cursor=${first.nextCursor}`)
    expect([...first.content, ...second.content].map(({ userId }) => userId)).toEqual([other.id, rude.id])
    expect(second.hasNext).toBe(false)
  })

  it('is there once after many taps at once', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => block(me, rude.id)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await blocked(me)).content).toHaveLength(1)
  })

  it('ends at the limit, and those who are blocked can be blocked again even then', async () => {
    await block(me, rude.id)
    await t.database.pool.query(
      `with more as (
         insert into users (email, password_hash, name, nickname, gender, birth_date, user_type,
           q1_expect, q2_habit, q3_avoid, q4_feeling, q5_necessity)
         select 'many' || n || '@example.com', password_hash, name, 'many' || n, gender, birth_date, user_type, 1, 1, 1, 1, 1
         from users, generate_series(1, $2) n where id = $1 returning id
       ) insert into blocks (blocker_id, blocked_id) select $1, id from more`,
      [me.id, BLOCKS_MAX - 1],
    )
    expect(await block(me, other.id)).toMatchObject({ status: 409, code: 'BLOCK4090' })
    expect(await block(me, rude.id)).toMatchObject({ status: 200 })
  })

  it('is taken back as often as one likes', async () => {
    await block(me, rude.id)
    expect(await unblock(me, rude.id)).toMatchObject({ status: 200, result: null })
    expect(await unblock(me, rude.id)).toMatchObject({ status: 200 })
    expect((await blocked(me)).content).toEqual([])
  })
})

describe('what a blocked member writes', () => {
  it('is left out of the lists of who blocked them, and of no one else', async () => {
    const postId = await board.addPost(rude)
    await board.scrap(me, postId)
    await board.addComment(me, postId)
    await block(me, rude.id)
    expect(await postIds(me)).not.toContain(postId)
    for (const list of ['scraps', 'commented-posts']) {
      const { result } = await t.call<PageOf<unknown>>(`/api/mypage/${list}`, {}, me)
      expect([list, result.content]).toEqual([list, []])
    }
    expect(await postIds(other)).toContain(postId)
    expect(await postIds()).toContain(postId)
    await unblock(me, rude.id)
    expect(await postIds(me)).toContain(postId)
  })

  it('is not there at its address for who blocked them, and is for everybody else', async () => {
    const postId = await board.addPost(rude)
    await board.addComment(other, postId)
    const address = `/api/community/posts/${postId}`
    const answers = async (as?: Member) => [
      (await t.call(address, {}, as)).code,
      (await t.call(`${address}/comments`, {}, as)).code,
    ]
    await block(me, rude.id)
    expect(await answers(me)).toEqual(['POST4040', 'POST4040'])
    expect(await t.call(`${address}/mentionable`, {}, me)).toMatchObject({ status: 404, code: 'POST4040' })
    for (const reader of [undefined, other, rude]) expect(await answers(reader)).toEqual(['COMMON200', 'COMMON200'])
    await unblock(me, rude.id)
    expect(await answers(me)).toEqual(['COMMON200', 'COMMON200'])
  })

  it('is not hidden from themselves, nor what the blocker writes from them', async () => {
    const theirs = await board.addPost(rude)
    const mine = await board.addPost(me)
    await block(me, rude.id)
    expect(await postIds(rude)).toEqual(expect.arrayContaining([theirs, mine]))
  })

  it('is shown below a post as deleted where others have replied, and not at all where no one has', async () => {
    const postId = await board.addPost(other)
    const answered = await board.addComment(rude, postId)
    await board.addComment(other, postId, { parentId: answered, content: '그건 아니죠' })
    const alone = await board.addComment(rude, postId)
    await board.addComment(rude, postId, { parentId: alone })
    const welcome = await board.addComment(other, postId)
    await board.addComment(rude, postId, { parentId: welcome })
    await block(me, rude.id)

    const seen = await threads(postId, me)
    expect(seen.map(({ commentId }) => commentId)).toEqual([answered, welcome])
    expect(seen[0]).toMatchObject({ isDeleted: true, content: '', author: { userId: null, nickName: '' } })
    expect(seen[0]!.replies.map(({ content }) => content)).toEqual(['그건 아니죠'])
    expect(seen[1]!.replies).toEqual([])
    expect(JSON.stringify(seen)).not.toContain(rude.nickName)
    expect((await threads(postId, other)).map(({ replies }) => replies.length)).toEqual([1, 1, 1])
    expect(await threads(postId)).toHaveLength(3)
  })
})

describe('a member who is blocked', () => {
  it('neither finds nor calls the one who blocked them, nor the other way round', async () => {
    const postId = await board.addPost(other)
    await board.addComment(me, postId)
    await board.addComment(rude, postId)
    await block(me, rude.id)
    for (const [by, of] of [
      [rude, me],
      [me, rude],
    ] as const) {
      const { result } = await t.call<{ userId: number }[]>(`/api/community/posts/${postId}/mentionable`, {}, by)
      expect(result.map(({ userId }) => userId)).toEqual([other.id])
      const call = { content: `@${of.nickName} @${other.nickName} 저기요`, mentions: [of.id, other.id] }
      const comment = await board.comment(by, postId, call)
      expect(comment.result.mentions.map(({ userId }) => userId)).toEqual([other.id])
    }
    expect([await hasNews(me), await hasNews(rude)]).toEqual([false, false])
  })

  it('neither comments on, replies to, scraps nor thanks for what the other wrote: it is not there', async () => {
    const [mine, theirs] = [await board.addPost(me), await board.addPost(rude)]
    const elsewhere = await board.addPost(other)
    const [said, answered] = [await board.addComment(me, elsewhere), await board.addComment(rude, elsewhere)]
    const [reviewOfMine, reviewOfTheirs] = [await addReview(me), await addReview(rude)]
    await board.scrap(rude, mine)
    await block(me, rude.id)
    for (const [by, postId, commentId, reviewId] of [
      [rude, mine, said, reviewOfMine],
      [me, theirs, answered, reviewOfTheirs],
    ] as const) {
      expect(await board.comment(by, postId, { content: '저기요' })).toMatchObject({ status: 404, code: 'POST4040' })
      const reply = await board.comment(by, elsewhere, { content: '저기요', parentId: commentId })
      expect(reply).toMatchObject({ status: 404, code: 'POST4041' })
      const vote = await t.call(`/api/reviews/${reviewId}/helpful`, { method: 'PUT' }, by)
      expect(vote).toMatchObject({ status: 404, code: 'REVIEW4040' })
      expect((await board.comment(by, elsewhere, { content: '다들 안녕하세요' })).status).toBe(201)
    }
    expect(await board.scrap(me, theirs)).toMatchObject({ status: 404, code: 'POST4040' })
    // A scrap from before the block can still be removed.
    expect((await board.scrap(rude, mine)).result).toMatchObject({ scraped: false })
    expect(await board.scrap(rude, mine)).toMatchObject({ status: 404, code: 'POST4040' })
    await unblock(me, rude.id)
    expect((await board.comment(rude, mine, { content: '이제 되네요' })).status).toBe(201)
  })

  it('does not see who blocked them, whose profile is as gone', async () => {
    await block(me, rude.id)
    const profile = (of: Member, as: Member) => t.call(`/api/mypage/profile/${of.id}`, {}, as)
    expect(await profile(me, rude)).toMatchObject({ status: 404, code: 'USER4040' })
    expect((await profile(rude, me)).status).toBe(200)
    expect((await profile(me, other)).status).toBe(200)
  })

  it('makes no notification for who blocked them, whatever they do', async () => {
    const postId = await board.addPost(other)
    await board.addComment(me, postId)
    await block(me, rude.id)
    await board.addComment(rude, postId, { content: `@${me.nickName} 저기요`, mentions: [me.id] })
    expect(await hasNews(me)).toBe(false)
    const mine = await board.addPost(me)
    await board.addComment(other, mine)
    expect(await hasNews(me)).toBe(true)
  })
})

describe('reviews of a blocked member', () => {
  const reviewsOf = async (as?: Member) =>
    (await t.call<PlaceReviewPage>(`/api/tourist-spots/${SAEBYEOL}/reviews?size=50`, {}, as)).result
  const latest = async (as?: Member) => (await t.call<LatestReview[]>('/api/home/latest-reviews', {}, as)).result

  it('are hidden from who blocked them, with what they add to the figures', async () => {
    await t.sql('delete from reviews')
    await addReview(rude, { rating: 1, difficulty: 'HARD', content: '별로예요' })
    await addReview(other, { rating: 5, difficulty: 'EASY', content: '좋아요' })
    const all = await reviewsOf()
    await block(me, rude.id)
    const mine = await reviewsOf(me)
    expect(mine.content.map(({ content }) => content)).toEqual(['좋아요'])
    expect(mine.stats).toMatchObject({ totalReviews: 1, averageRating: 5, easyPct: 100, hardPct: 0 })
    expect((await latest(me)).map(({ content }) => content)).toEqual(['좋아요'])
    for (const as of [undefined, rude, other]) {
      expect((await reviewsOf(as)).stats).toEqual(all.stats)
      expect(await latest(as)).toHaveLength(2)
    }
    await block(me, other.id)
    expect((await reviewsOf(me)).stats).toMatchObject({ totalReviews: 0, averageRating: null, easyPct: 0, topTags: [] })
  })
})
