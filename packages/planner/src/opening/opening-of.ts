import type { PlannerPlace } from '../place.ts'
import { visitKindOf, type KindOfPlace, type VisitKind } from '../visit/visit-kind.ts'
import { tokensOf } from './hours-tokens.ts'
import type { HoursRule, Opening, Span } from './opening.ts'
import { readHours, type ReadHours } from './parse-hours.ts'
import { marketDays, restDaysOf, type RestDays } from './parse-rest-days.ts'
import type { RestRule } from './rest-days.ts'
import { MARKET_DAY_HOURS, NIGHT_MARKET_HOURS, OBSERVATORY_HOURS, USUAL_HOURS } from './usual-hours.ts'

/** The facts of a place that say when it is open. */
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

interface ReadTexts {
  hours: ReadHours
  rest: RestDays
  /** The days of a market; null for what is none. */
  market: RestRule | null
}

/** The same few hundred texts are asked for again and again, and reading one takes longer than all that is done with it. */
const known = new Map<string, ReadTexts>()
const KNOWN_MAX = 2000
/** The longest key that is kept, in characters: longer ones would fill the memory. */
const KEPT_CHARACTERS = 1000

function readTexts(openTime: string | null, restDate: string | null): ReadTexts {
  const key = JSON.stringify([openTime, restDate])
  const found = known.get(key)
  if (found !== undefined) return found
  const hours = readHours(openTime)
  const read = {
    hours,
    rest: restDaysOf([...hours.rest, ...tokensOf(restDate ?? '')]),
    market: marketDays(`${openTime ?? ''} ${restDate ?? ''}`),
  }
  if (known.size >= KNOWN_MAX) known.clear()
  if (key.length <= KEPT_CHARACTERS) known.set(key, read)
  return read
}

/** Returns when one can visit a place, from its texts, else as is usual. Rules of the island go before both. */
export function openingOf(place: OpenPlace): Opening {
  const kind = visitKindOf(place)
  const { market, hours, rest } = readTexts(place.openTime, place.restDate)
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
