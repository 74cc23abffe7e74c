import type { StaffPlaceDetail } from '@honjeo/contract/admin/places'
import type { PlaceDetail } from '@honjeo/contract/places'
import type { StayFact } from '@honjeo/contract/stay-facts'
import { beforeAll, describe, expect, it } from 'vitest'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addStaff, deedsOf } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let staff: Member
let stay: number

beforeAll(async () => {
  staff = await addStaff(t)
  const { rows } = await t.sql('select content_id::int from places where content_type_id = 32 order by 1 limit 1')
  stay = (rows[0] as { content_id: number }).content_id
})

const sourced = { source: { name: '숙소에 전화', url: 'https://example.com/stay' }, checkedOn: '2026-11-20' }
const CERTIFIED: StayFact = { fact: 'SAFETY_CERTIFIED', value: { until: '2027-03-31' }, ...sourced }
const LOCK: StayFact = { fact: 'OWN_LOCK', value: { has: true }, ...sourced }
const NO_FLOOR: StayFact = { fact: 'WOMEN_FLOOR', value: { has: false }, ...sourced }
const DESK: StayFact = { fact: 'DESK_HOURS', value: { from: '00:00', until: '00:00' }, ...sourced }
const WALK: StayFact = { fact: 'LAST_STOP_WALK', value: { stop: '세화환승정류장', minutes: 7 }, ...sourced }

type Answer = StaffPlaceDetail & { fields?: Record<string, string> }
const write = (stayFacts: readonly object[], contentId = stay, writer: Member | undefined = staff) =>
  t.call<Answer>(
    `/api/admin/places/${contentId}`,
    { method: 'PATCH', body: { stayFacts, note: '숙소에 물어봤어요' } },
    writer,
  )
const onPage = async (contentId = stay) =>
  (await t.call<PlaceDetail>(`/api/tourist-spots/${contentId}`)).result.stayFacts
const found = async (facts: string) =>
  (
    await t.call<{ content: { contentId: number }[]; totalCount: number }>(
      `/api/tourist-spots?size=50&contentTypeId=32&facts=${facts}`,
    )
  ).result

describe('what is known of a stay', () => {
  it('is nothing until staff write it down, and then all read it with its source and the day', async () => {
    expect(await onPage()).toEqual([])
    const { status, result } = await write([WALK, CERTIFIED, LOCK, NO_FLOOR, DESK])
    expect(status).toBe(200)
    expect(result.stayFacts).toEqual([DESK, WALK, LOCK, CERTIFIED, NO_FLOOR])
    expect(await onPage()).toEqual([DESK, WALK, LOCK, CERTIFIED, NO_FLOOR])
    const [deed] = await deedsOf(t, staff)
    expect(deed).toMatchObject({
      action: 'PLACE_UPDATE',
      targetId: String(stay),
      before: { stayFacts: [] },
      note: '숙소에 물어봤어요',
    })
    expect(deed).toHaveProperty('after.stayFacts', [DESK, WALK, LOCK, CERTIFIED, NO_FLOOR])
  })

  it('is found by what speaks for it, on the list and on the map, and not once it is unknown again', async () => {
    await write([LOCK, NO_FLOOR, DESK])
    expect(await found('OWN_LOCK,DESK_ALL_DAY')).toMatchObject({ totalCount: 1, content: [{ contentId: stay }] })
    expect(await found('OWN_LOCK,WOMEN_FLOOR')).toMatchObject({ totalCount: 0, content: [] })
    const map = await t.call<{ features: { id: number }[] }>('/api/tourist-spots/map?bbox=126,33,127,34&facts=OWN_LOCK')
    expect(map.result.features.map(({ id }) => id)).toEqual([stay])
    await write([{ ...DESK, value: { from: '08:00', until: '22:00' } }])
    expect(await onPage()).toHaveLength(1)
    expect(await found('OWN_LOCK')).toMatchObject({ totalCount: 0 })
    expect(await found('DESK_ALL_DAY')).toMatchObject({ totalCount: 0 })
    expect(await t.call('/api/tourist-spots?facts=WIFI')).toMatchObject({ status: 400 })
  })

  it.each<[string, object[]]>([
    ['its source', [{ fact: LOCK.fact, value: LOCK.value, checkedOn: LOCK.checkedOn }]],
    ['an encrypted address', [{ ...LOCK, source: { name: '누군가', url: 'http://example.com' } }]],
    ['a name of who says it', [{ ...LOCK, source: { name: ' ', url: 'https://example.com' } }]],
    ['the day', [{ fact: LOCK.fact, value: LOCK.value, source: LOCK.source }]],
    ['its value', [{ ...LOCK, value: {} }]],
    ['the value of its own', [{ ...LOCK, value: WALK.value }]],
    ['a name that is known', [{ ...LOCK, fact: 'SAFE_SCORE', value: { score: 90 } }]],
  ])('is refused without %s', async (_, facts) => {
    const before = await onPage()
    expect((await write(facts)).status).toBe(400)
    expect(await onPage()).toEqual(before)
  })

  it('is refused twice, of a day to come, and of anything but a stay', async () => {
    expect((await write([LOCK, { ...LOCK, value: { has: false } }])).result.fields?.['stayFacts']).toContain('두 번')
    expect((await write([{ ...LOCK, checkedOn: '2099-01-01' }])).result.fields?.['stayFacts']).toContain('그 전')
    expect((await write([LOCK], SAEBYEOL)).result.fields?.['stayFacts']).toContain('숙소에만')
    expect(await onPage(SAEBYEOL)).toEqual([])
  })

  it('is written by staff alone, and the database takes no fact without value and source', async () => {
    const member = await t.addMember()
    expect((await write([LOCK], stay, member)).status).toBe(403)
    const insert = (fact: string, value: object, url = 'https://example.com') =>
      t.sql(
        `insert into stay_facts (content_id, fact, value, source_name, source_url, checked_on) values ($1, $2, $3, '누군가', $4, '2026-11-20')`,
        stay,
        fact,
        JSON.stringify(value),
        url,
      )
    await t.sql('delete from stay_facts')
    await expect(insert('SAFETY_CERTIFIED', {})).rejects.toThrow('stay_facts_value')
    await expect(insert('OWN_LOCK', { has: null })).rejects.toThrow('stay_facts_value')
    await expect(insert('OWN_LOCK', { has: true }, 'http://example.com')).rejects.toThrow('stay_facts_source')
    await insert('OWN_LOCK', { has: true })
    await expect(insert('OWN_LOCK', { has: false })).rejects.toThrow('stay_facts_content_id_fact_pk')
  })
})
