import { DAY_MINUTES } from './clock-times.ts'
import { tokensOf, type Token } from './hours-tokens.ts'
import type { DayTime, HoursRule, Span } from './opening.ts'
import type { RestRule } from './rest-days.ts'

export interface ReadHours {
  /** The rules that were read; empty where nothing was understood. */
  rules: HoursRule[]
  /** The parts of the text about closing days. */
  rest: Token[]
  /** The days on which other hours may hold. */
  doubts: RestRule[]
  /** False: something in it was not understood, or can be meant in two ways. */
  isWhole: boolean
}

type Qualifier = Extract<Token, { kind: 'DAYS' | 'SEASON' }> | { kind: 'DAILY' }
const isQualifier = (token: Token): token is Qualifier =>
  token.kind === 'DAYS' || token.kind === 'SEASON' || token.kind === 'DAILY'

const IN_A_GROUP = new Set<Token['kind']>([
  'DAYS',
  'SEASON',
  'DAILY',
  'WEEKS',
  'EVERY_OTHER',
  'FEAST',
  'DATE',
  'MOVES',
  'OPENS',
  'EXCEPT',
])
const BETWEEN = new Set<Token['kind']>(['COMMA', 'OPENING', 'CLOSING'])
/** The months at the edges of a season that is only named. */
const EDGE_MONTHS = [3, 4, 5, 9, 10, 11]

/** Reads a text part by part, as people do: what names days comes before their hours. */
class HoursReader {
  readonly rules: HoursRule[] = []
  readonly rest: Token[] = []
  readonly doubts: RestRule[] = []
  isWhole = true
  readonly #tokens: readonly Token[]
  #at = 0
  #months: readonly number[] | null = null
  #days: Pick<HoursRule, 'weekdays' | 'hasHolidays' | 'isWorking'> = EVERY_DAY
  /** The next hours are those of other days than the last ones. */
  #isNew = true
  #depth = 0
  /** Hours came since the last comma or line. */
  #isAfterHours = false
  /** The breaks and the last entry that are named before the first rule, and hold for all. */
  #breaks: Span[] = []
  #last: Pick<HoursRule, 'lastEntry' | 'lastEntryBefore'> | null = null

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
    while (this.#at < tokens.length) this.#read(tokens[this.#at]!)
    if (this.#depth !== 0) this.isWhole = false
    this.#complete(this.#breaks, this.#last)
    if (!areSound(this.rules)) this.isWhole = false
  }

  #read(token: Token): void {
    if (IN_A_GROUP.has(token.kind) || token.kind === 'REST') return this.#readGroup()
    this.#at += 1
    switch (token.kind) {
      case 'RANGE':
        return this.#readRange(token.span)
      case 'ALWAYS':
        return this.#readAlways()
      case 'BREAK':
        return this.#readBreak()
      case 'TIME':
      case 'BEFORE':
      case 'LAST':
        this.#at -= 1
        return this.#readLast()
      case 'NEVER':
        this.rest.push(token)
        return
      case 'COMMA':
      case 'LINE':
        if (this.#depth === 0 || token.kind === 'LINE') this.#isAfterHours = false
        return
      case 'OPENING':
        this.#depth += 1
        return
      case 'CLOSING':
        this.#depth -= 1
        if (this.#depth < 0) this.isWhole = false
        return
      default:
        this.isWhole = false
    }
  }

  /** Reads days and seasons; what follows decides what of them is meant: hours, or that it is closed then. */
  #readGroup(): void {
    const start = this.#at
    const group: Token[] = []
    let end = start
    let hasRest = false
    let depth = 0
    for (let at = start; at < this.#tokens.length; at += 1) {
      const token = this.#tokens[at]!
      if (token.kind === 'REST') {
        if (hasRest) break
        hasRest = true
      } else if (IN_A_GROUP.has(token.kind)) {
        // Another group begins, as in 월요일 휴무, 화요일 …, unless the closing days come after their word.
        if (hasRest && group.length > 0 && !isAddition(token)) break
        group.push(token)
      } else if (!BETWEEN.has(token.kind)) break
      if (BETWEEN.has(token.kind)) {
        depth += token.kind === 'OPENING' ? 1 : token.kind === 'CLOSING' ? -1 : 0
        continue
      }
      end = at + 1
    }
    const wasInBrackets = this.#tokens[start - 1]?.kind === 'OPENING' && this.#tokens[start - 2]?.kind === 'RANGE'
    for (const { kind } of this.#tokens.slice(start, end)) {
      if (kind === 'OPENING') this.#depth += 1
      if (kind === 'CLOSING') this.#depth -= 1
    }
    if (this.#depth < 0) this.isWhole = false
    this.#at = end
    if (hasRest) {
      if (group.length === 0 || group.some(({ kind }) => kind === 'SEASON' || kind === 'DAILY')) this.isWhole = false
      this.rest.push(...group)
      return
    }
    if (!group.every(isQualifier)) {
      this.isWhole = false
      return
    }
    if (wasInBrackets && this.#tokens[end]?.kind === 'CLOSING') this.#qualifyLast(group)
    else if (this.#isHoursAhead()) this.#qualifyNext(group)
    else this.isWhole = false
  }

  #isHoursAhead(): boolean {
    const next = this.#tokens.slice(this.#at).find(({ kind }) => !BETWEEN.has(kind) && kind !== 'LINE')
    return next?.kind === 'RANGE' || next?.kind === 'ALWAYS'
  }

  /** Reads days in brackets behind their hours: 09:00~18:00(평일) */
  #qualifyLast(group: readonly Qualifier[]): void {
    const rule = this.rules.at(-1)
    if (rule === undefined || rule.months !== null || rule.weekdays !== null || rule.hasHolidays) {
      this.isWhole = false
      return
    }
    const { months, days } = this.#meaningOf(group)
    this.rules[this.rules.length - 1] = { ...rule, months, ...(days ?? EVERY_DAY) }
    this.#isNew = true
  }

  #qualifyNext(group: readonly Qualifier[]): void {
    const { months, days } = this.#meaningOf(group)
    // The text does not say whether the second holds for weekdays, as in 평일 하절기 …, 동절기 ….
    if (
      days === null &&
      this.#days !== EVERY_DAY &&
      !group.some(({ kind }) => kind === 'DAILY') &&
      this.#months !== null
    )
      this.isWhole = false
    if (months !== null) this.#months = months
    this.#days = days ?? EVERY_DAY
    this.#isNew = true
  }

  #meaningOf(group: readonly Qualifier[]) {
    const seasons = group.filter((token) => token.kind === 'SEASON')
    const explicit = seasons.filter(({ isNamed }) => !isNamed)
    if (explicit.length > 1 || seasons.length - explicit.length > 1) this.isWhole = false
    if (seasons.length > 0 && explicit.length === 0) this.doubts.push({ kind: 'MONTHS', months: EDGE_MONTHS })
    const named = group.filter((token) => token.kind === 'DAYS')
    const weekdays = named.flatMap((token) => token.weekdays)
    const hasHolidays = named.some((token) => token.hasHolidays)
    if (new Set(weekdays).size !== weekdays.length) this.isWhole = false
    return {
      months: explicit[0]?.months ?? seasons[0]?.months ?? null,
      days:
        named.length === 0
          ? null
          : { weekdays: [...weekdays], hasHolidays, isWorking: named.some((token) => token.isWorking) && !hasHolidays },
    }
  }

