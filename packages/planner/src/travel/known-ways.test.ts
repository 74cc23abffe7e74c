import { knownWays, type KnownWay } from '@honjeo/island/testing/known-ways'
import { expect, it } from 'vitest'
import { HANDLING } from './speeds.ts'
import { createTravel } from './travel.ts'

const travels = { DRIVE: createTravel('CAR'), WALK: createTravel('WALK') }

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}

function estimateOf({ mode, ends: [from, to] }: KnownWay) {
  const leg = travels[mode]({ lat: from[1], lng: from[0] }, { lat: to[1], lng: to[0] })
  return { metres: leg.metres, minutes: leg.minutes - HANDLING[leg.mode] }
}

const off = (estimate: number, known: number) => Math.abs(estimate / known - 1)

it.each([
  ['DRIVE', 19, 'metres'],
  ['DRIVE', 19, 'minutes'],
  ['WALK', 44, 'metres'],
] as const)('%s: half of %i published ways are met within 15 %% in %s', (mode, count, unit) => {
  const ways = knownWays.filter((way) => way.mode === mode && way[unit] !== null)
  expect(ways).toHaveLength(count)
  expect(median(ways.map((way) => off(estimateOf(way)[unit], way[unit]!)))).toBeLessThanOrEqual(0.15)
})
