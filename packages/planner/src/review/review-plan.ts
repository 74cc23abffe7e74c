import type { PlanWarning } from '@honjeo/contract/plan'
import type { WarningCode } from '@honjeo/contract/values/enums'
import { isTooFar, type Travel } from '../travel/travel.ts'
import { stopFactsOf } from '../visit/stop-facts.ts'
import { clockText } from './clock-text.ts'
import { faultAt, type Fault } from './fault-at.ts'
import { dayOf, findFix } from './find-fix.ts'
import type { ReviewDay, ReviewedDay, ReviewedStop, ReviewStop } from './reviewed.ts'

/** No other time helps against these. */
const WITHOUT_FIX: ReadonlySet<WarningCode> = new Set(['GONE', 'TOO_FAR', 'HOURS_UNKNOWN'])

/** For each stop the earliest one can be there, after everything before it that has a time; null where nothing has. */
function arrivalsOf({ from, stops }: ReviewDay): (number | null)[] {
  let clock = from?.minute ?? null
  return stops.map(({ leg, start, end }) => {
    const arrival = clock === null ? null : clock + (leg?.minutes ?? 0)
    clock = start === null ? arrival : Math.max(start, end ?? start)
    return arrival
  })
}

/** The last stop with a time, and when it has to be left to be in time at the day's end. */
function lastCall({ to, stops }: ReviewDay, travel: Travel): { stop: ReviewStop; minute: number } | null {
  const stop = stops.findLast(({ start }) => start !== null)
  if (stop === undefined || to?.minute == null) return null
  return { stop, minute: to.minute - (stop.position === null ? 0 : travel(stop.position, to.position).minutes) }
}

const leaves = ({ start, end }: ReviewStop) => Math.max(start ?? 0, end ?? 0)

function faultsOf(stop: ReviewedStop, date: string, arrival: number | null): Fault[] {
  if (stop.isGone) return [{ code: 'GONE' }]
  const rules = dayOf(stop, date)
  const faults: (Fault | null)[] = [
    faultAt(rules, stop.start, stop.end),
    arrival !== null && stop.start !== null && stop.start < arrival ? { code: 'TOO_SOON', minute: arrival } : null,
    stop.leg !== null && isTooFar(stop.leg) ? { code: 'TOO_FAR' } : null,
    rules.isKnown || rules.closed !== null ? null : { code: 'HOURS_UNKNOWN' },
  ]
  return faults.filter((fault) => fault !== null)
}

/** The warnings of a stored plan, by day and stop; `travel` gives the ways of the fixes that are tried. */
export function reviewPlan(days: readonly ReviewDay[], travel: Travel): PlanWarning[][][] {
  const reviewed: ReviewedDay[] = days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => ({ ...stop, facts: stop.place === null ? null : stopFactsOf(stop.place) })),
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
