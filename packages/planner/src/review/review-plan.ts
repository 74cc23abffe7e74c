import type { IslandRule } from '@honjeo/contract/island-rules'
import type { PlanWarning } from '@honjeo/contract/plan'
import type { WarningCode } from '@honjeo/contract/values/enums'
import { termsOf } from '../island/rules-in-force.ts'
import { isTooFar, type Travel } from '../travel/travel.ts'
import { lastStartOn, spansOn, stopFactsOf, type StopDay } from '../visit/stop-facts.ts'
import { clockText } from '../clock-text.ts'
import { faultAt, type Fault } from './fault-at.ts'
import { dayOf, findFix } from './find-fix.ts'
import type { ReviewDay, ReviewedDay, ReviewedStop, ReviewStop } from './reviewed.ts'

/** The warnings against which no other time helps. */
const WITHOUT_FIX: ReadonlySet<WarningCode> = new Set(['GONE', 'TOO_FAR', 'HOURS_UNKNOWN', 'BOOKING'])

/** Returns for each stop the earliest one can be there, after everything before it that has a time; null where nothing has. */
function arrivalsOf({ from, stops }: ReviewDay): (number | null)[] {
  let clock = from?.minute ?? null
  return stops.map(({ leg, start, end }) => {
    const arrival = clock === null ? null : clock + (leg?.minutes ?? 0)
    clock = start === null ? arrival : Math.max(start, end ?? start)
    return arrival
  })
}

/** Returns the last stop with a time, and when it has to be left to be in time at the day's end. */
function lastCall({ to, stops }: ReviewDay, travel: Travel): { stop: ReviewStop; minute: number } | null {
  const stop = stops.findLast(({ start }) => start !== null)
  if (stop === undefined || to?.minute == null) return null
  return { stop, minute: to.minute - (stop.position === null ? 0 : travel(stop.position, to.position).minutes) }
}

const leaves = ({ start, end }: ReviewStop) => Math.max(start ?? 0, end ?? 0)

/** Returns whether a visit goes beyond the usual hours of its kind of place where no second source confirms the place's own. */
const isUnusual = ({ careful }: StopDay, start: number | null, end: number | null) =>
  careful !== null && start !== null && !careful.some(({ from, to }) => from <= start && (end ?? start) <= to)

/** Returns what one should know of a stop that is otherwise in order. */
function hintsOf(day: StopDay, start: number | null, end: number | null): Fault[] {
  const { rules, isKnown, closed } = day
  const isOpen = closed === null
  const isSure = isKnown && rules.every(({ isConfirmed }) => isConfirmed) && !isUnusual(day, start, end)
  return [
    ...(isOpen && !isSure ? [{ code: 'HOURS_UNKNOWN' as const }] : []),
    ...(isOpen && termsOf(rules, 'BOOKING').length > 0 ? [{ code: 'BOOKING' as const }] : []),
  ]
}

function faultsOf(stop: ReviewedStop, date: string, arrival: number | null): Fault[] {
  if (stop.isGone) return [{ code: 'GONE' }]
  const day = dayOf(stop, date)
  const allowed = isOnIsletAlready(stop) ? landedBefore(day) : day
  const broken = faultAt(allowed, stop.start, stop.end)
  const isTooSoon = arrival !== null && stop.start !== null && stop.start < arrival
  const faults: (Fault | null)[] = [
    broken,
    // An arrival at 20:50 would read as a time that does, beside "the last boat leaves at 15:35".
    isTooSoon && (broken === null || canStartAt(allowed, arrival)) ? { code: 'TOO_SOON', minute: arrival } : null,
    stop.leg !== null && isTooFar(stop.leg) ? { code: 'TOO_FAR' } : null,
    ...hintsOf(day, stop.start, stop.end),
  ]
  return faults.filter((fault) => fault !== null)
}

const canStartAt = (day: StopDay, minute: number) =>
  minute <= lastStartOn(day) && (!day.isKnown || spansOn(day).some(({ to }) => minute < to))

/** Whether one comes from another place of the islet, and so needs no boat to the stop. */
const isOnIsletAlready = ({ leg }: ReviewedStop) => leg !== null && leg.mode !== 'FERRY'
const landedBefore = (day: StopDay): StopDay => ({ ...day, ashore: day.ashore && { ...day.ashore, landed: null } })

/** Returns the warnings of a stored plan, by day and stop; `travel` gives the ways of the fixes that are tried. */
export function reviewPlan(
  days: readonly ReviewDay[],
  travel: Travel,
  islandRules: readonly IslandRule[],
): PlanWarning[][][] {
  const reviewed: ReviewedDay[] = days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => ({
      ...stop,
      facts: stop.place === null ? null : stopFactsOf(stop.place, islandRules),
    })),
  }))
  return reviewed.map((day, dayIndex) => {
    const arrivals = arrivalsOf(day)
    const last = lastCall(day, travel)
    return day.stops.map((stop, index) => {
      const faults = faultsOf(stop, day.date, arrivals[index]!)
      if (stop === last?.stop && leaves(stop) > last.minute)
        faults.push({ code: 'TOO_LATE', minute: Math.max(0, last.minute) })
      const isFixable = faults.some(({ code }) => !WITHOUT_FIX.has(code))
      const fix = isFixable ? findFix(reviewed, dayIndex, stop, travel) : null
      return faults.map(({ code, minute }) => ({
        code,
        ...(minute === undefined ? {} : { time: clockText(minute) }),
        fix: WITHOUT_FIX.has(code) ? null : fix,
      }))
    })
  })
}
