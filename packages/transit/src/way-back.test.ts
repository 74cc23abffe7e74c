import { expect, it } from 'vitest'
import { createNetwork } from './network.ts'
import { dayKindOf, serviceMoment } from './service-days.ts'
import type { Service, Timetable, TransitLine } from './timetable.ts'
import { lastWayBack, nextWays, stopsNear } from './way-back.ts'

const stop = (key: string, lat: number) => ({ key, name: key, lat, lng: 126.5 })
/** The stops, each some 5.5 km from the next, too far to walk. */
const STOPS = [stop('오름', 33.3), stop('마을', 33.35), stop('시장', 33.4), stop('먼곳', 33.5)]
const RULE: Service = {
  days: ['WEEKDAY'],
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  months: null,
  profiles: [{ offsets: [0, 10, 20], spreads: [0, 3, 0] }],
  trips: [
    [1140, 0],
    [1200, 0],
    [1260, 0],
  ],
}
const line = (fields: Partial<TransitLine>): TransitLine => ({
  key: 'a',
  number: '281',
  headsign: '시장',
  stops: ['오름', '마을', '시장'],
  services: [RULE],
  source: { name: '제주버스정보시스템', url: 'https://bus.example.org/' },
  checkedOn: '2026-11-02',
  ...fields,
})
const ask = (
  lines: TransitLine[],
  fields: { from?: number; to?: number; date?: string; kind?: 'WEEKDAY' | 'HOLIDAY' } = {},
) => {
  const timetable: Timetable = { stops: STOPS, lines }
  const { from = 33.3, to = 33.4, date = '2026-11-25', kind = 'WEEKDAY' } = fields
  return lastWayBack(createNetwork(timetable), {
    from: { lat: from, lng: 126.5 },
    to: { lat: to, lng: 126.5 },
    date,
    kind,
  })
}

it('knows the last bus, the one before it, and who says so', () => {
  const { found, unknown } = ask([line({})])
  expect(unknown).toBeNull()
  expect(found).toMatchObject({
    from: 1260,
    until: 1260,
    journey: { arrives: 1280 },
    before: { leaves: 1200 },
  })
  expect(found!.journey.legs[1]).toMatchObject({
    kind: 'RIDE',
    line: { number: '281' },
    departs: { at: 1260, spread: 0 },
    stops: 2,
  })
})

it('names a range where the time at the stop is reckoned', () => {
  expect(ask([line({})], { from: 33.35 }).found).toMatchObject({ from: 1267, until: 1270 })
})

it('knows the stops near a place and which of their lines have times', () => {
  const network = createNetwork({ stops: STOPS, lines: [line({}), line({ key: 'b', number: '181', services: [] })] })
  const [from, to] = [STOPS[0]!, STOPS[2]!]
  expect(stopsNear(network, { from, to, date: '2026-11-25', kind: 'WEEKDAY' })).toMatchObject([
    { stop: { key: '오름' }, metres: 0, lines: [{ isKnown: true }, { isKnown: false }] },
  ])
})

it('knows the next bus and the one after it, and none behind the last', () => {
  const network = createNetwork({ stops: STOPS, lines: [line({})] })
  const request = { from: STOPS[0]!, to: STOPS[2]!, date: '2026-11-25', kind: 'WEEKDAY' } as const
  const leaves = (minutes: number) => nextWays(network, request, minutes).found?.map((journey) => journey.leaves)
  expect([leaves(1100), leaves(1201), leaves(1261)]).toEqual([[1140, 1200], [1260], undefined])
})

it('knows no bus before one that is the only one', () => {
  expect(ask([line({ services: [{ ...RULE, trips: [[1140, 0]] }] })]).found).toMatchObject({ from: 1140, before: null })
})

it.each([
  ['TIMES_UNKNOWN', [], {}],
  ['NO_STOP_NEAR_START', [line({})], { from: 33.2 }],
  ['NO_STOP_NEAR_END', [line({})], { to: 33.2 }],
  ['TIMES_UNKNOWN', [line({ services: [] })], {}],
  ['DAY_NOT_COVERED', [line({})], { kind: 'HOLIDAY' }],
  ['DAY_NOT_COVERED', [line({})], { date: '2027-01-04' }],
  ['NO_CONNECTION', [line({})], { to: 33.5 }],
  ['NO_CONNECTION', [line({})], { from: 33.4, to: 33.3 }],
  // It is known that nothing runs on the day.
  ['NO_CONNECTION', [line({ services: [RULE, { ...RULE, days: ['HOLIDAY'], trips: [] }] })], { kind: 'HOLIDAY' }],
] as const)('says %s rather than guess', (code, lines, fields) => {
  expect(ask([...lines], fields)).toMatchObject({ found: null, unknown: code })
})

it('tells the kinds of days apart, and counts the night to the day before', () => {
  expect(['2026-11-27', '2026-11-28', '2026-11-29'].map((date) => dayKindOf(date, false))).toEqual([
    'WEEKDAY',
    'SATURDAY',
    'HOLIDAY',
  ])
  expect(dayKindOf('2026-11-27', true)).toBe('HOLIDAY')
  expect(serviceMoment('2026-12-01', 70)).toEqual({ date: '2026-11-30', minutes: 1510 })
  expect(serviceMoment('2026-12-01', 240)).toEqual({ date: '2026-12-01', minutes: 240 })
})
