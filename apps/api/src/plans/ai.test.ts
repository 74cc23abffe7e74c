import type { UnfitPicks } from '@honjeo/contract/plans'
import { ERRORS, errorNameOf } from '@honjeo/contract/values/error-codes'
import { beforeAll, describe, expect, it } from 'vitest'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'
import { askForPlan, journeyDay, threeDays } from './testing/automatic-plan.ts'

const t = setUpTestApp(withCatalogue, { planner: { maxRounds: 60 } })
let member: Member

beforeAll(async () => {
  member = await t.addMember()
})

const ask = (request = {}) => askForPlan(t, member, request)
const askUnfit = async (request: object) => {
  const { status, code, message, result } = await ask(request)
  return { status, code, message, result: result as unknown as UnfitPicks }
}

it('is for members', async () => {
  expect(await t.call('/api/plans/ai', { method: 'POST', body: threeDays(t) })).toMatchObject({ status: 401 })
})

describe('a journey', () => {
  it('becomes a stored plan with reasons, times and ways for every stop', async () => {
    const { status, result: plan } = await ask({
      contentIds: [SAEBYEOL, JEONGBANG],
      interests: ['SEA'],
      pace: 'RELAXED',
    })
    expect(status).toBe(201)
    expect(plan).toMatchObject({ method: 'AI', title: '제주 2박 3일', pace: 'RELAXED', interests: ['SEA'], version: 1 })
    expect(plan.days.map(({ date }) => date)).toEqual([journeyDay(t), journeyDay(t, 1), journeyDay(t, 2)])
    const spots = plan.days.flatMap((day) => day.spots)
    expect(spots.map(({ contentId }) => contentId)).toEqual(expect.arrayContaining([SAEBYEOL, JEONGBANG]))
    for (const { startTime, endTime, leg, reasons, reasonText } of spots) {
      expect(startTime! < endTime!).toBe(true)
      expect(leg?.minutes ?? 0).toBeGreaterThanOrEqual(0)
      expect(reasons.length).toBeGreaterThan(0)
      expect(reasonText).toBeNull()
    }
    expect(spots.find(({ contentId }) => contentId === SAEBYEOL)!.reasons).toContainEqual({ code: 'MUST' })
    expect(await t.call(`/api/plans/${plan.planId}`, {}, member)).toMatchObject({ status: 200, result: plan })
  })

  it('without a lodging says where its nights are reckoned', async () => {
    const { result } = await ask({ contentIds: [JEONGBANG] })
    expect(result.notes).toEqual(['ASSUMED_STAY_SEOGWIPO_SI'])
  })

  it('holds what was asked for, though it came into the catalogue a moment ago', async () => {
    await ask()
    const fresh = 1_000_001
    await t.sql(
      `insert into places (content_id, content_type_id, title, addr1, region, lat, lng, overview, solo_score)
       values ($1, 12, '새로 연 전망대', '제주시', 'JEJU_SI', 33.5, 126.52, '', 70)`,
      fresh,
    )
    const { status, result } = await ask({ contentIds: [fresh] })
    expect(status).toBe(201)
    const visited = result.days.flatMap(({ spots }) => spots.map(({ contentId }) => contentId))
    expect(visited).toContain(fresh)
    await t.sql('update places set hidden_at = now() where content_id = $1', fresh)
  })

  it('of the same seed is the same plan', async () => {
    const request = { interests: ['OREUM', 'CAFE'], seed: 20_261_128 }
    const stopsOf = async () => {
      const { result } = await ask(request)
      return result.days.map(({ spots }) => spots.map(({ contentId, startTime }) => [contentId, startTime]))
    }
    expect(await stopsOf()).toEqual(await stopsOf())
  })
})

describe('a request that cannot be', () => {
  it.each<[string, () => object, string, string]>([
    ['ends before it begins', () => ({ endDate: journeyDay(t, -1) }), 'PLAN4001', 'endDate'],
    ['takes 15 days', () => ({ endDate: journeyDay(t, 14) }), 'PLAN4002', 'endDate'],
    ['is too far away', () => ({ startDate: '2099-01-01', endDate: '2099-01-02' }), 'PLAN4004', 'startDate'],
    [
      'leaves too little time',
      () => ({ endDate: journeyDay(t), startTime: '10:00', endTime: '12:55' }),
      'PLAN4006',
      'endTime',
    ],
    ['wants a place that never was', () => ({ contentIds: [SAEBYEOL, GONE] }), 'PLACE4040', 'contentIds.1'],
    ['stays in a place that never was', () => ({ stay: { contentId: GONE } }), 'PLACE4040', 'stay.contentId'],
  ])('%s', async (_, request, code, field) => {
    const reply = await ask(request())
    expect(reply).toMatchObject({
      status: ERRORS[errorNameOf(code)!].status,
      code,
      message: ERRORS[errorNameOf(code)!].message,
    })
    expect(reply.result).toMatchObject({ fields: { [field]: expect.stringMatching(/요\.$/) } })
  })

  it('takes 14 days', async () => {
    const { status, result } = await ask({ endDate: journeyDay(t, 13) })
    expect(status).toBe(201)
    expect(result.days).toHaveLength(14)
    expect(result.days.every(({ spots }) => spots.length > 0)).toBe(true)
  })
})

