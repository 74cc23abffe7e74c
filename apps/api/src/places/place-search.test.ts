import type { PlaceSearchHit } from '@honjeo/contract/places'
import { SEARCH_QUERY_MAX } from '@honjeo/contract/values/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { places } from '../db/schema/places.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
/** Its name holds every character that SQL, LIKE or JSON could stumble over. */
const ODD = { contentId: 9_000_001, title: `100% "감귤"_'주스' \\카페 🍊` }

interface Page {
  content: PlaceSearchHit[]
  hasNext: boolean
  nextCursor: string | null
}

const call = (query: Record<string, string>) =>
  t.call<Page>(`/api/tourist-spots/search?${new URLSearchParams(query).toString()}`)
const search = async (q: string, more: Record<string, string> = {}) => (await call({ q, ...more })).result
const ids = ({ content }: Page) => content.map(({ contentId }) => contentId)

beforeAll(async () => {
  await t.database.db.insert(places).values({
    ...ODD,
    contentTypeId: 39,
    addr1: '제주특별자치도 제주시 애월읍 소길리 1',
    region: 'BUKJEJU_GUN',
    lat: 33.44,
    lng: 126.37,
    overview: '감귤 주스를 파는 곳이에요.',
    soloScore: 50,
    keywords: 'Single Origin',
  })
})

describe('finds', () => {
  it.each([
    ['a name', '새별오름'],
    ['a name with a space in it', '새별 오름'],
    ['part of a name', '별오'],
    ['a name around it', '  새별오름  '],
    ['a name in decomposed Hangul', '새별오름'.normalize('NFD')],
    ['a name and where it lies', '새별오름 애월읍'],
    ['where it lies and what it is', '봉성리 오름'],
  ])('%s: %s', async (_name, q) => {
    expect(ids(await search(q))).toContain(SAEBYEOL)
  })

  it.each([
    '100%',
    '%',
    '"감귤"',
    "'주스'",
    '_',
    '\\',
    '\\카페',
    '🍊',
    'single',
    'SINGLE origin',
    `%"_'\\🍊`.slice(0, 1),
  ])('the one place with %s in it', async (q) => {
    expect(ids(await search(q))).toEqual([ODD.contentId])
  })

  it('what is called so before what only lies there', async () => {
    await t.database.pool.query('update places set solo_score = 0 where content_id = $1', [SAEBYEOL])
    const { content } = await search('새별')
    expect(content[0]).toMatchObject({ contentId: SAEBYEOL })
    const byAddress = (await search('애월읍', { size: '50' })).content.map(({ title }) => title.includes('애월읍'))
    expect(byAddress).toEqual(byAddress.toSorted((a, b) => Number(b) - Number(a)))
  })

  it.each(['없는장소이름', '새별오름 없는말', "' or 1=1 --", '*', '.*', '🏝️', 'ㅎ'.repeat(SEARCH_QUERY_MAX), '\ud83c'])(
    'nothing for %s',
    async (q) => {
      expect(await search(q)).toEqual({ content: [], hasNext: false, nextCursor: null, size: 20 })
    },
  )

  it('nothing that was taken out of sight', async () => {
    await t.database.pool.query('update places set hidden_at = now() where content_id = $1', [SAEBYEOL])
    expect(ids(await search('새별오름'))).not.toContain(SAEBYEOL)
    await t.database.pool.query('update places set hidden_at = null where content_id = $1', [SAEBYEOL])
  })
})

it.each([
  ['새별', [[0, 2]]],
  ['오름 새별', [[0, 4]]],
  ['별오', [[1, 3]]],
  ['애월읍', []],
])('marks %s in the name', async (q, highlights) => {
  const hit = (await search(q, { size: '50' })).content.find(({ contentId }) => contentId === SAEBYEOL)
  expect(hit?.highlights).toEqual(highlights)
})

it('marks in units that JavaScript counts in, across spaces', async () => {
  const [hit] = (await search('카페🍊')).content
  const marked = hit!.highlights.map(([start, end]) => hit!.title.slice(start, end))
  expect(marked).toEqual(['카페 🍊'])
})

it.each([
  ['오름', '4'],
  ['제주시', '50'],
  // As long as a query may be, and found: the cursor must stay short all the same.
  ['제주특별자치도제주시애월읍 '.repeat(7).slice(0, SEARCH_QUERY_MAX), '1'],
])('shows every hit of %s once, page by page', async (q, size) => {
  const seen: number[] = []
  let cursor: string | null = null
  do {
    const page: Page = await search(q, { size, ...(cursor === null ? {} : { cursor }) })
    expect(page.hasNext).toBe(page.nextCursor !== null)
    seen.push(...ids(page))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(seen.length).toBeGreaterThan(4)
  expect(new Set(seen).size).toBe(seen.length)
  const { rows } = await t.database.pool.query('select count(*) from places where search_text like $1', [
    `%${q.slice(0, 13).trim()}%`,
  ])
  expect(seen.length).toBe(Number(rows[0].count))
})

it.each([
  ['no words', {}, 'q'],
  ['empty words', { q: '' }, 'q'],
  ['spaces', { q: '   ' }, 'q'],
  ['too many words', { q: '가'.repeat(SEARCH_QUERY_MAX + 1) }, 'q'],
  ['two lines', { q: '새별\n오름' }, 'q'],
  ['a null byte', { q: '새별\0오름' }, 'q'],
  ['a filter of the list', { q: '오름', region: 'JEJU_SI' }, 'region'],
])('refuses %s', async (_name, query, field) => {
  expect(await call(query as Record<string, string>)).toMatchObject({
    status: 400,
    code: 'COMMON400',
    result: { fields: { [field]: expect.any(String) } },
  })
})

it('refuses the cursor of another search', async () => {
  const { nextCursor } = await search('오름', { size: '1' })
  expect((await call({ q: '오름', size: '1', cursor: nextCursor! })).status).toBe(200)
  for (const q of ['제주시', '오름 제주시']) {
    expect(await call({ q, cursor: nextCursor! })).toMatchObject({
      status: 400,
      result: { fields: { cursor: expect.any(String) } },
    })
  }
})
