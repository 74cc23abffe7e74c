import { heldOutDrives } from '@honjeo/island/testing/held-out-drives'
import { heldOutWalks } from '@honjeo/island/testing/held-out-walks'
import { straightMetres, type KnownWay } from '@honjeo/island/testing/known-way'
import { knownWays } from '@honjeo/island/testing/known-ways'
import { describe, expect, it } from 'vitest'
import { HANDLING } from './speeds.ts'
import { createTravel } from './travel.ts'

const travels = { DRIVE: createTravel('CAR'), WALK: createTravel('WALK') }
const heldOutWays = [...heldOutDrives, ...heldOutWalks]

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}

function legOf({ mode, ends: [from, to] }: KnownWay) {
  return travels[mode]({ lat: from[1], lng: from[0] }, { lat: to[1], lng: to[0] })
}

function estimateOf(way: KnownWay) {
  const leg = legOf(way)
  return { metres: leg.metres, minutes: leg.minutes - HANDLING[leg.mode] }
}

const off = (estimate: number, known: number) => Math.abs(estimate / known - 1)
const medianOff = (ways: readonly KnownWay[], unit: 'metres' | 'minutes') =>
  median(ways.map((way) => off(estimateOf(way)[unit], way[unit]!)))

it.each([
  ['DRIVE', 19, 'metres'],
  ['DRIVE', 19, 'minutes'],
  ['WALK', 44, 'metres'],
] as const)('%s: half of the %i ways the speeds were fitted to are met within 15 %% in %s', (mode, count, unit) => {
  const ways = knownWays.filter((way) => way.mode === mode && way[unit] !== null)
  expect(ways).toHaveLength(count)
  expect(medianOff(ways, unit)).toBeLessThanOrEqual(0.15)
})

describe('ways the speeds were not fitted to', () => {
  it.each([
    ['DRIVE', 50],
    ['WALK', 92],
  ] as const)('%s: half of %i are met within 15 %% in metres', (mode, count) => {
    const ways = heldOutWays.filter((way) => way.mode === mode && way.metres !== null)
    expect(ways).toHaveLength(count)
    expect(medianOff(ways, 'metres')).toBeLessThanOrEqual(0.15)
  })

  // On an islet the planner walks.
  it.each([
    ['a service that knows the traffic', true, 35, 0.15],
    ['a router to which the roads are empty', false, 13, 0.3],
  ])('DRIVE, minutes of %s: half of the ways are met within what is allowed', (_, knowsTraffic, count, most) => {
    const ways = heldOutDrives.filter(
      (way) => way.minutes !== null && way.knowsTraffic === knowsTraffic && legOf(way).mode === 'CAR',
    )
    expect(ways).toHaveLength(count)
    expect(medianOff(ways, 'minutes')).toBeLessThanOrEqual(most)
  })

  it('DRIVE: half of all 67 timed ways are met within 15 % in minutes', () => {
    const ways = [...knownWays, ...heldOutDrives].filter(
      (way) => way.mode === 'DRIVE' && way.minutes !== null && legOf(way).mode === 'CAR',
    )
    expect(ways).toHaveLength(67)
    expect(medianOff(ways, 'minutes')).toBeLessThanOrEqual(0.15)
  })
})

it('has 200 ways with their sources, none twice', () => {
  const ways = [...knownWays, ...heldOutWays]
  expect(ways.length).toBeGreaterThanOrEqual(200)
  expect(ways.filter((way) => way.source === '' || !/^2026-\d\d-\d\d$/.test(way.checkedOn))).toEqual([])
  expect(new Set(ways.map((way) => `${way.mode} ${String(way.ends)} ${way.source}`)).size).toBe(ways.length)
  expect(heldOutWays.filter((way) => way.metres !== null && way.metres < straightMetres(way))).toEqual([])
})
