import { tokensOf, type Token } from './hours-tokens.ts'
import type { RestRule } from './rest-days.ts'

export interface RestDays {
  rules: RestRule[]
  /** The days on which it may be closed. */
  doubts: RestRule[]
  /** False: something in it was not understood, or is announced at short notice. */
  isKnown: boolean
}

const MARKET_DAYS = /끝자리(?:가)? ?(\d(?: ?[,·/~와과] ?\d)*)/

/** Returns the market days, such as 끝자리 2·7일; null where the text names none. */
export function marketDays(text: string): RestRule | null {
  const digits = MARKET_DAYS.exec(text)?.[1]
  if (digits === undefined) return null
  return { kind: 'NOT_MARKET_DAY', digits: [...digits.matchAll(/\d/g)].map(([digit]) => Number(digit)) }
}

/** Returns the closing days of a text in Korean; an empty one names none. */
export const parseRestDays = (text: string): RestDays => restDaysOf(tokensOf(text))

/** The rule of a place for a closing day that is a public holiday. */
type OnHolidays = Extract<RestRule, { kind: 'WEEKDAYS' }>['onHolidays']

/** The closing days that these parts of a text name. */
export function restDaysOf(tokens: readonly Token[]): RestDays {
  const rules: RestRule[] = []
  const doubts: RestRule[] = []
  let weeks: readonly number[] | null = null
  // The text does not say whether the first Tuesday or each one is meant, as in 첫째 월요일, 화요일.
  let areWeeksUsed = false
  let isEveryOther = false
  let isNever = false
  let hasExceptions = false
  let isKnown = true
  let onHolidays: OnHolidays = 'CLOSED'

  function addDays({ weekdays, hasHolidays, isWorking }: Extract<Token, { kind: 'DAYS' }>): void {
    if (hasHolidays) rules.push({ kind: 'HOLIDAYS' })
    if (weekdays.length === 0) return
    if (isWorking || areWeeksUsed) isKnown = false
    areWeeksUsed = weeks !== null
    const list = isEveryOther ? doubts : rules
    list.push({ kind: 'WEEKDAYS', weekdays, weeks, onHolidays: 'CLOSED' })
    isEveryOther = false
  }

  function except(before: Token | undefined): void {
    if (isNever) hasExceptions = true
    // Such a Monday is no closing day, as in 매주 월요일 (공휴일 제외).
    else if (before?.kind === 'DAYS' && before.hasHolidays && rules.some(({ kind }) => kind === 'WEEKDAYS')) {
      rules.splice(
        rules.findLastIndex(({ kind }) => kind === 'HOLIDAYS'),
        1,
      )
      onHolidays = 'OPEN'
    } else isKnown = false
  }

  for (const [index, token] of tokens.entries()) {
    switch (token.kind) {
      case 'WEEKS':
        weeks = areWeeksUsed || weeks === null ? token.weeks : [...weeks, ...token.weeks]
        areWeeksUsed = false
        break
      case 'DAYS':
        addDays(token)
        break
      case 'EVERY_OTHER':
        isEveryOther = true
        break
      case 'FEAST':
        for (const feast of token.feasts) rules.push({ kind: 'FEAST', feast, isWhole: token.isWhole })
        break
      case 'DATE':
        rules.push({ kind: 'DATE', month: token.month, day: token.day })
        break
      case 'NEVER':
        isNever = true
        break
      case 'EXCEPT':
        except(tokens[index - 1])
        break
      case 'MOVES':
        onHolidays = 'MOVED'
        break
      case 'OPENS':
        onHolidays = 'OPEN'
        break
      case 'ALWAYS':
        isNever = true
        break
      case 'LINE':
        if (areWeeksUsed) [weeks, areWeeksUsed] = [null, false]
        break
      case 'REST':
      case 'DAILY':
      case 'COMMA':
      case 'OPENING':
      case 'CLOSING':
        break
      default:
        isKnown = false
    }
  }
  const isUnused = isEveryOther || (weeks !== null && !areWeeksUsed)
  // 연중무휴 with a weekly closing day is a contradiction; with feasts it is how people write.
  const isContradiction =
    isNever && rules.some(({ kind }) => kind === 'WEEKDAYS' || (kind === 'DATE' && !hasExceptions))
  const isEmpty = tokens.length > 0 && rules.length + doubts.length === 0 && !isNever
  const withHolidays = (rule: RestRule): RestRule => (rule.kind === 'WEEKDAYS' ? { ...rule, onHolidays } : rule)
  return {
    rules: rules.map(withHolidays),
    doubts: doubts.map(withHolidays),
    isKnown: isKnown && !isUnused && !isContradiction && !isEmpty,
  }
}
