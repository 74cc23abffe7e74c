import type { PlacesInBox } from '@honjeo/contract/places'
import { MAP_PLACES_MAX } from '@honjeo/contract/values/limits'
import { afterEach, describe, expect, it } from 'vitest'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const ISLAND = '126,33,127.1,34.1'

const map = (query: string) => t.call<PlacesInBox>(`/api/tourist-spots/map?${query}`)
const features = async (query: string) => (await map(query)).result.features
const ids = async (query: string) => (await features(query)).map(({ id }) => id)

describe('the map', () => {
  it('holds every place of the island as a point', async () => {
    const { rows } = await t.database.pool.query<{ count: number }>('select count(*)::int from places')
    const all = await features(`bbox=${ISLAND}`)
    expect(all).toHaveLength(rows[0]!.count)
    expect(all.find(({ id }) => id === SAEBYEOL)).toEqual({
      type: 'Feature',
      id: SAEBYEOL,
      geometry: { type: 'Point', coordinates: [expect.closeTo(126.357, 1), expect.closeTo(33.366, 1)] },
      properties: { title: '새별오름', contentTypeId: 12, isOpen: true },
    })
  })

  it('holds what lies in the box, and nothing else', async () => {
    const found = await features('bbox=126.35,33.36,126.37,33.37')
    expect(found.map(({ id }) => id)).toContain(SAEBYEOL)
    for (const { geometry } of found) {
      const [lng, lat] = geometry.coordinates
      expect([lng >= 126.35 && lng <= 126.37, lat >= 33.36 && lat <= 33.37]).toEqual([true, true])
    }
    expect(await ids('bbox=120,30,121,31')).toEqual([])
  })

  it('widens the box to whole tiles at a zoom', async () => {
    const tiny = 'bbox=126.3567,33.3659,126.3568,33.366'
    expect((await ids(`${tiny}&zoom=10`)).length).toBeGreaterThan((await ids(tiny)).length)
  })

  it('shows one category where one is asked for', async () => {
    const found = await features(`bbox=${ISLAND}&contentTypeId=15`)
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map(({ properties }) => properties.contentTypeId))).toEqual(new Set([15]))
  })

  it('leaves out what was taken out of sight', async () => {
    await t.database.pool.query('update places set hidden_at = now() where content_id = $1', [JEONGBANG])
    expect(await ids(`bbox=${ISLAND}`)).not.toContain(JEONGBANG)
    await t.database.pool.query('update places set hidden_at = null where content_id = $1', [JEONGBANG])
  })

  it('answers 304 to a client that has it already', async () => {
    const url = `/api/tourist-spots/map?bbox=${ISLAND}`
    const { headers } = await t.app.inject({ url })
    const again = await t.app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } })
    expect(again.statusCode).toBe(304)
  })
})

describe('a box with more places than an answer holds', () => {
  afterEach(() => t.database.pool.query('delete from places where content_id > 2000000000'))

  it('shows the best of them and says so', async () => {
    await t.database.pool.query(
      `insert into places (content_id, content_type_id, title, addr1, region, lat, lng, overview, solo_score)
       select 2000000000 + n, 12, '장소 ' || n, '제주특별자치도 제주시 애월읍', 'BUKJEJU_GUN', 33.4, 126.4, '', n % 100
       from generate_series(1, $1) n`,
      [MAP_PLACES_MAX],
    )
    const { features: shown, isTruncated } = (await map(`bbox=${ISLAND}`)).result
    expect([shown.length, isTruncated]).toEqual([MAP_PLACES_MAX, true])
    expect(shown.map(({ id }) => id)).toContain(2_000_000_099)
    expect((await map('bbox=126.35,33.36,126.37,33.37')).result.isTruncated).toBe(false)
  })
})

describe('is refused in words', () => {
  it.each([
    ['upside down', '126,34,127,33'],
    ['the wrong way round', '127,33,126,34'],
    ['empty', '126,33,126,33'],
    ['off the earth', '126,33,190,34'],
    ['of three numbers', '126,33,127'],
    ['of five numbers', '126,33,127,34,1'],
    ['of no numbers', 'a,b,c,d'],
    ['of blanks', ',,,'],
    ['endless', '-Infinity,33,Infinity,34'],
  ])('a box that is %s', async (_name, bbox) => {
    expect(await map(`bbox=${bbox}`)).toMatchObject({
      status: 400,
      code: 'PLACE4001',
      message: '지도 범위가 올바르지 않아요. 지도를 제주로 옮긴 뒤 다시 찾아주세요.',
    })
  })

  it.each(['', `bbox=${ISLAND}&contentTypeId=13`, `bbox=${ISLAND}&zoom=40`, `bbox=${ISLAND}&page=1`])(
    'the query "%s"',
    async (query) => {
      expect(await map(query)).toMatchObject({ status: 400, code: 'COMMON400' })
    },
  )
})
