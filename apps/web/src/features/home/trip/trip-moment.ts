import type { Trip, JourneyDay, JourneyStop, TripLine, TripTask } from '@honjeo/contract/trip'
import { clockTimeOf, minuteOf } from '@honjeo/contract/values/clock-time'
import { dayAfter, daysBetween } from '@honjeo/contract/values/days'
import { SERVICE_DAY_BEGINS } from '@honjeo/contract/values/transit'

/** The moment of the journey that one is in. `today` and `clock` are the day and the time in Korea. */
export type TripMoment =
  | { phase: 'BEFORE'; daysLeft: number; tasks: readonly TripTask[] }
  | {
      phase: 'ON'
      dayNumber: number
      day: JourneyDay | undefined
      /** The minute of that day: beyond 1440 in the night that ends it. */
      minutes: number
      next: JourneyStop | undefined
      /** What one has to keep from now on. */
      lines: readonly TripLine[]
      rooms: Trip['rooms']
    }
  | { phase: 'AFTER' }

const LAST_MINUTE = '24:00'
const DAY_MINUTES = 1440
const NIGHT_ENDS = clockTimeOf(SERVICE_DAY_BEGINS)
const endOf = ({ startTime, endTime }: JourneyStop) => endTime ?? startTime ?? LAST_MINUTE
const lineOf = (stop: JourneyStop | undefined, kind: TripLine['kind']) => stop?.lines.find((line) => line.kind === kind)
const leaveByOf = (stop: JourneyStop) => lineOf(stop, 'LEAVE_BY')?.time ?? stop.startTime ?? LAST_MINUTE

/**
 * Next is the first stop that one can still leave for in time; where there is none, the one that is not over yet. One without
 * a time is next until the day is over: when it is done is not known.
 */
export function momentOf(trip: Trip, today: string, clock: string, dayOf: (instant: string) => string): TripMoment {
  const night = nightOf(trip, today, clock)
  if (night !== undefined)
    return {
      phase: 'ON',
      dayNumber: daysBetween(trip.startDate, night.date) + 1,
      day: night,
      minutes: minuteOf(clock) + DAY_MINUTES,
      next: undefined,
      lines: [],
      rooms: trip.rooms.filter(({ meetsAt }) => dayOf(meetsAt) === today),
    }
  if (today < trip.startDate) {
    return { phase: 'BEFORE', daysLeft: daysBetween(today, trip.startDate), tasks: tasksInOrder(trip.tasks, today) }
  }
  if (today > trip.endDate) return { phase: 'AFTER' }
  const day = trip.days.find(({ date }) => date === today)
  const current = day?.stops.find((stop) => endOf(stop) > clock)
  const next = day?.stops.find((stop) => leaveByOf(stop) > clock) ?? current
  const nextLines = next?.lines.filter(({ kind, time }) => kind !== 'LEAVE_BY' || time > clock) ?? []
  // Who is on an islet has to know of its last boat, also where the stop after it is next.
  const boat = current === next || lineOf(next, 'LAST_BOAT') !== undefined ? undefined : lineOf(current, 'LAST_BOAT')
  return {
    phase: 'ON',
    dayNumber: daysBetween(trip.startDate, today) + 1,
    day,
    minutes: minuteOf(clock),
    next,
    lines: [...nextLines, ...(boat === undefined ? [] : [boat]), ...(day?.lines ?? [])],
    rooms: trip.rooms.filter(({ meetsAt }) => dayOf(meetsAt) === today),
  }
}

/** The day before, as long as the night lasts in which its last bus goes: until then that bus is what counts, also after the journey. */
function nightOf({ days }: Trip, today: string, clock: string): JourneyDay | undefined {
  if (clock >= NIGHT_ENDS) return undefined
  const eve = days.find(({ date }) => date === dayAfter(today, -1))
  return eve?.wayHome != null && Math.max(eve.wayHome.leaves, eve.wayHome.last) >= DAY_MINUTES ? eve : undefined
}

/** Whether one can book already: from an hour of its day on. `now` is an instant, ms since 1970. */
export const isBookable = ({ opensOn, opensAt }: TripTask, now: number): boolean =>
  opensOn === null || Date.parse(`${opensOn}T${opensAt ?? '00:00'}:00+09:00`) <= now

const RANK: Record<TripTask['code'], number> = { BOOKING: 0, CONTACT: 1, BOAT: 2 }

/** Returns what has a day of its own first, the nearest of them before the others. */
function tasksInOrder(tasks: readonly TripTask[], today: string): TripTask[] {
  const due = ({ opensOn, day }: TripTask) => (opensOn !== null && opensOn > today ? opensOn : (day ?? ''))
  return tasks.toSorted((a, b) => RANK[a.code] - RANK[b.code] || due(a).localeCompare(due(b)))
}

/** Returns the time by which the last stop of a day is over, as far as the plan says; null: it does not. */
export function lastTimeOf(day: JourneyDay | undefined): string | null {
  const times = (day?.stops ?? []).flatMap(({ startTime, endTime }) => endTime ?? startTime ?? [])
  return times.toSorted().at(-1) ?? null
}
