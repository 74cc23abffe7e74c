import type { Position } from '@honjeo/contract/values/geo'
import type { StopFacts } from '../visit/stop-facts.ts'
import type { TripDay } from './days.ts'
import type { PlannedStop } from './planned.ts'
import { ceilStep } from './rules.ts'
import { visitWindows, type Role } from './visit-windows.ts'
import type { MinutesBetween } from './ways.ts'

/** A stop's place in its day: what comes before and after it, and the time between. */
export interface Slot {
  stop: PlannedStop
  before: Position
  after: Position
  /** One leaves `before` no sooner, and is at `after` no later. */
  free: number
  due: number
}

/** One stays shorter, down to this share, rather than push what follows. */
const SHORT_SHARE = 0.6
/** The minutes by which the visit may move from where the stop was. */
const SHIFT_MAX = 60

export function slotOf(stops: readonly PlannedStop[], spotId: string, day: TripDay): Slot {
  const at = stops.findIndex((stop) => stop.spotId === spotId)
  const earlier = stops.slice(0, at)
  const later = stops.slice(at + 1)
  return {
    stop: stops[at]!,
    before: earlier.findLast(({ position }) => position !== null)?.position ?? day.from,
    after: later.find(({ position }) => position !== null)?.position ?? day.to,
    free: earlier.findLast(({ endMinute }) => endMinute !== null)?.endMinute ?? day.earliest,
    due: later.find(({ startMinute }) => startMinute !== null)?.startMinute ?? day.latest,
  }
}

/** Returns the minutes on the way over a position instead of over nothing. */
export const wayOver = ({ before, after }: Slot, way: MinutesBetween, position: Position | null) =>
  position === null ? way(before, after) : way(before, position) + way(position, after)

/** Whether everything can stay as it is, the time of the stop itself included, when a place takes its stead. */
export function keepsTimes({ before, after, free, due, stop }: Slot, way: MinutesBetween, place: Position): boolean {
  const { startMinute, endMinute } = stop
  const leaves = endMinute ?? startMinute
  if (startMinute === null || leaves === null) return true
  return free + way(before, place) <= startMinute && leaves + way(place, after) <= due
}

/** Whether a place could be visited in a slot, about when the stop was. */
export function isFitting(
  facts: StopFacts,
  role: Role,
  slot: Slot,
  { day, way, minutes }: { day: TripDay; way: MinutesBetween; minutes: number },
): boolean {
  const { place } = facts
  const shortest = ceilStep(minutes * SHORT_SHARE)
  const soonest = slot.free + way(slot.before, place)
  const latest = slot.due - way(place, slot.after) - shortest
  const { startMinute } = slot.stop
  const from = Math.max(soonest, startMinute === null ? 0 : startMinute - SHIFT_MAX)
  const to = Math.min(latest, startMinute === null ? Infinity : startMinute + SHIFT_MAX)
  return visitWindows(facts, day, shortest, role).some(({ open, close }) => Math.max(open, from) <= Math.min(close, to))
}