  #readRange(span: Span): void {
    const next = this.#tokens[this.#at]
    if (next?.kind === 'BREAK' && this.#tokens[this.#at + 1]?.kind !== 'RANGE') {
      this.#at += 1
      this.#addBreak(span)
      return
    }
    const rule = this.rules.at(-1)
    if (this.#isNew || rule === undefined) this.#addRule([span])
    else if (rule.spans.some(isWholeDay)) {
      this.isWhole = false
      this.rules[this.rules.length - 1] = { ...rule, spans: [span] }
    } else {
      if (rule.lastEntry !== null || rule.breaks.length > 0) this.isWhole = false
      this.rules[this.rules.length - 1] = { ...rule, spans: [...rule.spans, span] }
    }
    this.#isAfterHours = true
  }

  #readAlways(): void {
    const rule = this.rules.at(-1)
    if (!this.#isNew && rule !== undefined) {
      if (!rule.spans.some(isWholeDay)) this.isWhole = false
      return
    }
    this.#addRule([{ from: 0, to: DAY_MINUTES }])
    this.#isAfterHours = true
  }

  #addRule(spans: Span[]): void {
    this.rules.push({ months: this.#months, ...this.#days, spans, breaks: [], lastEntry: null, lastEntryBefore: null })
    this.#isNew = false
  }

  #readBreak(): void {
    // The word is in brackets, as in [브레이크타임] 15:00~17:00.
    if (this.#tokens[this.#at]?.kind === 'CLOSING' && this.#tokens[this.#at - 2]?.kind === 'OPENING') {
      this.#depth -= 1
      this.#at += 1
    }
    const next = this.#tokens[this.#at]
    if (next?.kind !== 'RANGE') {
      this.isWhole = false
      return
    }
    this.#at += 1
    this.#addBreak(next.span)
  }

  #addBreak(span: Span): void {
    if (this.rules.length === 0) this.#breaks.push(span)
    else this.#complete([span], null)
  }

  /** Reads a last entry with its time, which comes before it or after. */
  #readLast(): void {
    const [first, second] = this.#tokens.slice(this.#at, this.#at + 2)
    const time = [first, second].find((token) => token?.kind === 'TIME' || token?.kind === 'BEFORE')
    const last = [first, second].find((token) => token?.kind === 'LAST')
    if (time === undefined || last?.kind !== 'LAST') {
      this.isWhole = false
      this.#at += 1
      return
    }
    if (last.isWeak && (last === first || (time.kind === 'TIME' && !last.hasUntil))) this.isWhole = false
    this.#at += 2
    // A second such word says the same, as in 마감 1시간 전 입장 가능, 매표 마감.
    const entry = {
      lastEntry: time.kind === 'TIME' ? time.at : null,
      lastEntryBefore: time.kind === 'BEFORE' ? time.minutes : null,
    }
    if (this.rules.length === 0) {
      if (this.#last !== null) this.isWhole = false
      this.#last = entry
    } else this.#complete([], entry)
  }

  /** Adds what is said of the last rule, in brackets behind it, or of all that lack it. */
  #complete(breaks: readonly Span[], last: Pick<HoursRule, 'lastEntry' | 'lastEntryBefore'> | null): void {
    if (breaks.length === 0 && last === null) return
    const lacks = (rule: HoursRule) =>
      last === null ? rule.breaks.length === 0 : rule.lastEntry === null && rule.lastEntryBefore === null
    const isLastAlone = this.#depth > 0 && this.#isAfterHours
    const lacking = this.rules.filter(lacks)
    const meant = isLastAlone ? this.rules.slice(-1).filter(lacks) : lacking
    if (meant.length === 0 || (!isLastAlone && this.#isAfterHours && lacking.length > 1)) this.isWhole = false
    for (const rule of meant)
      this.rules[this.rules.indexOf(rule)] = { ...rule, ...last, breaks: [...rule.breaks, ...breaks] }
  }
}

