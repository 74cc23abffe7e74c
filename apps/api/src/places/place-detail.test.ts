import type { PlaceDetail, PlaceReview, PlaceReviewPage } from '@honjeo/contract/places'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { placePhotos } from '@honjeo/schema/places'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const BIJARIM = 126_472
const t = setUpTestApp(withCatalogue)
let writer: Member

beforeAll(async () => {
  writer = await t.addMember()
})
beforeEach(async () => {
  await t.database.pool.query('delete from reviews')
})

const detail = async (contentId = SAEBYEOL) => (await t.call<PlaceDetail>(`/api/tourist-spots/${contentId}`)).result
const reviews = async (query = '', contentId = SAEBYEOL) =>
  (await t.call<PlaceReviewPage>(`/api/tourist-spots/${contentId}/reviews${query}`)).result

describe('the detail of a place', () => {
  it('says all there is to know', async () => {
    expect(await detail()).toEqual({
      basic: {
        contentId: SAEBYEOL,
        contentTypeId: 12,
        title: '새별오름',
        addr1: expect.stringContaining('애월읍'),
        tel: expect.toSatisfy((tel) => tel === null || typeof tel === 'string'),
        homepage: expect.toSatisfy((homepage) => homepage === null || typeof homepage === 'string'),
        overview: expect.stringMatching(/[가-힣]{2}/),
        firstImage: `/covers/${SAEBYEOL}.svg`,
        copyrightType: null,
        lat: expect.closeTo(33.366, 1),
        lng: expect.closeTo(126.357, 1),
        region: 'BUKJEJU_GUN',
        credit: null,
      },
      intro: {
        openTime: '상시 개방',
        restDate: null,
        parking: null,
        fee: null,
        period: null,
        eventStart: null,
        eventEnd: null,
      },
      difficulty: 'NONE',
      stats: { averageRating: null, reviewCount: 0, openRoomCount: 0 },
      saved: false,
      soloFacts: [],
      stayFacts: [],
      sources: [
        { fact: 'POSITION', source: expect.anything(), checkedOn: '2026-08-09' },
        {
          fact: 'OPEN_TIME',
          source: {
            name: expect.stringContaining('한국관광공사'),
            url: `https://www.ktriptips.com/kor/tourspot/${SAEBYEOL}`,
          },
          checkedOn: '2026-08-10',
        },
      ],
      today: {
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        isKnown: true,
        closed: null,
        spans: [{ from: 0, to: 1440, lastEntry: null }],
        checkedOn: '2026-08-10',
        isUnsure: true,
      },
      rules: [],
    } satisfies PlaceDetail)
  })

  it('names no source for a value that is not the one the source says', async () => {
    const ofPhone = async () => (await detail(JEONGBANG)).sources?.find(({ fact }) => fact === 'TEL')
    expect(await ofPhone()).toMatchObject({ checkedOn: '2026-08-10' })
    await t.sql(`update places set tel = '064-000-0000' where content_id = ${JEONGBANG}`)
    expect(await ofPhone()).toBeUndefined()
    const ofHours = async () => {
      const { sources = [] } = await detail(BIJARIM)
      return sources.filter(({ fact }) => fact === 'OPEN_TIME').map(({ source }) => new URL(source.url).host)
    }
    expect(await ofHours()).toEqual(['www.ktriptips.com', 'star.yanolby.com'])
    await t.sql(`update places set open_time = '09:00–18:00' where content_id = any('{${SAEBYEOL},${BIJARIM}}')`)
    expect(await ofHours()).toEqual([])
    expect((await detail()).sources?.map(({ fact }) => fact)).toEqual(['POSITION'])
  })

  it('follows reviews and rooms', async () => {
    await addReviews(t.database, SAEBYEOL, { rating: 5, difficulty: 'HARD' }, { rating: 4, difficulty: 'HARD' })
    await t.addRoom(writer, { contentId: SAEBYEOL })
    expect(await detail()).toMatchObject({
      difficulty: 'HARD',
      stats: { averageRating: 4.5, reviewCount: 2, openRoomCount: 1 },
    })
  })
})

