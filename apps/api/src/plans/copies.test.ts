import { PLANS_MAX } from '@honjeo/contract/values/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { JEONGBANG, withCatalogue } from '../testing/places.ts'
import { planActs, spotDraft, tokenOf } from '../testing/plans.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { make, read, copy, share, copyShared, change } = planActs(t)
/** The number of 신라스테이 제주. */
const HOTEL = 2_716_736
let owner: Member
let reader: Member

beforeAll(async () => {
  ;[owner, reader] = [await t.addMember(), await t.addMember()]
})

const original = async () =>
  (
    await make(owner, {
      title: '남쪽 바다',
      start: { hub: 'AIRPORT' },
      stay: { contentId: HOTEL },
      startTime: '10:10',
      days: [
        { dayIndex: 0, spots: [spotDraft({ memo: '우산 챙기기', startTime: '11:00', endTime: '12:00' })] },
        { dayIndex: 2, spots: [spotDraft({ contentId: JEONGBANG })] },
      ],
    })
  ).result

describe('a copy of one’s own plan', () => {
  it('has all of it, and goes its own way', async () => {
    const plan = await original()
    await share(plan.planId, owner, { withMemos: true })
    const { status, result } = await copy(plan.planId, owner)
    expect(status).toBe(201)
    const copied = (await read(result.planId, owner)).result
    const { planId: _id, createdAt: _made, updatedAt: _changed, ...same } = plan
    expect(copied).toMatchObject({ ...same, version: 1, sharePath: null, sharesMemos: false })
    await change(copied, { days: [] }, owner)
    expect((await read(plan.planId, owner)).result.days[0]!.spots).toHaveLength(1)
  })

  it('is for other days where one says so', async () => {
    const plan = await original()
    const { result } = await copy(plan.planId, owner, { startDate: '2027-10-30' })
    const { days } = (await read(result.planId, owner)).result
    expect(days.map(({ date, spots }) => [date, spots.length])).toEqual([
      ['2027-10-30', 1],
      ['2027-10-31', 0],
      ['2027-11-01', 1],
    ])
  })

  it('is made once under one key', async () => {
    const plan = await original()
    const headers = { 'idempotency-key': 'copy-once' }
    const replies = await Promise.all([1, 2].map(() => copy(plan.planId, owner, {}, headers)))
    expect(replies[0]!.result).toEqual(replies[1]!.result)
  })

  it('of what the planner made does not count as another plan of the planner', async () => {
    const plan = await original()
    await t.sql(`update plans set method = 'AI' where id = $1`, plan.planId)
    const { result } = await copy(plan.planId, owner)
    expect((await read(result.planId, owner)).result.method).toBe('MANUAL')
  })

  it.each([
    ['2040-01-01', 400, 'PLAN4004'],
    ['2027-02-30', 400, 'COMMON400'],
  ])('cannot begin on %s', async (startDate, status, code) => {
    const plan = await original()
    expect(await copy(plan.planId, owner, { startDate })).toMatchObject({ status, code })
  })

  it('of what is not there is none', async () => {
    expect(await copy(GONE, owner)).toMatchObject({ status: 404, code: 'PLAN4040' })
  })
})

describe('a copy of a shared plan', () => {
  const copyOf = async (withMemos: boolean) => {
    const plan = await original()
    await t.sql(`update plan_spots set reasons = '[{"code":"MUST"},{"code":"SOLO"}]' where plan_id = $1`, plan.planId)
    const token = tokenOf((await share(plan.planId, owner, { withMemos })).result.sharePath)
    const { status, result } = await copyShared(token, reader)
    expect(status).toBe(201)
    return (await read(result.planId, reader)).result
  }

  it('is the reader’s own, with what could be seen and no more', async () => {
    const plan = await copyOf(false)
    expect(plan).toMatchObject({
      title: '남쪽 바다',
      start: { hub: 'AIRPORT' },
      stay: null,
      startTime: null,
      version: 1,
      sharePath: null,
    })
    expect(plan.days.map(({ spots }) => spots.map(({ title }) => title))).toEqual([['새별오름'], [], ['정방폭포']])
    const [spot] = plan.days[0]!.spots
    expect(spot).toMatchObject({ memo: '', startTime: '11:00', endTime: '12:00' })
    expect(spot!.reasons.map(({ code }) => code)).toEqual(['SOLO'])
    expect((await change(plan, { title: '내 것' }, reader)).status).toBe(200)
  })

  it('has the memos where they were shared', async () => {
    expect((await copyOf(true)).days[0]!.spots[0]!.memo).toBe('우산 챙기기')
  })

  it('is for members with room for it', async () => {
    const plan = await original()
    const token = tokenOf((await share(plan.planId, owner)).result.sharePath)
    expect(await copyShared(token)).toMatchObject({ status: 401, code: 'AUTH4010' })
    await t.sql(
      `insert into plans (user_id, title, start_date, end_date, transport_type, method, pace)
       select $1, '지난 여행', '2026-01-01', '2026-01-02', 'BUS', 'MANUAL', 'NORMAL' from generate_series(1, $2::int)`,
      reader.id,
      PLANS_MAX,
    )
    expect(await copyShared(token, reader)).toMatchObject({ status: 409, code: 'PLAN4092' })
  })
})