const EVERY_DAY: Pick<HoursRule, 'weekdays' | 'hasHolidays' | 'isWorking'> = {
  weekdays: null,
  hasHolidays: false,
  isWorking: false,
}

/** Whether a part belongs to the word before it, as in 매주 월요일 휴무 (공휴일인 경우 다음날). */
const isAddition = ({ kind }: Token) => kind === 'MOVES' || kind === 'OPENS' || kind === 'EXCEPT'

const isWholeDay = ({ from, to }: Span) => from === 0 && to === DAY_MINUTES
const orElse = (time: DayTime, instead: number) => (typeof time === 'number' ? time : instead)
const SUNRISE_AT_THE_EARLIEST = 5 * 60
const SUNSET_AT_THE_LATEST = 20 * 60

const intersect = (some: readonly number[] | null, others: readonly number[] | null) =>
  some === null || others === null || some.some((each) => others.includes(each))

/** Whether, of two rules that name days equally closely, none holds on a day of the other. */
const areApart = (a: HoursRule, b: HoursRule) =>
  (a.months === null) !== (b.months === null) ||
  ((a.weekdays === null) !== (b.weekdays === null)
    ? true
    : !intersect(a.months, b.months) || (!intersect(a.weekdays, b.weekdays) && !(a.hasHolidays && b.hasHolidays)))

/** Whether rules are sound. Where hours overlap, or breaks and last entries are outside of them, the text was read wrongly, or is wrong. */
function areSound(rules: readonly HoursRule[]): boolean {
  return rules.every((rule, index) => {
    const spans = rule.spans
      .map(({ from, to }) => ({ from: orElse(from, SUNRISE_AT_THE_EARLIEST), to: orElse(to, SUNSET_AT_THE_LATEST) }))
      .toSorted((a, b) => a.from - b.from)
    const isWithin = (minute: number) =>
      spans.some(
        ({ from, to }) =>
          (minute >= from && minute <= to) || (minute + DAY_MINUTES >= from && minute + DAY_MINUTES <= to),
      )
    const last = rule.lastEntry === null ? null : orElse(rule.lastEntry, SUNSET_AT_THE_LATEST)
    const shortest = Math.min(...spans.map(({ from, to }) => to - from))
    return (
      spans.every(({ from }, at) => at === 0 || from >= spans[at - 1]!.to) &&
      rule.breaks.every(({ from, to }) => isWithin(orElse(from, 0)) && isWithin(orElse(to, 0))) &&
      (last === null || isWithin(last)) &&
      (rule.lastEntryBefore === null || rule.lastEntryBefore < shortest) &&
      rules.slice(index + 1).every((other) => areApart(rule, other))
    )
  })
}

/** Returns the hours of a text in Korean. */
export function readHours(text: string | null): ReadHours {
  const { rules, rest, doubts, isWhole } = new HoursReader(tokensOf(text ?? ''))
  return { rules, rest, doubts, isWhole: isWhole && rules.length > 0 }
}
