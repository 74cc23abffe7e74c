import { dayAfter } from '@honjeo/contract/values/days'
import { islandRules } from '@honjeo/catalogue/island-rules'
import type { PlaceDetail, PlacesInBox, PlaceSummary } from '@honjeo/contract/places'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMemoryBus } from '@honjeo/bus/bus'
import { shipRules } from '../island-rules/ship-rules.queries.ts'
import { RULES_CHANGED } from '../island-rules/island-rules.ts'
import { koreanDay } from '../lib/clock.ts'
import { withCatalogue } from '../testing/places.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const bus = createMemoryBus()
const t = setUpTestApp(withCatalogue, { bus })
const ISLAND = '126,33,127.1,34.1'
const RESTAURANTS = 39

/** The hours of places by the rest of their number: open at noon, open in the evening, unknown, closed that day, not understood. */
const HOURS = [
  ['09:00~18:00 (라스트오더 17:00)', null],
  ['18:00~익일 02:00', null],
  [null, null],
  ['24시간', '매주 수요일'],
  ['09:00~18:00 (사장님 마음대로)', null],
] as const

interface List {
  content: PlaceSummary[]
  nextCursor: string | null
  totalCount: number
}

async function walk(query: string): Promise<number[]> {
  const ids: number[] = []
  let cursor: string | null = null
  let counted = 0
  do {
    const after: string = cursor === null ? '' : `&cursor=${cursor}`
    const { result } = await t.call<List>(`/api/tourist-spots?open=true&size=7&${query}${after}`)
    ids.push(...result.content.map(({ contentId }) => contentId))
    cursor = result.nextCursor
    counted = result.totalCount
  } while (cursor !== null)
  expect(counted).toBe(ids.length)
  return ids
}

async function idsWhere(condition: string): Promise<number[]> {
  const { rows } = await t.database.pool.query<{ id: number }>(
    `select content_id as id from places where hidden_at is null and ${condition} order by score desc, content_id desc`,
  )
  return rows.map(({ id }) => id)
}

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)
const onMap = async (query: string) =>
  (await t.call<PlacesInBox>(`/api/tourist-spots/map?bbox=${ISLAND}${query}`)).result.features
const detail = async (contentId: number) => (await t.call<PlaceDetail>(`/api/tourist-spots/${contentId}`)).result

beforeAll(async () => {
  // The clock goes to noon of the next Wednesday in Korea.
  let day = koreanDay(t.clock.now())
  do day = dayAfter(day, 1)
  while (new Date(day).getUTCDay() !== 3)
  t.clock.advance((Date.parse(`${day}T12:00:00+09:00`) - t.clock.now().getTime()) / 1000)
  // A gate of its own opens it at noon, whatever its text says.
  await t.sql(`update places set hidden_at = now() where title = '거문오름'`)
  for (const [rest, [openTime, restDate]] of HOURS.entries()) {
    await t.database.pool.query(
      `update places set open_time = $1, rest_date = $2, title = 'place ' || content_id where content_id % ${HOURS.length} = $3`,
      [openTime, restDate, rest],
    )
  }
})

const OPEN_AT_NOON = `content_id % ${HOURS.length} = 0 and content_type_id <> 15`

describe('what is open now', () => {
  it('is all of the list in its order, page by page, counted', async () => {
    expect(await walk('contentTypeId=12')).toEqual(await idsWhere(`${OPEN_AT_NOON} and content_type_id = 12`))
    expect(await walk('region=JEJU_SI&contentTypeId=39&sort=REVIEWS')).toHaveLength(
      (await idsWhere(`${OPEN_AT_NOON} and content_type_id = ${RESTAURANTS} and region = 'JEJU_SI'`)).length,
    )
    const nearest = await walk('contentTypeId=39&sort=DISTANCE&lat=33.5&lng=126.52')
    expect(sorted(nearest)).toEqual(sorted(await idsWhere(`${OPEN_AT_NOON} and content_type_id = ${RESTAURANTS}`)))
  })

  it('is alone on the map where that is asked for, and else each point says what it is', async () => {
    const open = await onMap('&contentTypeId=39&open=true')
    expect(sorted(open.map(({ id }) => id))).toEqual(
      sorted(await idsWhere(`${OPEN_AT_NOON} and content_type_id = ${RESTAURANTS}`)),
    )
    const said = [true, false, null, false, null]
    for (const { id, properties } of await onMap('&contentTypeId=39')) {
      expect(properties.isOpen).toBe(said[id % HOURS.length])
    }
  })

  it('is said by lists, searches, the cart and the page alike', async () => {
    const [contentId] = await idsWhere(`${OPEN_AT_NOON} and content_type_id = ${RESTAURANTS}`)
    const { today } = await detail(contentId!)
    expect(today).toEqual({
      date: koreanDay(t.clock.now()),
      isKnown: true,
      closed: null,
      spans: [{ from: 540, to: 1080, lastEntry: 1020 }],
      checkedOn: null,
    })
    const member = await t.addMember()
    await t.call('/api/spot-cart', { method: 'POST', body: { contentId } }, member)
    for (const url of [`/api/tourist-spots/search?q=place ${contentId}`, '/api/spot-cart']) {
      const { result } = await t.call<List>(encodeURI(url), {}, member)
      expect(result.content.find((place) => place.contentId === contentId)?.today).toEqual(today)
    }
  })

  it('does not go on with the cursor of another list', async () => {
    const { nextCursor } = (await t.call<List>('/api/tourist-spots?size=5')).result
    expect((await t.call(`/api/tourist-spots?open=true&size=5&cursor=${nextCursor}`)).status).toBe(400)
  })

  it('changes with the hour', async () => {
    t.clock.advance(7 * 3600)
    expect(await walk('contentTypeId=12')).toEqual(
      await idsWhere(`content_id % ${HOURS.length} = 1 and content_type_id = 12`),
    )
    t.clock.advance(-7 * 3600)
  })

  it('follows staff at once, with the day on which they looked', async () => {
    const staff = await addStaff(t)
    const [contentId] = await idsWhere(`content_id % ${HOURS.length} = 2 and content_type_id = ${RESTAURANTS}`)
    expect((await detail(contentId!)).today).toMatchObject({ isKnown: false, checkedOn: null })
    const changes = { openTime: '10:00~20:00', note: '전화로 확인' }
    await t.call(`/api/admin/places/${contentId}`, { method: 'PATCH', body: changes }, staff)
    expect(await walk('contentTypeId=39')).toContain(contentId)
    expect((await detail(contentId!)).today).toMatchObject({ isKnown: true, checkedOn: koreanDay(t.clock.now()) })
  })

  it('is not what a rule of the island shuts', async () => {
    const [contentId] = await idsWhere(`${OPEN_AT_NOON} and content_type_id = ${RESTAURANTS}`)
    const closure = islandRules.find(({ terms }) => terms.kind === 'CLOSURE' && terms.part === 'WHOLE')!
    const rule = { ...closure, subject: `PLACE:${contentId}`, validFrom: '2020-01-01', validTo: null, months: null }
    await shipRules(t.database.db, [rule])
    await bus.publish(RULES_CHANGED, '')
    expect(await walk('contentTypeId=39')).not.toContain(contentId)
    expect((await detail(contentId!)).today).toMatchObject({ closed: 'CLOSURE', spans: [], checkedOn: rule.checkedOn })
  })
})
