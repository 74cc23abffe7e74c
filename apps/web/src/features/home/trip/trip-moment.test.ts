import type { Trip, JourneyStop, TripLine, TripTask } from '@honjeo/contract/trip'
import { describe, expect, it } from 'vitest'
import { isBookable, lastTimeOf, momentOf } from './trip-moment.ts'

const stop = (title: string, startTime: string | null, endTime: string | null): JourneyStop => ({
  contentId: null,
  title,
  startTime,
  endTime,
  isShut: false,
  lines: [],
  weather: null,
})
const task = (code: TripTask['code'], rest: Partial<TripTask> = {}): TripTask => ({
  code,
  title: null,
  day: null,
  opensOn: null,
  opensAt: null,
  lastBack: null,
  source: null,
  checkedOn: null,
  isConfirmed: true,
  ...rest,
})
const DAY = {
  date: '2026-12-02',
  lines: [],
  stops: [stop('가', '09:00', '10:00'), stop('나', '12:00', null)],
  stay: null,
}
const TRIP: Trip = {
  origin: 'PLAN',
  startDate: '2026-12-02',
  endDate: '2026-12-03',
  planId: 1,
  tasks: [task('BOAT'), task('CONTACT'), task('BOOKING', { opensOn: '2026-12-01', day: '2027-01-03' })],
  days: [DAY, { ...DAY, date: '2026-12-03', stops: [] }],
  rooms: [{ roomId: 5, title: '같이', spotName: '곳', meetsAt: '2026-12-02T09:00:00Z' }],
  toReview: [],
}
const at = (today: string, clock: string) => momentOf(TRIP, today, clock, (instant) => instant.slice(0, 10))

it('before it, days are counted and what opens on a day comes first', () => {
  const moment = at('2026-11-29', '09:00')
  expect(moment).toMatchObject({ phase: 'BEFORE', daysLeft: 3 })
  expect(moment.phase === 'BEFORE' && moment.tasks.map(({ code }) => code)).toEqual(['BOOKING', 'CONTACT', 'BOAT'])
})

it.each([
  ['08:00', '가'],
  ['08:59', '가'],
  ['09:00', '나'],
  ['10:00', '나'],
  ['11:59', '나'],
  ['12:00', undefined],
])('at %s of its first day the next stop is %s', (clock, title) => {
  const moment = at('2026-12-02', clock)
  expect(moment).toMatchObject({ phase: 'ON', dayNumber: 1, rooms: [{ roomId: 5 }] })
  expect(moment.phase === 'ON' && moment.next?.title).toBe(title)
})

describe('in the night', () => {
  const wayHome = {
    leaves: 1410,
    arrives: 1480,
    stop: { name: '정류장', lat: 33.4, lng: 126.4 },
    number: '282',
    isLast: false,
    last: 1450,
    from: { lat: 33.4, lng: 126.4 },
    to: { lat: 33.5, lng: 126.5 },
    source: null,
  }
  const trip = (home: typeof wayHome): Trip => ({ ...TRIP, days: TRIP.days.map((day) => ({ ...day, wayHome: home })) })
  const dayOf = (instant: string) => instant.slice(0, 10)

  it.each([
    ['2026-12-02', '23:50', { phase: 'ON', dayNumber: 1, minutes: 1430 }],
    ['2026-12-03', '00:05', { phase: 'ON', dayNumber: 1, minutes: 1445, day: { date: '2026-12-02' }, next: undefined }],
    // It has gone: what is left without it stands there until the first buses.
    ['2026-12-03', '03:59', { phase: 'ON', dayNumber: 1, minutes: 1679 }],
    ['2026-12-03', '04:00', { phase: 'ON', dayNumber: 2, minutes: 240 }],
    // The journey's own last night.
    ['2026-12-04', '00:05', { phase: 'ON', dayNumber: 2, minutes: 1445 }],
    ['2026-12-04', '04:00', { phase: 'AFTER' }],
  ])('on %s at %s the bus of the evening counts', (today, clock, expected) => {
    expect(momentOf(trip(wayHome), today, clock, dayOf)).toMatchObject(expected)
  })

  it('whose last bus went before midnight, the new day counts', () => {
    const home = { ...wayHome, leaves: 1300, last: 1350 }
    expect(momentOf(trip(home), '2026-12-03', '00:05', dayOf)).toMatchObject({ dayNumber: 2, minutes: 5 })
  })
})

describe('with the ways between the stops', () => {
  const line = (kind: TripLine['kind'], time: string): TripLine => ({
    kind,
    time,
    source: 'RULE',
    checkedOn: null,
    isConfirmed: true,
  })
  const stops = [
    { ...stop('섬', '09:00', '12:00'), lines: [line('LEAVE_BY', '08:20'), line('LAST_BOAT', '16:30')] },
    { ...stop('산', '14:00', '16:00'), lines: [line('LEAVE_BY', '13:10'), line('CLOSES', '18:00')] },
  ]
  const trip = { ...TRIP, days: [{ ...DAY, stops, lines: [line('SUNSET', '17:30')] }] }

  it.each([
    ['08:00', '섬', ['LEAVE_BY 08:20', 'LAST_BOAT 16:30', 'SUNSET 17:30']],
    ['10:00', '산', ['LEAVE_BY 13:10', 'CLOSES 18:00', 'LAST_BOAT 16:30', 'SUNSET 17:30']],
    ['12:30', '산', ['LEAVE_BY 13:10', 'CLOSES 18:00', 'SUNSET 17:30']],
    ['15:00', '산', ['CLOSES 18:00', 'SUNSET 17:30']],
    ['16:00', undefined, ['SUNSET 17:30']],
  ])('at %s the next stop is %s, and no time to leave has passed', (clock, title, lines) => {
    const moment = momentOf(trip, '2026-12-02', clock, (instant) => instant.slice(0, 10))
    expect(moment.phase === 'ON' && moment.next?.title).toBe(title)
    expect(moment.phase === 'ON' && moment.lines.map(({ kind, time }) => `${kind} ${time}`)).toEqual(lines)
  })
})

it.each([
  ['2026-12-01T08:59:59+09:00', false],
  ['2026-12-01T09:00:00+09:00', true],
])('at %s a booking that opens at nine is open: %s', (instant, isOpen) => {
  const booking = task('BOOKING', { opensOn: '2026-12-01', opensAt: '09:00' })
  expect(isBookable(booking, Date.parse(instant))).toBe(isOpen)
})

it('a day without stops has no next one', () => {
  expect(at('2026-12-03', '08:00')).toMatchObject({ phase: 'ON', dayNumber: 2, next: undefined, rooms: [] })
})

it('after it, it is over', () => {
  expect(at('2026-12-04', '00:00')).toEqual({ phase: 'AFTER' })
})

it('a day is over with its last stop, where that is known', () => {
  expect([lastTimeOf(DAY), lastTimeOf({ ...DAY, stops: [] }), lastTimeOf(undefined)]).toEqual(['12:00', null, null])
})
