import { createMemoryBus } from '@honjeo/bus/bus'
import type { PlanDetail } from '@honjeo/contract/plan'
import type { Trip } from '@honjeo/contract/trip'
import { dayAfter } from '@honjeo/contract/values/days'
import { DAY_KINDS } from '@honjeo/contract/values/transit'
import type { Service, Timetable } from '@honjeo/transit/timetable'
import { beforeEach, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { type Member, setUpTestApp, TestApp } from '../testing/test-app.ts'
import { publishTimetable } from '../transit/timetables.queries.ts'
import { TIMETABLE_CHANGED } from '../transit/transit-network.ts'

const bus = createMemoryBus()
const t = setUpTestApp(withCatalogue, { bus })
const DAY = dayAfter(koreanDay(t.clock.now()), 2)

/** 새별오름 is four minutes' walk from its stop; the other is at the airport. */
const STOPS = [
  { key: '1', name: '새별오름', lat: 33.3665, lng: 126.36 },
  { key: '2', name: '제주공항', lat: 33.5062, lng: 126.4932 },
]
const runs = (starts: number[]): Service => ({
  days: DAY_KINDS,
  validFrom: '2026-01-01',
  validTo: null,
  months: null,
  profiles: [{ offsets: [0, 50], spreads: [2, 2] }],
  trips: starts.map((start) => [start, 0]),
})
const lineOf = (key: string, stops: string[], starts: number[]): Timetable['lines'][number] => ({
  key,
  number: '282',
  headsign: key,
  stops,
  services: [runs(starts)],
  source: { name: '제주버스정보시스템', url: 'https://bus.jeju.go.kr/' },
  checkedOn: '2026-11-02',
})
async function publish(back: number[]) {
  const lines = [lineOf('새별오름', ['2', '1'], [600, 840]), lineOf('제주공항', ['1', '2'], back)]
  await publishTimetable(t.database.db, { stops: STOPS, lines }, 'test')
  await bus.publish(TIMETABLE_CHANGED, '')
}

let member: Member
beforeEach(async () => {
  member = await t.addMember()
  await t.sql(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, $2, 'p', 'a')`,
    member.id,
    `https://push.example/${member.id}`,
  )
})

async function plan(startTime: string, endTime: string) {
  const body = {
    transportType: 'BUS',
    startDate: DAY,
    endDate: DAY,
    start: { hub: 'AIRPORT' },
    end: { hub: 'AIRPORT' },
    days: [{ dayIndex: 0, spots: [{ contentId: SAEBYEOL, title: '새별오름', startTime, endTime }] }],
  }
  const { status, result } = await t.call<PlanDetail>('/api/plans', { method: 'POST', body }, member)
  expect(status).toBe(201)
  return result
}
const wayHome = async () => (await t.call<{ trip: Trip }>('/api/home/trip', {}, member)).result.trip.days[0]!.wayHome
const source = { name: '제주버스정보시스템', url: 'https://bus.jeju.go.kr/', checkedOn: '2026-11-02' }

it('ways are estimates without a timetable, and have their buses with one', async () => {
  const { days } = await plan('15:00', '17:00')
  expect([days[0]!.spots[0]!.leg, days[0]!.legToEnd]).toMatchObject([{ isEstimate: true }, { isEstimate: true }])
  expect([days[0]!.spots[0]!.leg!.bus, await wayHome()]).toEqual([undefined, null])

  await publish([1080, 1170])
  const { planId } = await plan('15:00', '17:00')
  const { result } = await t.call<PlanDetail>(`/api/plans/${planId}`, {}, member)
  const [{ spots, legToEnd }] = result.days as [PlanDetail['days'][number]]
  // The bus is the last one that is there in time, and there is none after it on that day.
  expect(spots[0]!.leg).toMatchObject({ mode: 'BUS', isEstimate: false, bus: { after: null, sources: [source] } })
  const ride = spots[0]!.leg!.bus!.journey!.legs.find(({ kind }) => kind === 'RIDE')
  expect(ride).toMatchObject({ number: '282', from: { name: '제주공항' }, departs: { at: 840, spread: 2 } })
  // The member is free at 17:00: the way takes until the first bus is there.
  const { journey, after } = legToEnd!.bus!
  expect([journey!.leaves, after!.leaves]).toEqual([1074, 1164])
  expect(legToEnd!.minutes).toBe(journey!.arrives - 1020)
  expect(spots[0]!.warnings).toEqual([])
})

it('home says the planned bus back, which is no later than the last but one, and marks the last', async () => {
  await publish([1080, 1170])
  await plan('15:00', '17:00')
  expect(await wayHome()).toMatchObject({
    leaves: 1074,
    last: 1164,
    isLast: false,
    stop: { name: '새별오름' },
    number: '282',
    source,
  })
})

it.each([
  ['a day that ends behind the last but one has the last', '18:30', { leaves: 1164, isLast: true }],
  ['a day that ends behind them all has the last, before its end', '20:00', { leaves: 1164, isLast: true }],
])('%s', async (_, endTime, expected) => {
  await publish([1080, 1170])
  const { days } = await plan('15:00', endTime)
  expect(await wayHome()).toMatchObject(expected)
  expect(days[0]!.legToEnd!.bus!.journey === null).toBe(endTime === '20:00')
})

it('who goes back by bus is reminded 45 and 15 minutes before, once each, and again of another time', async () => {
  await publish([1080, 1170])
  const { planId, version } = await plan('15:00', '17:00')
  const said = async () => {
    const { rows } = await t.sql(
      `select code, args, resource_type as resource, event_key as key from notifications
        where user_id = $1 order by id`,
      member.id,
    )
    return rows
  }
  const other = new TestApp()
  await other.open(t.connection, { bus })
  const at = async (clock: string) => {
    for (const server of [t, other])
      server.clock.advance((Date.parse(`${DAY}T${clock}:00+09:00`) - server.clock.now().getTime()) / 1000)
    await Promise.all([t.app.remindOfWaysHome(), other.app.remindOfWaysHome()])
    await t.app.remindOfWaysHome()
    return (await said()).length
  }
  expect(await at('17:08')).toBe(0)
  expect(await at('17:09')).toBe(1)
  expect(await at('17:30')).toBe(1)
  expect(await at('17:40')).toBe(2)
  expect(await said()).toMatchObject([
    { code: 'WAY_HOME', resource: 'PLAN', args: { stop: '새별오름', line: '282', clock: `${DAY}T08:54:00.000Z` } },
    { code: 'WAY_HOME', resource: 'PLAN' },
  ])
  await t.sql(`update plan_spots set end_minute = 1110 where plan_id = $1`, planId)
  await t.sql('update plans set version = $2 where id = $1', planId, version + 1)
  expect(await at('18:40')).toBe(3)
  expect((await said()).at(-1)).toMatchObject({ code: 'WAY_HOME_LAST' })
  expect(await at('19:30')).toBe(3)
  await other.close()
}, 30_000)
