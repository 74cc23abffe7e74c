import type { TripDay } from './days.ts'
import type { Option } from './option.ts'
import { MEAL_STARTS_LIKED } from './rules.ts'
import { timetable, type TimedVisit, type Timing } from './timetable.ts'
import { mealOf } from './visit-windows.ts'

export interface ComposedStop extends Timing {
  option: Option
}

const LINGER_SHARE = 0.5
/** Minutes one stays at a table after the meal. */
const MEAL_LINGER = 15

/**
 * Returns the stops of the day `index` at their best times; `waysOf` answers the minutes to each, and to the day's end. Where no times do, the stop
 * that is worth least goes: what is known of the roads can be at odds with itself once a stop was left out.
 */
export function dayTimes(
  options: readonly Option[],
  waysOf: (options: readonly Option[]) => number[],
  day: TripDay,
  index: number,
): ComposedStop[] {
  const earliest = options.some(({ role }) => role === 'HIKE') ? day.dawn : day.earliest
  const visits = options.map((option) => timedVisit(option, index))
  const timings = timetable({ earliest, latest: day.latest }, visits, waysOf(options))
  if (timings !== undefined) return timings.map((timing, position) => ({ ...timing, option: options[position]! }))
  const least = options.toSorted((a, b) => a.points - b.points)[0]
  return dayTimes(
    options.filter((option) => option !== least),
    waysOf,
    day,
    index,
  )
}

function timedVisit({ role, minutes, windows }: Option, day: number): TimedVisit {
  const meal = mealOf(role)
  const visit = { minutes, window: windows[day]! }
  return meal === null
    ? { ...visit, linger: minutes * LINGER_SHARE }
    : { ...visit, linger: MEAL_LINGER, preferred: MEAL_STARTS_LIKED[meal] }
}
