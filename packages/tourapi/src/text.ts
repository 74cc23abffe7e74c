import { compile } from 'html-to-text'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
/** Is compiled once, which takes longer than most texts do. */
const toText = compile({
  wordwrap: false,
  preserveNewlines: true,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
  ],
})
const TAG = /<\/?[a-z][^>]*>/i
/** The pattern of all control characters but the line feed: a terminal would obey them, and PostgreSQL takes no zero. */
const CONTROL = /(?!\n)\p{Cc}/gu

/** Returns HTML as plain text with its paragraphs; null when nothing is left. */
export function plainText(html: string): string | null {
  const text = toText(html)
  // Some fields are escaped twice: <br> comes as &lt;br&gt;.
  const plain = TAG.test(text) ? toText(text) : text
  const lines = plain
    .replace(CONTROL, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
  return (
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .normalize('NFC') || null
  )
}

/** Returns plain text in one line; breaks become commas. */
export function oneLine(html: string): string | null {
  return plainText(html)?.replace(/[,;]?\n+/g, ', ') ?? null
}

/** Returns a title without brackets: '성산일출봉 [유네스코 세계자연유산]' is shown as 성산일출봉; one that begins with a bracket stays as it is. */
export function titleOf(html: string): string | null {
  const title = plainText(html)?.replace(/\n+/g, ' ') ?? ''
  return /^[^[(（［【]+/.exec(title)?.[0].trim() || title || null
}

const PHONE = /(?<!\d)(?:(0\d{1,3})[-).\s]{0,2}(\d{3,4})[-.\s]?(\d{4})|(1[5-8]\d{2})[-.\s]?(\d{4}))(?!\d)/

/** Returns the first phone number of a field, which may hold two and words around them. */
export function phoneOf(html: string): string | null {
  const groups = PHONE.exec(plainText(html) ?? '')?.slice(1)
  return groups?.filter((group) => group !== undefined).join('-') ?? null
}

/** Returns the first https address of a field that holds links or bare addresses. */
export function homepageOf(html: string): string | null {
  const candidates = html.replaceAll('&amp;', '&').match(/\bhttps:\/\/[^\s<>"']+/gi) ?? []
  return candidates.find((candidate) => URL.canParse(candidate) && new URL(candidate).username === '') ?? null
}