describe('what people say of a place', () => {
  it('is summed up in true percentages', async () => {
    await addReviews(
      t.database,
      SAEBYEOL,
      { rating: 5, difficulty: 'EASY', tags: ['QUIET', 'BY_BUS'] },
      { rating: 4, difficulty: 'NORMAL', tags: ['QUIET'] },
      { rating: 4, difficulty: 'HARD', tags: ['QUIET', 'PHOTO_HELP', 'EASY_WALK'] },
      { rating: 1, difficulty: 'EASY', hiddenAt: t.clock.now().toISOString(), tags: ['GOOD_PRICE'] },
    )
    await addReviews(t.database, JEONGBANG, { rating: 1 })
    const { stats } = await reviews()
    expect(stats).toEqual({
      totalReviews: 3,
      easyPct: 34,
      normalPct: 33,
      hardPct: 33,
      averageRating: 4.33,
      topTags: [
        { code: 'QUIET', label: '조용히 머물기 좋아요', count: 3, pct: 100 },
        { code: 'BY_BUS', label: '버스로 갈 만해요', count: 1, pct: 33 },
        { code: 'EASY_WALK', label: '혼자 걷기 편한 길', count: 1, pct: 33 },
      ],
    })
  })

  it.each([
    [
      [1, 0, 0],
      [100, 0, 0],
    ],
    [
      [1, 1, 0],
      [50, 50, 0],
    ],
    [
      [2, 0, 1],
      [67, 0, 33],
    ],
    [
      [1, 2, 4],
      [14, 29, 57],
    ],
    [
      [5, 1, 1],
      [72, 14, 14],
    ],
  ])('as counts %j becomes %j, a hundred in all', async ([easy, normal, hard], percents) => {
    const drafts = [
      ...Array.from({ length: easy! }, () => ({ difficulty: 'EASY' as const })),
      ...Array.from({ length: normal! }, () => ({ difficulty: 'NORMAL' as const })),
      ...Array.from({ length: hard! }, () => ({ difficulty: 'HARD' as const })),
    ]
    await addReviews(t.database, SAEBYEOL, ...drafts)
    const { easyPct, normalPct, hardPct } = (await reviews()).stats
    expect([easyPct, normalPct, hardPct]).toEqual(percents)
  })

  it('follows a review that is changed, hidden or removed', async () => {
    const [first, second] = await addReviews(t.database, SAEBYEOL, { rating: 5 }, { rating: 1, difficulty: 'HARD' })
    const total = async () => {
      const { totalReviews, averageRating, easyPct, hardPct } = (await reviews()).stats
      return [totalReviews, averageRating, easyPct, hardPct]
    }
    expect(await total()).toEqual([2, 3, 50, 50])
    await t.database.pool.query('update reviews set rating = 3 where id = $1', [first])
    expect(await total()).toEqual([2, 2, 50, 50])
    await t.database.pool.query('update reviews set hidden_at = now() where id = $1', [second])
    expect(await total()).toEqual([1, 3, 100, 0])
    await t.database.pool.query('delete from reviews where id = $1', [first])
    expect(await total()).toEqual([0, null, 0, 0])
  })

  it('is nothing where no one has said anything', async () => {
    expect(await reviews()).toEqual({
      content: [],
      hasNext: false,
      nextCursor: null,
      size: 20,
      stats: { totalReviews: 0, easyPct: 0, normalPct: 0, hardPct: 0, averageRating: null, topTags: [] },
    })
  })

  it('comes newest first, page by page, each once, while others write', async () => {
    const at = (seconds: number) => new Date(t.clock.now().getTime() + seconds * 1000).toISOString()
    const created = await addReviews(
      t.database,
      SAEBYEOL,
      ...[1, 2, 2, 2, 3, 4, 4].map((seconds) => ({ createdAt: at(seconds), userId: writer.id })),
    )
    const seen: PlaceReview[] = []
    let cursor: string | null = null
    do {
      const page: PlaceReviewPage = await reviews(`?size=2${cursor === null ? '' : `&cursor=${cursor}`}`)
      seen.push(...page.content)
      cursor = page.nextCursor
      await addReviews(t.database, SAEBYEOL, { createdAt: at(9) })
    } while (cursor !== null)
    expect(seen.map(({ id }) => id)).toEqual(created.toReversed())
    expect(seen[0]).toEqual({
      id: created.at(-1)!,
      user: writer.nickName,
      userId: writer.id,
      profile: null,
      // The writer's seventh review of the place; each is of another day.
      date: '2026-09-27',
      level: 'EASY',
      rating: 4,
      tags: [],
      content: '혼자여도 좋았어요',
      images: [],
      receipt: false,
      helpfulCount: 0,
      helpful: false,
      isMine: false,
      createdAt: at(4),
    } satisfies PlaceReview)
  })

  it('keeps the words of a member who has gone', async () => {
    await addReviews(t.database, SAEBYEOL, { userId: null })
    expect((await reviews()).content).toMatchObject([{ user: '탈퇴한 사용자', userId: null, profile: null }])
  })

  it('takes no cursor of another place', async () => {
    await addReviews(t.database, JEONGBANG, {}, {})
    const { nextCursor } = await reviews('?size=1', JEONGBANG)
    expect(await t.call(`/api/tourist-spots/${SAEBYEOL}/reviews?cursor=${nextCursor}`)).toMatchObject({ status: 400 })
  })
})

