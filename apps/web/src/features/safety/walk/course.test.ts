import { describe, expect, it } from 'vitest'
import type { DeviceFix } from '#lib/position/geolocation.ts'
import {
  afterAnswer,
  AWAY_M,
  type Course,
  FENCE_M,
  type WayFinding,
  SETTING_OUT,
  STOP_MS,
  takeFix,
  walkingMinutes,
} from './course.ts'

const LODGING = { lat: 33.2452, lng: 126.5643 }
const NOW = Date.parse('2026-11-28T12:00:00Z')
const METRE = 1 / 111_195

/** Returns a measurement so many metres north and east of the lodging, so many minutes after setting out. */
function at(minutes: number, north: number, east = 0, accuracyM = 20): DeviceFix {
  const lng = LODGING.lng + (east * METRE) / Math.cos((LODGING.lat * Math.PI) / 180)
  return { lat: LODGING.lat + north * METRE, lng, accuracyM, takenAt: NOW + minutes * 60_000 }
}

/** What is found of each of these, one after the other. */
function follow(fixes: readonly DeviceFix[], course: Course = SETTING_OUT): WayFinding[] {
  const findings: WayFinding[] = []
  for (const fix of fixes) {
    const taken = takeFix(course, fix, LODGING)
    course = taken.course
    findings.push(taken.finding)
  }
  return findings
}

const last = (...fixes: DeviceFix[]) => follow(fixes).at(-1)

describe('coming home', () => {
  it.each<[string, WayFinding, DeviceFix[]]>([
    ['a walk into the fence', 'HOME', [at(0, 240), at(1, 149)]],
    ['a walk up to the fence', 'UNDERWAY', [at(0, 240), at(1, 152)]],
    ['a measurement within 151 metres or so', 'UNSURE', [at(0, 240), at(1, 10, 0, 151)]],
    ['one of exactly the fence', 'HOME', [at(0, 240), at(1, 10, 0, 150)]],
    ['the first of all', 'UNDERWAY', [at(0, 0)]],
    ['a leap into the fence, as of a bus', 'UNDERWAY', [at(0, 1300), at(1, 100)]],
    ['the second one after the leap', 'HOME', [at(0, 1300), at(1, 100), at(2, 110)]],
    ['a leap there and back, which asks and ends nothing', 'AWAY', [at(0, 1300), at(1, 100), at(2, 1280)]],
    ['a leap of kilometres', 'UNSURE', [at(0, 8000), at(1, 100)]],
    ['a leap of kilometres that the next one bears out', 'HOME', [at(0, 8000), at(1, 100), at(2, 90)]],
    ['a phone that was asleep on the way', 'HOME', [at(0, 1300), at(14, 40)]],
    ['the same measurement once more', 'UNSURE', [at(0, 100), at(0, 100)]],
  ])('%s: %s', (_, finding, fixes) => expect(last(...fixes)).toBe(finding))
})

describe('a stop', () => {
  const resting = (...minutes: number[]) => minutes.map((minute) => at(minute, 900 + 15 * (minute % 3)))
  it.each<[string, WayFinding, DeviceFix[]]>([
    ['ten minutes in a spot', 'UNDERWAY', resting(0, 2, 5, 9, 10)],
    ['eleven', 'STOPPED', resting(0, 2, 5, 9, 11)],
    ['eleven, of which the phone slept', 'STOPPED', resting(0, 11)],
    ['eleven with a walk round the house', 'UNDERWAY', [at(0, 900), at(6, 800), at(11, 880)]],
    ['a spot that is known by 150 metres', 'STOPPED', [at(0, 900, 0, 150), at(6, 700, 0, 100), at(11, 750, 0, 140)]],
    ['only unknown spots since', 'UNSURE', [at(0, 900), at(6, 900, 0, 800), at(12, 900, 0, 800)]],
    ['a clock that was put back', 'UNDERWAY', [at(0, 900), at(-60, 900), at(-52, 900)]],
    ['a clock that was put back, and eleven minutes', 'STOPPED', [at(0, 900), at(-60, 900), at(-49, 900)]],
  ])('%s: %s', (_, finding, fixes) => expect(last(...fixes)).toBe(finding))

  it('is over with an answer, and may be another one', () => {
    const { course } = takeFix(takeFix(SETTING_OUT, at(0, 900), LODGING).course, at(11, 900), LODGING)
    expect(follow([at(12, 900), at(20, 900), at(22, 900)], afterAnswer(course))).toEqual([
      'UNDERWAY',
      'UNDERWAY',
      'STOPPED',
    ])
  })
})

describe('a wrong way', () => {
  it.each<[string, WayFinding, DeviceFix[]]>([
    ['300 metres back', 'UNDERWAY', [at(0, 600), at(2, 500), at(8, 835)]],
    ['more than that, by all that both may be wrong', 'AWAY', [at(0, 600), at(2, 500), at(8, 845)]],
    ['the same, measured badly', 'UNDERWAY', [at(0, 600), at(2, 500), at(8, 845, 0, 60)]],
    ['a detour aside', 'UNDERWAY', [at(0, 900), at(4, 800, 250), at(8, 600, 300)]],
    ['a leap of kilometres', 'UNSURE', [at(0, 600), at(1, 9000)]],
  ])('%s: %s', (_, finding, fixes) => expect(last(...fixes)).toBe(finding))

  it('is asked of once more only after another 300 metres', () => {
    const { course } = takeFix(takeFix(SETTING_OUT, at(0, 600), LODGING).course, at(6, 1000), LODGING)
    expect(follow([at(7, 1100), at(11, 1400), at(12, 1450)], afterAnswer(course))).toEqual([
      'UNDERWAY',
      'UNDERWAY',
      'AWAY',
    ])
  })
})

