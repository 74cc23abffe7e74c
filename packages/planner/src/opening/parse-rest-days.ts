import type { Feast } from './holidays.ts'
import { plain, weekdaysIn, weeksIn } from './korean-words.ts'
import type { RestRule } from './rest-days.ts'

export interface RestDays {
  rules: RestRule[]
  /** False: something in it was not understood, or is announced at short notice. */
  isKnown: boolean
}

const FEASTS: readonly (readonly [RegExp, Feast])[] = [
  [/설|구정|명절/, 'SEOLLAL'],
  [/추석|한가위|명절/, 'CHUSEOK'],
]
const NEVER = /연중 ?무휴|무휴|휴무 ?없음|연중 ?개방|연중 ?운영/
const IRREGULAR = /부정기|비정기|유동적|문의|상이|별도|인스타|홈페이지|공지/
const MARKET_DAYS = /끝자리(?:가)? ?(\d(?: ?[,·/~와과] ?\d)*)/

/** Market days, such as 끝자리 2·7일; null where the text names none. */
export function marketDays(text: string): RestRule | null {
  const digits = MARKET_DAYS.exec(text)?.[1]
  if (digits === undefined) return null
  return { kind: 'NOT_MARKET_DAY', digits: [...digits.matchAll(/\d/g)].map(([digit]) => Number(digit)) }
}

function weekdayRule(clause: string, text: string): RestRule[] {
  const weekdays = weekdaysIn(clause)
  if (weekdays.length === 0) return []
  const movesOn = /공휴일.{0,20}(?:다음|익일|이튿날|개관|정상)/.test(text)
  return [{ kind: 'WEEKDAYS', weekdays, weeks: weeksIn(clause), movesOn }]
}

function dateRules(clause: string): RestRule[] {
  const dates = [...clause.matchAll(/(\d{1,2})월 ?(\d{1,2})일/g)].map(([, month, day]): RestRule => ({
    kind: 'DATE',
    month: Number(month),
    day: Number(day),
  }))
  if (/신정|새해 첫날/.test(clause)) dates.push({ kind: 'DATE', month: 1, day: 1 })
  const monthly = /매[월달] ?(\d{1,2})일/.exec(clause)
  if (monthly !== null) dates.push({ kind: 'DATE', month: null, day: Number(monthly[1]) })
  return dates
}

function feastRules(clause: string): RestRule[] {
  const isWhole = /연휴/.test(clause)
  return FEASTS.filter(([pattern]) => pattern.test(clause)).map(([, feast]) => ({ kind: 'FEAST', feast, isWhole }))
}

/** What a text about opening hours says of closing days, such as 매주 월요일 휴무. */
export function closingWords(openTime: string | null): string {
  const clauses = plain(openTime ?? '').split(/[\n,;/()]/)
  return clauses.filter((clause) => /휴무|휴관|휴장/.test(clause)).join('\n')
}

/** The closing days of a text in Korean. */
export function parseRestDays(text: string): RestDays {
  const words = plain(text)
  if (words === '' || NEVER.test(words)) return { rules: [], isKnown: true }
  // A clause in brackets says when the day moves, not another day.
  const bare = words.replaceAll(/\([^()]*\)/g, ' ').replaceAll(/※[^\n]*/g, ' ')
  const clauses = bare.split(/\n|[;/]|,(?! ?(?:[일월화수목금토](?:요일|[,·\s]|$)|[첫둘셋넷두세네]|\d ?(?:째|번째)))/)
  const rules = clauses.flatMap((clause) => [
    ...weekdayRule(clause, words),
    ...dateRules(clause),
    ...feastRules(clause),
    ...(/공휴일/.test(clause) && !/공휴일.{0,20}(?:경우|때|이면)/.test(clause) ? [{ kind: 'HOLIDAYS' } as const] : []),
  ])
  return { rules, isKnown: rules.length > 0 && !IRREGULAR.test(words) }
}
