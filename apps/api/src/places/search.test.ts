import type { PlaceSearchPage } from '@honjeo/contract/places'
import { SEARCH_QUERY_MAX } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)

const urlOf = (query: Record<string, string>, kind = 'search') =>
  `/api/tourist-spots/${kind}?${new URLSearchParams(query).toString()}`
const call = (query: Record<string, string>, as?: Member) => t.call<PlaceSearchPage>(urlOf(query), {}, as)
const search = async (q: string, more: Record<string, string> = {}) => (await call({ q, ...more })).result
const ids = ({ content }: PlaceSearchPage) => content.map(({ contentId }) => contentId)

/** Returns every hit, page by page. */
async function walk(q: string, size: number): Promise<number[]> {
  const seen: number[] = []
  let cursor: string | null = null
  do {
    const page: PlaceSearchPage = await search(q, { size: String(size), ...(cursor === null ? {} : { cursor }) })
    expect(page.hasNext).toBe(page.nextCursor !== null)
    expect(page.content.length).toBe(page.hasNext ? size : page.content.length)
    seen.push(...ids(page))
    cursor = page.nextCursor
  } while (cursor !== null)
  return seen
}

describe('refuses', () => {
  it.each([
    ['no words', {}, 'q'],
    ['empty words', { q: '' }, 'q'],
    ['spaces', { q: '   ' }, 'q'],
    ['too many letters', { q: '가'.repeat(200) }, 'q'],
    ['two lines', { q: '새별\n오름' }, 'q'],
    ['a null byte', { q: '새별\0오름' }, 'q'],
    ['a filter of the list', { q: '오름', region: 'JEJU_SI' }, 'region'],
    ['half a position', { q: '오름', lat: '33.5' }, 'lat'],
    ['the other half of a position', { q: '오름', lng: '126.5' }, 'lat'],
    ['a position off the earth', { q: '오름', lat: '93.5', lng: '126.5' }, 'lat'],
    ['a cursor that is none', { q: '오름', cursor: 'xyz' }, 'cursor'],
  ])('%s', async (_name, query, field) => {
    expect(await call(query as Record<string, string>)).toMatchObject({
      status: 400,
      code: 'COMMON400',
      result: { fields: { [field]: expect.stringMatching(/[가-힣]/) } },
    })
  })

  it('the cursor of another search', async () => {
    const { nextCursor } = await search('오름', { size: '1' })
    expect((await call({ q: '오름', size: '1', cursor: nextCursor! })).status).toBe(200)
    for (const q of ['해변', '오름 제주시', '제주오름']) {
      expect(await call({ q, cursor: nextCursor! })).toMatchObject({
        status: 400,
        result: { fields: { cursor: expect.any(String) } },
      })
    }
  })

  it.each(['', '가'.repeat(200)])('to suggest for %j', async (q) => {
    expect(await t.call(urlOf({ q }, 'suggest'))).toMatchObject({ status: 400, code: 'COMMON400' })
  })
})

describe('answers without a hit', () => {
  it.each([
    '🍊',
    '🏝️',
    '%',
    '_',
    '.*',
    '[',
    '\\',
    '()',
    "' --",
    '*',
    '^$',
    '\ud83c',
    '뷁쉛',
    'ㅎ'.repeat(SEARCH_QUERY_MAX),
  ])('%s', async (q) => {
    expect(await search(q)).toEqual({
      content: [],
      hasNext: false,
      nextCursor: null,
      size: 20,
      searchedFor: null,
      isApproximate: false,
    })
  })
})

describe('answers', () => {
  it.each([
    '주',
    'ㅎ',
    'ㅏ',
    'ㅎ라',
    'ㄳ'.repeat(SEARCH_QUERY_MAX / 2),
    'a',
    '1',
    "' or 1=1 --",
    '새별.*',
    '[가-힣]',
    '(제주|오름)',
    '제주 '.repeat(33),
    '가 나 다 라 마 바 사 아 자 차 카 타 파 하',
    '가'.repeat(SEARCH_QUERY_MAX),
    'ㅎ라'.repeat(SEARCH_QUERY_MAX / 2),
    'dkdnjf'.repeat(16),
    '서귀포유채꽃국제걷기대회의모든것을알려줘',
  ])('%s', async (q) => {
    expect((await call({ q })).status).toBe(200)
    expect((await t.call(urlOf({ q }, 'suggest'))).status).toBe(200)
  })

  it('a cursor made by hand with nothing', async () => {
    const { nextCursor } = await search('오름', { size: '1' })
    const [list] = JSON.parse(Buffer.from(nextCursor!, 'base64url').toString()) as [string]
    for (const parts of [
      [list, 0, 99, 50, 1],
      [list, 7, 0, 50, 1],
      [list, 0, 0, -1e300, 1],
    ]) {
      const cursor = Buffer.from(JSON.stringify(parts)).toString('base64url')
      expect((await call({ q: '오름', cursor })).status).toBe(200)
    }
  })
})

