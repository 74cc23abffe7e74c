import type { PlanDetail } from '@honjeo/contract/plan'
import { PLANS_MAX } from '@honjeo/contract/values/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { planActs, planDraft, spotDraft } from '../testing/plans.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { make, read, remove, change, copy } = planActs(t)
/** The number of 신라스테이 제주. */
const HOTEL = 2_716_736
let owner: Member
let stranger: Member

beforeAll(async () => {
  ;[owner, stranger] = [await t.addMember(), await t.addMember()]
})

const titlesOf = ({ days }: PlanDetail) => days.map(({ spots }) => spots.map(({ title }) => title))

describe('a plan made by hand', () => {
  it('is stored and answered as it is read later', async () => {
    const { status, result } = await make(owner, {
      title: '서쪽 바다',
      start: { hub: 'AIRPORT' },
      end: { hub: 'JEJU_PORT' },
      stay: { contentId: HOTEL },
      startTime: '10:30',
      days: [{ dayIndex: 1, spots: [spotDraft({ memo: '노을 보기', startTime: '16:00', endTime: '17:30' })] }],
    })
    expect(status).toBe(201)
    expect(result).toMatchObject({
      version: 1,
      title: '서쪽 바다',
      startDate: '2027-04-02',
      endDate: '2027-04-04',
      transportType: 'CAR',
      method: 'MANUAL',
      pace: 'NORMAL',
      interests: [],
      start: { hub: 'AIRPORT', contentId: null },
      end: { hub: 'JEJU_PORT', contentId: null },
      stay: { hub: null, contentId: HOTEL, title: '신라스테이 제주' },
      startTime: '10:30',
      endTime: null,
      leftOut: [],
      notes: [],
      sharePath: null,
    })
    expect(await read(result.planId, owner)).toMatchObject({ status: 200, result })
  })

  it('has a day for each date, from where one is to where one has to be', async () => {
    const { result } = await make(owner, {
      start: { hub: 'AIRPORT' },
      end: { hub: 'JEJU_PORT' },
      stay: { contentId: HOTEL },
    })
    expect(result.days.map(({ date }) => date)).toEqual(['2027-04-02', '2027-04-03', '2027-04-04'])
    expect(result.days.map(({ from, to }) => [from?.hub ?? from?.contentId, to?.hub ?? to?.contentId])).toEqual([
      ['AIRPORT', HOTEL],
      [HOTEL, HOTEL],
      [HOTEL, 'JEJU_PORT'],
    ])
    expect(result.days.map(({ sunset }) => sunset)).toEqual(Array(3).fill(expect.stringMatching(/^18:[45]\d$/)))
  })

  it.each([
    ['the end of a year', ['2027-12-30', '2027-12-31', '2028-01-01', '2028-01-02']],
    ['a leap day', ['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01']],
  ])('goes over %s', async (_, dates) => {
    const { result } = await make(owner, { startDate: dates[0]!, endDate: dates.at(-1)! })
    expect(result.days.map(({ date }) => date)).toEqual(dates)
    const copied = (await copy(result.planId, owner, { startDate: dates[1]! })).result.planId
    expect((await read(copied, owner)).result.days.map(({ date }) => date).slice(0, 3)).toEqual(dates.slice(1))
  })

  it('begins and ends nowhere in particular until its member says where', async () => {
    const { result } = await make(owner, { days: [{ dayIndex: 0, spots: [spotDraft(), spotDraft()] }] })
    const [day] = result.days
    expect([day!.from, day!.to, day!.legToEnd, day!.spots[0]!.leg]).toEqual([null, null, null, null])
    expect(day!.spots[1]!.leg).toMatchObject({ minutes: expect.any(Number), metres: 0 })
  })

  it('says the way to each stop and back, but none to a stop in one’s own words', async () => {
    const spots = [
      spotDraft(),
      spotDraft({ contentId: null, title: '숙소에서 낮잠' }),
      spotDraft({ contentId: JEONGBANG }),
    ]
    const { result } = await make(owner, { stay: { contentId: HOTEL }, days: [{ dayIndex: 0, spots }] })
    const [day] = result.days
    expect(day!.spots.map(({ leg }) => leg?.mode ?? null)).toEqual(['CAR', null, null])
    expect(day!.spots[1]).toMatchObject({ contentId: null, title: '숙소에서 낮잠', image: null, lat: null })
    // The way leads from the south coast back to the city, around the mountain.
    expect(day!.legToEnd!.metres).toBeGreaterThan(30_000)
    expect(day!.legToEnd!.isEstimate).toBe(true)
  })

  it('shows each place as the catalogue has it, whatever its draft called it', async () => {
    const { result } = await make(owner, { days: [{ dayIndex: 0, spots: [spotDraft({ title: '아무 말' })] }] })
    expect(result.days[0]!.spots[0]).toMatchObject({
      contentId: SAEBYEOL,
      contentTypeId: 12,
      title: '새별오름',
      addr1: expect.stringContaining('제주'),
      image: `/covers/${SAEBYEOL}.svg`,
      lat: 33.3663,
      lng: 126.3576,
      reasons: [],
    })
  })

  it('names stops that come without a name, and shows days and reasons by either name', async () => {
    const { spotId: _one, ...first } = spotDraft()
    const { spotId: _other, ...second } = spotDraft({ contentId: JEONGBANG })
    const { status, result } = await make(owner, { days: [{ dayIndex: 1, spots: [first, second] }] })
    expect([status, result.days.map(({ dayIndex }) => dayIndex)]).toEqual([201, [0, 1, 2]])
    const spots = result.days[1]!.spots
    expect(new Set(spots.map(({ spotId }) => spotId)).size).toBe(2)
    expect(spots.map(({ why }) => why)).toEqual(spots.map(({ reasons }) => reasons))
    const kept = { dayIndex: 0, spots: [{ ...first, spotId: spots[1]!.spotId }, second] }
    const { result: changed } = await change(result, { days: [kept] }, owner)
    expect(changed.days[0]!.spots[0]!.spotId).toBe(spots[1]!.spotId)
    expect(changed.days[0]!.spots[1]!.spotId).not.toBe(spots[1]!.spotId)
  })

  it('keeps a stop whose place has a very long name', async () => {
    const long = '아주 긴 이름의 곳 '.repeat(20).trim()
    const { rows } = await t.sql('update places set title = $2 where content_id = $1 returning title', JEONGBANG, long)
    const { status, result } = await make(owner, {
      days: [{ dayIndex: 0, spots: [spotDraft({ contentId: JEONGBANG })] }],
    })
    expect([status, result.days[0]!.spots[0]!.title]).toEqual([201, rows[0].title])
    await t.sql(`update places set title = '정방폭포' where content_id = $1`, JEONGBANG)
  })

  it('warns of what cannot be carried out, with what would help', async () => {
    const late = spotDraft({ startTime: '20:00', endTime: '21:00' })
    const { result } = await make(owner, { days: [{ dayIndex: 0, spots: [late] }] })
    const [warning] = result.days[0]!.spots[0]!.warnings
    expect(warning).toMatchObject({ code: 'AFTER_SUNSET', time: result.days[0]!.sunset, fix: { dayIndex: 0 } })
    expect(warning!.fix!.endTime <= result.days[0]!.sunset).toBe(true)
  })

  it('warns of a stop that misses the departure, and of when it would be in time', async () => {
    const late = spotDraft({ startTime: '10:50', endTime: '11:50' })
    const { result: plan } = await make(owner, {
      end: { hub: 'AIRPORT' },
      endTime: '12:30',
      days: [{ dayIndex: 2, spots: [late] }],
    })
    const tooLate = ({ days }: PlanDetail) =>
      days.flatMap((day) => day.spots.flatMap(({ warnings }) => warnings.filter(({ code }) => code === 'TOO_LATE')))
    const [warning] = tooLate(plan)
    // The traveller is at the counter an hour before, after the way there.
    expect(warning!.time! < '11:30').toBe(true)
    const { dayIndex, startTime, endTime } = warning!.fix!
    const days = [{ dayIndex, spots: [{ ...late, startTime, endTime }] }]
    const { result: mended } = await change(plan, { days }, owner)
    expect(tooLate(mended)).toEqual([])
  })

  it('says why then, from the plan as it is', async () => {
    const near = [spotDraft({ startTime: '10:00', endTime: '11:00' }), spotDraft({ contentId: 2_609_373 })]
    const { result } = await make(owner, { days: [{ dayIndex: 0, spots: near }] })
    expect(result.days[0]!.spots[0]!.reasons).toContainEqual({ code: 'NEXT', minutes: expect.any(Number) })
  })

  it.each([
    ['2027-04-02', '제주 당일치기'],
    ['2027-04-04', '제주 2박 3일'],
    ['2027-04-15', '제주 13박 14일'],
  ])('is named after its days until it has a name, to %s: %s', async (endDate, title) => {
    expect((await make(owner, { endDate })).result.title).toBe(title)
  })

  it('by train says that it goes by bus, and no longer once it does not', async () => {
    const { result } = await make(owner, { transportType: 'TRAIN' })
    expect(result.notes).toEqual(['TRAIN_IS_BUS'])
    expect((await change(result, { transportType: 'CAR' }, owner)).result.notes).toEqual([])
  })

  it('is made once, however often it is sent under one key', async () => {
    const headers = { 'idempotency-key': 'made-once' }
    const [first, again] = [await make(owner, {}, headers), await make(owner, {}, headers)]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.result).toEqual(first.result)
    expect((await make(owner, { title: '다른 일정' }, headers)).code).toBe('COMMON409')
  })

  it(`is refused beyond ${PLANS_MAX}, even where two come at once`, async () => {
    const keen = await t.addMember()
    await t.sql(
      `insert into plans (user_id, title, start_date, end_date, transport_type, method, pace)
       select $1, '지난 여행', '2026-01-01', '2026-01-02', 'BUS', 'MANUAL', 'NORMAL' from generate_series(2, $2::int)`,
      keen.id,
      PLANS_MAX,
    )
    const replies = await Promise.all([make(keen), make(keen)])
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['COMMON200', 'PLAN4092'])
    expect((await make(keen)).message).toContain('200개')
  })
})

