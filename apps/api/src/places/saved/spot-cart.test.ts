import type { PlaceDetail, PlaceSummary } from '@honjeo/contract/places'
import type { SavedPlacePage } from '@honjeo/contract/spot-cart'
import { SAVED_PLACES_MAX } from '@honjeo/contract/values/limits'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../../testing/places.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const HARBOUR = 'lat=33.5198&lng=126.5269'
let places: number[]
let member: Member

beforeAll(async () => {
  const { rows } = await t.database.pool.query<{ content_id: number }>('select content_id from places')
  places = rows.map((row) => row.content_id)
})
beforeEach(async () => {
  member = await t.addMember()
})

const save = (contentId: number, as: Member = member) =>
  t.call<{ contentId: number; savedAt: string }>('/api/spot-cart', { method: 'POST', body: { contentId } }, as)
const list = async (query = '', as: Member = member) =>
  (await t.call<SavedPlacePage>(`/api/spot-cart?${query}`, {}, as)).result
const ids = async (query = '', as: Member = member) => (await list(query, as)).content.map((row) => row.contentId)
const remove = (contentIds: unknown, as: Member = member) =>
  t.call<{ deletedCount: number }>('/api/spot-cart', { method: 'DELETE', body: { contentIds } }, as)

/** Saves places one second apart. */
async function saveInOrder(...contentIds: number[]) {
  for (const contentId of contentIds) {
    t.clock.advance(1)
    await save(contentId)
  }
}

describe('a visitor', () => {
  it.each([
    ['GET', '/api/spot-cart', undefined],
    ['POST', '/api/spot-cart', { contentId: SAEBYEOL }],
    ['DELETE', '/api/spot-cart', { contentIds: [SAEBYEOL] }],
    ['DELETE', `/api/spot-cart/${SAEBYEOL}`, undefined],
  ] as const)('is asked to sign in for %s %s', async (method, url, body) => {
    expect(await t.call(url, { method, body })).toMatchObject({ status: 401, code: 'AUTH4010' })
  })
})

describe('saved places', () => {
  it('are none at first', async () => {
    expect(await list()).toEqual({ content: [], hasNext: false, nextCursor: null, size: 20, totalCount: 0 })
  })

  it('are one’s own, with all that a card shows', async () => {
    const { status, result } = await save(SAEBYEOL)
    expect([status, result]).toEqual([201, { contentId: SAEBYEOL, savedAt: t.clock.now().toISOString() }])
    expect((await list()).content).toEqual([
      expect.objectContaining({ contentId: SAEBYEOL, title: '새별오름', saved: true, savedAt: result.savedAt }),
    ])
    expect(await ids('', await t.addMember())).toEqual([])
  })

  it('are saved once, and keep their time', async () => {
    const first = await save(SAEBYEOL)
    t.clock.advance(60)
    const [second, third] = await Promise.all([save(SAEBYEOL), save(SAEBYEOL)])
    expect([second.result, third.result]).toEqual([first.result, first.result])
    expect((await list()).totalCount).toBe(1)
  })

  it('show as saved wherever the place is seen, to their owner only', async () => {
    await save(SAEBYEOL)
    const urls = [
      `/api/tourist-spots/${SAEBYEOL}`,
      '/api/tourist-spots/search?q=새별오름',
      '/api/tourist-spots?sort=DISTANCE&lat=33.366&lng=126.357',
    ]
    const savedAt = async (url: string, as?: Member) => {
      const { result } = await t.call<PlaceDetail | { content: PlaceSummary[] }>(encodeURI(url), {}, as)
      if ('saved' in result) return [result.saved]
      return result.content.filter(({ saved }) => saved).map(({ contentId }) => contentId === SAEBYEOL)
    }
    for (const url of urls) {
      expect([url, ...(await savedAt(url, member))]).toEqual([url, true])
      expect((await savedAt(url)).filter(Boolean)).toEqual([])
    }
  })

  it('come newest first, by title, or nearest first', async () => {
    await saveInOrder(SAEBYEOL, 126_438, JEONGBANG)
    expect(await ids()).toEqual([JEONGBANG, 126_438, SAEBYEOL])
    expect((await list('sort=TITLE')).content.map(({ title }) => title)).toEqual(['새별오름', '정방폭포', '천지연폭포'])
    const near = (await list(`sort=DISTANCE&${HARBOUR}`)).content
    expect(near.map(({ contentId }) => contentId)).toEqual([SAEBYEOL, 126_438, JEONGBANG])
    expect(near[0]!.distance).toBeGreaterThan(10_000)
    expect((await list()).content[0]!.distance).toBeNull()
  })

  it.each(['', 'sort=TITLE', `sort=DISTANCE&${HARBOUR}`])('come page by page, each once ("%s")', async (query) => {
    await saveInOrder(...places.slice(0, 7))
    const whole = await ids(query)
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const page: SavedPlacePage = await list(`${query}&size=2${cursor === null ? '' : `&cursor=${cursor}`}`)
      seen.push(...page.content.map(({ contentId }) => contentId))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(seen).toEqual(whole)
    expect(whole).toHaveLength(7)
  })

  it('leave out a place that was taken out of sight, and bring it back with it', async () => {
    await saveInOrder(SAEBYEOL, JEONGBANG)
    await t.database.pool.query('update places set hidden_at = now() where content_id = $1', [JEONGBANG])
    expect([await ids(), (await list()).totalCount]).toEqual([[SAEBYEOL], 1])
    await t.database.pool.query('update places set hidden_at = null where content_id = $1', [JEONGBANG])
    expect(await ids()).toEqual([JEONGBANG, SAEBYEOL])
  })
})

