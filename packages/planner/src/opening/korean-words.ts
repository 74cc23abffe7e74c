const WEEKDAY_LETTERS = '일월화수목금토'
const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/첫\s*째|첫\s*번째|(?<!\d)1\s*(?:째|번째|주)/, 1],
  [/둘\s*째|두\s*번째|(?<!\d)2\s*(?:째|번째|주)/, 2],
  [/셋\s*째|세\s*번째|(?<!\d)3\s*(?:째|번째|주)/, 3],
  [/넷\s*째|네\s*번째|(?<!\d)4\s*(?:째|번째|주)/, 4],
  [/다섯\s*째|(?<!\d)5\s*(?:째|번째|주)/, 5],
  [/마지막/, -1],
]

/** Line breaks of HTML as such, other tags gone, one blank for many, and one sign for each of the many dashes and dots. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/<\s*br\s*\/?\s*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&nbsp;/g, ' ')
    .replaceAll(/[~∼〜–—−‐‑-]+/g, '~')
    .replaceAll(/[·・ㆍ∙•]/g, '·')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .replaceAll(/[ \n]?~[ \n]?/g, '~')
    .trim()
}

/** 0 Sunday – 6 Saturday, from 월요일, 월·화, 월~금, 평일 and 주말. */
export function weekdaysIn(text: string): number[] {
  const found = new Set<number>()
  if (/평일|주중/.test(text)) for (const weekday of [1, 2, 3, 4, 5]) found.add(weekday)
  if (/주말/.test(text)) for (const weekday of [6, 0]) found.add(weekday)
  for (const [, first, last] of text.matchAll(
    /([일월화수목금토])(?:요일)? ?~ ?([일월화수목금토])(?:요일)?(?![가-힣])/g,
  )) {
    const from = WEEKDAY_LETTERS.indexOf(first!)
    const days = (WEEKDAY_LETTERS.indexOf(last!) - from + 7) % 7
    for (let day = 0; day <= days; day += 1) found.add((from + day) % 7)
  }
  for (const [run] of text.matchAll(
    /(?<![가-힣\d])[일월화수목금토](?: ?[,·/및] ?[일월화수목금토])*(?:요일|(?![가-힣]| ?\d+ ?회))/g,
  )) {
    for (const letter of run.replaceAll('요일', '')) {
      const weekday = WEEKDAY_LETTERS.indexOf(letter)
      if (weekday !== -1) found.add(weekday)
    }
  }
  return [...found].toSorted((a, b) => a - b)
}

/** Which weeks of a month: 1 for 첫째, −1 for 마지막; null where none is named. */
export function weeksIn(text: string): number[] | null {
  const weeks = ORDINALS.filter(([pattern]) => pattern.test(text)).map(([, week]) => week)
  return weeks.length === 0 ? null : weeks
}

/** Months 1–12 from 3월~10월, 3~10월, 7, 8월, 하절기 and 동절기; null where none is named. */
export function monthsIn(text: string): number[] | null {
  const range = /(\d{1,2}) ?월? ?(?:\d{1,2}일)? ?~ ?(?:다음 ?해|익년|이듬해)? ?(\d{1,2}) ?월/.exec(text)
  if (range !== null) return monthsBetween(Number(range[1]), Number(range[2]))
  const list = /((?:\d{1,2} ?월?[,·/] ?)*)(\d{1,2}) ?월(?!요일)/.exec(text)
  const named = list === null ? [] : [...list[0].matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits))
  const months = named.filter((month) => month >= 1 && month <= 12)
  if (months.length > 0) return months
  // As the sights of the province use the words.
  if (/하절기|하계|여름/.test(text)) return monthsBetween(3, 10)
  if (/동절기|동계|겨울/.test(text)) return monthsBetween(11, 2)
  return null
}

function monthsBetween(first: number, last: number): number[] | null {
  if (first < 1 || first > 12 || last < 1 || last > 12) return null
  const count = ((last - first + 12) % 12) + 1
  return Array.from({ length: count }, (_, index) => ((first - 1 + index) % 12) + 1)
}
