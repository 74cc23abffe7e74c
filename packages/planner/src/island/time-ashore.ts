import { minuteOf } from '@honjeo/contract/values/clock-time'
import type { BoatTerms } from '@honjeo/contract/island-rules'
import type { Ferry } from '../travel/speeds.ts'

/** Between the landing and the place, beside the crossing (ours). */
const ASHORE_MINUTES = 15

/** Minutes of the day one may be at a place on an islet. */
export interface Ashore {
  /** After the first boat there. */
  from: number
  /** Until it is time for the last one back. */
  to: number
  /** One has come by then who still finds a boat back; null: not known apart from `to`. */
  landed: number | null
}

/** What all timetables that hold on a day allow; null where no boat is known to go. */
export function timeAshore(boats: readonly BoatTerms[], ferry: Ferry): Ashore | null {
  if (boats.length === 0) return null
  const lastOuts = boats.flatMap(({ lastOut }) => (lastOut === null ? [] : [minuteOf(lastOut)]))
  return {
    from: Math.max(...boats.map(({ firstOut }) => minuteOf(firstOut))) + ferry.crossing,
    to: Math.min(...boats.map(({ lastBack }) => minuteOf(lastBack))) - ASHORE_MINUTES,
    landed: lastOuts.length === 0 ? null : Math.min(...lastOuts) + ferry.crossing + ASHORE_MINUTES,
  }
}
