import type { PlaceSummary } from '@honjeo/contract/places'
import { CONTENT_TYPE_IDS, DIFFICULTIES, REGIONS } from '@honjeo/contract/values/enums'
import { beforeAll, describe, expect, it } from 'vitest'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const HIDDEN = SAEBYEOL
/** The harbour of Jeju city. */
const POSITION = 'lat=33.5198&lng=126.5269'

interface List {
  content: PlaceSummary[]
  hasNext: boolean
  nextCursor: string | null
  size: number
  totalCount: number
}

const list = async (query = '') => (await t.call<List>(`/api/tourist-spots?${query}`)).result
const ids = (rows: readonly PlaceSummary[]) => rows.map(({ contentId }) => contentId)

/** Returns every row of a list, page by page. */
async function walk(query: string, size: number): Promise<PlaceSummary[]> {
  const rows: PlaceSummary[] = []
  let cursor: string | null = null
  do {
    const page: List = await list(`${query}&size=${size}${cursor === null ? '' : `&cursor=${cursor}`}`)
    expect(page.content.length).toBe(page.hasNext ? size : page.content.length)
    expect(page.hasNext).toBe(page.nextCursor !== null)
    rows.push(...page.content)
    cursor = page.nextCursor
  } while (cursor !== null)
  return rows
}

async function idsBySql(order: string): Promise<number[]> {
  const { rows } = await t.database.pool.query<{ content_id: number }>(
    `select content_id from places where hidden_at is null order by ${order}`,
  )
  return rows.map((row) => row.content_id)
}

beforeAll(async () => {
  // Many places without a review, and several with the same figures: the ties a walk must not trip over.
  const all = await idsBySql('content_id')
  for (const [i, contentId] of all.slice(0, 24).entries()) {
    const rating = 3 + (i % 3)
    await addReviews(t.database, contentId, { rating }, ...(i % 2 === 0 ? [{ rating }] : []))
  }
  await addReviews(t.database, JEONGBANG, { rating: 5, difficulty: 'HARD' }, { rating: 4, difficulty: 'NORMAL' })
  await t.database.pool.query('update places set hidden_at = now() where content_id = $1', [HIDDEN])
})

describe('each order', () => {
  it.each([
    ['RECOMMENDED', 'score desc, content_id desc'],
    ['REVIEWS', 'review_count desc, content_id desc'],
    ['RATING', 'coalesce(rating, 0) desc, content_id desc'],
    ['DISTANCE', 'location <-> point(126.5269 * 0.8348, 33.5198), content_id'],
  ])('%s shows every place once, whatever the size of a page', async (sort, order) => {
    const expected = await idsBySql(order)
    expect(expected.length).toBeGreaterThanOrEqual(60)
    for (const size of [1, 7, 50]) expect(ids(await walk(`sort=${sort}&${POSITION}`, size))).toEqual(expected)
  })

  it('is the recommended one when none is asked for', async () => {
    expect(ids((await list()).content)).toEqual((await idsBySql('score desc, content_id desc')).slice(0, 20))
    expect(await list()).toMatchObject({ hasNext: true, size: 20 })
  })

  it('by distance says how far it is', async () => {
    const [nearest, ...others] = await walk(`sort=DISTANCE&${POSITION}`, 50)
    expect(nearest!.distance).toBeLessThan(3000)
    const metres = others.map(({ distance }) => distance!)
    expect(metres).toEqual(metres.toSorted((a, b) => a - b))
    for (const { distance, lat, lng } of others) {
      const straight = Math.hypot(lat - 33.5198, (lng - 126.5269) * Math.cos((33.45 / 180) * Math.PI)) * 111_195
      expect(Math.abs(distance! - straight) / straight).toBeLessThan(0.01)
    }
  })

  it('stays as it was for who is on its way through it, when reviews come in behind', async () => {
    const expected = await idsBySql('review_count desc, content_id desc')
    const first = await list('sort=REVIEWS&size=30')
    const [best] = first.content
    await addReviews(t.database, best!.contentId, {}, {})
    const rest = await list(`sort=REVIEWS&size=50&cursor=${first.nextCursor}`)
    expect([...ids(first.content), ...ids(rest.content)]).toEqual(expected.slice(0, 80))
  })
})

describe('filters', () => {
  it.each([
    ...REGIONS.map((region) => [`region=${region}`, { region }]),
    ...CONTENT_TYPE_IDS.map((type) => [`contentTypeId=${type}`, { content_type_id: type }]),
    ...DIFFICULTIES.map((difficulty) => [`difficulty=${difficulty}`, { difficulty }]),
    [
      'region=SEOGWIPO_SI&contentTypeId=12&difficulty=NONE',
      { region: 'SEOGWIPO_SI', content_type_id: 12, difficulty: 'NONE' },
    ],
  ] as [string, Record<string, unknown>][])('%s', async (query, columns) => {
    const names = Object.keys(columns)
    const { rows } = await t.database.pool.query<{ content_id: number }>(
      `select content_id from places where hidden_at is null and ${names.map((name, i) => `${name} = $${i + 1}`).join(' and ')}`,
      Object.values(columns),
    )
    const shown = await walk(query, 9)
    expect(new Set(ids(shown))).toEqual(new Set(rows.map((row) => row.content_id)))
    expect([rows.length, (await list(query)).totalCount]).toEqual([shown.length, shown.length])
  })

  it('find places everywhere and of every kind', async () => {
    for (const region of REGIONS) expect((await list(`region=${region}`)).totalCount).toBeGreaterThan(0)
    for (const type of CONTENT_TYPE_IDS) expect((await list(`contentTypeId=${type}`)).totalCount).toBeGreaterThan(0)
  })

  it('take MEDIUM for NORMAL, and say NORMAL', async () => {
    await addReviews(t.database, 126_438, { difficulty: 'NORMAL' }, { difficulty: 'NORMAL' }, { difficulty: 'NORMAL' })
    const [medium, normal] = [await list('difficulty=MEDIUM'), await list('difficulty=NORMAL')]
    expect(medium.totalCount).toBeGreaterThan(0)
    expect(medium).toEqual(normal)
    expect(new Set(medium.content.map(({ difficulty }) => difficulty))).toEqual(new Set(['NORMAL']))
  })
})