describe('another member’s plan', () => {
  it('cannot be seen, changed, copied, shared or deleted, and is as one that is not there', async () => {
    const { result: plan } = await make(owner)
    const acts = planActs(t)
    const replies = [
      await read(plan.planId, stranger),
      await change(plan, { title: '내 것' }, stranger),
      await acts.copy(plan.planId, stranger),
      await acts.share(plan.planId, stranger),
      await acts.unshare(plan.planId, stranger),
      await remove(plan.planId, stranger),
    ]
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: 'PLAN4040', result: null })
    expect((await read(plan.planId, owner)).result).toEqual(plan)
  })

  it('is nothing to visitors', async () => {
    const { result: plan } = await make(owner)
    expect(await read(plan.planId)).toMatchObject({ status: 401, code: 'AUTH4010' })
    expect(await t.call('/api/plans', { method: 'POST', body: planDraft() })).toMatchObject({ code: 'AUTH4010' })
  })
})

describe('a plan that is not there', () => {
  it('is answered so to every act', async () => {
    const gone = { planId: GONE, version: 1 }
    expect(await read(GONE, owner)).toMatchObject({ status: 404, code: 'PLAN4040' })
    expect(await change(gone, { title: '없는 것' }, owner)).toMatchObject({ status: 404, code: 'PLAN4040' })
    expect(await remove(GONE, owner)).toMatchObject({ status: 404, code: 'PLAN4040' })
  })

  it('was deleted, with its stops', async () => {
    const { result: plan } = await make(owner, { days: [{ dayIndex: 0, spots: [spotDraft()] }] })
    expect(await remove(plan.planId, owner)).toMatchObject({ status: 200, result: null })
    expect((await read(plan.planId, owner)).code).toBe('PLAN4040')
    const { rowCount } = await t.sql('select from plan_spots where plan_id = $1', plan.planId)
    expect(rowCount).toBe(0)
  })
})

