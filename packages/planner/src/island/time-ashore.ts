import { minuteOf } from '@honjeo/contract/values/clock-time'
import type { BoatTerms } from '@honjeo/contract/island-rules'
import type { Ferry } from '../travel/speeds.ts'

/** The minutes between the landing and the place, beside the crossing (ours). */
const ASHORE_MINUTES = 15

/** The minutes of the day one may be at a place on an islet. */
export interface Ashore {
  /** The arrival of the first boat there. */
  from: number
  /** The minute at which it is time for the last boat back. */
  to: number
  /** The latest arrival that still finds a boat back; null: not known apart from `to`. */
  landed: number | null
}

/** Returns what all timetables that hold on a day allow; null where no boat is known to go. */
export function timeAshore(boats: readonly BoatTerms[], ferry: Ferry): Ashore | null {
  if (boats.length === 0) return null
  const lastOuts = boats.flatMap(({ lastOut }) => (lastOut === null ? [] : [minuteOf(lastOut)]))
  return {
    from: Math.max(...boats.map(({ firstOut }) => minuteOf(firstOut))) + ferry.crossing,
    to: Math.min(...boats.map(({ lastBack }) => minuteOf(lastBack))) - ASHORE_MINUTES,
    landed: lastOuts.length === 0 ? null : Math.min(...lastOuts) + ferry.crossing + ASHORE_MINUTES,
  }
}
