import type { PlaceSort, SavedSort } from '@honjeo/contract/values/enums'
import { beforeAll, describe, expect, it } from 'vitest'
import { setUpExplainedApp } from '../testing/explained-app.ts'
import { nodesOf, rowsRead } from '../testing/explaining-client.ts'
import { insertGeneratedPlaces } from '../testing/insert-generated-places.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { SEARCH_TERMS } from '../testing/search-terms.ts'
import type { Member } from '../testing/test-app.ts'

const PLACES = 50_000
/** An index that is walked from end to end is a sequential scan by another name. */
const READ_MAX = 10_000
/** How many pages of 50 a walk turns. */
const DEPTH = 8
const POSITION = 'lat=33.4996&lng=126.5312'
const ALL_SORTS = ['RECOMMENDED', 'DISTANCE', 'REVIEWS', 'RATING', 'SOLO'] satisfies PlaceSort[]

const { t, statements } = setUpExplainedApp({
  fill: (connection) => insertGeneratedPlaces(connection, PLACES),
  prepare: withCatalogue,
})
/** All hours are read into memory every half minute, whatever is asked for; see `createPlaceHours`. */
const HELD_HOURS = /"hours_doubted_at" is not null from "places" where "places"."hidden_at" is null$/
let member: Member

beforeAll(async () => {
  // What is said of one place in twenty, as the count of its answers would write it.
  await t.database.pool.query(
    `set statement_timeout = 0;
     update places set solo_strengths = '{NO_STARES,SOLO_SEAT}', solo_ease = 0.5 + (content_id % 50) / 100.0 where content_id % 20 = 0;
     insert into stay_facts (content_id, fact, value, source_name, source_url, checked_on)
       select content_id, 'OWN_LOCK', '{"has": true}', '숙소 안내', 'https://example.com', '2026-11-20'
       from places where content_type_id = 32 and content_id % 5 = 0;
     set statement_timeout = 5000`,
  )
  await t.database.pool.query('analyze places, stay_facts')
  member = await t.addMember()
})

const get = async (url: string) => {
  const { status, result } = await t.call<{ nextCursor?: string | null }>(encodeURI(url), {}, member)
  expect([url, status]).toEqual([url, 200])
  return result
}

/** Follows the cursors of a list. */
async function walk(url: string, pages: number) {
  let cursor = ''
  for (let page = 0; page < pages; page++) {
    const { nextCursor } = await get(`${url}${cursor}`)
    if (typeof nextCursor !== 'string') return
    cursor = `&cursor=${nextCursor}`
  }
}

/** What the statements since the beginning of the test did that they should not. */
function faults(): string[] {
  const asked = statements.filter(({ text }) => !HELD_HOURS.test(text))
  const scans = asked.flatMap(({ text, plan }) =>
    nodesOf(plan)
      .filter((node) => node['Relation Name'] === 'places')
      .map((node) => ({ text, node })),
  )
  if (scans.length === 0) return ['nothing read any places']
  return scans.flatMap(({ text, node }) => {
    const read = rowsRead(node)
    const type = node['Node Type']
    return type === 'Seq Scan' || read > READ_MAX ? [`${type} over ${read} places: ${text}`] : []
  })
}

describe('an index serves', () => {
  describe.each(ALL_SORTS)('the list by %s', (sort) => {
    const url = `/api/tourist-spots?sort=${sort}&${POSITION}`

    it('under every filter', async () => {
      for (const region of ['', '&region=JEJU_SI', '&region=NAMJEJU_GUN'])
        for (const type of ['', '&contentTypeId=15', '&contentTypeId=39'])
          for (const difficulty of ['', '&difficulty=HARD', '&difficulty=NONE'])
            await get(`${url}${region}${type}${difficulty}`)
      expect(faults()).toEqual([])
    })

    it.each([
      '',
      '&open=true',
      '&facts=SOLO_SEAT,NO_STARES',
      '&facts=LIT_PATH',
      '&facts=OWN_LOCK&contentTypeId=32',
      '&region=NAMJEJU_GUN',
      '&contentTypeId=39',
      '&difficulty=NONE',
    ])('far down it (%s)', async (filter) => {
      await walk(`${url}${filter}&size=50`, DEPTH)
      expect(faults()).toEqual([])
    })
  })

  it.each([
    ['the island', '126.1,33.1,127,33.6'],
    ['a town', '126.3,33.4,126.4,33.5'],
    ['a street', '126.52,33.5,126.525,33.505'],
    ['the sea', '125,32,125.5,32.5'],
    ['the earth', '-180,-90,180,90'],
  ])('the map of %s', async (_, box) => {
    for (const type of [
      '',
      '&contentTypeId=15',
      '&contentTypeId=39',
      '&zoom=12',
      '&facts=SOLO_SEAT',
      '&facts=OWN_LOCK',
    ])
      await get(`/api/tourist-spots/map?bbox=${box}${type}`)
    expect(faults()).toEqual([])
  })

  it('a place and what is near it', async () => {
    await get(`/api/tourist-spots/${SAEBYEOL}`)
    await walk(`/api/tourist-spots/${SAEBYEOL}/nearby?size=50`, DEPTH)
    expect(faults()).toEqual([])
  })

  it.each(Object.entries(SEARCH_TERMS))('a search for %s', async (_, terms) => {
    for (const term of terms) await walk(`/api/tourist-spots/search?q=${term}&${POSITION}`, 3)
    expect(faults()).toEqual([])
  })

  it.each(Object.entries(SEARCH_TERMS))('suggestions for %s', async (_, terms) => {
    for (const term of terms) await get(`/api/tourist-spots/suggest?q=${term}`)
    expect(faults()).toEqual([])
  })

  it.each(['SAVED', 'TITLE', 'DISTANCE'] satisfies SavedSort[])('saved places by %s', async (sort) => {
    await t.database.pool.query(
      `insert into saved_places (user_id, content_id)
       select $1, content_id from places order by md5(content_id::text) limit 300 on conflict do nothing`,
      [member.id],
    )
    await walk(`/api/spot-cart?sort=${sort}&${POSITION}&size=50`, DEPTH)
    expect(faults()).toEqual([])
  })

  it.each(['recommended-spots', 'latest-reviews', 'recommended-rooms'])('the %s of home', async (list) => {
    await get(`/api/home/${list}`)
    expect(faults()).toEqual([])
  })
})

describe('without its index this test finds', () => {
  it.each([
    ['places_reviews_idx', '/api/tourist-spots?sort=REVIEWS'],
    ['places_solo_idx', '/api/tourist-spots?sort=SOLO'],
    ['places_strengths_idx', '/api/tourist-spots?facts=LIT_PATH'],
    ['places_location_idx', `/api/tourist-spots/${SAEBYEOL}/nearby`],
    ['places_location_namjeju_gun_idx', `/api/tourist-spots?sort=DISTANCE&region=NAMJEJU_GUN&${POSITION}`],
    ['places_box_idx', '/api/tourist-spots/map?bbox=126.52,33.5,126.525,33.505'],
    ['places_title_grams_idx', '/api/tourist-spots/suggest?q=새별오름'],
  ])('the scan: %s', async (index, url) => {
    const { rows } = await t.database.pool.query<{ definition: string }>(
      'select indexdef as definition from pg_indexes where indexname = $1',
      [index],
    )
    await t.database.pool.query(`drop index ${index}`)
    await get(url)
    // Making an index over so many places may take longer than a request may.
    await t.database.pool.query(`set statement_timeout = 0; ${rows[0]!.definition}; set statement_timeout = 5000`)
    expect(faults().join('\n')).toMatch(/over \d+ places/)
  })
})
