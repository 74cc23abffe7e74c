import type { PlaceReviewPage } from '@honjeo/contract/places'
import type { MyReview } from '@honjeo/contract/reviews'
import { REVIEW_TEXT_MAX } from '@honjeo/contract/values/limits'
import { addDays } from 'date-fns/addDays'
import { subYears } from 'date-fns/subYears'
import { beforeEach, describe, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { addImage } from '../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let member: Member
let reviewId: number
let images: string[]

beforeEach(async () => {
  member = await t.addMember()
  images = [(await addImage(t, member)).imageName, (await addImage(t, member)).imageName]
  const body = {
    contentId: SAEBYEOL,
    visitDate: koreanDay(t.clock.now()),
    difficulty: 'EASY',
    rating: 5,
    tags: ['QUIET'],
    text: '억새가 한창이에요',
    images,
  }
  const { result } = await t.call<{ reviewId: number }>('/api/reviews', { method: 'POST', body }, member)
  reviewId = result.reviewId
})

const read = (as = member, id = reviewId) => t.call<MyReview>(`/api/reviews/${id}`, {}, as)
const change = (body: object, as = member, id = reviewId) =>
  t.call<{ reviewId: number; points: number; fields?: Record<string, string> }>(
    `/api/reviews/${id}`,
    { method: 'PATCH', body },
    as,
  )
const remove = (as = member, id = reviewId) => t.call(`/api/reviews/${id}`, { method: 'DELETE' }, as)
const hide = () => t.database.pool.query('update reviews set hidden_at = now() where id = $1', [reviewId])
const statsOf = async () =>
  (await t.call<PlaceReviewPage>(`/api/tourist-spots/${SAEBYEOL}/reviews?size=1`)).result.stats

describe('one’s own review', () => {
  it('is read as it was written, for the form to take up again', async () => {
    expect((await read()).result).toEqual({
      id: reviewId,
      contentId: SAEBYEOL,
      contentTypeId: 12,
      spotName: '새별오름',
      visitDate: koreanDay(t.clock.now()),
      difficulty: 'EASY',
      rating: 5,
      tags: ['QUIET'],
      text: '억새가 한창이에요',
      images: images.map((imageName) => expect.objectContaining({ imageName, width: 64, height: 48 })),
      receiptVerified: false,
      isHidden: false,
      createdAt: t.clock.now().toISOString(),
    })
  })

  it('changes in what is sent and stays in the rest', async () => {
    const { result: before } = await read()
    expect((await change({ text: '바람이 세요' })).result).toEqual({ reviewId, points: 0 })
    expect((await read()).result).toEqual({ ...before, text: '바람이 세요' })
    const added = (await addImage(t, member)).imageName
    const visitDate = koreanDay(addDays(t.clock.now(), -3))
    await change({ visitDate, difficulty: 'HARD', rating: 2, tags: ['BY_BUS'], images: [added, images[0]] })
    const { result } = await read()
    expect(result).toMatchObject({ visitDate, difficulty: 'HARD', rating: 2, tags: ['BY_BUS'], text: '바람이 세요' })
    expect(result.images.map(({ imageName }) => imageName)).toEqual([added, images[0]])
  })

  it('takes its place’s figures along', async () => {
    const sum = async () => {
      const { totalReviews, averageRating } = await statsOf()
      return { totalReviews, stars: Math.round(totalReviews * (averageRating ?? 0)) }
    }
    const before = await sum()
    await change({ rating: 1, difficulty: 'NORMAL' })
    expect(await sum()).toEqual({ ...before, stars: before.stars - 4 })
    await remove()
    expect(await sum()).toEqual({ totalReviews: before.totalReviews - 1, stars: before.stars - 5 })
  })

  it('takes them along exactly, whatever many do with their reviews at once', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => t.addMember()))
    const ids = await addReviews(t.database, SAEBYEOL, ...members.map(({ id }) => ({ userId: id, rating: 3 })))
    const write = (as: Member) => {
      const body = {
        contentId: SAEBYEOL,
        visitDate: koreanDay(t.clock.now()),
        difficulty: 'HARD',
        rating: 1,
        text: '또',
      }
      return t.call('/api/reviews', { method: 'POST', body }, as)
    }
    const replies = await Promise.all([
      ...members.map(write),
      ...members.slice(0, 4).map((as, i) => change({ rating: 5, difficulty: 'NORMAL' }, as, ids[i])),
      ...members.slice(2, 5).map((as, i) => remove(as, ids[i + 2])),
      t.database.pool.query('update reviews set hidden_at = now() where id = any($1)', [[ids[0], ids[5]]]),
    ])
    expect(replies.length).toBe(14)
    const { rows } = await t.database.pool.query(
      `select review_count, rating_sum, easy_count, normal_count, hard_count,
         (select array[count(*), sum(rating), count(*) filter (where difficulty = 'EASY'),
            count(*) filter (where difficulty = 'NORMAL'), count(*) filter (where difficulty = 'HARD')]::integer[]
          from reviews where content_id = $1 and hidden_at is null) as true
       from places where content_id = $1`,
      [SAEBYEOL],
    )
    const { true: counted, ...kept } = rows[0] as { true: number[] }
    expect(Object.values(kept)).toEqual(counted)
  })

  it('keeps moments that its place offers no longer, and a day of long ago', async () => {
    const visitDate = koreanDay(subYears(t.clock.now(), 5))
    const [old = 0] = await addReviews(t.database, SAEBYEOL, { userId: member.id, tags: ['SOLO_MEAL'], visitDate })
    expect((await change({ tags: ['SOLO_MEAL', 'QUIET'], visitDate, rating: 3 }, member, old)).status).toBe(200)
    expect((await read(member, old)).result).toMatchObject({ tags: ['SOLO_MEAL', 'QUIET'], visitDate, rating: 3 })
  })

  it('is deleted once, with its votes; its pictures can be used again', async () => {
    const other = await t.addMember()
    await t.call(`/api/reviews/${reviewId}/helpful`, { method: 'PUT' }, other)
    expect((await remove()).status).toBe(200)
    expect(await remove()).toMatchObject({ status: 404, code: 'REVIEW4040' })
    expect(await read()).toMatchObject({ status: 404, code: 'REVIEW4040' })
    const [another = 0] = await addReviews(t.database, SAEBYEOL, { userId: member.id })
    expect((await change({ images }, member, another)).status).toBe(200)
  })

  it('can be changed and deleted when its place is gone', async () => {
    await t.database.pool.query('update places set hidden_at = now() where content_id = $1', [SAEBYEOL])
    expect((await change({ text: '이제는 없어졌대요' })).status).toBe(200)
    expect((await remove()).status).toBe(200)
    await t.database.pool.query('update places set hidden_at = null where content_id = $1', [SAEBYEOL])
  })
})

