import type { PlaceReview, PlaceReviewPage } from '@honjeo/contract/places'
import type { ReviewSort } from '@honjeo/contract/values/enums'
import { ID_MAX } from '@honjeo/contract/values/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { encodeCursor } from '../db/cursor.ts'
import { setUpExplainedApp } from '../testing/explained-app.ts'
import { nodesOf } from '../testing/explaining-client.ts'
import { addImage } from '../testing/images.ts'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReviews } from '../testing/reviews.ts'
import type { Member } from '../testing/test-app.ts'

const SORTS = ['LATEST', 'HELPFUL', 'RATING'] satisfies ReviewSort[]
/** The number of reviews of one place, far more than a page. */
const MANY = 5000

const { t, statements } = setUpExplainedApp({ prepare: withCatalogue })
let writer: Member

beforeAll(async () => {
  writer = await t.addMember()
})

const page = async (query: string, contentId = SAEBYEOL, as?: Member) =>
  (await t.call<PlaceReviewPage>(`/api/tourist-spots/${contentId}/reviews?${query}`, {}, as)).result

async function walk(sort: ReviewSort, size: number): Promise<PlaceReview[]> {
  const seen: PlaceReview[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { content, nextCursor }: PlaceReviewPage = await page(
      `sort=${sort}&size=${size}${cursor && `&cursor=${cursor}`}`,
    )
    seen.push(...content)
    cursor = nextCursor
  }
  return seen
}

describe('the reviews of a place', () => {
  let ids: number[]
  beforeAll(async () => {
    const at = (n: number) => new Date(t.clock.now().getTime() - (10 - n) * 1000).toISOString()
    ids = await addReviews(
      t.database,
      SAEBYEOL,
      ...([3, 5, 5, 1, 4, 5, 3] as const).map((rating, i) => ({ rating, createdAt: at(i), userId: writer.id })),
    )
    const votes: [number, number][] = [
      [1, 2],
      [3, 2],
      [6, 1],
    ]
    for (const [index, count] of votes) {
      for (let n = 0; n < count; n++) {
        await t.call(`/api/reviews/${ids[index]}/helpful`, { method: 'PUT' }, await t.addMember())
      }
    }
  })

  it.each([
    ['LATEST', [6, 5, 4, 3, 2, 1, 0]],
    ['HELPFUL', [3, 1, 6, 5, 4, 2, 0]],
    ['RATING', [5, 2, 1, 4, 6, 0, 3]],
  ] satisfies [ReviewSort, number[]][])('come by %s, page by page, each once', async (sort, order) => {
    for (const size of [2, 3, 50]) {
      expect((await walk(sort, size)).map(({ id }) => ids.indexOf(id))).toEqual(order)
    }
  })

  it('take two statements however many they are, so that all figures are of one moment', async () => {
    const counts: number[] = []
    for (const query of ['size=1', 'size=50']) {
      statements.length = 0
      await page(query)
      counts.push(statements.length)
    }
    expect(counts).toEqual([2, 2])
  })

  it('name a writer who has left as a former member', async () => {
    const leaving = await t.addMember()
    const [left] = await addReviews(t.database, JEONGBANG, { userId: leaving.id })
    await t.database.pool.query('delete from users where id = $1', [leaving.id])
    const { content, stats } = await page('', JEONGBANG, writer)
    expect(content).toMatchObject([{ id: left, user: '탈퇴한 사용자', userId: null, profile: null, isMine: false }])
    expect(stats.totalReviews).toBe(1)
  })

  it('come newest first unless a client asks', async () => {
    expect((await page('')).content).toEqual((await page('sort=LATEST')).content)
  })

  it('take no cursor of another order', async () => {
    const { nextCursor } = await page('sort=RATING&size=2')
    const reply = await t.call(`/api/tourist-spots/${SAEBYEOL}/reviews?sort=HELPFUL&cursor=${nextCursor}`)
    expect(reply).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('withstand any cursor that was made by hand', async () => {
    const cursor = encodeCursor(`place-reviews:${SAEBYEOL}:RATING`, [ID_MAX, 1])
    expect((await page(`sort=RATING&cursor=${cursor}`)).content).toHaveLength(7)
  })

  it('leave out what is out of sight, and count without it', async () => {
    await t.database.pool.query('update reviews set hidden_at = now() where id = $1', [ids[3]])
    const { content, stats } = await page('size=50')
    expect([content.map(({ id }) => id).includes(ids[3]!), stats.totalReviews]).toEqual([false, 6])
    await t.database.pool.query('update reviews set hidden_at = null where id = $1', [ids[3]])
    expect((await page('')).stats.totalReviews).toBe(7)
  })

  it('bring their pictures along, each its own', async () => {
    const [first, second] = [await addImage(t, writer), await addImage(t, writer)]
    for (const [index, images] of [
      [5, [first, second]],
      [0, []],
    ] as const) {
      const body = { images: images.map(({ imageName }) => imageName) }
      await t.call(`/api/reviews/${ids[index]}`, { method: 'PATCH', body }, writer)
    }
    const { content } = await page('', SAEBYEOL, writer)
    const withImages = content.filter(({ images }) => images.length > 0)
    expect(withImages.map(({ id, images }) => [id, images])).toEqual([[ids[5], [first, second]]])
    expect(content.every(({ isMine }) => isMine)).toBe(true)
  })
})

describe('an index serves', () => {
  beforeAll(async () => {
    // The figures are not what is looked at here, and thousands of changes of one row take their time.
    await t.database.pool.query('alter table reviews disable trigger reviews_place_stats')
    await t.database.pool.query(
      `insert into reviews (content_id, visit_date, difficulty, rating, content, helpful_count)
       select $1, '2026-10-03', 'EASY', 1 + n % 5, '', n % 7 from generate_series(1, $2) n`,
      [JEONGBANG, MANY],
    )
    await t.database.pool.query('analyze reviews')
  })

  it.each(SORTS)('the order %s', async (sort) => {
    const { nextCursor } = await page(`sort=${sort}&size=50`, JEONGBANG)
    statements.length = 0
    const second = await page(`sort=${sort}&size=50&cursor=${nextCursor}`, JEONGBANG)
    expect(second.content).toHaveLength(50)
    const [list] = statements.filter(({ text }) => text.includes('"helpful_count"'))
    const [scan] = nodesOf(list!.plan).filter((node) => node['Relation Name'] === 'reviews')
    expect(scan!['Actual Rows'] + (scan!['Rows Removed by Filter'] ?? 0)).toBeLessThanOrEqual(60)
  })
})
