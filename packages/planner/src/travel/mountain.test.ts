import type { Position } from '@honjeo/contract/values/geo'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { overMountain } from '../testing/over-mountain.ts'
import { crossesHallasan, wayAround } from './mountain.ts'
import { pointOf } from './plane.ts'
import { siteOf } from './site.ts'

const at = (lat: number, lng: number) => ({ lat, lng })
const JEJU = at(33.4996, 126.5312)
const SEOGWIPO = at(33.2541, 126.5601)
const JUNGMUN = at(33.2506, 126.4125)
const HYEOPJAE = at(33.3938, 126.2394)
const MOSEULPO = at(33.219, 126.252)
const SEONGSAN = at(33.4615, 126.9365)
const PYOSEON = at(33.326, 126.832)
const EORIMOK = at(33.3927, 126.4949)

const straight = (a: Position, b: Position) => Math.hypot((a.lat - b.lat) * 111_320, (a.lng - b.lng) * 92_940)

function around(from: Position, to: Position): number {
  return wayAround(pointOf(from), pointOf(to))
}

it('a way through the mountain goes around it, the same there and back', () => {
  const there = around(JEJU, SEOGWIPO)
  expect(there).toBeGreaterThan(straight(JEJU, SEOGWIPO) * 1.08)
  expect(there).toBeLessThan(straight(JEJU, SEOGWIPO) * 1.5)
  expect(around(SEOGWIPO, JEJU)).toBeCloseTo(there, 6)
})

it('a way beside the mountain is straight', () => {
  expect(around(HYEOPJAE, MOSEULPO)).toBeCloseTo(straight(HYEOPJAE, MOSEULPO), -2)
  expect(around(JEJU, SEONGSAN)).toBeCloseTo(straight(JEJU, SEONGSAN), -2)
})

it('a trailhead within the park is left by its nearest road, what is outside is at one', () => {
  const [inside, outside] = [siteOf(EORIMOK), siteOf(JEJU)]
  expect(inside.inside).toBeGreaterThan(1000)
  expect(inside.inside).toBeLessThan(6000)
  expect(outside).toMatchObject({ inside: 0, road: outside.point })
})

it.each([
  ['제주시–서귀포', JEJU, SEOGWIPO, true],
  ['서귀포–제주시', SEOGWIPO, JEJU, true],
  ['제주시–중문', JEJU, JUNGMUN, true],
  ['새별오름–중문, by 평화로', at(33.3663, 126.3576), JUNGMUN, true],
  ['협재–모슬포, along the coast', HYEOPJAE, MOSEULPO, false],
  ['성산–표선, along the coast', SEONGSAN, PYOSEON, false],
  ['협재–제주시', HYEOPJAE, JEJU, false],
  ['서귀포–성산', SEOGWIPO, SEONGSAN, false],
  ['제주시–어리목 and down again', JEJU, EORIMOK, false],
])('whether one crosses Hallasan: %s', (_, from, to, expected) => {
  expect(crossesHallasan(from, to)).toBe(expected)
})

it('is crossed wherever the checker of journeys sees a traveller cross it', () => {
  const position = fc.record({
    lat: fc.double({ min: 33.2, max: 33.56, noNaN: true }),
    lng: fc.double({ min: 126.16, max: 126.97, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(position, { minLength: 2, maxLength: 6 }), (way) => {
      const crossings = way.slice(1).filter((to, index) => crossesHallasan(way[index]!, to)).length
      expect(crossings).toBeGreaterThanOrEqual(overMountain(way))
    }),
    { numRuns: 3000 },
  )
})

it.each([
  ['the shore', at(33.515, 126.525), 0, 60],
  ['교래', at(33.43, 126.67), 300, 600],
  ['1100고지', at(33.3577, 126.463), 1000, 1400],
])('knows the height of %s roughly', (_, position, least, most) => {
  expect(siteOf(position).height).toBeGreaterThanOrEqual(least)
  expect(siteOf(position).height).toBeLessThanOrEqual(most)
})
