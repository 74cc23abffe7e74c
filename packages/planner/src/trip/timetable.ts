import { IDLE_MAX, STEP_MINUTES } from './rules.ts'

/** The times at which a visit may start, in minutes of the day, and by which it has to be over. */
export interface Window {
  open: number
  close: number
  until: number
}

export interface TimedVisit {
  minutes: number
  window: Window
  /** The minutes by which it may be drawn out rather than wait. */
  linger: number
  /** The starts that are liked better. */
  preferred?: { from: number; to: number }
}

export interface Timing {
  start: number
  end: number
}

interface Frame {
  earliest: number
  latest: number
}

/** The weights of a minute: long waits are worst, then hours that are not liked, then a day that begins late, then staying longer. */
const WAIT = 0.1
const LONG_WAIT = 5
const LATE = 0.02
const VERY_LATE = 0.1
const VERY_LATE_AFTER = 90
const UNLIKED = 0.15
const LINGER = 0.03

/**
 * Returns the best times for visits in a given order: `ways` are the minutes on the way to each, and to the day's end. Waits are avoided by a later
 * start of the day, then by staying longer. Undefined where no times keep all windows.
 */
export function timetable(frame: Frame, visits: readonly TimedVisit[], ways: readonly number[]): Timing[] | undefined {
  const layers: Layer[] = []
  for (const [index, visit] of visits.entries()) {
    const before = layers.at(-1)
    const layer = before === undefined ? firstLayer(frame, visit, ways[0]!) : nextLayer(before, visit, ways[index]!)
    if (layer === undefined) return undefined
    layers.push(layer)
  }
  return readBack(layers, frame.latest - (ways.at(-1) ?? 0))
}

/** All starts of a visit that can be reached, what each costs at best, and the start before that leads there. */
interface Layer {
  visit: TimedVisit
  starts: number[]
  costs: number[]
  from: number[]
  /** The minutes by which the visit before is drawn out. */
  lingered: number[]
}

const emptyLayer = (visit: TimedVisit): Layer => ({ visit, starts: [], costs: [], from: [], lingered: [] })

function firstLayer({ earliest }: Frame, visit: TimedVisit, way: number): Layer | undefined {
  const layer = emptyLayer(visit)
  const soonest = earliest + way
  for (let start = Math.max(visit.window.open, soonest); start <= visit.window.close; start += STEP_MINUTES) {
    layer.starts.push(start)
    layer.costs.push(lateCost(start - soonest) + unliked(visit, start))
    layer.from.push(-1)
    layer.lingered.push(0)
  }
  return layer.starts.length === 0 ? undefined : layer
}

function nextLayer(before: Layer, visit: TimedVisit, way: number): Layer | undefined {
  const layer = emptyLayer(visit)
  const soonest = before.starts[0]! + before.visit.minutes + way
  for (let start = Math.max(visit.window.open, soonest); start <= visit.window.close; start += STEP_MINUTES) {
    let best = Infinity
    let from = -1
    let lingered = 0
    for (const [index, earlier] of before.starts.entries()) {
      const idle = start - earlier - before.visit.minutes - way
      if (idle < 0) break
      const longer = Math.min(idle, mayLinger(before.visit, earlier))
      const cost = before.costs[index]! + idleCost(idle - longer) + LINGER * longer
      if (cost >= best) continue
      best = cost
      from = index
      lingered = longer
    }
    layer.starts.push(start)
    layer.costs.push(best + unliked(visit, start))
    layer.from.push(from)
    layer.lingered.push(lingered)
  }
  return layer.starts.length === 0 ? undefined : layer
}

function mayLinger({ minutes, window, linger }: TimedVisit, start: number): number {
  const longer = Math.min(linger, window.until - start - minutes)
  return Math.max(0, Math.floor(longer / STEP_MINUTES) * STEP_MINUTES)
}

const lateCost = (late: number) => LATE * late + VERY_LATE * Math.max(0, late - VERY_LATE_AFTER)
const idleCost = (idle: number) => WAIT * idle + LONG_WAIT * Math.max(0, idle - IDLE_MAX)

function unliked({ preferred }: TimedVisit, start: number): number {
  if (preferred === undefined) return 0
  return UNLIKED * (Math.max(0, preferred.from - start) + Math.max(0, start - preferred.to))
}

function readBack(layers: readonly Layer[], lastEnd: number): Timing[] | undefined {
  const last = layers.at(-1)
  if (last === undefined) return []
  let at = -1
  for (const [index, start] of last.starts.entries()) {
    if (start + last.visit.minutes > lastEnd) break
    if (at < 0 || last.costs[index]! < last.costs[at]!) at = index
  }
  if (at < 0) return undefined
  const timings: Timing[] = []
  let longer = 0
  for (const layer of layers.toReversed()) {
    const start = layer.starts[at]!
    timings.push({ start, end: start + layer.visit.minutes + longer })
    longer = layer.lingered[at]!
    at = layer.from[at]!
  }
  return timings.toReversed()
}
