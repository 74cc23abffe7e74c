import type { PlanDetail } from '@honjeo/contract/plan'
import { beforeAll, describe, expect, it } from 'vitest'
import { JEONGBANG, withCatalogue } from '../testing/places.ts'
import { planActs, spotDraft } from '../testing/plans.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { make, read, change } = planActs(t)
const DATES = { startDate: '2027-04-02', endDate: '2027-04-04' }
let owner: Member

beforeAll(async () => {
  owner = await t.addMember()
})

const idsOf = ({ days }: PlanDetail) => days.map(({ spots }) => spots.map(({ spotId }) => spotId))
const day = (dayIndex: number, ...spotIds: string[]) => ({
  dayIndex,
  spots: spotIds.map((spotId) => spotDraft({ spotId, startTime: '10:00', endTime: '11:00' })),
})
const makeWith = async (...days: ReturnType<typeof day>[]) => (await make(owner, { days })).result

describe('a change', () => {
  it('leaves what it does not name, and raises the version', async () => {
    const plan = await makeWith(day(0, 'a', 'b'))
    t.clock.advance(60)
    const { status, result } = await change(plan, { title: '비 오는 날의 제주', pace: 'RELAXED' }, owner)
    const { title: _title, pace: _pace, version: _version, updatedAt, ...same } = plan
    expect(status).toBe(200)
    expect(result).toMatchObject({ ...same, title: '비 오는 날의 제주', pace: 'RELAXED', version: 2 })
    expect(result.updatedAt > updatedAt).toBe(true)
    expect((await read(plan.planId, owner)).result).toEqual(result)
  })

  it('replaces all days: in another order, on another day, with fewer and with new ones', async () => {
    const plan = await makeWith(day(0, 'a', 'b', 'c'), day(1, 'd'))
    const { result } = await change(plan, { days: [day(2, 'c', 'new'), day(0, 'd', 'a')] }, owner)
    expect(idsOf(result)).toEqual([['d', 'a'], [], ['c', 'new']])
    expect(idsOf((await change(result, { days: [] }, owner)).result)).toEqual([[], [], []])
  })

  it('sets points and hours, and takes them away by null', async () => {
    const plan = await makeWith()
    const set = {
      start: { hub: 'AIRPORT' },
      stay: { contentId: JEONGBANG },
      startTime: '09:40',
      endTime: '19:00',
    } as const
    const changed = (await change(plan, set, owner)).result
    expect(changed).toMatchObject({ ...set, end: null })
    const cleared = (await change(changed, { start: null, startTime: null }, owner)).result
    expect(cleared).toMatchObject({ start: null, startTime: null, stay: { contentId: JEONGBANG }, endTime: '19:00' })
  })

  it('keeps why the planner chose a stop while it is the same place', async () => {
    const plan = await makeWith(day(0, 'a', 'b'))
    await t.sql(
      `update plan_spots set reasons = '[{"code":"SOLO"}]', reason_text = '혼자 가기 좋아요' where plan_id = $1`,
      plan.planId,
    )
    const [a, b] = [spotDraft({ spotId: 'a', memo: '노을까지' }), spotDraft({ spotId: 'b', contentId: JEONGBANG })]
    const { result } = await change(plan, { days: [{ dayIndex: 1, spots: [a, b] }] }, owner)
    expect(result.days[1]!.spots).toMatchObject([
      { memo: '노을까지', reasonText: '혼자 가기 좋아요' },
      { title: '정방폭포', reasonText: null },
    ])
    expect(result.days[1]!.spots[0]!.reasons).toContainEqual({ code: 'SOLO' })
    expect(result.days[1]!.spots[1]!.reasons).not.toContainEqual({ code: 'SOLO' })
  })

  it('no longer lists a place as left out once it is in', async () => {
    const plan = await makeWith()
    const leftOut = [{ contentId: JEONGBANG, title: '정방폭포', code: 'NO_TIME', wasPicked: true }]
    await t.sql('update plans set left_out = $2 where id = $1', plan.planId, JSON.stringify(leftOut))
    expect((await read(plan.planId, owner)).result.leftOut).toEqual(leftOut)
    const days = [{ dayIndex: 0, spots: [spotDraft({ contentId: JEONGBANG })] }]
    expect((await change(plan, { days }, owner)).result.leftOut).toEqual([])
  })

  it('of where one sleeps ends the guess of where that could be', async () => {
    const plan = await makeWith()
    await t.sql(`update plans set notes = '{ASSUMED_STAY_SEOGWIPO_SI}' where id = $1`, plan.planId)
    expect((await read(plan.planId, owner)).result.notes).toEqual(['ASSUMED_STAY_SEOGWIPO_SI'])
    expect((await change(plan, { stay: { contentId: JEONGBANG } }, owner)).result.notes).toEqual([])
  })
})

