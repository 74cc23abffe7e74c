import type { PlannerPlace } from '../place.ts'
import { visitKindOf, type VisitKind } from '../visit/visit-kind.ts'
import type { HoursRule, Opening, Span } from './opening.ts'
import { parseHours } from './parse-hours.ts'
import { closingWords, marketDays, parseRestDays } from './parse-rest-days.ts'
import { MARKET_DAY_HOURS, NIGHT_MARKET_HOURS, OBSERVATORY_HOURS, USUAL_HOURS } from './usual-hours.ts'

const everyDay = (span: Span): HoursRule[] => [
  { months: null, weekdays: null, spans: [span], breaks: [], lastEntry: null, lastEntryBefore: null },
]

function usualHours({ title }: PlannerPlace, kind: VisitKind): Span {
  if (/야시장/.test(title)) return NIGHT_MARKET_HOURS
  return /천문|별빛/.test(title) ? OBSERVATORY_HOURS : USUAL_HOURS[kind]
}

function hoursOf(place: PlannerPlace, kind: VisitKind, hasMarketDays: boolean) {
  const told = parseHours(place.openTime)
  if (told.length > 0) return { rules: told, isKnown: true }
  return { rules: everyDay(hasMarketDays ? MARKET_DAY_HOURS : usualHours(place, kind)), isKnown: false }
}

/** When one can visit a place, from its texts, else as is usual. Rules of the island go before both. */
export function openingOf(place: PlannerPlace): Opening {
  const kind = visitKindOf(place)
  const market = marketDays(`${place.openTime ?? ''} ${place.restDate ?? ''}`)
  const hours = hoursOf(place, kind, market !== null)
  const rest = parseRestDays(`${place.restDate ?? ''}\n${closingWords(place.openTime)}`)
  const { eventStart, eventEnd } = place
  const isFestival = kind === 'FESTIVAL'
  return {
    rules: hours.rules,
    rest: market === null ? rest.rules : [market],
    months: isFestival ? place.months : null,
    days: isFestival && eventStart !== null ? { first: eventStart, last: eventEnd ?? eventStart } : null,
    isKnown: hours.isKnown && (market !== null || rest.isKnown),
  }
}