it('shows a place with what reviews and rooms say of it', async () => {
  const host = await t.addMember()
  const contentId = JEONGBANG
  await addReviews(t.database, contentId, { rating: 3, tags: ['QUIET'] }, { rating: 4, tags: ['QUIET', 'BY_BUS'] })
  await t.addRoom(host, { contentId })
  const row = (await walk('', 50)).find((place) => place.contentId === contentId)
  expect(row).toEqual({
    contentId,
    contentTypeId: 12,
    title: '정방폭포',
    addr1: expect.stringContaining('서귀포시'),
    tel: expect.any(String),
    firstImage: `/covers/${contentId}.svg`,
    copyrightType: null,
    lat: expect.any(Number),
    lng: expect.any(Number),
    difficulty: expect.stringMatching(/EASY|NORMAL|HARD/),
    averageRating: expect.any(Number),
    reviewCount: expect.any(Number),
    openRoomCount: 1,
    topTag: '조용히 머물기 좋아요',
    topTagCode: 'QUIET',
    distance: null,
    saved: false,
    today: expect.objectContaining({ isKnown: expect.any(Boolean) }),
  } satisfies PlaceSummary)
})

it('a place carries the tag that most of its last hundred visible reviews have, whatever becomes of them', async () => {
  const [, place] = await walk('', 50)
  const { contentId } = place!
  const tagShown = async () => (await walk('', 50)).find((each) => each.contentId === contentId)!.topTag
  const [first] = await addReviews(t.database, contentId, { tags: ['QUIET'] }, { tags: ['QUIET', 'BY_BUS'] })
  expect(await tagShown()).toBe('조용히 머물기 좋아요')
  await t.sql("update reviews set tags = '{BY_BUS}' where id = $1", first)
  expect(await tagShown()).toBe('버스로 갈 만해요')
  await addReviews(t.database, contentId, ...Array.from({ length: 99 }, () => ({ tags: ['EASY_WALK'] })))
  expect(await tagShown()).toBe('혼자 걷기 편한 길')
  await t.sql("update reviews set hidden_at = now() where tags = '{EASY_WALK}'")
  expect(await tagShown()).toBe('버스로 갈 만해요')
  await t.sql('delete from reviews where content_id = $1', contentId)
  expect(await tagShown()).toBeNull()
})

describe('is refused', () => {
  it.each([
    ['sort=DISTANCE', 'lat'],
    [`lat=33.5`, 'lat'],
    [`lng=126.5`, 'lat'],
    ['lat=91&lng=126', 'lat'],
    ['lat=x&lng=126', 'lat'],
    ['lat=1e999&lng=126', 'lat'],
    ['lat=33&lng=181', 'lng'],
    ['sort=NAME', 'sort'],
    ['region=SEOUL', 'region'],
    ['contentTypeId=13', 'contentTypeId'],
    ['contentTypeId=12.5', 'contentTypeId'],
    ['difficulty=IMPOSSIBLE', 'difficulty'],
    ['size=0', 'size'],
    ['size=51', 'size'],
    ['size=1e999', 'size'],
    ['page=1', 'page'],
    ['cursor=x', 'cursor'],
  ])('for ?%s, by name', async (query, field) => {
    const reply = await t.call(`/api/tourist-spots?${query}`)
    expect(reply).toMatchObject({ status: 400, code: 'COMMON400', result: { fields: { [field]: expect.any(String) } } })
  })

  it('for the cursor of another order', async () => {
    const { nextCursor } = await list('sort=RATING&size=1')
    expect(await t.call(`/api/tourist-spots?sort=REVIEWS&cursor=${nextCursor}`)).toMatchObject({
      status: 400,
      result: { fields: { cursor: expect.any(String) } },
    })
  })

  it.each([
    ['a part too many', (parts: unknown[]) => [...parts, 1]],
    ['a part too few', (parts: unknown[]) => parts.slice(0, -1)],
    ['text for a number', ([name, key]: unknown[]) => [name, key, '1']],
    ['no number at all', ([name, key]: unknown[]) => [name, key, null]],
    ['a broken number', ([name]: unknown[]) => [name, 2.5, 1]],
    ['a number too large', ([name]: unknown[]) => [name, 1e300, 1e300]],
    ['a number without end', ([name]: unknown[]) => `["${String(name)}",1e999,1]`],
    ['a nest', ([name]: unknown[]) => [name, [1], { a: 1 }]],
  ])('for a cursor made by hand: %s', async (_name, change) => {
    const { nextCursor } = await list('sort=REVIEWS&size=1')
    const made = change(JSON.parse(Buffer.from(nextCursor!, 'base64url').toString()) as unknown[])
    const cursor = Buffer.from(typeof made === 'string' ? made : JSON.stringify(made)).toString('base64url')
    expect(await t.call(`/api/tourist-spots?sort=REVIEWS&cursor=${cursor}`)).toMatchObject({
      status: 400,
      code: 'COMMON400',
      result: { fields: { cursor: expect.any(String) } },
    })
  })
})