describe('other dates', () => {
  it('move the journey with its days', async () => {
    const plan = await makeWith(day(0, 'a'), day(2, 'b'))
    const { result } = await change(plan, { startDate: '2027-05-30', endDate: '2027-06-01' }, owner)
    expect(result.days.map(({ date }) => date)).toEqual(['2027-05-30', '2027-05-31', '2027-06-01'])
    expect(idsOf(result)).toEqual([['a'], [], ['b']])
  })

  it('of a longer journey add empty days', async () => {
    const plan = await makeWith(day(2, 'a'))
    expect(idsOf((await change(plan, { endDate: '2027-04-06' }, owner)).result)).toEqual([[], [], ['a'], [], []])
  })

  it('of a shorter one move the stops of the days that end to the last one, without their times', async () => {
    const plan = await makeWith(day(0, 'a'), day(1, 'b', 'c'), day(2, 'd'))
    const { result } = await change(plan, { endDate: '2027-04-03' }, owner)
    expect(idsOf(result)).toEqual([['a'], ['b', 'c', 'd']])
    expect(result.days[1]!.spots.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      ['10:00', '11:00'],
      ['10:00', '11:00'],
      [null, null],
    ])
    const single = (await change(result, { endDate: DATES.startDate }, owner)).result
    expect(idsOf(single)).toEqual([['a', 'b', 'c', 'd']])
  })

  it('of a shorter one that would make a day too full are refused', async () => {
    const full = Array.from({ length: 20 }, (_, n) => String(n))
    const plan = await makeWith(day(0, ...full), day(1, ...full.map((n) => `b${n}`)))
    expect(await change(plan, { endDate: DATES.startDate }, owner)).toMatchObject({ status: 400, code: 'PLAN4003' })
    expect((await read(plan.planId, owner)).result).toEqual(plan)
  })

  it('are judged when they are chosen, not when something else of an old plan is changed', async () => {
    const plan = await makeWith()
    await t.sql(`update plans set start_date = '2019-05-01', end_date = '2019-05-02' where id = $1`, plan.planId)
    const titled = await change(plan, { title: '옛날 여행' }, owner)
    expect(titled).toMatchObject({ status: 200, result: { startDate: '2019-05-01', title: '옛날 여행' } })
    const moved = await change(titled.result, { startDate: '2019-05-02' }, owner)
    expect(moved).toMatchObject({ status: 400, code: 'PLAN4004' })
  })
})

type Wrong = [what: string, change: object, status: number, code: string, field: string | null]
const ONE_DAY = { startDate: DATES.startDate, endDate: DATES.startDate }
const spots = (...drafts: object[]) => ({ days: [{ dayIndex: 0, spots: drafts }] })

