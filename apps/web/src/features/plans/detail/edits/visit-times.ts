import { minuteOf } from '@honjeo/contract/values/clock-time'
import type { PlanDay, PlanSpot } from '@honjeo/contract/plan'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { addMinutes } from './clock.ts'

/** The minutes that people stay: a time range starts from them, to be changed by a member who knows better. */
const VISIT_MINUTES: Record<ContentTypeId, number> = {
  12: 90,
  14: 90,
  15: 120,
  25: 180,
  28: 120,
  32: 60,
  38: 60,
  39: 60,
}
const DEFAULT_VISIT_MINUTES = 60

/** The time from one stop to the next, before the way is known. */
const WAY_MINUTES = 30
const FIRST_START = '10:00'
const LAST_START = '21:00'
const LAST_MINUTE = minuteOf('23:59')

type Times = Pick<PlanSpot, 'startTime' | 'endTime'>

/** Returns when one leaves who comes at `startTime`. */
export function defaultEnd(startTime: string, contentTypeId: ContentTypeId | null): string {
  return addMinutes(startTime, contentTypeId === null ? DEFAULT_VISIT_MINUTES : VISIT_MINUTES[contentTypeId])
}

/** The times of a stop that is added at the end of a day: after the last one; none where that has none, or the day is over. */
export function nextTimes({ spots }: PlanDay, contentTypeId: ContentTypeId | null): Times {
  const last = spots.at(-1)
  const startTime = last === undefined ? FIRST_START : last.endTime && addMinutes(last.endTime, WAY_MINUTES)
  if (startTime === null || startTime > LAST_START) return { startTime: null, endTime: null }
  return { startTime, endTime: defaultEnd(startTime, contentTypeId) }
}

/**
 * A day's stops, put in another order, with times that follow each other again: its starts are dealt out once more, earliest first,
 * and each stop keeps how long it takes.
 */
export function inTimeOrder(spots: readonly PlanSpot[]): PlanSpot[] {
  const starts = spots.flatMap(({ startTime }) => startTime ?? []).toSorted()
  return withoutOverlap(spots.map((spot) => (spot.startTime === null ? spot : startingAt(spot, starts.shift() ?? ''))))
}

/** A day's stops with times for one that came from another day: its own where they fit, else after the stop before it. */
export function withTimesFor(spots: readonly PlanSpot[], spotId: string): PlanSpot[] {
  const index = spots.findIndex((spot) => spot.spotId === spotId)
  const spot = spots[index]
  if (spot === undefined || spot.startTime === null) return [...spots]
  const before = spots.slice(0, index).findLast(({ startTime }) => startTime !== null)
  const after = spots.slice(index + 1).find(({ startTime }) => startTime !== null)
  const isAfter = before === undefined || spot.startTime >= endOf(before)
  const isBefore = after === undefined || endOf(spot) <= (after.startTime ?? '')
  if (isAfter && isBefore) return [...spots]
  const start = before === undefined ? after?.startTime : addMinutes(endOf(before), WAY_MINUTES)
  return withoutOverlap(spots.with(index, startingAt(spot, start ?? spot.startTime)))
}

/** A day's stops, one of which comes at `startTime` and all that follow as much later; null where the day has no such room. */
export function postponed(spots: readonly PlanSpot[], spotId: string, startTime: string): PlanSpot[] | null {
  const index = spots.findIndex((spot) => spot.spotId === spotId)
  const later = minuteOf(startTime) - minuteOf(spots[index]?.startTime ?? startTime)
  const moved = spots.map((spot, at) =>
    at < index || spot.startTime === null ? spot : startingAt(spot, addMinutes(spot.startTime, later)),
  )
  const isLate = spots.some((spot, at) => at >= index && minuteOf(endOf(spot)) + later > LAST_MINUTE)
  return isLate ? null : moved
}

const endOf = ({ startTime, endTime }: Times) => endTime ?? startTime ?? ''

function startingAt(spot: PlanSpot, startTime: string): PlanSpot {
  if (spot.startTime === null || spot.endTime === null) return { ...spot, startTime }
  return { ...spot, startTime, endTime: addMinutes(startTime, minuteOf(spot.endTime) - minuteOf(spot.startTime)) }
}

/** A traveller is in one place at a time: a stop that would begin too early begins later. */
function withoutOverlap(spots: readonly PlanSpot[]): PlanSpot[] {
  let free = ''
  return spots.map((spot) => {
    if (spot.startTime === null) return spot
    const moved = spot.startTime < free ? startingAt(spot, free) : spot
    free = endOf(moved)
    return moved
  })
}
