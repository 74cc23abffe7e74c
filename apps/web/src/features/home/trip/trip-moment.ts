import type { Trip, JourneyDay, JourneyStop, TripTask } from '@honjeo/contract/trip'
import { daysBetween } from '@honjeo/contract/values/days'

/** Where in the journey one is. `today` and `clock` are the day and the time in Korea. */
export type TripMoment =
  | { phase: 'BEFORE'; daysLeft: number; tasks: readonly TripTask[] }
  | { phase: 'ON'; dayNumber: number; day: JourneyDay | undefined; next: JourneyStop | undefined; rooms: Trip['rooms'] }
  | { phase: 'AFTER' }

const LAST_MINUTE = '24:00'
const endOf = ({ startTime, endTime }: JourneyStop) => endTime ?? startTime ?? LAST_MINUTE

/** A stop without a time is next until the day is over: when it is done is not known. */
export function momentOf(trip: Trip, today: string, clock: string, dayOf: (instant: string) => string): TripMoment {
  if (today < trip.startDate) {
    return { phase: 'BEFORE', daysLeft: daysBetween(today, trip.startDate), tasks: tasksInOrder(trip.tasks, today) }
  }
  if (today > trip.endDate) return { phase: 'AFTER' }
  const day = trip.days.find(({ date }) => date === today)
  return {
    phase: 'ON',
    dayNumber: daysBetween(trip.startDate, today) + 1,
    day,
    next: day?.stops.find((stop) => endOf(stop) > clock),
    rooms: trip.rooms.filter(({ meetsAt }) => dayOf(meetsAt) === today),
  }
}

/** Whether one can book already: from an hour of its day on. `now` is an instant, ms since 1970. */
export const isBookable = ({ opensOn, opensAt }: TripTask, now: number): boolean =>
  opensOn === null || Date.parse(`${opensOn}T${opensAt ?? '00:00'}:00+09:00`) <= now

const RANK: Record<TripTask['code'], number> = { BOOKING: 0, CONTACT: 1, BOAT: 2 }

/** What has a day of its own first, the nearest of them before the others. */
function tasksInOrder(tasks: readonly TripTask[], today: string): TripTask[] {
  const due = ({ opensOn, day }: TripTask) => (opensOn !== null && opensOn > today ? opensOn : (day ?? ''))
  return tasks.toSorted((a, b) => RANK[a.code] - RANK[b.code] || due(a).localeCompare(due(b)))
}

/** By when the last stop of a day is over, as far as the plan says; null: it does not. */
export function lastTimeOf(day: JourneyDay | undefined): string | null {
  const times = (day?.stops ?? []).flatMap(({ startTime, endTime }) => endTime ?? startTime ?? [])
  return times.toSorted().at(-1) ?? null
}
