import type { PlaceReviewPage } from '@honjeo/contract/places'
import type { MyReview, ReviewTagChoice } from '@honjeo/contract/reviews'
import { CONTENT_TYPE_IDS } from '@honjeo/contract/values/enums'
import { REVIEW_IMAGES_MAX, REVIEW_TEXT_MAX, REVIEWS_PER_DAY } from '@honjeo/contract/values/limits'
import { addDays } from 'date-fns/addDays'
import { subYears } from 'date-fns/subYears'
import { beforeEach, describe, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { addImage } from '../testing/images.ts'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp, type Envelope, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let member: Member

beforeEach(async () => {
  member = await t.addMember()
})

const today = () => koreanDay(t.clock.now())
const daysAgo = (days: number) => koreanDay(addDays(t.clock.now(), -days))
const draft = () => ({ contentId: SAEBYEOL, visitDate: today(), difficulty: 'NORMAL', rating: 4 })

const write = (changes: object = {}, { as = member, headers = {} } = {}) =>
  t.call<{ reviewId: number; points: number; fields?: Record<string, string> }>(
    '/api/reviews',
    { method: 'POST', body: { ...draft(), ...changes }, headers },
    as,
  )
const shown = async (contentId = SAEBYEOL) =>
  (await t.call<PlaceReviewPage>(`/api/tourist-spots/${contentId}/reviews?size=50`)).result
const mine = async (reviewId: number, as = member) =>
  (await t.call<MyReview>(`/api/reviews/${reviewId}`, {}, as)).result

it('MEDIUM is another word for NORMAL, in a new review and in a change, and is never answered', async () => {
  const { status, result } = await write({ difficulty: 'MEDIUM', text: '걷기 좋아요' })
  expect([status, (await mine(result.reviewId)).difficulty]).toEqual([201, 'NORMAL'])
  const patch = (body: object) => t.call(`/api/reviews/${result.reviewId}`, { method: 'PATCH', body }, member)
  expect((await patch({ difficulty: 'EASY' })).status).toBe(200)
  expect((await patch({ difficulty: 'MEDIUM' })).status).toBe(200)
  expect((await mine(result.reviewId)).difficulty).toBe('NORMAL')
  expect((await patch({ rating: 5 })).status).toBe(200)
  expect((await mine(result.reviewId)).difficulty).toBe('NORMAL')
  expect(await write({ difficulty: 'MIDDLE' })).toMatchObject({
    status: 400,
    result: { fields: { difficulty: '혼행 난이도를 골라주세요.' } },
  })
})

describe('moments to choose from', () => {
  const tags = async (query: string) =>
    (await t.call<ReviewTagChoice[]>(`/api/reviews/tags${query}`)).result.map(({ label }) => label)

  it('are those of the kind of place', async () => {
    expect(await tags('?contentTypeId=39')).toEqual([
      '혼자 앉기 좋은 자리',
      '친절한 직원',
      '혼밥하기 좋아요',
      '웨이팅이 없어요',
      '가격이 착해요',
    ])
    for (const id of CONTENT_TYPE_IDS) expect((await tags(`?contentTypeId=${id}`)).length).toBeGreaterThanOrEqual(5)
  })

  it('are all of them where no kind is given', async () => {
    expect(await tags('')).toEqual(expect.arrayContaining(await tags('?contentTypeId=12')))
    expect(new Set(await tags('')).size).toBe((await tags('')).length)
  })
})

describe('a review', () => {
  it('asks a visitor to sign in', async () => {
    expect(await t.call('/api/reviews', { method: 'POST', body: draft() })).toMatchObject({ status: 401 })
  })

  it('shows on its place with all that was said, and counts there', async () => {
    const images = [await addImage(t, member), await addImage(t, member)]
    const before = (await shown()).stats.totalReviews
    const { status, result } = await write({
      tags: ['QUIET', 'EASY_WALK'],
      text: '<b>억새</b>가 <script>alert(1)</script> 좋았어요\n또 갈래요',
      images: images.map(({ imageName }) => imageName),
    })
    expect([status, result]).toEqual([201, { reviewId: expect.any(Number), points: 0 }])
    const { content, stats } = await shown()
    expect(content[0]).toEqual({
      id: result.reviewId,
      user: member.nickName,
      userId: member.id,
      profile: null,
      date: today(),
      level: 'NORMAL',
      rating: 4,
      tags: [
        { code: 'QUIET', label: '조용히 머물기 좋아요' },
        { code: 'EASY_WALK', label: '혼자 걷기 편한 길' },
      ],
      content: '<b>억새</b>가 <script>alert(1)</script> 좋았어요\n또 갈래요',
      images,
      receipt: false,
      helpfulCount: 0,
      helpful: false,
      isMine: false,
      createdAt: t.clock.now().toISOString(),
    })
    expect(stats.totalReviews).toBe(before + 1)
  })

  it('needs no words, moments or pictures', async () => {
    const { reviewId } = (await write()).result
    expect(await mine(reviewId)).toMatchObject({ text: '', tags: [], images: [], receiptVerified: false })
  })

  it('may be as long as can be, counted in characters', async () => {
    const text = '🍊'.repeat(REVIEW_TEXT_MAX)
    expect((await mine((await write({ text })).result.reviewId)).text).toBe(text)
  })

  it('is stored once however often it is sent', async () => {
    const headers = { 'idempotency-key': 'review-1' }
    const [first, second] = await Promise.all([write({}, { headers }), write({}, { headers })])
    expect([first.status, second.status, second.result]).toEqual([201, 201, first.result])
    expect(await write({ rating: 1 }, { headers })).toMatchObject({ status: 409, code: 'COMMON409' })
    expect((await shown()).content.filter(({ userId }) => userId === member.id)).toHaveLength(1)
  })

  it('is counted on its place exactly, however many come at once', async () => {
    const { http } = await t.listen()
    const members = await Promise.all(Array.from({ length: 12 }, () => t.addMember()))
    const send = async ({ accessToken }: Member) => {
      const reply = await fetch(`${http}/api/reviews`, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...draft(), contentId: JEONGBANG, rating: 5, difficulty: 'HARD' }),
      })
      return ((await reply.json()) as Envelope).code
    }
    const codes = await Promise.all(members.map(send))
    expect(new Set(codes)).toEqual(new Set(['COMMON200']))
    expect((await shown(JEONGBANG)).stats).toMatchObject({ totalReviews: 12, hardPct: 100, averageRating: 5 })
  })
})