/** Returns a number from 0 to 1 each time, the same ones for a seed. */
function numbersOf(seed: number): () => number {
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
    return seed / 2 ** 32
  }
}

interface Step {
  /** The place where the member really is, in metres from the lodging. */
  truth: { north: number; east: number }
  fix: DeviceFix
}

/** A walk that goes home, strays and rests by chance, measured each minute, now and then badly. */
function randomWalk(seed: number): Step[] {
  const next = numbersOf(seed)
  let [north, east] = [(next() - 0.5) * 3000, (next() - 0.5) * 3000]
  let mood = 0
  return Array.from({ length: 90 }, (_, minute) => {
    if (next() < 0.08) mood = Math.floor(next() * 4)
    const far = Math.hypot(north, east)
    const turn = mood === 3 ? next() * 2 * Math.PI : Math.atan2(-east, -north) + (mood === 2 ? Math.PI : 0)
    const step = mood === 1 ? 0 : Math.min(20 + next() * 80, mood === 0 ? far : Infinity)
    north += step * Math.cos(turn)
    east += step * Math.sin(turn)
    const accuracy = next() < 0.1 ? 151 + next() * 2000 : 5 + next() * next() * 140
    const [off, angle] = [next() * accuracy, next() * 2 * Math.PI]
    return {
      truth: { north, east },
      fix: at(minute, north + off * Math.cos(angle), east + off * Math.sin(angle), accuracy),
    }
  })
}

/** Metres that the earth's curve and the rounding of the test itself may add. */
const SLACK_M = 2
const isExact = ({ fix }: Step) => fix.accuracyM <= FENCE_M
const farOf = ({ truth }: Step) => Math.hypot(truth.north, truth.east)
const apart = (one: Step, other: Step) =>
  Math.hypot(one.truth.north - other.truth.north, one.truth.east - other.truth.east)

/** Says what a reader of the whole walk, who knows where the member really was, holds against a finding; null for none. */
function objectionTo(finding: WayFinding, walk: readonly Step[], asked: number): string | null {
  const now = walk.at(-1)!
  const age = ({ fix }: Step) => now.fix.takenAt - fix.takenAt
  const exact = walk.filter(isExact)
  if (!isExact(now)) return finding === 'UNSURE' ? null : 'a bad measurement decided something'
  const nearest = Math.min(...exact.filter(({ fix }) => fix.takenAt > asked).map(farOf))
  const lately = exact.filter(({ fix }) => fix.takenAt >= asked)
  const long = lately.filter((each) => age(each) > STOP_MS)
  // Twice the stop, where a spot that was measured on the way there seemed to be the same at first.
  const twice = lately.filter((each) => age(each) <= 2 * STOP_MS + 120_000)
  const isResting = twice.every((each) => apart(each, now) === 0) && age(twice[0] ?? now) > 2 * STOP_MS
  switch (finding) {
    case 'HOME':
      return farOf(now) <= FENCE_M + now.fix.accuracyM + SLACK_M ? null : 'they were not at home'
    case 'AWAY':
      return farOf(now) > nearest + AWAY_M - SLACK_M ? null : 'they had not gone so far back'
    case 'STOPPED':
      // The distance may be that of two bad measurements, and of the rest itself.
      return long.some((each) => apart(each, now) <= 40 + 4 * FENCE_M) ? null : 'they had not stopped for so long'
    default:
      return isResting ? 'they were not asked at a long stop' : null
  }
}

it('agrees with where the member really was, on two thousand walks', () => {
  const counts: Record<WayFinding, number> = { UNSURE: 0, UNDERWAY: 0, HOME: 0, AWAY: 0, STOPPED: 0 }
  const objections: (string | null)[] = []
  for (let seed = 1; seed <= 2000; seed++) {
    const walk = randomWalk(seed)
    let course = SETTING_OUT
    let asked = 0
    for (let index = 0; index < walk.length; index++) {
      const taken = takeFix(course, walk[index]!.fix, LODGING)
      counts[taken.finding]++
      objections.push(objectionTo(taken.finding, walk.slice(0, index + 1), asked))
      const isAsked = taken.finding === 'AWAY' || taken.finding === 'STOPPED'
      course = isAsked ? afterAnswer(taken.course) : taken.course
      if (isAsked) asked = walk[index]!.fix.takenAt
      if (taken.finding === 'HOME') break
    }
  }
  expect(objections.filter((each) => each !== null)).toEqual([])
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(100)
})

it('ends every walk that ends at the lodging, at the latest with the second exact measurement there', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const walk = randomWalk(seed).map(({ fix }) => fix)
    const home = Array.from({ length: 3 }, (_, index) => at(90 + index, 10 * index, 0, 30))
    expect(follow([...walk, ...home])).toContain('HOME')
    expect(follow([...walk, ...home]).slice(-2)).toContain('HOME')
  }
})

it('remembers four measurements at most, however long the way is', () => {
  let course = SETTING_OUT
  for (const { fix } of randomWalk(7)) course = takeFix(course, fix, LODGING).course
  expect(Object.keys(course)).toHaveLength(4)
  expect(JSON.stringify(course).length).toBeLessThan(500)
})

it.each([
  [0, 10],
  [400, 10],
  [1200, 25],
  [3000, 60],
  [40_000, 180],
])('%d metres take %d minutes', (metres, minutes) => expect(walkingMinutes(metres)).toBe(minutes))
