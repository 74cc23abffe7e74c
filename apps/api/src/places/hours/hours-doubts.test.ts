import type { StaffInquiry } from '@honjeo/contract/admin/inquiries'
import type { PlanDetail } from '@honjeo/contract/plan'
import type { PlaceDetail, PlacesInBox, PlaceSummary } from '@honjeo/contract/places'
import { HOURS_CONFIRMED_DAYS, HOURS_DOUBT_DAYS } from '@honjeo/contract/values/limits'
import { openStateAt } from '@honjeo/contract/values/open-state'
import { createMemoryBus } from '@honjeo/bus/bus'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withCatalogue } from '../../testing/places.ts'
import { addStaff } from '../../testing/staff.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'

const t = setUpTestApp(withCatalogue, { bus: createMemoryBus() })
/** The number of 올래국수, a restaurant whose hours the test sets; the number of 영실, whose gates are rules of the island. */
const NOODLES = 1_827_714
const YEONGSIL = 126_469
let staff: Member
let members: Member[]

const age = ({ id }: Member) => t.sql(`update users set created_at = created_at - interval '4 days' where id = $1`, id)

beforeAll(async () => {
  staff = await addStaff(t)
  members = await Promise.all(Array.from({ length: 4 }, () => t.addMember()))
  for (const member of members) await age(member)
})
beforeEach(async () => {
  await t.sql('delete from inquiries')
  await t.sql(`update places set open_time = null, rest_date = null where content_id = $1`, NOODLES)
  await change({ openTime: '00:00~24:00' })
})

const change = (body: object, contentId = NOODLES) =>
  t.call(`/api/admin/places/${contentId}`, { method: 'PATCH', body: { note: '전화로 물어봤어요', ...body } }, staff)
const doubt = (as: Member | undefined, contentId = NOODLES) =>
  t.call<{ inquiryId: number }>(
    `/api/tourist-spots/${contentId}/corrections`,
    { method: 'POST', body: { kind: 'WRONG_HOURS' } },
    as,
  )
const visit = async (contentId = NOODLES) => (await t.call<PlaceDetail>(`/api/tourist-spots/${contentId}`)).result
const state = async (contentId?: number) => openStateAt((await visit(contentId)).today!, 12 * 60).state
const openOnes = async () =>
  (await t.call<{ content: PlaceSummary[] }>('/api/tourist-spots?contentTypeId=39&open=true')).result.content.map(
    ({ contentId }) => contentId,
  )
const onMap = async () =>
  (await t.call<PlacesInBox>('/api/tourist-spots/map?bbox=126,33,127.1,34.1')).result.features.find(
    ({ id }) => id === NOODLES,
  )?.properties.isOpen
const queue = async () =>
  (await t.call<{ content: StaffInquiry[] }>('/api/admin/inquiries?status=PENDING', {}, staff)).result.content

describe('members who say that the hours differ', () => {
  it('have to sign in', async () => {
    expect(await doubt(undefined)).toMatchObject({ status: 401 })
  })

  it('put them in doubt for everybody with the second one, everywhere', async () => {
    expect([await state(), await openOnes(), await onMap()]).toEqual(['OPEN', [NOODLES], true])
    expect((await doubt(members[0])).status).toBe(201)
    expect(await state()).toBe('OPEN')
    expect((await doubt(members[1])).status).toBe(201)
    expect([await state(), await openOnes(), await onMap()]).toEqual(['DOUBTED', [], null])
    expect((await visit()).intro.openTime).toBe('00:00~24:00')
  })

  it('do so when both say it at the same moment', async () => {
    await Promise.all(members.slice(0, 2).map((member) => doubt(member)))
    expect(await state()).toBe('DOUBTED')
  })

  it('make a planner count on no hours', async () => {
    const days = [{ dayIndex: 0, spots: [{ spotId: 'one', contentId: NOODLES, title: '올래국수' }] }]
    const body = { title: '국수', startDate: '2027-03-02', endDate: '2027-03-02', transportType: 'CAR', days }
    const { result } = await t.call<PlanDetail>('/api/plans', { method: 'POST', body }, members[0])
    const isUnsure = async () => {
      const plan = await t.call<PlanDetail>(`/api/plans/${result.planId}`, {}, members[0])
      return plan.result.days[0]!.spots[0]!.warnings.some(({ code }) => code === 'HOURS_UNKNOWN')
    }
    await change({ openTime: '00:00~24:00', restDate: '연중무휴' })
    expect(await isUnsure()).toBe(false)
    for (const member of members.slice(0, 2)) await doubt(member)
    expect(await isUnsure()).toBe(true)
  })

  it('count once each, and not in the first days of an account or while they are suspended', async () => {
    const [first, suspended] = members as [Member, Member]
    await doubt(first)
    expect(await doubt(first)).toMatchObject({ status: 409, code: 'PLACE4091' })
    const young = await t.addMember()
    expect((await doubt(young)).status).toBe(201)
    await doubt(suspended)
    expect(await state()).toBe('DOUBTED')
    await change({ openTime: '00:00~23:59' })
    await doubt(suspended)
    await t.sql(`update users set suspended_until = now() + interval '1 day' where id = $1`, suspended.id)
    await doubt(first)
    expect(await state()).toBe('OPEN')
    await t.sql('update users set suspended_until = null where id = $1', suspended.id)
  })

  it('are one where they are accounts of one mailbox', async () => {
    const ways = ['mal.lory@gmail.com', 'mallory+2@gmail.com']
    for (const [i, email] of ways.entries()) {
      const one = await t.addMember()
      await age(one)
      await t.sql('update users set email = $2 where id = $1', one.id, email)
      expect([i, (await doubt(one)).status]).toEqual([i, 201])
    }
    expect(await state()).toBe('OPEN')
  })

  it('mean the same weeks', async () => {
    await doubt(members[0])
    await t.sql(`update hours_doubts set created_at = created_at - interval '${HOURS_DOUBT_DAYS + 1} days'`)
    await doubt(members[1])
    expect(await state()).toBe('OPEN')
    expect((await doubt(members[0])).status).toBe(201)
    expect(await state()).toBe('DOUBTED')
  })

  it('shut no gate and open none: rules of the island hold', async () => {
    const before = await state(YEONGSIL)
    expect(before).not.toBe('UNKNOWN')
    for (const member of members.slice(0, 2)) await doubt(member, YEONGSIL)
    expect(await state(YEONGSIL)).toBe(before)
    await change({ hoursDoubted: false }, YEONGSIL)
  })
})