describe('taking places out', () => {
  it('works for one, also when it is gone already', async () => {
    await saveInOrder(SAEBYEOL, JEONGBANG)
    const out = () => t.call(`/api/spot-cart/${SAEBYEOL}`, { method: 'DELETE' }, member)
    expect([(await out()).status, (await out()).status, await ids()]).toEqual([200, 200, [JEONGBANG]])
  })

  it('works for several, and counts those that had been saved', async () => {
    await saveInOrder(SAEBYEOL, JEONGBANG)
    const other = await t.addMember()
    await save(SAEBYEOL, other)
    expect((await remove([SAEBYEOL, JEONGBANG, 1])).result).toEqual({ deletedCount: 2 })
    expect([await ids(), await ids('', other)]).toEqual([[], [SAEBYEOL]])
  })

  it.each([[[]], [[SAEBYEOL, SAEBYEOL]], [['x']], [[-1]], ['all'], [null]])('refuses %j', async (contentIds) => {
    expect(await remove(contentIds)).toMatchObject({ status: 400, code: 'COMMON400' })
  })
})

describe('is refused', () => {
  it('a place that does not exist or cannot be seen', async () => {
    expect(await save(999)).toMatchObject({ status: 404, code: 'PLACE4040' })
  })

  it('one more than fits, however many arrive at once', async () => {
    await t.database.pool.query(
      `insert into places (content_id, content_type_id, title, addr1, region, lat, lng, overview, solo_score)
       select 2000000000 + n, 12, '장소 ' || n, '제주특별자치도 제주시', 'JEJU_SI', 33.5, 126.5, '', 1 from generate_series(1, $1) n`,
      [SAVED_PLACES_MAX],
    )
    await t.database.pool.query(
      'insert into saved_places (user_id, content_id) select $1, content_id from places where content_id > 2000000000 limit $2',
      [member.id, SAVED_PLACES_MAX - 1],
    )
    const replies = await Promise.all([save(SAEBYEOL), save(JEONGBANG), save(126_438)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(replies.find(({ status }) => status === 409)!.code).toBe('PLACE4090')
    await t.database.pool.query('delete from places where content_id > 2000000000')
  })

  it.each(['sort=DISTANCE', 'lat=33', 'sort=NAME', 'cursor=x', 'size=0', 'page=1'])('the query "%s"', async (query) => {
    expect(await t.call(`/api/spot-cart?${query}`, {}, member)).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('a cursor of another order', async () => {
    await saveInOrder(SAEBYEOL, JEONGBANG)
    const { nextCursor } = await list('size=1')
    expect(await t.call(`/api/spot-cart?sort=TITLE&cursor=${nextCursor}`, {}, member)).toMatchObject({ status: 400 })
  })
})
