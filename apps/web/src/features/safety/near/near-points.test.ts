import type { HelpAround, HelpPoint } from '@honjeo/contract/help-points'
import type { HelpKind } from '@honjeo/contract/values/help-kinds'
import { describe, expect, it } from 'vitest'
import { isFar, openStateOf, pointsOf } from './near-points.ts'
import { cellOf } from './near.api.ts'

const NINE = { from: 540, to: 1080 }
const WEEK = [NINE, NINE, NINE, NINE, NINE, null, null, null]
const HERE = { lat: 33.5, lng: 126.5 }
const pharmacy = (name: string, north: number, hours: HelpPoint['hours']): HelpPoint => ({
  kind: 'PHARMACY',
  name,
  address: null,
  phone: null,
  lat: HERE.lat + north,
  lng: HERE.lng,
  isRough: false,
  spot: null,
  hours,
  source: { name: 's', url: 'https://s.example/' },
  dataDate: '2026-11-01',
})
const known = (points: HelpPoint[], holidays: string[] = []): HelpAround => ({ points, today: '2026-11-30', holidays })
const at = (time: string) => new Date(`${time}:00+09:00`)
const MONDAY = at('2026-11-30T10:00')

describe('what is near', () => {
  it('is what is open first, and shut at the end, each the nearest first', () => {
    const all = known([
      pharmacy('shut', 0.001, [{ from: 0, to: 60 }, ...WEEK.slice(1)]),
      pharmacy('far', 0.02, WEEK),
      pharmacy('unknown', 0.002, null),
      pharmacy('near', 0.01, WEEK),
    ])
    expect(pointsOf('PHARMACY', all, HERE, MONDAY).map(({ name }) => name)).toEqual(['near', 'far', 'unknown', 'shut'])
  })

  it('has a direction and metres from where one is, and none where that is not known', () => {
    const all = known([pharmacy('north', 0.01, null)])
    const [point] = pointsOf('PHARMACY', all, HERE, MONDAY)
    expect(point?.direction).toBe('N')
    expect(point?.metres).toBeCloseTo(1112, -1)
    expect(pointsOf('PHARMACY', all, null, MONDAY)).toMatchObject([{ direction: null, metres: null }])
  })

  it('is far from more than a kilometre on, and where one is not known; no emergency room is', () => {
    const points = (kind: HelpKind, from: typeof HERE | null) => pointsOf(kind, null, from, MONDAY)
    const farOf = (kind: HelpKind, from: typeof HERE | null) => isFar(kind, points(kind, from))
    const falls = { lat: 33.2447, lng: 126.5596 }
    expect([farOf('TOILET', falls), farOf('TOILET', HERE), farOf('TOILET', null)]).toEqual([false, true, true])
    expect([farOf('EMERGENCY_ROOM', null), farOf('LOCKER', falls)]).toEqual([false, true])
  })

  it('is what ships where nothing was said, all emergency rooms of the island', () => {
    expect(pointsOf('EMERGENCY_ROOM', null, HERE, MONDAY)).toHaveLength(6)
    expect(pointsOf('LOCKER', null, HERE, MONDAY)).toEqual([])
  })
})

it.each([
  ['2026-11-30T10:00', [], 'OPEN'],
  ['2026-11-30T18:00', [], 'CLOSED'],
  ['2026-11-30T10:00', ['2026-11-30'], 'UNKNOWN'],
  ['2026-12-05T10:00', [], 'UNKNOWN'],
  // The answer was heard so long ago that its holidays do not reach today.
  ['2027-01-11T10:00', [], 'UNKNOWN'],
] as const)('at %s, with holidays %j, it is %s', (time, holidays, expected) => {
  const point = pharmacy('p', 0, WEEK)
  expect(openStateOf(point, known([point], [...holidays]), at(time))).toBe(expected)
})

it('gives no more than the middle of a cell away', () => {
  expect(cellOf({ lat: 33.48876, lng: 126.48743 })).toEqual({ lat: 33.49, lng: 126.485 })
  expect(cellOf({ lat: 33.49123, lng: 126.4831 })).toEqual({ lat: 33.49, lng: 126.485 })
})
