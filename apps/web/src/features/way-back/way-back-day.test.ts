import type { Trip } from '@honjeo/contract/trip'
import { expect, it } from 'vitest'
import { dayToAsk, serviceNow, stayOf } from './way-back-day.ts'

const stay = { hub: null, contentId: 5, title: '숙소', position: { lat: 33.4, lng: 126.5 } }
const day = (date: string, contentId: number | null, sleeps = false) => ({
  date,
  lines: [],
  stops:
    contentId === null
      ? []
      : [{ contentId, title: '곳', startTime: null, endTime: null, isShut: false, lines: [], weather: null }],
  stay: sleeps ? stay : null,
})
const TRIP: Trip = {
  origin: 'PLAN',
  startDate: '2026-12-02',
  endDate: '2026-12-03',
  planId: 1,
  tasks: [],
  days: [day('2026-12-02', null, true), day('2026-12-03', 7)],
  rooms: [],
  toReview: [],
}

it('counts the night to the day before', () => {
  expect(serviceNow('2026-12-02', '00:30')).toEqual({ date: '2026-12-01', minutes: 1470 })
  expect(serviceNow('2026-12-02', '04:00')).toEqual({ date: '2026-12-02', minutes: 240 })
})

it('asks of the day of the journey on which one is there, and of today where none is to come', () => {
  expect(dayToAsk(TRIP, 7, '2026-11-29')).toBe('2026-12-03')
  expect(dayToAsk(TRIP, 8, '2026-11-29')).toBe('2026-12-02')
  expect(dayToAsk(TRIP, 8, '2026-12-03')).toBe('2026-12-03')
  expect([dayToAsk(TRIP, 7, '2026-12-04'), dayToAsk(null, 7, '2026-12-04')]).toEqual(['2026-12-04', '2026-12-04'])
})

it('knows the night of a day, else one of the journey, and none of a card from before there were positions', () => {
  expect(stayOf(TRIP, '2026-12-03')).toEqual(stay)
  expect(stayOf(null, '2026-12-03')).toBeNull()
  const { position: _, ...old } = stay
  expect(stayOf({ ...TRIP, days: [{ ...TRIP.days[0]!, stay: old }] }, '2026-12-02')).toBeNull()
})
