import { describe, expect, it } from 'vitest'
import { findRings, type Tie } from './find-rings.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Returns the ties of members who have all met each other at one meeting. */
const allMet = (members: readonly number[], meeting: string): Tie[] =>
  members.flatMap((one, i) => members.slice(i + 1).map((other) => ({ one, other, meetings: [meeting] })))
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)
const joined = (members: readonly number[], apart: number) => new Map(members.map((id, i) => [id, i * apart]))

describe('a ring', () => {
  it('is four accounts of one afternoon that have met each other and no one else', () => {
    const four = numbers(1, 4)
    expect(findRings(allMet(four, 'a'), joined(four, HOUR))).toEqual([
      { reason: 'SIGNED_UP_TOGETHER', members: four, density: 100, outside: 0, meetings: 1 },
    ])
    expect(findRings(allMet(four, 'a'), joined(four, 3 * DAY))).toEqual([])
  })

  it('is a crowd of which nearly all have met nearly all, whenever they signed up', () => {
    const crowd = numbers(1, 20)
    expect(findRings(allMet(crowd, 'a'), joined(crowd, DAY))).toMatchObject([
      { reason: 'ALL_WITH_ALL', members: crowd },
    ])
    const eight = numbers(1, 8)
    expect(findRings(allMet(eight, 'a'), joined(eight, DAY))).toEqual([])
    const again = allMet(eight, 'a').map((tie) => ({ ...tie, meetings: ['a', 'b'] }))
    expect(findRings(again, joined(eight, DAY))).toHaveLength(1)
  })

  it('is none where its members have met many others, or some of them are known otherwise', () => {
    const four = numbers(1, 4)
    const outside = four.map((one) => ({ one, other: one + 100, meetings: [`with ${one}`] }))
    expect(findRings([...allMet(four, 'a'), ...outside], joined(four, HOUR))).toEqual([])
    expect(findRings(allMet(four, 'a'), joined([1, 2, 3], HOUR))).toEqual([])
  })

  it('stays one where honest people have met one of it', () => {
    const ring = numbers(1, 10)
    const honest = [50, 51, 52, 53]
    const ties = [...allMet(ring, 'a'), ...allMet(honest, 'b'), { one: 1, other: 50, meetings: ['c'] }]
    const found = findRings(
      ties,
      new Map([...joined(ring, 60_000), ...honest.map((id, i) => [id, i * 9 * DAY] as const)]),
    )
    expect(found.map(({ members }) => members)).toEqual([ring])
  })

  it('are none of the ordinary meetings of twenty who travel at one time', () => {
    const people = numbers(1, 20)
    const meetings = numbers(0, 10).map((n) => numbers(0, 4).map((k) => ((n * 7 + k * (n + 3)) % 20) + 1))
    const ties = new Map<string, Tie>()
    for (const [n, there] of meetings.entries()) {
      for (const tie of allMet([...new Set(there)], `m${n}`))
        ties.set([tie.one, tie.other].toSorted((a, b) => a - b).join(), tie)
    }
    expect(findRings([...ties.values()], joined(people, 2 * DAY))).toEqual([])
  })
})
