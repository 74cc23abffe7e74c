import { dayAfter } from '@honjeo/contract/values/days'
import type { DayKind } from '@honjeo/contract/values/transit'
import { createMemoryBus } from '@honjeo/bus/bus'
import type { WayBack, WaysByBus } from '@honjeo/contract/transit'
import type { Service, Timetable, TransitLine } from '@honjeo/transit/timetable'
import { describe, expect, it } from 'vitest'
import { makeIslandTimetable } from '../testing/island-timetable.ts'
import { keptLog } from '../testing/kept-log.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp } from '../testing/test-app.ts'
import { koreanDay } from '../lib/clock.ts'
import { isHoliday } from './holidays.ts'
import { DAYS_AHEAD, serviceKindOf } from './service-dates.ts'
import { publishTimetable, TIMETABLES_KEPT } from './timetables.queries.ts'
import { TIMETABLE_CHANGED } from './transit-network.ts'

const log = keptLog()
const bus = createMemoryBus()
const t = setUpTestApp(withCatalogue, { logger: log.logger, bus })

/** The stops, of which the first is near 새별오름, at 33.3658, 126.3577. */
const STOPS = [
  { key: '1', name: '새별오름', lat: 33.3665, lng: 126.36 },
  { key: '2', name: '제주버스터미널', lat: 33.4996, lng: 126.5142 },
]
const LODGING = { lat: 33.498765, lng: 126.515432 }
const service: Service = {
  days: ['WEEKDAY'],
  validFrom: '2026-01-01',
  validTo: null,
  months: null,
  profiles: [{ offsets: [0, 50], spreads: [4, 8] }],
  trips: [
    [1080, 0],
    [1170, 0],
  ],
}
const line = (fields: Partial<TransitLine> = {}): TransitLine => ({
  key: '282-1',
  number: '282',
  headsign: '제주버스터미널',
  stops: ['1', '2'],
  services: [service],
  source: { name: '제주버스정보시스템', url: 'https://bus.jeju.go.kr/' },
  checkedOn: '2026-11-02',
  ...fields,
})
const timetable: Timetable = { stops: STOPS, lines: [line()] }

async function publish(published: Timetable) {
  const id = await publishTimetable(t.database.db, published, 'test')
  await bus.publish(TIMETABLE_CHANGED, '')
  return id
}

const back = (body: object, contentId: number = SAEBYEOL) =>
  t.call<WayBack>(`/api/tourist-spots/${contentId}/way-back`, { method: 'POST', body })
const ways = (body: object) => t.call<WaysByBus>('/api/transit/routes', { method: 'POST', body })
const today = koreanDay(new Date())
/** The next day of a kind: a timetable is believed for a season. */
async function nextDay(kind: DayKind): Promise<string> {
  const days = Array.from({ length: 20 }, (_, ahead) => dayAfter(today, ahead + 1))
  const kinds = await Promise.all(days.map((day) => serviceKindOf(day, new Date())))
  return days[kinds.indexOf(kind)]!
}
const WORKDAY = await nextDay('WEEKDAY')

it('without a timetable nothing is known, and nothing is made up', async () => {
  const { status, result } = await back({ to: LODGING, date: WORKDAY })
  expect([status, result]).toEqual([
    200,
    { date: WORKDAY, dayKind: 'WEEKDAY', onFoot: null, sources: [], stops: [], last: null, unknown: 'NO_TIMETABLE' },
  ])
  const from = { lat: 33.3665, lng: 126.36 }
  const { result: routes } = await ways({ from, to: LODGING, date: WORKDAY, time: '18:00' })
  expect(routes).toMatchObject({ journeys: [], unknown: 'NO_TIMETABLE' })
})

describe('who asks', () => {
  it.each([
    [{}],
    [{ to: LODGING }],
    [{ to: { lat: 91, lng: 126 }, date: WORKDAY }],
    [{ to: { ...LODGING, name: '숙소' }, date: WORKDAY }],
    [{ to: LODGING, date: '2026-11-31' }],
    [{ to: LODGING, date: WORKDAY, radius: 3 }],
  ])('with %j is refused', async (body) => {
    const { status, code } = await back(body)
    expect([status, code]).toEqual([400, 'COMMON400'])
  })

  it('for a place that is not there, or for a time that is none, is refused', async () => {
    expect((await back({ to: LODGING, date: WORKDAY }, 1)).status).toBe(404)
    const { status } = await ways({ from: LODGING, to: LODGING, date: WORKDAY, time: '25:00' })
    expect(status).toBe(400)
  })
})

it('knows the last bus as a range, the one before it, and who says so of which day', async () => {
  await publish(timetable)
  const { result } = await back({ to: LODGING, date: WORKDAY })
  expect(result).toMatchObject({
    date: WORKDAY,
    dayKind: 'WEEKDAY',
    unknown: null,
    sources: [{ name: '제주버스정보시스템', url: 'https://bus.jeju.go.kr/', checkedOn: '2026-11-02' }],
    stops: [{ name: '새별오름', lines: [{ number: '282', headsign: '제주버스터미널', isKnown: true }] }],
  })
  const { last } = result
  const [toStop, ride, toBed] = last!.journey.legs
  expect(toStop).toMatchObject({ kind: 'WALK', from: null, to: { name: '새별오름' } })
  expect(ride).toMatchObject({
    kind: 'RIDE',
    number: '282',
    departs: { at: 1170, spread: 4 },
    arrives: { at: 1220, spread: 8 },
  })
  expect(toBed).toMatchObject({ kind: 'WALK', from: { name: '제주버스터미널' }, to: null })
  const walk = toStop!.kind === 'WALK' ? toStop!.minutes : Number.NaN
  expect([last!.from, last!.until, last!.before!.leaves]).toEqual([1166 - walk, 1170 - walk, 1076 - walk])
})