describe('a place that left the catalogue', () => {
  it('stays in an old plan under its name, and says so', async () => {
    const spot = spotDraft({ contentId: JEONGBANG })
    const { result: plan } = await make(owner, { days: [{ dayIndex: 0, spots: [spot, spotDraft()] }] })
    await t.sql('update places set hidden_at = now() where content_id = $1', JEONGBANG)
    const { result } = await read(plan.planId, owner)
    expect(result.days[0]!.spots[0]).toMatchObject({
      contentId: JEONGBANG,
      title: '정방폭포',
      addr1: null,
      image: null,
      warnings: [{ code: 'GONE', fix: null }],
    })
    // It may be moved with the others, but not be added.
    const spots = [spotDraft(), { ...spot, memo: '다른 폭포로 바꾸기' }]
    const changed = await change(plan, { days: [{ dayIndex: 1, spots }] }, owner)
    expect(titlesOf(changed.result)).toEqual([[], ['새별오름', '정방폭포'], []])
    const added = await change(
      changed.result,
      { days: [{ dayIndex: 0, spots: [spotDraft({ contentId: JEONGBANG })] }] },
      owner,
    )
    expect(added).toMatchObject({ status: 404, code: 'PLACE4040' })
    expect(added.result).toMatchObject({
      fields: { 'days.0.spots.0.contentId': expect.stringContaining('없어진 장소') },
    })
    await t.sql('update places set hidden_at = null where content_id = $1', JEONGBANG)
  })

  it('and was deleted for good leaves its name', async () => {
    await t.sql(
      `insert into places (content_id, content_type_id, title, addr1, region, lat, lng, overview, solo_score)
       values (999001, 12, '사라질 곳', '제주', 'JEJU_SI', 33.4, 126.5, '잠깐', 50)`,
    )
    const { result: plan } = await make(owner, { days: [{ dayIndex: 0, spots: [spotDraft({ contentId: 999_001 })] }] })
    await t.sql('delete from places where content_id = 999001')
    const { result } = await read(plan.planId, owner)
    expect(result.days[0]!.spots[0]).toMatchObject({ contentId: null, title: '사라질 곳', lat: null })
  })
})
