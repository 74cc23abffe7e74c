import type { IslandRule } from '@honjeo/contract/island-rules'
import type { WayHome } from '@honjeo/contract/transit'
import type { PlanLeg } from '@honjeo/contract/plan'
import type { JourneyDay, TripLine, JourneyStop, TripTask } from '@honjeo/contract/trip'
import { clockTimeOf } from '@honjeo/contract/values/clock-time'
import { dayAfter } from '@honjeo/contract/values/days'
import { sunsetOn } from '@honjeo/planner/daylight/daylight'
import { BOOKING_OPENS_AT, bookingOpensOn } from '@honjeo/planner/island/booking-opens'
import { rulesFor, rulesOn } from '@honjeo/planner/island/rules-in-force'
import { placeDayOf, placeHoursOf } from '@honjeo/planner/opening/place-day'
import { clockTimeOrNull } from '../plans/journey-dates.ts'
import type { StoredPlan } from '../plans/load-plan.ts'
import type { PlannedPlace } from '../plans/place-facts.queries.ts'
import { type PlanWays, type TravelledDay, travelDays } from '../plans/plan-days.ts'
import { pointOf } from '../plans/plan-points.ts'
import type { BusWays } from '../transit/bus-ways.ts'

const DAY_MINUTES = 1440
const clockOf = (minute: number) => clockTimeOf(((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES)

/** A place on one day, with the rules of the island that hold there then. */
interface PlaceThen {
  place: PlannedPlace
  date: string
  rules: readonly IslandRule[]
}

const isAny = ({ terms }: IslandRule, kinds: readonly string[]) => kinds.includes(terms.kind)
const oldest = (rules: readonly IslandRule[]) => rules.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? null

const areConfirmed = (rules: readonly IslandRule[]) => rules.every(({ isConfirmed }) => isConfirmed)

/** The last boat back of those that hold; the earliest counts. */
function lastBackOf(rules: readonly IslandRule[]): string | null {
  const times = rules.flatMap(({ terms }) => (terms.kind === 'BOAT' ? [terms.lastBack] : []))
  return times.toSorted()[0] ?? null
}

/** What decides the end of a visit: its last entry, its closing, the last boat. Nothing where that is not known. */
function endsOf({ place, date, rules }: PlaceThen, startMinute: number | null): Pick<JourneyStop, 'isShut' | 'lines'> {
  const day = placeDayOf(placeHoursOf(place, rules), date, place.hoursCheckedOn)
  const span = day.spans.find(({ to }) => to > (startMinute ?? 0)) ?? day.spans.at(-1)
  const gates = rules.filter((rule) => isAny(rule, ['GATE', 'CLOSURE']))
  const hours = {
    source: gates.length > 0 ? 'RULE' : 'HOURS',
    checkedOn: day.checkedOn,
    isConfirmed: gates.length > 0 ? areConfirmed(gates) : place.areHoursConfirmed !== false,
  } as const
  const lines: TripLine[] = []
  const lastBack = lastBackOf(rules)
  if (day.isKnown && span !== undefined && lastBack === null) {
    if (span.lastEntry !== null) lines.push({ kind: 'ENTER_BY', time: clockOf(span.lastEntry), ...hours })
    // A place that is open around the clock has no hour to keep.
    if (span.to !== DAY_MINUTES && span.to !== span.lastEntry) {
      lines.push({ kind: 'CLOSES', time: clockOf(span.to), ...hours })
    }
  }
  if (lastBack !== null) {
    const boats = rules.filter((rule) => isAny(rule, ['BOAT']))
    lines.push({
      kind: 'LAST_BOAT',
      time: lastBack,
      source: 'RULE',
      checkedOn: oldest(boats),
      isConfirmed: areConfirmed(boats),
    })
  }
  return { isShut: day.isKnown && day.closed !== null, lines }
}

/** Returns when to leave for a stop: for its bus where a timetable has one, and never where it knows that none goes any more. */
function leaveBy(leg: PlanLeg | null, startMinute: number | null): TripLine[] {
  if (leg === null) return []
  const line = { kind: 'LEAVE_BY', isConfirmed: true } as const
  if (leg.bus !== undefined) {
    const { journey, sources } = leg.bus
    if (journey === null) return []
    const checkedOn = sources.map((source) => source.checkedOn).toSorted()[0] ?? null
    return [{ ...line, time: clockOf(journey.leaves), source: 'TIMETABLE', checkedOn }]
  }
  if (startMinute === null || leg.minutes > startMinute) return []
  const source = leg.isEstimate ? 'ESTIMATE' : 'ROADS'
  return [{ ...line, time: clockOf(startMinute - leg.minutes), source, checkedOn: null }]
}

function stopOf(
  { spot, leg }: TravelledDay['stops'][number],
  date: string,
  { places }: StoredPlan,
  rules: readonly IslandRule[],
): JourneyStop {
  const place = spot.contentId === null ? undefined : places.get(spot.contentId)
  const shown = place?.isGone === false ? place : undefined
  const then = shown && { place: shown, date, rules: rulesOn(rulesFor(shown, rules), date) }
  const ends = then === undefined ? { isShut: false, lines: [] } : endsOf(then, spot.startMinute)
  return {
    contentId: shown?.contentId ?? null,
    title: shown?.title ?? spot.title,
    startTime: clockTimeOrNull(spot.startMinute),
    endTime: clockTimeOrNull(spot.endMinute),
    isShut: ends.isShut,
    lines: [...leaveBy(leg, spot.startMinute), ...ends.lines],
    weather: null,
  }
}

export const sunsetLine = (date: string): TripLine => ({
  kind: 'SUNSET',
  time: clockTimeOf(sunsetOn(date)),
  source: 'SUN',
  checkedOn: null,
  isConfirmed: true,
})

/** What says how long ways take, and how days end. */
export interface TripWays extends PlanWays {
  buses: BusWays
}

/** The way back at the end of a day by bus, from its last stop. */
export async function wayHomeOf(
  { stops, to, legToEnd }: TravelledDay,
  date: string,
  { places }: StoredPlan,
  { buses }: TripWays,
): Promise<WayHome | null> {
  const last = stops.at(-1)?.spot
  const place = last?.contentId == null ? undefined : places.get(last.contentId)
  if (last === undefined || place === undefined || to === null || legToEnd?.mode !== 'BUS') return null
  return buses.wayHome({ from: place, to, date, ready: last.endMinute ?? last.startMinute })
}

/** The days of a plan, each stop with what one has to keep there. */
export async function tripDaysOf(
  stored: StoredPlan,
  rules: readonly IslandRule[],
  ways: TripWays,
): Promise<JourneyDay[]> {
  const days = await travelDays(stored, ways)
  const stay = pointOf(stored, 'stay')
  const dateOf = (dayIndex: number) => dayAfter(stored.plan.startDate, dayIndex)
  const homes = await Promise.all(days.map((day, dayIndex) => wayHomeOf(day, dateOf(dayIndex), stored, ways)))
  return days.map(({ stops }, dayIndex) => {
    const date = dateOf(dayIndex)
    return {
      date,
      lines: [sunsetLine(date)],
      stops: stops.map((stop) => stopOf(stop, date, stored, rules)),
      stay:
        stay === null || dayIndex === days.length - 1
          ? null
          : {
              hub: stay.hub,
              contentId: stay.contentId,
              title: stay.title,
              position: { lat: stay.lat, lng: stay.lng },
            },
      wayHome: homes[dayIndex]!,
    }
  })
}

const NO_TASK = {
  title: null,
  day: null,
  opensOn: null,
  opensAt: null,
  lastBack: null,
  source: null,
  checkedOn: null,
  isConfirmed: true,
}

/** What the stops of a plan ask for beforehand: a course that has to be booked, a boat that one comes back with. */
export function tasksOf({ plan, spots, places }: StoredPlan, rules: readonly IslandRule[]): TripTask[] {
  return spots.flatMap(({ contentId, dayIndex }) => {
    const place = contentId === null ? undefined : places.get(contentId)
    if (place?.isGone !== false) return []
    const day = dayAfter(plan.startDate, dayIndex)
    const then = rulesOn(rulesFor(place, rules), day)
    const [booking] = then.filter((rule) => isAny(rule, ['BOOKING']))
    const boats = then.filter((rule) => isAny(rule, ['BOAT']))
    const [boat] = boats
    return [
      ...(booking === undefined
        ? []
        : [
            {
              ...NO_TASK,
              code: 'BOOKING' as const,
              title: place.title,
              day,
              opensOn: bookingOpensOn(day),
              opensAt: clockTimeOf(BOOKING_OPENS_AT),
              source: booking.source,
              checkedOn: booking.checkedOn,
              isConfirmed: booking.isConfirmed,
            },
          ]),
      ...(boat === undefined
        ? []
        : [
            {
              ...NO_TASK,
              code: 'BOAT' as const,
              title: place.title,
              day,
              lastBack: lastBackOf(then),
              source: boat.source,
              checkedOn: oldest(boats),
              isConfirmed: areConfirmed(boats),
            },
          ]),
    ]
  })
}

export const CONTACT_TASK: TripTask = { ...NO_TASK, code: 'CONTACT' }
