import type { Trip, TripLine } from '@honjeo/contract/trip'
import { beforeEach, describe, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const UDO = 127_336
const GAPADO = 126_446
const DAY_SECONDS = 86_400
let member: Member

beforeEach(async () => {
  member = await t.addMember()
})

const trip = async (as = member) => (await t.call<{ trip: Trip | null }>('/api/home/trip', {}, as)).result.trip
const inDays = (days: number) => koreanDay(new Date(t.clock.inSeconds(days * DAY_SECONDS)))
const give = (startDate: string, endDate: string, as = member) =>
  t.call('/api/home/trip', { method: 'PUT', body: { startDate, endDate } }, as)
const placeNamed = async (title: string) => {
  const { rows } = await t.sql('select content_id from places where title like $1 order by content_id limit 1', title)
  return Number(rows[0]!['content_id'])
}

interface Stop {
  contentId?: number
  title: string
  startTime?: string
  endTime?: string
}
async function plan(startDate: string, days: Stop[][], more: object = {}) {
  const body = {
    transportType: 'CAR',
    startDate,
    endDate: koreanDay(new Date(Date.parse(`${startDate}T12:00:00+09:00`) + (days.length - 1) * DAY_SECONDS * 1000)),
    days: days.map((spots, dayIndex) => ({ dayIndex, spots })),
    ...more,
  }
  const reply = await t.call<{ planId: number }>('/api/plans', { method: 'POST', body }, member)
  expect(reply.isSuccess).toBe(true)
  return reply.result.planId
}
const STOP: Stop = { contentId: SAEBYEOL, title: '새별오름', startTime: '10:00', endTime: '11:00' }
const line = (lines: readonly TripLine[], kind: string) => lines.find((each) => each.kind === kind)

describe('the dates of a journey', () => {
  it('are for members', async () => {
    expect((await t.call('/api/home/trip')).code).toBe('AUTH4010')
  })

  it('are none without a plan, a room, or the member’s word', async () => {
    expect(await trip()).toBeNull()
  })

  it('are what the member says, until they take it back', async () => {
    await give(inDays(3), inDays(5))
    expect(await trip()).toMatchObject({ origin: 'MEMBER', startDate: inDays(3), endDate: inDays(5), planId: null })
    await give(inDays(4), inDays(4))
    expect(await trip()).toMatchObject({ startDate: inDays(4), endDate: inDays(4) })
    await t.call('/api/home/trip', { method: 'DELETE' }, member)
    expect(await trip()).toBeNull()
  })

  it('end after they begin, within two weeks, and not years ahead', async () => {
    expect((await give(inDays(3), inDays(2))).isSuccess).toBe(false)
    expect((await give(inDays(3), inDays(17))).isSuccess).toBe(false)
    expect((await give(inDays(3000), inDays(3001))).isSuccess).toBe(false)
    expect(await trip()).toBeNull()
  })

  it('are those of a plan: the one that is on before the next one, the next one before the last one', async () => {
    const over = await plan(inDays(-3), [[STOP], [STOP]])
    expect(await trip()).toMatchObject({ origin: 'PLAN', planId: over })
    const next = await plan(inDays(20), [[STOP]])
    await plan(inDays(40), [[STOP]])
    expect(await trip()).toMatchObject({ planId: next })
    const on = await plan(inDays(-1), [[STOP], [STOP]])
    expect(await trip()).toMatchObject({ planId: on, startDate: inDays(-1), endDate: inDays(0) })
  })

  it('end with the first buses of the morning after, so that the way back of the last night is not lost', async () => {
    const tonight = await plan(inDays(1), [[STOP]])
    const next = await plan(inDays(2), [[STOP]])
    const toClock = (day: string, clock: string) =>
      t.clock.advance((Date.parse(`${day}T${clock}:00+09:00`) - Date.parse(t.clock.inSeconds(0))) / 1000)
    const morning = inDays(2)
    toClock(morning, '00:05')
    const body = { refreshToken: member.refreshToken }
    Object.assign(member, (await t.call<Member>('/api/auth/reissue', { method: 'POST', body })).result)
    expect(await trip()).toMatchObject({ planId: tonight })
    toClock(morning, '04:00')
    Object.assign(
      member,
      (await t.call<Member>('/api/auth/reissue', { method: 'POST', body: { refreshToken: member.refreshToken } }))
        .result,
    )
    expect(await trip()).toMatchObject({ planId: next })
  })

  it('are counted by the member’s own, where a plan lies within them, and are shown as far ahead as they may be said', async () => {
    await give(inDays(-1), inDays(6))
    await plan(inDays(0), [[STOP]])
    const later = await plan(inDays(3), [[STOP]])
    const here = await trip()
    expect(here).toMatchObject({ origin: 'MEMBER', startDate: inDays(-1), endDate: inDays(6) })
    expect(here?.planId).not.toBe(later)
    expect(here?.days.map(({ stops }) => stops.length)).toEqual([0, 1, 0, 0, 0, 0, 0, 0])
    t.clock.advance(2 * DAY_SECONDS)
    const body = { refreshToken: member.refreshToken }
    Object.assign(member, (await t.call<Member>('/api/auth/reissue', { method: 'POST', body })).result)
    expect(await trip()).toMatchObject({ planId: later })
    const far = await t.addMember()
    await give(inDays(300), inDays(303), far)
    expect(await trip(far)).toMatchObject({ origin: 'MEMBER', startDate: inDays(300) })
  })

  it('are those of a room joined, where nothing else is known', async () => {
    const host = await t.addMember()
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL, joinDate: t.clock.inMinutes(2 * 1440) })
    await t.join(roomId, member)
    expect(await trip()).toMatchObject({
      origin: 'ROOM',
      startDate: inDays(2),
      endDate: inDays(2),
      rooms: [{ roomId, spotName: '새별오름' }],
    })
  })

  it('are another’s for no one else', async () => {
    await plan(inDays(1), [[STOP]])
    expect(await trip(await t.addMember())).toBeNull()
  })
})

