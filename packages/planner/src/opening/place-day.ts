import type { PlaceDay } from '@honjeo/contract/places'
import type { OpenSpan } from '@honjeo/contract/values/open-state'
import { dayAfter } from '../calendar.ts'
import { rulesFor, rulesOn, termsOf } from '../island/rules-in-force.ts'
import type { RuledPlace } from '../island/subjects.ts'
import { timeAshore } from '../island/time-ashore.ts'
import { ferryTo } from '../travel/islets.ts'
import { hoursByRules, isWholeIslet, type RuledHours } from '../visit/stop-facts.ts'
import type { IslandRule } from '@honjeo/contract/island-rules'
import { openingOf, type OpenPlace } from './opening-of.ts'
import type { DayHours } from './opening.ts'
import { trailOf } from './trails.ts'

/** What of a place decides when it is open. */
export type HoursPlace = OpenPlace & RuledPlace

const DAY_MINUTES = 1440

/** A place's hours, read once; they are asked for by day. */
export type PlaceHours = RuledHours & { place: HoursPlace }

export const placeHoursOf = (place: HoursPlace, rules: readonly IslandRule[]): PlaceHours => ({
  place,
  opening: openingOf(place),
  rules: rulesFor(place, rules),
  trail: trailOf(place),
  ferry: ferryTo(place),
})

function spansOf({ intervals, lastEntry }: DayHours): OpenSpan[] {
  return intervals.map(({ from, to }) => ({
    from,
    to,
    lastEntry: lastEntry !== null && from <= lastEntry && lastEntry < to ? lastEntry : null,
  }))
}

interface Day extends DayHours {
  spans: OpenSpan[]
  rules: readonly IslandRule[]
}

function dayOf(hours: PlaceHours, date: string): Day {
  const rules = rulesOn(hours.rules, date)
  const day = hoursByRules(hours, rules, date)
  if (!isWholeIslet(hours) || hours.ferry === undefined) return { ...day, spans: spansOf(day), rules }
  // An islet is open while its boats go.
  const ashore = timeAshore(termsOf(rules, 'BOAT'), hours.ferry)
  const spans = ashore === null ? [] : [{ from: ashore.from, to: ashore.to, lastEntry: ashore.landed }]
  return { ...day, spans: day.closed === null ? spans : [], rules }
}

const isOfHours = ({ terms }: IslandRule) => terms.kind === 'GATE' || terms.kind === 'CLOSURE' || terms.kind === 'BOAT'

/**
 * When a place is open on a day, with what is left of the evening before. `checkedOn`: the day on which the catalogue's own
 * hours were compared with their source; where rules of the island decide, the oldest of theirs counts.
 */
export function placeDayOf(hours: PlaceHours, date: string, checkedOn: string | null): PlaceDay {
  const today = dayOf(hours, date)
  const before = dayOf(hours, dayAfter(date, -1))
  const opens = today.spans[0]?.from ?? Infinity
  const left = before.spans.map(({ to, lastEntry }) => ({
    from: 0,
    to: Math.min(to - DAY_MINUTES, opens),
    lastEntry: lastEntry === null ? null : Math.max(0, lastEntry - DAY_MINUTES),
  }))
  const decisive = today.rules.filter(isOfHours).map((rule) => rule.checkedOn)
  return {
    date,
    isKnown: today.isKnown,
    closed: today.closed,
    spans: [...(before.isKnown ? left.filter(({ to }) => to > 0) : []), ...today.spans],
    checkedOn: decisive.length > 0 ? decisive.toSorted()[0]! : checkedOn,
  }
}