/** What makes each answer another one. */
const changes: Record<string, () => Promise<unknown>> = {
  '': () => addReviews(t.database, SAEBYEOL, {}),
  '/images': () => t.database.db.insert(placePhotos).values({ contentId: SAEBYEOL, url: '/photos/new.webp' }),
  '/reviews': () => addReviews(t.database, SAEBYEOL, {}),
  '/nearby': () => t.database.pool.query("update places set tel = '064-000-0000'"),
  '/rooms': () => t.addRoom(writer, { contentId: SAEBYEOL }),
}

describe.each(Object.keys(changes))('/api/tourist-spots/:contentId%s', (action) => {
  const call = (contentId: number) => t.call(`/api/tourist-spots/${contentId}${action}`)

  it('is not found for a place that does not exist', async () => {
    expect(await call(999)).toMatchObject({ status: 404, isSuccess: false, code: 'PLACE4040', result: null })
  })

  it('is not found for a place that was taken out of sight', async () => {
    await t.database.pool.query('update places set hidden_at = now() where content_id = $1', [JEONGBANG])
    expect(await call(JEONGBANG)).toMatchObject({ status: 404, code: 'PLACE4040' })
    await t.database.pool.query('update places set hidden_at = null where content_id = $1', [JEONGBANG])
    expect((await call(JEONGBANG)).status).toBe(200)
  })

  it('answers 304 to a client that has it already, and in full when it has changed', async () => {
    const url = `/api/tourist-spots/${SAEBYEOL}${action}`
    const first = await t.app.inject({ url })
    expect(first.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: expect.stringMatching(/^Authorization\b/),
    })
    const again = () => t.app.inject({ url, headers: { 'if-none-match': String(first.headers['etag']) } })
    const same = await again()
    expect([same.statusCode, same.body, same.headers['etag']]).toEqual([304, '', first.headers['etag']])
    await changes[action]!()
    expect((await again()).statusCode).toBe(200)
  })
})

// This test is the last one: it moves the clock by a day, after which the logins above have expired.
it('counts the rooms that visitors may know of, until the part of their day is over, whether or not they are full', async () => {
  await t.database.pool.query('delete from chat_rooms')
  const day = koreanDay(new Date(t.clock.inMinutes(2 * 24 * 60)))
  const moveTo = (time: string) =>
    t.clock.advance((Date.parse(`${day}T${time}:00+09:00`) - t.clock.now().getTime()) / 1000)
  moveTo('10:00')
  const host = await t.addMember()
  const room = (draft: object) => t.addRoom(host, { contentId: SAEBYEOL, ...draft })
  await room({ joinDate: `${day}T11:00:00+09:00` })
  await room({ joinDate: t.clock.inMinutes(24 * 60), genderRestriction: 'FEMALE' })
  const full = await room({ maxMembers: 2, joinDate: t.clock.inMinutes(24 * 60) })
  await t.join(full, await t.addMember())
  const count = async () => (await detail()).stats.openRoomCount
  expect(await count()).toBe(2)
  moveTo('11:30')
  expect(await count()).toBe(2)
  moveTo('12:00')
  expect(await count()).toBe(1)
})
