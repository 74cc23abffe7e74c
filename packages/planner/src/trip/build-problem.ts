import type { Position } from '@honjeo/contract/values/geo'
import type { Problem } from '../core/problem.ts'
import type { DayLimit } from './day-limits.ts'
import type { TripDay } from './days.ts'
import type { Option } from './option.ts'
import { IDLE_MAX } from './rules.ts'
import { createWays, type MinutesBetween, type Ways } from './ways.ts'
import { IDLE_POINTS } from './worth.ts'

export interface Journey {
  days: readonly TripDay[]
  options: readonly Option[]
  limits: readonly DayLimit[]
  way: MinutesBetween
  /** The points taken off by a minute on the way, and by a way over Hallasan. */
  wayPoints: number
  crossingPoints: number
}

/** The vertices are the points where days begin and end, then the options in their order. */
export interface JourneyProblem {
  problem: Problem
  ways: Ways
  /** The vertex of the first option. */
  firstOption: number
}

export function buildProblem(journey: Journey): JourneyProblem {
  const { days, options, limits } = journey
  const ends = days.flatMap(({ from, to }) => [from, to]).filter(isFirstThere)
  const endAt = (point: Position) => ends.findIndex((end) => isSamePosition(end, point))
  const firstOption = ends.length
  const size = firstOption + options.length
  const ways = createWays([...ends, ...options.map(({ position }) => position)], journey.way)
  const problem: Problem = {
    size,
    routes: days.length,
    starts: Int32Array.from(days, ({ from }) => endAt(from)),
    ends: Int32Array.from(days, ({ to }) => endAt(to)),
    reach: new Int32Array(size * size),
    cost: new Float64Array(size * size),
    score: Float64Array.from({ length: size }, (_, vertex) => options[vertex - firstOption]?.points ?? 0),
    open: new Int32Array(days.length * size),
    close: new Int32Array(days.length * size).fill(-1),
    group: Int32Array.from({ length: size }, (_, vertex) => options[vertex - firstOption]?.stop ?? -1),
    classes: new Int32Array(size),
    classCount: limits.length,
    classLimits: Int32Array.from(days.flatMap((_, day) => limits.map((limit) => mostOn(limit, day)))),
  }
  setWindows(problem, journey, firstOption)
  setWays(problem, journey, ways, firstOption)
  for (const [index, option] of options.entries())
    for (const [bit, { holds }] of limits.entries())
      if (holds(option)) problem.classes[firstOption + index]! |= 1 << bit
  return { problem, ways, firstOption }
}

const mostOn = ({ most }: DayLimit, day: number) => (typeof most === 'number' ? most : most[day]!)
const isSamePosition = (a: Position, b: Position) => a === b || (a.lat === b.lat && a.lng === b.lng)
const isFirstThere = (point: Position, index: number, all: readonly Position[]) =>
  all.findIndex((other) => isSamePosition(other, point)) === index

function setWindows(
  { size, starts, ends, open, close }: Problem,
  { days, options }: Journey,
  firstOption: number,
): void {
  for (const [route, day] of days.entries()) {
    for (const end of [starts[route]!, ends[route]!]) {
      open[route * size + end] = day.dawn
      close[route * size + end] = day.latest
    }
    for (const [index, { windows }] of options.entries()) {
      const window = windows[route]!
      if (window === null) continue
      open[route * size + firstOption + index] = window.open
      close[route * size + firstOption + index] = window.close
    }
  }
}

function setWays({ size, reach, cost }: Problem, journey: Journey, ways: Ways, firstOption: number): void {
  const { options } = journey
  for (let from = 0; from < size; from++) {
    const before = options[from - firstOption]
    for (let to = 0; to < size; to++) {
      const after = options[to - firstOption]
      // A day without stops is no way at all: nothing is lost where even its two ends are too far apart.
      if (before === undefined && after === undefined) continue
      const minutes = ways.minutes(from, to)
      reach[from * size + to] = minutes + (before?.minutes ?? 0)
      cost[from * size + to] =
        minutes * journey.wayPoints +
        (ways.crosses(from, to) ? journey.crossingPoints : 0) +
        Math.max(0, leastIdle(before, after, minutes) - IDLE_MAX) * IDLE_POINTS
    }
  }
}

/** Returns the minutes one waits between two visits whatever their times, on the day that suits them best. */
function leastIdle(before: Option | undefined, after: Option | undefined, way: number): number {
  if (before === undefined || after === undefined) return 0
  let least = Infinity
  for (let day = 0; day < before.windows.length; day++) {
    const [left, reached] = [before.windows[day], after.windows[day]]
    if (!left || !reached) continue
    least = Math.min(least, reached.open - left.close - before.minutes - way)
    if (least <= 0) return 0
  }
  return least === Infinity ? 0 : least
}