it('says of other days and places why it does not know', async () => {
  await publish(timetable)
  const ask = async (date: string, to = LODGING) => (await back({ to, date })).result
  const unknown = { unknown: 'DAY_NOT_COVERED', last: null }
  expect(await ask(await nextDay('HOLIDAY'))).toMatchObject({ dayKind: 'HOLIDAY', ...unknown })
  // The days are over, or of another season, or such as no calendar has a day before.
  for (const date of [dayAfter(today, -2), dayAfter(today, DAYS_AHEAD + 1), '0000-01-01', '2041-11-27'])
    expect(await ask(date)).toMatchObject({ date, dayKind: null, stops: [], ...unknown })
  const from = STOPS[0]!
  const { status, result } = await ways({
    from: { lat: from.lat, lng: from.lng },
    to: LODGING,
    date: '0000-01-01',
    time: '00:10',
  })
  expect([status, result.unknown]).toEqual([200, 'DAY_NOT_COVERED'])
  expect(await ask(WORKDAY, { lat: 33.2, lng: 126.3 })).toMatchObject({ unknown: 'NO_STOP_NEAR_END' })
  expect(await ask(WORKDAY, { lat: 33.36, lng: 126.36 })).toMatchObject({ onFoot: { kind: 'WALK' } })
})

it('knows the next bus and the one after, at night by the timetable of the day before', async () => {
  await publish({
    ...timetable,
    lines: [
      line({
        services: [
          {
            ...service,
            trips: [
              [1080, 0],
              [1470, 0],
            ],
          },
        ],
      }),
    ],
  })
  const from = { lat: 33.3665, lng: 126.36 }
  const { result } = await ways({ from, to: LODGING, date: WORKDAY, time: '17:00' })
  expect(result.journeys.map(({ leaves }) => leaves)).toEqual([1076, 1466])
  const { result: night } = await ways({ from, to: LODGING, date: dayAfter(WORKDAY, 1), time: '00:10' })
  expect([night.date, night.journeys.map(({ leaves }) => leaves)]).toEqual([WORKDAY, [1466]])
})

it('takes up what is published, and keeps some of before', async () => {
  for (let count = 0; count < TIMETABLES_KEPT + 3; count += 1) await publish(timetable)
  await publish({ ...timetable, lines: [line({ number: '181' })] })
  const { result } = await back({ to: LODGING, date: WORKDAY })
  expect(result.stops[0]!.lines).toMatchObject([{ number: '181' }])
  const { rows } = await t.database.pool.query(
    'select state, count(*)::int from transit_timetables group by 1 order by 1',
  )
  expect(rows).toEqual([
    { state: 'PUBLISHED', count: 1 },
    { state: 'RETIRED', count: TIMETABLES_KEPT },
  ])
})

describe('the database', () => {
  const [profile] = service.profiles
  it.each([
    ['transit_timetables_whole', []],
    ['transit_timetables_whole', [line({ stops: ['1', '9'] })]],
    ['transit_timetables_whole', [line({ services: [{ ...service, profiles: [{ ...profile!, offsets: [0] }] }] })]],
    ['transit_timetables_whole', [line({ services: [{ ...service, trips: [[1080, 1]] }] })]],
    ['transit_timetables_whole', [line({ services: [{ ...service, trips: [[1900, 0]] }] })]],
    ['transit_lines_said_by', [line({ source: { name: '누군가', url: 'http://a.example' } })]],
  ])('publishes nothing that a server could not read: %s', async (constraint, lines) => {
    const publishing = publishTimetable(t.database.db, { stops: STOPS, lines }, 'test')
    await expect(publishing).rejects.toMatchObject({ cause: { constraint } })
  })

  it('keeps what was published as it is', async () => {
    const id = await publish(timetable)
    for (const change of [
      `update transit_lines set number = '1' where timetable_id = ${id}`,
      `delete from transit_stops where timetable_id = ${id}`,
      `delete from transit_timetables where id = ${id}`,
      `update transit_timetables set state = 'PREPARED', published_at = null where id = ${id}`,
    ])
      await expect(t.sql(change)).rejects.toMatchObject({ constraint: 'transit_timetables_kept' })
  })
})

it('answers for the whole island, and keeps where one sleeps out of the log and the addresses', async () => {
  const island = makeIslandTimetable({ stops: 4338, lines: 400, seed: 28 })
  await publish(island)
  const [from] = island.stops
  const { result } = await ways({
    from: { lat: from!.lat, lng: from!.lng },
    to: LODGING,
    date: WORKDAY,
    time: '09:00',
  })
  expect(result).toMatchObject({ unknown: null })
  expect(result.journeys).toHaveLength(2)
  await back({ to: LODGING, date: WORKDAY })
  // A call is logged behind its answer: the line of a sign-up after them shows that theirs would be there.
  await t.addMember()
  await expect.poll(() => log.lines).toContainEqual(expect.objectContaining({ route: '/api/auth/signup' }))
  expect(JSON.stringify(log.lines)).not.toMatch(/33\.49|126\.51/)
}, 60_000)

it('knows holidays by the yearly notice, with elections, and reckons years that have none yet', async () => {
  const days = ['2026-06-03', '2026-05-25', '2026-05-26', '2028-01-27', '2028-01-31', '2041-01-01']
  expect(await Promise.all(days.map(isHoliday))).toEqual([true, true, false, true, false, null])
})