describe('pages', () => {
  it.each([
    ['오름', 4],
    ['제주', 50],
    ['ㅇㄹ', 3],
    ['성산', 1],
    ['서귀포 숙소', 2],
    ['dhfma', 7],
  ])('of %s, by %i, show every hit once', async (q, size) => {
    const seen = await walk(q, size)
    expect(seen.length).toBeGreaterThan(3)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.slice(0, 50)).toEqual(ids(await search(q, { size: '50' })))
  })

  it('show each place whose text holds the word', async () => {
    for (const word of ['오름', '애월읍', '카페', '숙소']) {
      const { rows } = await t.database.pool.query<{ content_id: number }>(
        'select content_id from places where hidden_at is null and strpos(search_text, $1) > 0',
        [word],
      )
      expect(await walk(word, 20)).toEqual(expect.arrayContaining(rows.map((row) => row.content_id)))
    }
  })

  it('stay as they were for who is on the way through them, when places come in before', async () => {
    const whole = await walk('폭포', 50)
    const first = await search('폭포', { size: '2' })
    await t.database.pool.query(
      `insert into places (content_id, content_type_id, title, addr1, region, lat, lng, overview, solo_score)
       values (9000001, 12, '폭포', '제주특별자치도 제주시 연동 1', 'JEJU_SI', 33.4, 126.5, '새로 생긴 폭포예요.', 100)`,
    )
    const rest = await search('폭포', { size: '50', cursor: first.nextCursor! })
    expect([...ids(first), ...ids(rest)]).toEqual(whole.slice(0, 52))
    expect(ids(await search('폭포'))[0]).toBe(9_000_001)
  })
})

it('finds every place of the catalogue by its name, however it is spaced, and by its initials', async () => {
  const { rows } = await t.database.pool.query<{ title: string; key: string; initials: string }>(
    'select title, title_key as key, hangul_initials(title_key) as initials from places where hidden_at is null',
  )
  const missed: string[] = []
  for (const [i, { title, key, initials }] of rows.entries()) {
    // Each place is searched in one of the ways: they are many.
    const ways = [title, key, key.split('').join(' '), initials]
    const q = ways[i % ways.length]!
    const { content } = await search(q, { size: '10' })
    if (!content.some((place) => place.title === title)) missed.push(q)
  }
  expect(missed).toEqual([])
})

it.each(['새별오름', '새별', 'ㅅㅂㅇㄹ', '새별오름 애월', '새별오른', 'toquf', '애월새별', '새벼'])(
  'finds nothing that was taken out of sight by %s',
  async (q) => {
    const finds = async () => [
      ids(await search(q)).includes(SAEBYEOL),
      JSON.stringify((await t.call(urlOf({ q }, 'suggest'))).result).includes(String(SAEBYEOL)),
    ]
    expect(await finds()).toEqual([true, true])
    await t.database.pool.query('update places set hidden_at = now() where content_id = $1', [SAEBYEOL])
    expect(await finds()).toEqual([false, false])
    await t.database.pool.query('update places set hidden_at = null where content_id = $1', [SAEBYEOL])
  },
)

it('says how far the hits are from where one is', async () => {
  const near = { lat: '33.3661', lng: '126.3571' }
  for (const q of ['새별오름', '새별오룸']) {
    expect((await search(q)).content[0]).toMatchObject({ contentId: SAEBYEOL, distance: null })
    const [hit] = (await search(q, near)).content
    expect(hit!.distance).toBeLessThan(1000)
  }
})

it('shows a member which hits are saved, and stores that answer nowhere', async () => {
  const member = await t.addMember()
  await t.database.pool.query('insert into saved_places (user_id, content_id) values ($1, $2)', [member.id, SAEBYEOL])
  for (const q of ['새별오름', '새별오룸']) {
    const reply = await call({ q }, member)
    expect(reply.result.content[0]).toMatchObject({ contentId: SAEBYEOL, saved: true })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect((await search(q)).content[0]).toMatchObject({ contentId: SAEBYEOL, saved: false })
  }
})

it.each(['search', 'suggest'])('need not send the same %s twice', async (kind) => {
  const url = urlOf({ q: '새별오름' }, kind)
  const { headers } = await t.app.inject(url)
  const again = await t.app.inject({ url, headers: { 'if-none-match': headers.etag } })
  expect(again.statusCode).toBe(304)
})

it.each(['hotel', 'hospital', 'how to get to Hallasan', 'hos'])(
  'answers for %j, which is nothing on the other keyboard',
  async (q) => {
    const ways = ['search', 'suggest'].map((way) => `/api/tourist-spots/${way}?q=${encodeURIComponent(q)}`)
    for (const way of ways) expect([way, (await t.call(way)).status]).toEqual([way, 200])
  },
)