const WRONG: Wrong[] = [
  ['an end before the start', { startDate: '2027-04-05', endDate: '2027-04-04' }, 400, 'PLAN4001', 'endDate'],
  ['fifteen days', { startDate: '2027-04-02', endDate: '2027-04-16' }, 400, 'PLAN4002', 'endDate'],
  ['a journey in ten years', { startDate: '2037-04-02', endDate: '2037-04-02' }, 400, 'PLAN4004', 'startDate'],
  ['a departure before the arrival', { ...ONE_DAY, startTime: '15:00', endTime: '11:00' }, 400, 'PLAN4006', 'endTime'],
  ['a day outside the journey', { days: [day(3, 'a')] }, 400, 'COMMON400', 'days.0.dayIndex'],
  [
    'a day that no journey has',
    { days: [{ ...day(0), dayIndex: 2_147_483_647 }] },
    400,
    'COMMON400',
    'days.0.dayIndex',
  ],
  ['one day twice', { days: [day(1, 'a'), day(1, 'b')] }, 400, 'COMMON400', 'days.1.dayIndex'],
  ['one stop twice', { days: [day(0, 'a'), day(1, 'b', 'a')] }, 400, 'COMMON400', 'days.1.spots.1.spotId'],
  [
    'an end before the beginning of a visit',
    spots(spotDraft(), spotDraft({ startTime: '15:00', endTime: '14:59' })),
    400,
    'COMMON400',
    'days.0.spots.1.endTime',
  ],
  ['no time of the day', spots(spotDraft({ startTime: '24:00' })), 400, 'COMMON400', 'days.0.spots.0.startTime'],
  ['a place that there is not', spots(spotDraft({ contentId: GONE })), 404, 'PLACE4040', 'days.0.spots.0.contentId'],
  ['a lodging that there is not', { stay: { contentId: GONE } }, 404, 'PLACE4040', 'stay.contentId'],
  ['two hundred stops', { days: [0, 1, 2].map((n) => day(n, ...ids(67, n))) }, 400, 'PLAN4003', null],
  ['thirty-one stops of a day', { days: [day(0, ...ids(31, 0))] }, 400, 'PLAN4003', null],
  ['a point that is two', { start: { hub: 'AIRPORT', contentId: JEONGBANG } }, 400, 'COMMON400', 'start'],
  ['a memo beyond measure', spots(spotDraft({ memo: '가'.repeat(301) })), 400, 'COMMON400', 'days.0.spots.0.memo'],
  ['a stop with a name that nobody can see', spots(spotDraft({ title: 'ㅤ' })), 400, 'COMMON400', 'days.0.spots.0.title'],
  ['a title that nobody can see', { title: '\u200b' }, 400, 'COMMON400', 'title'],
  ['a stop without a name', spots(spotDraft({ title: ' ' })), 400, 'COMMON400', 'days.0.spots.0.title'],
]

function ids(count: number, of: number) {
  return Array.from({ length: count }, (_, n) => `${of}-${n}`)
}

describe.each(WRONG)('%s', (_what, wrong, status, code, field) => {
  it('is refused with the field that is wrong, and nothing is changed', async () => {
    const plan = await makeWith(day(0, 'kept'))
    const reply = await change(plan, wrong, owner)
    expect(reply).toMatchObject({ status, code, isSuccess: false })
    const { fields = {} } = (reply.result ?? {}) as { fields?: Record<string, string> }
    expect(Object.keys(fields)).toEqual(field === null ? [] : [field])
    expect(Object.values(fields).join('')).toMatch(/^$|\p{Script=Hangul}/u)
    expect((await read(plan.planId, owner)).result).toEqual(plan)
  })

  it('makes no new plan either', async () => {
    const { rows } = await t.sql('select count(*)::int as n from plans')
    expect(await make(owner, wrong)).toMatchObject({ status, code })
    expect((await t.sql('select count(*)::int as n from plans')).rows).toEqual(rows)
  })
})

it('holds as many stops with memos as it may, in one body', async () => {
  const memo = '가'.repeat(300)
  const days = [0, 1, 2, 3].map((dayIndex) => ({
    dayIndex,
    spots: ids(25, dayIndex).map((spotId) => spotDraft({ spotId, memo, title: '새별오름'.repeat(10) })),
  }))
  const { status, result } = await make(owner, { endDate: '2027-04-05', days })
  expect(status).toBe(201)
  expect(result.days.map((each) => each.spots.length)).toEqual([25, 25, 25, 25])
})
