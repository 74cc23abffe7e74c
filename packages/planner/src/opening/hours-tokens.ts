import { clockOf, spanOf, TIME, TIME_RANGE } from './clock-times.ts'
import type { Feast } from './holidays.ts'
import { DAY_LIST, daysIn, monthsBetween, plain } from './korean-words.ts'
import type { DayTime, Span } from './opening.ts'

/** The parts that a text about hours or closing days is made of. Words that change nothing are left out. */
export type Token =
  | { kind: 'RANGE'; span: Span }
  | { kind: 'TIME'; at: DayTime }
  /** Days; `isWorking` says that they are 평일, which a public holiday is not. */
  | { kind: 'DAYS'; weekdays: readonly number[]; hasHolidays: boolean; isWorking: boolean }
  /** A season; `isNamed` says that it is 하절기 and its like, which each place begins and ends in months of its own. */
  | { kind: 'SEASON'; months: readonly number[]; isNamed: boolean }
  | { kind: 'WEEKS'; weeks: readonly number[] }
  | { kind: 'FEAST'; feasts: readonly Feast[]; isWhole: boolean }
  | { kind: 'DATE'; month: number | null; day: number }
  /** A time that is so many minutes before closing. */
  | { kind: 'BEFORE'; minutes: number }
  /** The last entry or order. It is weak for 입장, which says so only together with a time before it. */
  | { kind: 'LAST'; isWeak: boolean; hasUntil: boolean }
  | { kind: Mark }
  /** Anything else: a text that holds it is not understood as a whole. */
  | { kind: 'UNKNOWN' }

type Mark =
  | 'BREAK'
  | 'ALWAYS'
  | 'DAILY'
  | 'REST'
  | 'NEVER'
  | 'EVERY_OTHER'
  | 'EXCEPT'
  | 'MOVES'
  | 'OPENS'
  | 'COMMA'
  | 'LINE'
  | 'OPENING'
  | 'CLOSING'

const UNKNOWN: Token = { kind: 'UNKNOWN' }
const days = (weekdays: readonly number[], more: Partial<Extract<Token, { kind: 'DAYS' }>> = {}): Token => ({
  kind: 'DAYS',
  weekdays,
  hasHolidays: false,
  isWorking: false,
  ...more,
})
const season = (months: readonly number[] | null, isNamed = false): Token =>
  months === null ? UNKNOWN : { kind: 'SEASON', months, isNamed }

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/첫|1/, 1],
  [/둘|두|2/, 2],
  [/셋|세|3/, 3],
  [/넷|네|4/, 4],
  [/다섯|5/, 5],
  [/마지막/, -1],
]
const ORDINAL = String.raw`(?:(?:첫|둘|두|셋|세|넷|네|다섯) ?(?:째|번째)|[1-5] ?(?:째|번째|주차|주(?!일)))|마지막`
const LISTED = String.raw`(?:${ORDINAL}|(?<!\d)[1-5](?= ?[,·/&] ?[1-5] ?(?:째|번째|주)))`

/** The months as the sights of the province use the words; the edges of a season that is only named are in doubt. */
const SUMMER = monthsBetween(3, 10)
const WINTER = monthsBetween(11, 2)

const LAST_WORDS = String.raw`(?:입장|매표|발권|관람|입산|주문|접수|탑승|오더) ?(?:시간)? ?마감(?: ?시간)?|마지막 ?(?:입장|주문|접수|타임|오더)|최종 ?(?:입장|주문)|라스트 ?오더|last ?order|L\.? ?O\.?(?![a-z])`
const HOLIDAY = String.raw`(?:법정 ?)?공휴일`
const MOVED = String.raw`(?:단,? ?)?(?:(?:[월화수목금토일]요일|휴관일|휴무일|휴장일|정기 ?휴무일|해당일)[이가]? ?)?${HOLIDAY}(?:인|일|과 겹칠|과 겹치는|에 해당할|에 해당하는)? ?(?:경우|때|시|이면|이라면|과 겹치면)(?:에는|엔)?,? ?`

const minutesOf = (hours: string | undefined, minutes: string | undefined) =>
  Number(hours ?? 0) * 60 + Number(minutes ?? 0)

