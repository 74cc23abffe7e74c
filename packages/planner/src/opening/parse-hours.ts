import { clockOf, DAY_MINUTES, spansIn, TIME, TIME_RANGE } from './clock-times.ts'
import { monthsIn, plain, weekdaysIn } from './korean-words.ts'
import type { HoursRule } from './opening.ts'

const LAST_ENTRY_WORDS = String.raw`(?:입장|매표|발권|관람|입산|주문|접수|탑승) ?(?:시간)? ?마감(?: ?시간)?|마지막 ?(?:입장|주문|접수|타임)|최종 ?입장|라스트 ?오더|[Ll]ast ?[Oo]rder|L\.? ?O\.?`
const LAST_ENTRY_AT = new RegExp(`(?:${LAST_ENTRY_WORDS})[ :은는~]*(${TIME})`)
const AT_LAST_ENTRY = new RegExp(`(${TIME})(?:까지)? ?(?:${LAST_ENTRY_WORDS}|까지 ?(?:입장|매표|주문))`)
const LAST_ENTRY_BEFORE =
  /(?:마감|종료|폐장|폐관|영업 ?종료|일몰)(?: ?시간)? ?(?:(\d{1,2}) ?시간)? ?(?:(\d{1,2}) ?분)? ?전(?:까지)?/
const BREAK = new RegExp(
  String.raw`(?:브레이크 ?타임|[Bb]reak ?(?:[Tt]ime)?|휴게 ?시간|휴식 ?시간|준비 ?시간|점심 ?시간|재료 ?준비)[ :은는]*(${TIME_RANGE})`,
)
const ALWAYS = /상시|24 ?시간|항시|연중 ?개방|종일|제한 ?없/
const QUALIFIER = String.raw`평일|주중|주말|하절기|동절기|하계|동계|여름|겨울|성수기|비수기|매주|[월화수목금토일]요일|[월화수목금토일] ?~ ?[월화수목금토일]|\d{1,2}월|\d{1,2} ?~ ?\d{1,2}월`
const BEFORE_QUALIFIER = new RegExp(String.raw`(?<=:\d\d|시|분|\)) ?[,·]? ?(?=\(?(?:${QUALIFIER}))`, 'g')
const CLAUSE_END = /\n|;| \/ |(?<=\d)\/|(?<=:\d\d\)?|시\)?|분\)?) ?,/

type Times = Pick<HoursRule, 'spans' | 'breaks' | 'lastEntry' | 'lastEntryBefore'>

function timesIn(clause: string): Times {
  let rest = clause
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest)
    if (match !== null) rest = rest.replace(match[0], ' ')
    return match
  }
  const pause = take(BREAK)
  const last = take(LAST_ENTRY_AT) ?? take(AT_LAST_ENTRY)
  const before = last === null && /입장|매표|주문|오더|접수|관람|발권/.test(rest) ? take(LAST_ENTRY_BEFORE) : null
  const minutesBefore = before === null ? 0 : Number(before[1] ?? 0) * 60 + Number(before[2] ?? 0)
  const spans = spansIn(rest)
  return {
    spans: spans.length === 0 && ALWAYS.test(rest) ? [{ from: 0, to: DAY_MINUTES }] : spans,
    breaks: pause === null ? [] : spansIn(pause[1]!),
    lastEntry: last === null ? null : clockOf(last[1]!),
    lastEntryBefore: minutesBefore > 0 ? minutesBefore : null,
  }
}

/** What comes alone at the end, such as a break, is said of every line before it. */
function completeAll(rules: HoursRule[], { breaks, lastEntry, lastEntryBefore }: Times): HoursRule[] {
  return rules.map((rule) => ({
    ...rule,
    breaks: rule.breaks.length === 0 ? breaks : rule.breaks,
    lastEntry: rule.lastEntry ?? lastEntry,
    lastEntryBefore: rule.lastEntryBefore ?? lastEntryBefore,
  }))
}

/** The hours of a text in Korean; empty where nothing was understood. */
export function parseHours(text: string | null): HoursRule[] {
  const clauses = plain(text ?? '')
    .replaceAll(BEFORE_QUALIFIER, '\n')
    .split(CLAUSE_END)
  let rules: HoursRule[] = []
  let months: number[] | null = null
  let weekdays: number[] | null = null
  let isNew = true
  for (const clause of clauses) {
    if (/휴무|휴관|휴장|쉼|쉬어/.test(clause) && !/무휴/.test(clause) && spansIn(clause).length === 0) continue
    const clauseMonths = monthsIn(clause)
    const named = weekdaysIn(clause)
    if (clauseMonths !== null || named.length > 0) {
      months = clauseMonths ?? months
      weekdays = named.length > 0 ? named : null
      isNew = true
    }
    const times = timesIn(clause)
    const last = rules.at(-1)
    if (times.spans.length === 0) rules = completeAll(rules, times)
    else if (isNew || last === undefined) {
      rules.push({ months, weekdays, ...times })
      isNew = false
    } else {
      rules[rules.length - 1] = { ...completeAll([last], times)[0]!, spans: [...last.spans, ...times.spans] }
    }
  }
  return rules
}
