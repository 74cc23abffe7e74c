import { metresBetween, type Position } from '@honjeo/contract/values/geo'
import type { DeviceFix } from '#lib/position/geolocation.ts'

/** Who is so near the lodging is home. A measurement that is less exact than that says nothing of it. */
export const FENCE_M = 150
/** A stop of longer than this is asked about, … */
export const STOP_MS = 10 * 60_000
/** … and so is a way that has led so much farther from the lodging than one had come. */
export const AWAY_M = 300
/** Who rests is measured here and there within this, beside what the measurements own up to. */
const REST_M = 40
/** m/s. A brisk walk, and the fastest that anything on the island's roads goes. */
const WALKING = 2
const DRIVING = 40

/** What is remembered of a way home: four spots, and no track. */
export interface Course {
  /** The last measurement that was believed. */
  last: DeviceFix | null
  /** The measurement since which the member has been at its place. */
  rest: DeviceFix | null
  /** Metres: so near the lodging they have surely been. */
  nearestM: number | null
  /** One that lies farther from the last than any car goes: the next one shows whether it was true. */
  doubted: DeviceFix | null
}

/**
 * UNSURE: the measurement says nothing. HOME: within the fence. AWAY and STOPPED: the member is to be asked. All that the
 * measurement may be wrong by speaks against the finding.
 */
export type WayFinding = 'UNSURE' | 'UNDERWAY' | 'HOME' | 'AWAY' | 'STOPPED'

export const SETTING_OUT: Course = { last: null, rest: null, nearestM: null, doubted: null }

/** Whether one could have come from one measurement to the next by this speed, as far as both are exact. */
function isReachable(from: DeviceFix, to: DeviceFix, speed: number): boolean {
  const seconds = (to.takenAt - from.takenAt) / 1000
  return seconds >= 0 && metresBetween(from, to) <= speed * seconds + from.accuracyM + to.accuracyM
}

/** Takes the next measurement of a way home. */
export function takeFix(course: Course, fix: DeviceFix, lodging: Position): { course: Course; finding: WayFinding } {
  const { last, doubted } = course
  if (fix.accuracyM > FENCE_M || fix.takenAt === last?.takenAt) return { course, finding: 'UNSURE' }
  // The device's clock was put back: how long anything has lasted is not known any more.
  if (last !== null && fix.takenAt < last.takenAt) {
    return { course: { ...course, last: fix, rest: fix, doubted: null }, finding: 'UNSURE' }
  }
  const before = [last, doubted].find((each) => each !== null && isReachable(each, fix, DRIVING)) ?? null
  if (last !== null && before === null) return { course: { ...course, doubted: fix }, finding: 'UNSURE' }
  const next = withFix(course, fix, lodging)
  return { course: next, finding: findingOf({ before, course, next, fix, lodging }) }
}

function withFix({ rest, nearestM }: Course, fix: DeviceFix, lodging: Position): Course {
  const near = metresBetween(fix, lodging) + fix.accuracyM
  return {
    last: fix,
    rest: rest === null || hasMoved(rest, fix) ? fix : rest,
    nearestM: nearestM === null ? near : Math.min(nearestM, near),
    doubted: null,
  }
}

const hasMoved = (rest: DeviceFix, fix: DeviceFix) => metresBetween(rest, fix) > REST_M + rest.accuracyM + fix.accuracyM

interface Step {
  /** The measurement that this one follows; null for the first. */
  before: DeviceFix | null
  course: Course
  next: Course
  fix: DeviceFix
  lodging: Position
}

function findingOf({ before, course, next, fix, lodging }: Step): WayFinding {
  if (isHome(before, fix, lodging)) return 'HOME'
  if (course.nearestM !== null && metresBetween(fix, lodging) - fix.accuracyM > course.nearestM + AWAY_M) return 'AWAY'
  if (next.rest !== null && fix.takenAt - next.rest.takenAt > STOP_MS) return 'STOPPED'
  return 'UNDERWAY'
}

/** Whether they are home: at once for who may have walked there since the last measurement; after any other leap, once a second one says so, too. */
function isHome(before: DeviceFix | null, fix: DeviceFix, lodging: Position): boolean {
  if (before === null || !isWithin(fix, lodging)) return false
  return isWithin(before, lodging) || isReachable(before, fix, WALKING)
}

export const isWithin = (fix: DeviceFix, lodging: Position): boolean =>
  fix.accuracyM <= FENCE_M && metresBetween(fix, lodging) <= FENCE_M

/** Goes on from here: a stop and a way home begin with the last measurement. */
export const afterAnswer = (course: Course): Course => ({ ...course, rest: course.last, nearestM: null })

/** Roads wind. */
const WINDING = 1.3
const METRES_A_MINUTE = 67
const ROUND_MINUTES = 5
const MINUTES_MAX = 180

/** Returns how long a walk of so many metres as the crow flies may take, in whole five minutes. */
export function walkingMinutes(metres: number): number {
  const minutes = Math.ceil((metres * WINDING) / METRES_A_MINUTE / ROUND_MINUTES) * ROUND_MINUTES
  return Math.min(Math.max(minutes, 2 * ROUND_MINUTES), MINUTES_MAX)
}
