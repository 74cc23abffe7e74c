import { describe, expect, it } from 'vitest'
import type { TripPoint } from '../place.ts'
import { tripDays } from './days.ts'

const AIRPORT: TripPoint = { hub: 'AIRPORT', lat: 33.5066, lng: 126.493 }
const PORT: TripPoint = { hub: 'JEJU_PORT', lat: 33.5197, lng: 126.5358 }
const STAY: TripPoint = { hub: null, lat: 33.25, lng: 126.56 }
const journey = {
  startDate: '2027-02-27',
  endDate: '2027-03-01',
  pace: 'NORMAL',
  start: AIRPORT,
  end: PORT,
  startMinute: 10 * 60 + 2,
  endMinute: 18 * 60 + 3,
} as const

describe('the days of a journey', () => {
  it('go from the arrival to the lodging, and from there to the departure', () => {
    const days = tripDays(journey, STAY)
    expect(days.map(({ date }) => date)).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
    expect(days.map(({ from }) => from)).toEqual([AIRPORT, STAY, STAY])
    expect(days.map(({ to }) => to)).toEqual([STAY, STAY, PORT])
  })

  it('leave time to get out of the airport and to be at the port', () => {
    const [first, , last] = tripDays(journey, STAY)
    expect(first).toMatchObject({ earliest: 10 * 60 + 35, latest: 21 * 60 })
    expect(last).toMatchObject({ earliest: 9 * 60, latest: 17 * 60 + 20 })
  })

  it.each([
    ['RELAXED', 10, 20],
    ['NORMAL', 9, 21],
    ['PACKED', 8, 22],
  ] as const)('are as long as the pace %s', (pace, from, to) => {
    expect(tripDays({ ...journey, pace }, STAY)[1]).toMatchObject({ earliest: from * 60, latest: to * 60 })
  })

  it('begin and end at the lodging, at the pace, where the wishes do not say otherwise', () => {
    const [day] = tripDays(
      { ...journey, endDate: journey.startDate, start: null, end: null, startMinute: null, endMinute: null },
      STAY,
    )
    expect(day).toMatchObject({ from: STAY, to: STAY, earliest: 9 * 60, latest: 21 * 60 })
  })

  it('need no counter where one leaves from a lodging', () => {
    const [day] = tripDays({ ...journey, endDate: journey.startDate, start: STAY, end: STAY }, STAY)
    expect(day).toMatchObject({ earliest: 10 * 60 + 5, latest: 18 * 60 })
  })
})
