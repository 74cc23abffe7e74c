import type { IslandRule } from '@honjeo/contract/island-rules'
import { sunriseOn, sunsetOn } from '../daylight/daylight.ts'
import { gateHours } from '../island/gate-hours.ts'
import { rulesFor, rulesOn, termsOf } from '../island/rules-in-force.ts'
import { timeAshore, type Ashore } from '../island/time-ashore.ts'
import { hoursOn } from '../opening/hours-on.ts'
import { marketDays } from '../opening/parse-rest-days.ts'
import { openingOf } from '../opening/opening-of.ts'
import type { DayHours, Interval, Opening } from '../opening/opening.ts'
import { trailOf, type Trail } from '../opening/trails.ts'
import type { PlannerPlace } from '../place.ts'
import { ferryTo } from '../travel/islets.ts'
import type { Ferry } from '../travel/speeds.ts'
import { visitOf, type Visit } from './visit.ts'

/** The facts that decide when a place can be visited; they are read once for each place, asked for each day. */
export interface StopFacts {
  place: PlannerPlace
  visit: Visit
  opening: Opening
  /** The hours that are usual for its kind, where one source alone says its own; else null. */
  usual: Opening | null
  /** The rules of the island that concern it, whenever they hold. */
  rules: readonly IslandRule[]
  trail: Trail | undefined
  ferry: Ferry | undefined
}

export function stopFactsOf(place: PlannerPlace, rules: readonly IslandRule[]): StopFacts {
  return {
    place,
    visit: visitOf(place),
    opening: openingOf(place),
    usual: place.areHoursConfirmed === false && place.openTime !== null ? openingOf(withoutHours(place)) : null,
    rules: rulesFor(place, rules),
    trail: trailOf(place),
    ferry: ferryTo(place),
  }
}

/** Returns a place without its hours; market days, which are among the hours, stay. */
const withoutHours = (place: PlannerPlace): PlannerPlace =>
  marketDays(place.openTime ?? '') === null ? { ...place, openTime: null } : place

/** The conditions of a visit on one day, apart: each of them is a reason of its own why a time does not do. */
export interface StopDay extends DayHours {
  /** The part of its hours that the planner keeps to, since no second source confirms the rest; null: all of them. */
  careful: Interval[] | null
  /** The times of daylight; null where it does not matter. */
  light: Interval | null
  /** The time between the first boat there and the last one back; null on the main island. */
  ashore: Ashore | null
  /** The rules of the island that hold on it. */
  rules: readonly IslandRule[]
}

/** An islet as a whole has no gate: its boats are its hours. */
export const ISLET = /^(?:우도|가파도|마라도|비양도|차귀도|추자도)$/

/** Returns the hours of a day by the rules of the island, which go before what the catalogue's texts say. */
function hoursByRules(
  { place, opening, trail, ferry }: StopFacts,
  rules: readonly IslandRule[],
  date: string,
): DayHours {
  // An islet that no boat is known to go to is as good as shut.
  const isCutOff = ferry !== undefined && termsOf(rules, 'BOAT').length === 0
  if (isCutOff || termsOf(rules, 'CLOSURE').length > 0)
    return { isKnown: true, intervals: [], lastEntry: null, closed: 'CLOSURE' }
  const hours = hoursOn(opening, date)
  if (ISLET.test(place.title) && ferry !== undefined && !hours.isKnown && hours.closed === null)
    return { ...hours, intervals: [{ from: 0, to: 1440 }], isKnown: true }
  const gates = termsOf(rules, 'GATE')
  if (gates.length === 0 || hours.closed !== null) return hours
  return { ...hours, ...gateHours(gates, trail), isKnown: true }
}

/** Around the clock there is no hour that could be wrong; where a rule of the island speaks, it alone counts. */
function carefulHours({ usual }: StopFacts, hours: DayHours, rules: readonly IslandRule[], date: string) {
  const isAllDay = hours.intervals.some(({ from, to }) => from === 0 && to >= 1440)
  if (usual === null || isAllDay || !hours.isKnown || hours.closed !== null || termsOf(rules, 'GATE').length > 0)
    return null
  const both = hours.intervals.flatMap((own) =>
    hoursOn(usual, date).intervals.map(({ from, to }) => ({
      from: Math.max(own.from, from),
      to: Math.min(own.to, to),
    })),
  )
  return both.filter(({ from, to }) => from < to)
}

export function stopDayOf(facts: StopFacts, date: string): StopDay {
  const { visit, ferry } = facts
  const rules = rulesOn(facts.rules, date)
  const hours = hoursByRules(facts, rules, date)
  return {
    ...hours,
    careful: carefulHours(facts, hours, rules, date),
    light: visit.needsLight ? { from: sunriseOn(date), to: sunsetOn(date) } : null,
    ashore: ferry === undefined ? null : timeAshore(termsOf(rules, 'BOAT'), ferry),
    rules,
  }
}

/** Returns when one may be there at all. */
export function spansOn({ intervals, light, ashore }: StopDay): Interval[] {
  const opens = Math.max(light?.from ?? 0, ashore?.from ?? 0)
  const closes = Math.min(light?.to ?? Infinity, ashore?.to ?? Infinity)
  return intervals
    .map(({ from, to }) => ({ from: Math.max(from, opens), to: Math.min(to, closes) }))
    .filter(({ from, to }) => from <= to)
}

/** Returns the latest start of a visit, however short it is. */
export const lastStartOn = ({ lastEntry, ashore }: StopDay) =>
  Math.min(lastEntry ?? Infinity, ashore?.landed ?? Infinity)

/** Returns from when until when a visit of so many minutes may start that day: sorted, apart, none where it cannot. */
export function startsIn(day: StopDay, minutes: number): Interval[] {
  const last = lastStartOn(day)
  return spansOn(day)
    .map(({ from, to }) => ({ from, to: Math.min(to - minutes, last) }))
    .filter(({ from, to }) => from <= to)
}
