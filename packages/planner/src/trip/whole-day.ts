import type { Position } from '@honjeo/contract/values/geo'
import type { PlannedStop, ReorderedStop } from './planned.ts'

export type PlacedStop = PlannedStop & { position: Position }

export const isPlaced = (stop: PlannedStop): stop is PlacedStop => stop.position !== null

/** Returns a day with the stops that have no position in their old place, and those that fit nowhere at its end. */
export function wholeDay(
  before: readonly PlannedStop[],
  timed: readonly ReorderedStop[],
  isTimed: ReadonlySet<string>,
): ReorderedStop[] {
  const stops = [...timed]
  for (const [index, stop] of before.entries())
    if (!isPlaced(stop)) stops.splice(index, 0, withFittingTimes(stop, stops, index))
  const left = before.filter((stop) => isPlaced(stop) && !isTimed.has(stop.spotId))
  return [...stops, ...left.map(({ spotId }) => ({ spotId, startMinute: null, endMinute: null }))]
}

/** Returns the times a member set for a stop, unless they now lie across the ones around it. */
function withFittingTimes(stop: PlannedStop, stops: readonly ReorderedStop[], index: number): ReorderedStop {
  const { spotId, startMinute, endMinute } = stop
  const begins = startMinute ?? endMinute ?? 0
  const ends = endMinute ?? startMinute ?? 0
  const isAcross =
    stops.slice(0, index).some((before) => (before.endMinute ?? 0) > begins) ||
    stops.slice(index).some((after) => (after.startMinute ?? Infinity) < ends)
  return isAcross ? { spotId, startMinute: null, endMinute: null } : { spotId, startMinute, endMinute }
}