describe('is refused, with the reason', () => {
  const inDays = (days: number) => koreanDay(addDays(t.clock.now(), days))

  it.each([
    ['2,001 characters', { text: 'x'.repeat(REVIEW_TEXT_MAX + 1) }, 'text', '리뷰는 2,000자까지 쓸 수 있어요.'],
    [
      'four moments',
      { tags: ['QUIET', 'EASY_WALK', 'BY_BUS', 'PHOTO_HELP'] },
      'tags',
      '기억에 남는 순간은 3개까지 고를 수 있어요.',
    ],
    [
      'a moment of restaurants',
      { tags: ['SOLO_MEAL'] },
      'tags',
      '이 장소에서는 고를 수 없는 순간이에요. 다시 골라주세요.',
    ],
    ['six stars', { rating: 6 }, 'rating', '별점을 1점부터 5점까지 매겨주세요.'],
    ['no difficulty', { difficulty: 'NONE' }, 'difficulty', '혼행 난이도를 골라주세요.'],
    ['a day that is none', { visitDate: '2026-02-30' }, 'visitDate', 'YYYY-MM-DD 형식의 날짜로 입력해주세요.'],
    ['the year 0', { visitDate: '0000-01-01' }, 'visitDate', '3년 안에 다녀온 날짜를 골라주세요.'],
    [
      'one picture too many',
      { images: Array.from({ length: REVIEW_IMAGES_MAX + 1 }, (_, i) => `${i}`.padEnd(22, 'x')) },
      'images',
      '사진은 10장까지 올릴 수 있어요.',
    ],
    ['no place', { contentId: undefined }, 'contentId', '꼭 필요한 항목이에요.'],
    ['somebody else’s name', { userId: 1 }, 'userId', '알 수 없는 항목이에요.'],
  ])('%s', async (_, changes, field, sentence) => {
    const reply = await write(changes)
    expect(reply).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(reply.result.fields).toEqual({ [field]: sentence })
  })

  it('a visit that is yet to come, or too long ago', async () => {
    const threeYearsAgo = koreanDay(subYears(t.clock.now(), 3))
    expect((await write({ visitDate: inDays(1) })).result.fields).toEqual({
      visitDate: '아직 오지 않은 날이에요. 다녀온 날짜를 골라주세요.',
    })
    expect((await write({ visitDate: koreanDay(subYears(addDays(t.clock.now(), -1), 3)) })).status).toBe(400)
    expect((await write({ visitDate: threeYearsAgo })).status).toBe(201)
  })

  it('a visit of tomorrow until the day begins in Korea', async () => {
    const ofTomorrow = { visitDate: inDays(1) }
    const midnight = new Date(`${ofTomorrow.visitDate}T00:00:00+09:00`)
    const until = (midnight.getTime() - t.clock.now().getTime()) / 1000
    t.clock.advance(until - 0.001)
    const early = await t.addMember()
    expect((await write(ofTomorrow, { as: early })).result.fields).toHaveProperty('visitDate')
    t.clock.advance(0.001)
    expect((await write(ofTomorrow, { as: early })).status).toBe(201)
  })

  it('a place that is gone or never was', async () => {
    await t.database.pool.query('update places set hidden_at = now() where content_id = $1', [JEONGBANG])
    for (const contentId of [JEONGBANG, 999]) {
      expect(await write({ contentId })).toMatchObject({ status: 404, code: 'PLACE4040' })
    }
    await t.database.pool.query('update places set hidden_at = null where content_id = $1', [JEONGBANG])
  })

  it('the same words again at once, though not of another member', async () => {
    const text = '바람이 시원했어요'
    expect((await write({ text })).status).toBe(201)
    expect(await write({ text, contentId: JEONGBANG })).toMatchObject({ status: 409, code: 'SPAM4090' })
    expect((await write({ text }, { as: await t.addMember() })).status).toBe(201)
  })

  it('one more than a day allows, also all at once', async () => {
    const earlier = { createdAt: t.clock.now().toISOString(), userId: member.id }
    await addReviews(t.database, SAEBYEOL, ...Array.from({ length: REVIEWS_PER_DAY - 1 }, () => earlier))
    expect(await write({ text: '씨발' })).toMatchObject({ code: 'SPAM4000' })
    expect(await write({ contentId: 999 })).toMatchObject({ code: 'PLACE4040' })
    const replies = await Promise.all(['하나', '둘', '셋'].map((text, n) => write({ text, visitDate: daysAgo(n) })))
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['COMMON200', 'REVIEW4290', 'REVIEW4290'])
  })
})