describe('a stop', () => {
  it('has when to leave for it, and the sun of its day', async () => {
    await plan(inDays(1), [[STOP, { ...STOP, startTime: '15:00', endTime: '16:00' }]], { start: { hub: 'AIRPORT' } })
    const [day] = (await trip())!.days
    const [stop] = day!.stops
    expect(stop).toMatchObject({ contentId: SAEBYEOL, title: '새별오름', startTime: '10:00', isShut: false })
    const leaveBy = line(stop!.lines, 'LEAVE_BY')!
    expect(leaveBy).toMatchObject({ source: 'ESTIMATE', checkedOn: null })
    expect(leaveBy.time > '08:45' && leaveBy.time < '10:00').toBe(true)
    expect(line(day!.lines, 'SUNSET')!.time).toMatch(/^1[789]:\d\d$/)
  })

  it('on the mountain has the gates of its season, with the day they were looked up', async () => {
    const contentId = await placeNamed('%성판악%')
    const day = inDays(100)
    await plan(day, [[{ contentId, title: '성판악', startTime: '06:00', endTime: '15:00' }]])
    const { days, tasks } = (await trip())!
    const isSummer = [4, 5, 6, 7, 8, 9].includes(Number(day.slice(5, 7)))
    const gate = line(days[0]!.stops[0]!.lines, 'ENTER_BY')!
    expect(gate).toMatchObject({ time: isSummer ? '12:30' : '11:30', source: 'RULE' })
    expect(gate.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(tasks[0]).toMatchObject({ code: 'BOOKING', day, opensAt: '09:00' })
    const monthBefore = new Date(Date.parse(`${day.slice(0, 7)}-01T00:00:00Z`) - DAY_SECONDS * 1000)
    expect(tasks[0]!.opensOn!.slice(0, 7)).toBe(monthBefore.toISOString().slice(0, 7))
    expect(tasks[0]!.source!.url).toMatch(/^https:/)
  })

  it('on an islet has the last boat back, and a task beforehand', async () => {
    await plan(inDays(1), [[{ contentId: UDO, title: '우도', startTime: '10:00', endTime: '13:00' }]])
    const { days, tasks } = (await trip())!
    const boat = line(days[0]!.stops[0]!.lines, 'LAST_BOAT')!
    expect(boat).toMatchObject({ source: 'RULE' })
    expect(tasks).toContainEqual(expect.objectContaining({ code: 'BOAT', lastBack: boat.time, day: inDays(1) }))
  })

  it.each([
    ['가파도', GAPADO, true],
    ['우도', UDO, false],
  ])('on %s (%d) has a last boat that is confirmed: %s', async (title, contentId, isConfirmed) => {
    await plan(inDays(1), [[{ contentId, title, startTime: '10:00', endTime: '13:00' }]])
    const { days, tasks } = (await trip())!
    expect(line(days[0]!.stops[0]!.lines, 'LAST_BOAT')).toMatchObject({ isConfirmed })
    expect(tasks).toContainEqual(expect.objectContaining({ code: 'BOAT', isConfirmed }))
  })

  it('in one’s own words has no line that would have to be made up', async () => {
    await plan(inDays(1), [[{ title: '친구네 집' }]])
    expect((await trip())!.days[0]!.stops).toEqual([
      { contentId: null, title: '친구네 집', startTime: null, endTime: null, isShut: false, lines: [], weather: null },
    ])
  })
})

it('the nights are where the plan has them, and none is after the last day', async () => {
  const contentId = Number(
    (await t.sql('select content_id from places where content_type_id = 32 limit 1')).rows[0]!['content_id'],
  )
  await plan(inDays(0), [[STOP], [STOP]], { stay: { contentId } })
  const { days } = (await trip())!
  expect(days.map(({ stay }) => stay?.contentId ?? null)).toEqual([contentId, null])
})

it('a contact who has agreed is no task any more', async () => {
  await give(inDays(3), inDays(5))
  const codes = async () => (await trip())!.tasks.map(({ code }) => code)
  expect(await codes()).toEqual(['CONTACT'])
  await t.sql(
    `insert into trusted_contacts (owner_id, name, channel, email, status, position, answered_at)
      values ($1, '언니', 'EMAIL', 'sister@example.com', 'CONFIRMED', 1, now())`,
    member.id,
  )
  expect(await codes()).toEqual([])
})

it('afterwards it names the stops without a review, the last one first', async () => {
  const other = await placeNamed('정방폭포')
  await plan(inDays(-2), [[STOP], [{ contentId: other, title: '정방폭포' }]])
  const named = async () => (await trip())!.toReview.map(({ contentId }) => contentId)
  expect(await named()).toEqual([other, SAEBYEOL])
  await addReviews(t.database, SAEBYEOL, { userId: member.id })
  expect(await named()).toEqual([other])
  const endedAgo = (days: number) =>
    t.sql('update plans set start_date = $2, end_date = $2 where user_id = $1', member.id, inDays(-days))
  await endedAgo(14)
  expect(await trip()).not.toBeNull()
  await endedAgo(15)
  expect(await trip()).toBeNull()
})
