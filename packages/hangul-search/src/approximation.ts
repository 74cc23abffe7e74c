import { gramsOf } from './grams.ts'
import { toLetters } from './letters.ts'
import type { Reading } from './reading.ts'
import { neighboursOf } from './syllables.ts'

const LENGTH_MAX = 20
/** The length of a word from which a letter may also be one too many. */
const SUPERFLUOUS_FROM = 4
/** The length of words of other letters: Latin letters and digits say less than syllables, and shorter words would be near to anything. */
const OTHERS_FROM = 5
const BLOCKS = 5
const SYLLABLES = /^[가-힣]+$/
const JAMO = /[ㄱ-ㅣ]/
const ANY = '[^ ]'

/**
 * The parts that a text must have to hold a word as it should have been typed: all pieces of one of the sets, and the pattern; null where the sets
 * say it all.
 */
export interface Approximation {
  word: string
  grams: string[][]
  source: string | null
}

const isHangul = (word: string) => SYLLABLES.test(word)
/** Whether a word has two syllables, of which one may be wrong in one part (에월 → 애월): few enough words to ask for each of them. */
const isPair = (word: string) => isHangul(word) && word.length === 2
const isLong = (word: string) => word.length >= (isHangul(word) ? 3 : OTHERS_FROM)

function neighboursOfPair(word: string): string[] {
  const [first = '', second = ''] = word
  return [
    ...neighboursOf(first).map((letter) => letter + second),
    ...neighboursOf(second).map((letter) => first + letter),
  ]
}

const gramsOfWord = (word: string) => gramsOf(toLetters(word))

/** Returns the pieces of the word without one of its blocks, in turn: one mistake spoils one of them and leaves the pieces of the others. */
function intactGrams(word: string): string[][] {
  const count = Math.min(word.length, BLOCKS)
  const bounds = Array.from({ length: count + 1 }, (_, i) => Math.round((i * word.length) / count))
  return bounds.slice(1).map((end, i) => {
    const sides = [word.slice(0, bounds[i]), word.slice(end)].filter((side) => side !== '')
    return sides.flatMap(gramsOfWord)
  })
}

/** Returns the approximation of a word with one letter wrong, missing or, in a longer word, too many. */
function ofMore(word: string): Approximation {
  const positions = Array.from(word, (_, i) => i)
  const patterns = [
    word,
    ...positions.map((i) => word.slice(0, i) + ANY + word.slice(i + 1)),
    ...positions.slice(1).map((i) => word.slice(0, i) + ANY + word.slice(i)),
    ...(word.length < SUPERFLUOUS_FROM ? [] : positions.map((i) => word.slice(0, i) + word.slice(i + 1))),
  ]
  return { word, grams: intactGrams(word), source: patterns.join('|') }
}

/** Returns the approximation of a word; `pieces` are those of `piecesToKnow` that places hold. */
function approximate(word: string, pieces: ReadonlySet<string>): Approximation {
  if (isLong(word)) return ofMore(word)
  if (!isPair(word) || pieces.has(word)) return { word, grams: [gramsOfWord(word)], source: word }
  const forms = neighboursOfPair(word).filter((form) => pieces.has(form))
  return { word, grams: forms.map((form) => [form]), source: null }
}

/** Whether a query can be searched for with a mistake in it: not when it is made of initials, or longer than a name. */
export const isFit = ({ key }: Reading) => key.length <= LENGTH_MAX && !JAMO.test(key)

/** Returns the words of two syllables that a query may have been meant for: which of them there are, `approximationsOf` needs to know. */
export const piecesToKnow = (reading: Reading) => waysOf(reading).flat().filter(isPair).flatMap(neighboursOfPair)

/** A text is near to a query when it is near to the whole, or to each of its words. */
const waysOf = ({ key, words }: Reading) => (words.length === 1 && words[0] === key ? [[key]] : [[key], words])

/**
 * Returns the ways in which a text can be near to a query: each a list of words it must nearly hold. None where words are too short for that, and
 * never many.
 */
export function approximationsOf(reading: Reading, pieces: ReadonlySet<string>): Approximation[][] {
  return waysOf(reading)
    .filter((way) => way.some((word) => isPair(word) || isLong(word)))
    .map((way) => way.map((word) => approximate(word, pieces)))
    .filter((way) => way.every(({ grams }) => grams.length > 0))
}
