import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { convertHangulToQwerty, romanize } from 'es-hangul'
import { JEJU_WORDS } from './jeju-words.ts'
import { KOREAN_WORDS } from './korean-words.ts'

/** The reason why a password is easy to guess. */
export type Weakness = 'OWN_WORDS' | 'KEY_PATTERN' | 'REPEAT' | 'SEQUENCE' | 'DATE' | 'KNOWN_WORDS' | 'GUESSABLE'

/** The lowest accepted score of zxcvbn (0 to 4): at least a hundred million guesses. */
const SCORE_MIN = 3
/** The number of keys that are judged: the estimate's time grows with their square, up to 12 ms of one core for 32. */
const KEYS_MAX = 32
const WORD_MIN = 2
const WORDS = 'words-ko'

/**
 * Returns the keys that a password is typed with. Hangul is judged by its keys, since they show keyboard walks, and
 * each of them is one of few, unlike each syllable.
 */
const keysOf = (text: string) => convertHangulToQwerty(text)
const withKeys = (words: readonly string[]) => [...new Set(words.flatMap((word) => [word, keysOf(word)]))]
const withLatin = (words: readonly string[]) => words.flatMap((word) => [word, romanize(word)])

const KNOWN = withKeys(withLatin([...KOREAN_WORDS, ...JEJU_WORDS]))
const ALONE = new Set(KNOWN.map((word) => word.toLowerCase()))
/** More digits and symbols than this around a word are no number that comes to mind. */
const AROUND_MAX = 8

/**
 * Whether a password is one known word, perhaps twice or beside the island's name, with digits and symbols around it. The
 * estimate takes three parts, however short, for a hundred million guesses.
 */
function isOneWord(keys: string): boolean {
  const letters = keys.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (keys.length - letters.length > AROUND_MAX) return false
  const half = letters.slice(0, letters.length / 2)
  const words = [letters, letters.replace(/^jeju|jeju$/, ''), half + half === letters ? half : letters]
  return words.some((word) => word.length >= WORD_MIN && ALONE.has(word))
}

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, [WORDS]: KNOWN },
  graphs: adjacencyGraphs,
  maxLength: KEYS_MAX,
  // By default zxcvbn tries a hundred readings of `4` as a and `$` as s, which takes half a second.
  l33tMaxSubstitutions: 8,
})

const BY_WARNING: Partial<Record<string, Weakness>> = {
  straightRow: 'KEY_PATTERN',
  keyPattern: 'KEY_PATTERN',
  simpleRepeat: 'REPEAT',
  extendedRepeat: 'REPEAT',
  sequences: 'SEQUENCE',
  recentYears: 'DATE',
  dates: 'DATE',
  topTen: 'KNOWN_WORDS',
  topHundred: 'KNOWN_WORDS',
  common: 'KNOWN_WORDS',
  similarToCommon: 'KNOWN_WORDS',
  wordByItself: 'KNOWN_WORDS',
}

/** Returns the member's names and their parts, which a person who knows the member guesses first. */
function wordsOf(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => [text, ...text.split('@'), ...text.split(/[^\p{L}\p{N}]+/u)])
  const given = texts.filter((text) => /^[가-힣]{3,4}$/.test(text)).map((text) => text.slice(1))
  return withKeys(withLatin([...parts, ...given]).map((word) => word.toLowerCase())).filter(
    (word) => word.length >= WORD_MIN,
  )
}

/** Returns why a password is too easy to guess, by an estimate of the number of guesses; null for a good one. */
export function passwordWeakness(password: string, ownTexts: readonly string[]): Weakness | null {
  const keys = keysOf(password).slice(0, KEYS_MAX)
  if (isOneWord(keys)) return 'KNOWN_WORDS'
  const { score, sequence, feedback } = estimator.check(keys, wordsOf(ownTexts))
  if (score >= SCORE_MIN) return null
  const dictionaries = new Set(sequence.map((match) => match['dictionaryName'] as unknown))
  if (dictionaries.has('userInputs')) return 'OWN_WORDS'
  if (dictionaries.has(WORDS)) return 'KNOWN_WORDS'
  return BY_WARNING[feedback.warning ?? ''] ?? 'GUESSABLE'
}
