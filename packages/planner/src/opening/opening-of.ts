import type { PlannerPlace } from '../place.ts'
import { visitKindOf, type KindOfPlace, type VisitKind } from '../visit/visit-kind.ts'
import { tokensOf } from './hours-tokens.ts'
import type { HoursRule, Opening, Span } from './opening.ts'
import { readHours } from './parse-hours.ts'
import { marketDays, restDaysOf } from './parse-rest-days.ts'
import { MARKET_DAY_HOURS, NIGHT_MARKET_HOURS, OBSERVATORY_HOURS, USUAL_HOURS } from './usual-hours.ts'

/** What of a place says when it is open. */
export type OpenPlace = KindOfPlace & Pick<PlannerPlace, 'months' | 'openTime' | 'restDate' | 'eventStart' | 'eventEnd'>

const everyDay = (span: Span): HoursRule[] => [
  {
    months: null,
    weekdays: null,
    hasHolidays: false,
    isWorking: false,
    spans: [span],
    breaks: [],
    lastEntry: null,
    lastEntryBefore: null,
  },
]

function usualHours({ title }: OpenPlace, kind: VisitKind): Span {
  if (/야시장/.test(title)) return NIGHT_MARKET_HOURS
  return /천문|별빛/.test(title) ? OBSERVATORY_HOURS : USUAL_HOURS[kind]
}

/** When one can visit a place, from its texts, else as is usual. Rules of the island go before both. */
export function openingOf(place: OpenPlace): Opening {
  const kind = visitKindOf(place)
  const market = marketDays(`${place.openTime ?? ''} ${place.restDate ?? ''}`)
  const hours = readHours(place.openTime)
  const rest = restDaysOf([...hours.rest, ...tokensOf(place.restDate ?? '')])
  const isRestKnown = market !== null || rest.isKnown
  const { eventStart, eventEnd } = place
  const isFestival = kind === 'FESTIVAL'
  return {
    rules:
      hours.rules.length > 0 ? hours.rules : everyDay(market === null ? usualHours(place, kind) : MARKET_DAY_HOURS),
    rest: market === null ? rest.rules : [market],
    doubts: [...hours.doubts, ...rest.doubts],
    months: isFestival ? place.months : null,
    days: isFestival && eventStart !== null ? { first: eventStart, last: eventEnd ?? eventStart } : null,
    isKnown: hours.isWhole && isRestKnown,
    isRestKnown,
  }
}