describe('staff', () => {
  it('read it before all that waits longer', async () => {
    const inquiry = { category: 'GENERAL', title: '먼저 보낸 문의', content: '기다리고 있어요' }
    await t.call('/api/inquiries', { method: 'POST', body: inquiry }, members[3])
    await doubt(members[0])
    expect((await queue()).map(({ priority }) => priority)).toEqual(['NORMAL', 'NORMAL'])
    await doubt(members[1])
    expect((await queue()).map(({ title, priority }) => [title, priority])).toEqual([
      ['[장소 정보] 올래국수: 시간이 달라요', 'URGENT'],
      ['[장소 정보] 올래국수: 시간이 달라요', 'URGENT'],
      ['먼저 보낸 문의', 'NORMAL'],
    ])
    const first = await t.call<{ content: StaffInquiry[]; nextCursor: string }>(
      '/api/admin/inquiries?status=PENDING&size=1',
      {},
      staff,
    )
    const rest = `/api/admin/inquiries?status=PENDING&cursor=${first.result.nextCursor}`
    const { result } = await t.call<{ content: StaffInquiry[] }>(rest, {}, staff)
    expect([...first.result.content, ...result.content]).toEqual(await queue())
  })

  it('end it by new hours, after which the same members may doubt those', async () => {
    for (const member of members.slice(0, 2)) await doubt(member)
    await change({ openTime: '10:00~15:00' })
    expect([await state(), await queue()]).toEqual(['OPEN', []])
    for (const member of members.slice(0, 2)) expect((await doubt(member)).status).toBe(201)
    expect(await state()).toBe('DOUBTED')
  })

  it('end it by saying that the hours are right, after which the same members cannot do it again', async () => {
    for (const member of members.slice(0, 2)) await doubt(member)
    const { result } = await change({ hoursDoubted: false })
    expect(result).toMatchObject({ hoursDoubted: false, openTime: '00:00~24:00' })
    expect([await state(), await queue()]).toEqual(['OPEN', []])
    const { rows } = await t.sql('select before, after from audit_log order by id desc limit 1')
    expect(rows).toEqual([{ before: { hoursDoubted: true }, after: { hoursDoubted: false } }])
    for (const member of members.slice(0, 2)) expect((await doubt(member)).code).toBe('PLACE4091')
    // Doubts of others are heard by staff alone for a while.
    for (const member of members.slice(2)) expect((await doubt(member)).status).toBe(201)
    expect([await state(), (await queue()).length]).toEqual(['OPEN', 2])
    await t.sql(
      `update places set hours_confirmed_at = hours_confirmed_at - interval '${HOURS_CONFIRMED_DAYS + 1} days' where content_id = $1`,
      NOODLES,
    )
    const another = await t.addMember()
    await age(another)
    await doubt(another)
    expect(await state()).toBe('DOUBTED')
  })

  it('decide on a single note by answering it', async () => {
    const { result } = await doubt(members[0])
    const reply = { method: 'POST', body: { reply: '전화해보니 그대로예요.' } } as const
    await t.call(`/api/admin/inquiries/${result.inquiryId}/reply`, reply, staff)
    await doubt(members[1])
    expect(await state()).toBe('OPEN')
  })

  it('can put hours in doubt themselves', async () => {
    await change({ hoursDoubted: true })
    expect(await state()).toBe('DOUBTED')
  })
})