type Reader = readonly [
  source: string,
  read: ((groups: readonly (string | undefined)[], text: string) => Token) | Mark | null,
]

/** The readers in their order: the first that fits where the text is read takes its words; null: they change nothing. */
const READERS: readonly Reader[] = [
  [String.raw`\n|;| \/ |(?<=[\d분시)])\/`, 'LINE'],
  [String.raw`[([]`, 'OPENING'],
  [String.raw`[)\]]`, 'CLOSING'],
  [`${MOVED}(?:그 ?)?(?:다음 ?(?:날|평일|영업일)|익일|이튿날)(?:에|은|을|이)? ?(?:휴관|휴무|휴장|쉼|쉽니다)?`, 'MOVES'],
  [`${MOVED}(?:정상 ?)?(?:개관|개장|영업|운영|오픈)`, 'OPENS'],
  [
    TIME_RANGE,
    ([from, to]) => {
      const span = spanOf(from!, to!)
      return span === null ? UNKNOWN : { kind: 'RANGE', span }
    },
  ],
  [LAST_WORDS, () => ({ kind: 'LAST', isWeak: false, hasUntil: false })],
  [
    String.raw`(?:(?:영업 ?|운영 ?)?(?:마감|종료|폐장|폐관)(?: ?시간)? ?)?(?:(?<!\d)(\d{1,2}) ?시간)? ?(?:(?<!\d)(\d{1,2}) ?분)? ?전(?: ?까지)?(?![가-힣])`,
    ([hours, minutes]) => {
      const before = minutesOf(hours, minutes)
      return before === 0 ? UNKNOWN : { kind: 'BEFORE', minutes: before }
    },
  ],
  [
    String.raw`24 ?시간(?: ?(?:영업|운영|개방|오픈|이용 ?가능))?|상시 ?(?:개방|이용 ?가능|운영|영업|가능|오픈)?|항시 ?(?:개방)?|연중 ?개방|종일 ?(?:개방)?|제한 ?없음`,
    'ALWAYS',
  ],
  [
    String.raw`(${TIME})`,
    ([time]) => {
      const at = clockOf(time!)
      return at === null ? UNKNOWN : { kind: 'TIME', at }
    },
  ],
  [
    String.raw`(?<!\d)(\d{1,2}) ?월?(?: 1일)? ?~ ?(?:다음 ?해|익년|이듬해|내년)? ?(\d{1,2}) ?월(?: ?(?:말일?|(?:28|29|30|31)일)|(?! ?\d{1,2}일|요일))(?:까지)?`,
    ([first, last]) => season(monthsBetween(Number(first), Number(last))),
  ],
  [
    String.raw`(?<!\d)(?:\d{1,2} ?월? ?[,·/] ?){0,11}\d{1,2} ?월(?! ?\d{1,2} ?일|요일)`,
    (_, text) => {
      const months = [...text.matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits))
      return season(months.every((month) => month >= 1 && month <= 12) ? months : null)
    },
  ],
  [
    String.raw`(?<!\d)(\d{1,2})월 ?(\d{1,2})일|신정|새해 ?첫날`,
    ([month = '1', day = '1']) => ({ kind: 'DATE', month: Number(month), day: Number(day) }),
  ],
  [String.raw`매[월달] ?(\d{1,2})일`, ([day]) => ({ kind: 'DATE', month: null, day: Number(day) })],
  [String.raw`하절기|하계|여름철?`, () => season(SUMMER, true)],
  [String.raw`동절기|동계|겨울철?`, () => season(WINTER, true)],
  ['평일|주중', () => days([1, 2, 3, 4, 5], { isWorking: true })],
  ['주말', () => days([6, 0])],
  [HOLIDAY, () => days([], { hasHolidays: true })],
  ['격주', 'EVERY_OTHER'],
  [
    String.raw`(?:매[월달] ?)?${LISTED}(?: ?(?:주|[,·/&]|및|와|과)? ?${LISTED})*(?: ?주(?!일))?`,
    (_, text) => ({ kind: 'WEEKS', weeks: ORDINALS.filter(([pattern]) => pattern.test(text)).map(([, week]) => week) }),
  ],
  [
    DAY_LIST,
    (_, text) => {
      const weekdays = daysIn(text)
      return weekdays === null ? UNKNOWN : days(weekdays)
    },
  ],
  [
    String.raw`(설날?|구정|명절|추석|한가위)(?: ?(?:[,·/&]|및|과|와)? ?(추석|한가위|설날?|구정))? ?(당일(?:만)?|연휴(?: ?기간)?)?`,
    ([first, second, length]) => {
      const words = `${first} ${second ?? ''}`
      const feasts: Feast[] = []
      if (/설|구정|명절/.test(words)) feasts.push('SEOLLAL')
      if (/추석|한가위|명절/.test(words)) feasts.push('CHUSEOK')
      return { kind: 'FEAST', feasts, isWhole: length?.startsWith('연휴') ?? false }
    },
  ],
  [String.raw`(?:브레이크|break) ?(?:타임|time)? ?(?:없음|없이|x(?![a-z]))`, null],
  [String.raw`브레이크 ?타임|break ?time|휴게 ?시간|휴식 ?시간|준비 ?시간|쉬는 ?시간|재료 ?준비(?: ?시간)?`, 'BREAK'],
  [
    String.raw`(까지 ?)?(?:입장|매표|주문|접수|발권|입산)(?: ?가능| ?하셔야 합니다| ?해야 함)?(?! ?시간)`,
    ([until]) => ({ kind: 'LAST', isWeak: true, hasUntil: until !== undefined }),
  ],
  [String.raw`연중 ?무휴|무휴|(?:휴무|휴무일|휴일|쉬는 ?날) ?없음|연중 ?운영|연중 ?영업`, 'NEVER'],
  [String.raw`(?:정기|매장)? ?(?:휴무|휴관|휴장|휴점)일?|쉬는 ?날|쉽니다|쉼|쉬어요|쉬어 ?갑니다`, 'REST'],
  ['제외', 'EXCEPT'],
  [String.raw`매일|everyday|daily`, 'DAILY'],
  [',', 'COMMA'],
  [
    String.raw`(?:영업|운영|이용|관람|개방|개장|오픈|개점)(?: ?시간)?(?:은|:)?|시간 ?(?=:)|까지|매주|점심(?! ?시간)|저녁(?! ?시간)|런치|디너|중식|석식|및|가능|정상 ?(?:영업|운영)|입니다|단(?=,| )|그리고`,
    null,
  ],
  ['(?<=[요월]일|무일|관일|장일|일날)[은는에]', null],
  [String.raw`[\s:·&/.※*!"'|]`, null],
]

