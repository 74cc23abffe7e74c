import { dayAfter } from '@honjeo/contract/values/days'
import { minuteOf } from '@honjeo/contract/values/clock-time'
import type { BoatTerms, GateTerms, IslandRule } from '@honjeo/contract/island-rules'
import type { PlaceDay } from '@honjeo/contract/places'
import { rulesFor, rulesOn, termsOf } from '../island/rules-in-force.ts'
import type { RuledPlace } from '../island/subjects.ts'
import { ferryTo } from '../travel/islets.ts'
import type { PlannerPlace } from '../place.ts'
import { ISLET } from '../visit/stop-facts.ts'
import { hoursOn } from './hours-on.ts'
import { openingOf, type OpenPlace } from './opening-of.ts'
import type { DayHours, Opening } from './opening.ts'

/** The facts of a place that decide when it is open. */
export type HoursPlace = OpenPlace & RuledPlace & Pick<PlannerPlace, 'areHoursConfirmed'>

const DAY_MINUTES = 1440

/** A place's hours, read once; they are asked for by day. */
export interface PlaceHours {
  opening: Opening
  rules: readonly IslandRule[]
  /** True for an islet as a whole: it is open while its boats go. */
  isIslet: boolean
  /** False: one source alone says what its texts say. */
  areConfirmed: boolean
}

export const placeHoursOf = (place: HoursPlace, rules: readonly IslandRule[]): PlaceHours => ({
  opening: openingOf(place),
  rules: rulesFor(place, rules),
  isIslet: ISLET.test(place.title) && ferryTo(place) !== undefined,
  areConfirmed: place.areHoursConfirmed !== false,
})

type Day = Pick<PlaceDay, 'isKnown' | 'closed' | 'spans'>

const minuteOrNull = (clock: string | null) => (clock === null ? null : minuteOf(clock))
const earliest = (clocks: readonly (string | null)[]) =>
  clocks
    .map(minuteOrNull)
    .reduce((first, minute) => (first === null || (minute ?? Infinity) < first ? minute : first), null)
const latest = (clocks: readonly (string | null)[]) => Math.max(0, ...clocks.map((clock) => minuteOrNull(clock) ?? 0))

/** Returns the day from its opening to its closing; an end that is not known makes the whole unknown. */
function dayFrom(from: number, closesAt: number | null, lastEntry: number | null): Day {
  const to = closesAt ?? lastEntry
  if (to === null || to <= from) return { isKnown: false, closed: null, spans: [] }
  return { isKnown: true, closed: null, spans: [{ from, to, lastEntry }] }
}

/** Returns the day by the gates themselves, without what one has to walk in between, which is reckoned. */
const dayByGates = (gates: readonly GateTerms[]): Day =>
  dayFrom(
    latest(gates.map(({ opensAt }) => opensAt)),
    earliest(gates.map(({ closesAt }) => closesAt)),
    earliest(gates.map(({ enterBy }) => enterBy)),
  )

const dayByBoats = (boats: readonly BoatTerms[]): Day =>
  boats.length === 0
    ? { isKnown: false, closed: null, spans: [] }
    : dayFrom(
        latest(boats.map(({ firstOut }) => firstOut)),
        earliest(boats.map(({ lastBack }) => lastBack)),
        earliest(boats.map(({ lastOut }) => lastOut)),
      )

function dayByTexts({ isKnown, closed, intervals, lastEntry }: DayHours): Day {
  const spans = intervals.map(({ from, to }) => ({
    from,
    to,
    lastEntry: lastEntry !== null && from <= lastEntry && lastEntry < to ? lastEntry : null,
  }))
  return { isKnown, closed, spans }
}

const shutsWhole = ({ terms }: IslandRule) => terms.kind === 'CLOSURE' && terms.part === 'WHOLE'

function dayOf({ opening, isIslet }: PlaceHours, rules: readonly IslandRule[], date: string): Day {
  if (rules.some(shutsWhole)) return { isKnown: true, closed: 'CLOSURE', spans: [] }
  if (isIslet) return dayByBoats(termsOf(rules, 'BOAT'))
  const hours = hoursOn(opening, date)
  const gates = termsOf(rules, 'GATE')
  return gates.length > 0 && hours.closed === null ? dayByGates(gates) : dayByTexts(hours)
}

/** Returns the rules that say when it is open: what shuts all of it, whatever its gates and boats would be. */
function decisiveOf(rules: readonly IslandRule[], { isIslet }: PlaceHours): IslandRule[] {
  const shutting = rules.filter(shutsWhole)
  if (shutting.length > 0) return shutting
  return rules.filter(
    ({ terms }) => terms.kind === 'GATE' || terms.kind === 'CLOSURE' || (terms.kind === 'BOAT' && isIslet),
  )
}

/**
 * Returns when a place is open on a day, with what is left of the evening before. `checkedOn`: the day on which the catalogue's own hours were
 * compared with their source; where rules of the island decide, the oldest of theirs counts.
 */
export function placeDayOf(hours: PlaceHours, date: string, checkedOn: string | null): PlaceDay {
  const rules = rulesOn(hours.rules, date)
  const dayBefore = dayAfter(date, -1)
  const today = dayOf(hours, rules, date)
  const before = dayOf(hours, rulesOn(hours.rules, dayBefore), dayBefore)
  const opens = today.spans[0]?.from ?? Infinity
  const left = before.spans.map(({ to, lastEntry }) => ({
    from: 0,
    to: Math.min(to - DAY_MINUTES, opens),
    lastEntry: lastEntry === null ? null : Math.max(0, lastEntry - DAY_MINUTES),
  }))
  const decisive = decisiveOf(rules, hours)
  const isSure = decisive.length > 0 ? decisive.every(({ isConfirmed }) => isConfirmed) : hours.areConfirmed
  return {
    date,
    isKnown: today.isKnown,
    closed: today.closed,
    ...(hours.isIslet ? { isByBoat: true } : {}),
    spans: [...(before.isKnown ? left.filter(({ to }) => to > 0) : []), ...today.spans],
    checkedOn: decisive.length > 0 ? decisive.map((rule) => rule.checkedOn).toSorted()[0]! : checkedOn,
    ...(today.isKnown && !isSure ? { isUnsure: true } : {}),
  }
}
