import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul'
import { isExact, toLetters } from './letters.ts'
import { searchKey } from './search-key.ts'

const WORDS_MAX = 5
/** A word is divided where both parts have two letters or more. */
const PART_MIN = 2
const DIVIDED_MAX = 12

/** A query as it was understood; all but the text are keys, of letters and digits alone. */
export interface Reading {
  text: string
  /** The key of the whole query, as a title may hold it whatever the spaces. */
  key: string
  /** The words, each of which occurs somewhere: in the title, the address, the category or the keywords. */
  words: string[]
  /** The ways to cut a single word, such as 애월맛집, into two. */
  divisions: [string, string][]
}

const ISLAND = '제주'
/** Every place lies on the island, so its name narrows nothing; with 시 behind, it is the city's. */
const ISLAND_PREFIX = /^(?:제주특별자치도|제주도?(?!시))/

const withoutIsland = (word: string) => {
  const rest = word.replace(ISLAND_PREFIX, '')
  return rest.length === 1 ? word : rest
}

function wordsOf(text: string): string[] {
  const words = text.split(/[\s,]+/).map((word) => withoutIsland(searchKey(word)))
  const significant = [...new Set(words)].filter((word) => word !== '').slice(0, WORDS_MAX)
  return significant.length > 0 ? significant : [ISLAND]
}

function divisionsOf([word = '', ...others]: readonly string[]): [string, string][] {
  if (others.length > 0 || word.length > DIVIDED_MAX || !isExact(toLetters(word))) return []
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * PART_MIN + 1) }, (_, i) => i + PART_MIN)
  return cuts.map((cut) => [word.slice(0, cut), word.slice(cut)])
}

/** Returns null when nothing is left of a text that could be searched for, as of emoji and punctuation. */
function toReading(text: string): Reading | null {
  const key = searchKey(text)
  if (key === '') return null
  const words = wordsOf(text)
  return { text, key, words, divisions: divisionsOf(words) }
}

const LATIN = /[A-Za-z]/
const SMALL_LATIN = /[a-z]/
/** Latin words typed as Hangul hardly ever make whole syllables only. */
const JAMO = /[ㄱ-ㅣ]+/g

/** The library throws at vowels that make none together, as of `hotel`: no one meant Hangul by those. */
function typedInHangul(text: string): string | undefined {
  try {
    return convertQwertyToHangul(text)
  } catch {
    return undefined
  }
}

/** Returns what the same keys would have written with the keyboard in the other language, where that is a question at all. */
function onOtherKeyboard(text: string): string[] {
  if (LATIN.test(text)) {
    // All in capitals is Caps Lock, which a Korean keyboard has no use for; single ones are ㅃ, ㅉ, ㄸ …
    const hangul = typedInHangul(SMALL_LATIN.test(text) ? text : text.toLowerCase())
    return hangul === undefined ? [] : [hangul]
  }
  if (!text.match(JAMO)) return []
  // The text was typed wrongly either as a whole (해ㅐ힏 → google), or in a foreign part alone (ㅈㄷ호텔 → we호텔).
  const all = convertHangulToQwerty(text)
  const jamo = text.replace(JAMO, convertHangulToQwerty)
  return [...new Set([all.toLowerCase(), jamo.toLowerCase()])]
}

/** Returns how a query can be understood, the likeliest first: as it was typed, then as with the other keyboard. None of emoji. */
export const readingsOf = (query: string): Reading[] =>
  [query, ...onOtherKeyboard(query)].map(toReading).filter((reading) => reading !== null)