const PATTERNS = READERS.map(([source, read]) => ({ pattern: new RegExp(source, 'iuy'), read }))

/** The most characters that are read: longer than any honest text about hours. */
const TEXT_MAX = 2000

/** Every page of a place, a list or a plan reads texts that were read before, letter by letter; so many of them are kept. */
const known = new Map<string, readonly Token[]>()
const KNOWN_MAX = 3000

/** Returns a text in its parts; what is not known is one of them. */
export function tokensOf(text: string): readonly Token[] {
  if (text.length > TEXT_MAX) return [UNKNOWN]
  const tokens = known.get(text) ?? readTokens(text)
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(text, tokens)
  return tokens
}

function readTokens(text: string): readonly Token[] {
  const words = plain(text)
  const tokens: Token[] = []
  for (let at = 0; at < words.length;) {
    let length = 0
    for (const { pattern, read } of PATTERNS) {
      pattern.lastIndex = at
      const match = pattern.exec(words)
      if (match === null || match[0] === '') continue
      length = match[0].length
      if (typeof read === 'string') tokens.push({ kind: read })
      else if (read !== null) tokens.push(read(match.slice(1), match[0]))
      break
    }
    if (length === 0) tokens.push(UNKNOWN)
    at += length || 1
  }
  // Such words say nothing by themselves, as 매주 does without its day.
  if (tokens.length === 0 && words !== '') return [UNKNOWN]
  return tokens
}