describe('places that were asked for and do not fit', () => {
  it('are named with why, and the first longer journey that helps', async () => {
    await t.sql(`update places set rest_date = '매주 월요일' where content_id = $1`, JEONGBANG)
    const { status, code, message, result } = await askUnfit({
      endDate: journeyDay(t),
      contentIds: [SAEBYEOL, JEONGBANG],
    })
    expect({ status, code, message }).toEqual({
      status: 409,
      code: 'PLAN4091',
      message: ERRORS.WANTED_STOPS_DO_NOT_FIT.message,
    })
    expect(result).toEqual({
      leftOut: [{ contentId: JEONGBANG, title: '정방폭포', code: 'CLOSED_ALL_TRIP', wasPicked: true }],
      suggestedEndDate: journeyDay(t, 1),
    })
    expect((await ask({ endDate: result.suggestedEndDate!, contentIds: [SAEBYEOL, JEONGBANG] })).status).toBe(201)
  })

  it('are named where there is no time for all of them', async () => {
    const { rows } = await t.sql(
      `select content_id as id from places where content_type_id = 12 order by score desc, content_id limit 20`,
    )
    const contentIds = rows.map(({ id }) => id as number)
    const { code, result } = await askUnfit({ endDate: journeyDay(t), contentIds })
    expect(code).toBe('PLAN4091')
    expect(result.leftOut.length).toBeGreaterThan(5)
    expect(result.leftOut.every(({ contentId, wasPicked }) => wasPicked && contentIds.includes(contentId))).toBe(true)
    expect(result.suggestedEndDate! > journeyDay(t)).toBe(true)
  })

  it('are left out with why where that is allowed', async () => {
    await t.sql(`update places set rest_date = '매주 월요일' where content_id = $1`, JEONGBANG)
    const request = { endDate: journeyDay(t), contentIds: [SAEBYEOL, JEONGBANG], allowLeftOut: true }
    const { status, result } = await ask(request)
    expect(status).toBe(201)
    const visited = result.days.flatMap(({ spots }) => spots.map(({ contentId }) => contentId))
    expect(visited).toContain(SAEBYEOL)
    expect(visited).not.toContain(JEONGBANG)
    expect(result.leftOut[0]).toEqual({
      contentId: JEONGBANG,
      title: '정방폭포',
      code: 'CLOSED_ALL_TRIP',
      wasPicked: true,
    })
  })

  it('are named when they left the catalogue after they were picked', async () => {
    await t.sql(`update places set hidden_at = now() where content_id = $1`, SAEBYEOL)
    const gone = { contentId: SAEBYEOL, title: '새별오름', code: 'GONE', wasPicked: true }
    const { code, result } = await askUnfit({ contentIds: [SAEBYEOL] })
    expect({ code, result }).toEqual({ code: 'PLAN4091', result: { leftOut: [gone], suggestedEndDate: null } })

    const { status, result: plan } = await ask({ contentIds: [SAEBYEOL], allowLeftOut: true })
    expect(status).toBe(201)
    expect(plan.leftOut[0]).toEqual(gone)
    expect(plan.days.flatMap(({ spots }) => spots).some(({ contentId }) => contentId === SAEBYEOL)).toBe(false)
    await t.sql(`update places set hidden_at = null where content_id = $1`, SAEBYEOL)
  })

  it('and nothing else can be reached on foot: that says what to change', async () => {
    // The loneliest of the lodgings.
    const { rows } = await t.sql(`
      select a.content_id as id from places a, places b
      where a.content_type_id = 32 and b.content_type_id not in (25, 32) and a.content_id <> b.content_id
      group by a.content_id order by min(a.location <-> b.location) desc limit 1`)
    const stay = { contentId: rows[0]!.id as number }
    const reply = await ask({ transportType: 'WALK', endDate: journeyDay(t), start: stay, end: stay, stay })
    expect(reply).toMatchObject({
      status: 400,
      code: 'PLAN4005',
      message: ERRORS.NOTHING_WITHIN_REACH.message,
      result: null,
    })
  })
})
