import { toReading, type Reading } from './reading.ts'
import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul'

const LATIN = /[A-Za-z]/
const SMALL_LATIN = /[a-z]/
/** Latin words typed as Hangul hardly ever make whole syllables only. */
const JAMO = /[ㄱ-ㅣ]+/g

/** What the same keys would have written with the keyboard in the other language, where that is a question at all. */
function onOtherKeyboard(text: string): string[] {
  if (LATIN.test(text)) {
    // All in capitals is Caps Lock, which a Korean keyboard has no use for; single ones are ㅃ, ㅉ, ㄸ …
    return [convertQwertyToHangul(SMALL_LATIN.test(text) ? text : text.toLowerCase())]
  }
  if (!text.match(JAMO)) return []
  // Either all of it (해ㅐ힏 → google), or a foreign part alone (ㅈㄷ호텔 → we호텔).
  const all = convertHangulToQwerty(text)
  const jamo = text.replace(JAMO, convertHangulToQwerty)
  return [...new Set([all.toLowerCase(), jamo.toLowerCase()])]
}

/** How a query can be understood, the likeliest first: as it was typed, then as with the other keyboard. None of emoji. */
export const readingsOf = (query: string): Reading[] =>
  [query, ...onOtherKeyboard(query)].map(toReading).filter((reading) => reading !== null)
