const WEEKDAY_LETTERS = '일월화수목금토'
const LETTER = `[${WEEKDAY_LETTERS}]`

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' }

const decoded = (text: string) =>
  text.replaceAll(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,4}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole
      return String.fromCodePoint(Math.min(decimal === undefined ? parseInt(hex!, 16) : Number(decimal), 0x10_ff_ff))
    },
  )

/** Returns a text with line breaks for those of HTML, without other tags, and with one blank or sign for many blanks, dashes and dots. */
export function plain(text: string): string {
  // Some fields of the tourism service are escaped twice.
  return decoded(decoded(text))
    .normalize('NFKC')
    .replaceAll(/<\s*br\s*\/?\s*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/(^|\n)[^\S\n]*[-–—•·*※▶▷■□●○◎◆◇★☆]+/g, '$1')
    .replaceAll(/[~∼〜–—−‐‑-]+/g, '~')
    .replaceAll(/[·・ㆍ∙•]/g, '·')
    .replaceAll(/[【〔「『{<]/g, '(')
    .replaceAll(/[】〕」』}>]/g, ')')
    .replaceAll(/[、，]/g, ',')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .replaceAll(/[ \n]?~[ \n]?/g, '~')
    .trim()
}

const NAMED = `${LETTER}요일`
/** The source of a pattern for 월요일, 월~금, 월·화요일 and, where nothing but a weekday can be meant, 월. */
export const DAY_LIST = String.raw`(?:${NAMED}|(?<![가-힣\d])${LETTER}(?= ?[~,·/&] ?${LETTER}(?:요일|(?![가-힣]))))(?: ?[~,·/&] ?(?:${NAMED}|${LETTER}(?![가-힣])))*|(?<![가-힣\d])${LETTER}(?= ?:? ?\d{1,2} ?:| ?(?:휴무|휴관|휴장)|[)\n]|$)`

/** Returns the weekdays of such a list, 0 Sunday – 6 Saturday; null where one is named twice. */
export function daysIn(list: string): number[] | null {
  const found: number[] = []
  for (const [, first, last] of list.matchAll(new RegExp(`(${LETTER})(?:요일)?(?: ?~ ?(${LETTER})(?:요일)?)?`, 'g'))) {
    const from = WEEKDAY_LETTERS.indexOf(first!)
    const count = last === undefined ? 0 : (WEEKDAY_LETTERS.indexOf(last) - from + 7) % 7
    for (let day = 0; day <= count; day += 1) found.push((from + day) % 7)
  }
  return new Set(found).size === found.length ? found : null
}

/** Returns the months 1–12 from the first to the last, over the turn of the year; null where one of them is none. */
export function monthsBetween(first: number, last: number): number[] | null {
  if (first < 1 || first > 12 || last < 1 || last > 12) return null
  const count = ((last - first + 12) % 12) + 1
  return Array.from({ length: count }, (_, index) => ((first - 1 + index) % 12) + 1)
}
