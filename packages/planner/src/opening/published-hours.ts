import type { PlannerPlace } from '../place.ts'
import type { HoursRule } from './opening.ts'
import { trailHours, trailOf } from './trails.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute

function season(months: readonly number[] | null, from: number, to: number, lastEntry: number): HoursRule {
  return { months, weekdays: null, spans: [{ from, to }], breaks: [], lastEntry, lastEntryBefore: null }
}

/** By the id in the catalogue. */
const HOURS: ReadonlyMap<number, readonly HoursRule[]> = new Map([
  // 성산일출봉: the counter closes an hour before the gate (jeju.go.kr, 성산일출봉 관람안내).
  [
    126435,
    [season([3, 4, 5, 6, 7, 8, 9], at(7), at(20), at(19)), season([10, 11, 12, 1, 2], at(7, 30), at(19), at(18))],
  ],
  // 만장굴: the way through the cave and back takes an hour (세계유산본부).
  [126452, [season(null, at(9), at(18), at(17))]],
])

/** Hours and latest entries that are published of places whose texts may hold none. */
export function publishedHours(place: PlannerPlace): readonly HoursRule[] | undefined {
  const trail = trailOf(place)
  return trail === undefined ? HOURS.get(place.contentId) : trailHours(trail)
}
