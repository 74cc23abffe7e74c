import type { IslandRule } from '@honjeo/contract/island-rules'
import type { PlannerPlace } from '@honjeo/planner/place'
import { stopFactsOf, type StopFacts } from '@honjeo/planner/visit/stop-facts'
import { beginningsOn, isInReach } from '@honjeo/planner/visit/still-today'

interface Known {
  text: string
  facts: StopFacts
  beginnings: ReturnType<typeof beginningsOn>
}

/** A day's places, some hundreds, are read once for all that ask within it; of each day the last rules count. */
interface Day {
  date: string
  rules: readonly IslandRule[]
  places: Map<number, Known>
}

const DAYS_KEPT = 2

/** Answers which of the places one still comes to who sets out at a minute of a day. */
export function createReach() {
  let days: Day[] = []

  function dayOf(date: string, rules: readonly IslandRule[]): Day {
    const known = days.find((day) => day.date === date && day.rules === rules)
    const day = known ?? { date, rules, places: new Map() }
    days = [day, ...days.filter((other) => other !== day && other.date !== date)].slice(0, DAYS_KEPT)
    return day
  }

  return function inReach<Place extends PlannerPlace>(
    places: readonly Place[],
    { date, minute, rules }: { date: string; minute: number; rules: readonly IslandRule[] },
  ): Place[] {
    const day = dayOf(date, rules)
    return places.filter((place) => {
      const text = JSON.stringify(place)
      let known = day.places.get(place.contentId)
      if (known?.text !== text) {
        const facts = stopFactsOf(place, rules)
        known = { text, facts, beginnings: beginningsOn(facts, date) }
        day.places.set(place.contentId, known)
      }
      return isInReach(known.facts, known.beginnings, minute)
    })
  }
}