describe('is refused', () => {
  it('another member’s review, which stays as it was', async () => {
    const { result: before } = await read()
    const other = await t.addMember()
    for (const reply of [await read(other), await change({ text: '내 것' }, other), await remove(other)]) {
      expect(reply).toMatchObject({ status: 404, code: 'REVIEW4040', result: null })
    }
    expect((await read()).result).toEqual(before)
  })

  it('a review that is out of sight, or no one’s any more', async () => {
    await hide()
    const other = await t.addMember()
    for (const reply of [await read(other), await change({ rating: 1 }), await remove(other)]) {
      expect(reply).toMatchObject({ status: 404, code: 'REVIEW4040' })
    }
    const [orphan = 0] = await addReviews(t.database, SAEBYEOL, { userId: null })
    expect(await change({ rating: 1 }, member, orphan)).toMatchObject({ status: 404, code: 'REVIEW4040' })
  })

  it.each([
    [{ text: 'x'.repeat(REVIEW_TEXT_MAX + 1) }, 'text'],
    [{ tags: ['QUIET', 'EASY_WALK', 'BY_BUS', 'PHOTO_HELP'] }, 'tags'],
    [{ tags: ['SOLO_MEAL'] }, 'tags'],
    [{ visitDate: '2999-01-01' }, 'visitDate'],
    [{ rating: null }, 'rating'],
    [{ contentId: 126_437 }, 'contentId'],
    [{}, 'body'],
  ])('the change %j', async (body, field) => {
    const { result: before } = await read()
    const reply = await change(body)
    expect(reply).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(Object.keys(reply.result.fields ?? {})).toEqual([field])
    expect((await read()).result).toEqual(before)
  })

  it('pictures of another member, and then nothing else changes', async () => {
    const { result: before } = await read()
    const theirs = (await addImage(t, await t.addMember())).imageName
    expect(await change({ text: '새 글', images: [images[0], theirs] })).toMatchObject({ code: 'IMAGE4004' })
    expect((await read()).result).toEqual(before)
  })
})
