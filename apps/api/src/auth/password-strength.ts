import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { convertHangulToQwerty, romanize } from 'es-hangul'
import { KOREAN_WORDS } from './korean-words.ts'

/** Why a password is guessed soon. */
export type Weakness = 'OWN_WORDS' | 'KEY_PATTERN' | 'REPEAT' | 'SEQUENCE' | 'DATE' | 'KNOWN_WORDS' | 'GUESSABLE'

/** Of zxcvbn's four: at least a hundred million guesses. */
const SCORE_MIN = 3
/** So many keys are judged: what the estimate takes grows with the square of them, 12 ms of one core for the worst of 32. */
const KEYS_MAX = 32
const WORD_MIN = 2
const WORDS = 'words-ko'

/**
 * A Hangul password is judged by the keys it is typed with: they are what a keyboard walk is seen in, and each of them, not each
 * syllable, is one of a few.
 */
const keysOf = (text: string) => convertHangulToQwerty(text)
const withKeys = (words: readonly string[]) => [...new Set(words.flatMap((word) => [word, keysOf(word)]))]

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, [WORDS]: withKeys(KOREAN_WORDS) },
  graphs: adjacencyGraphs,
  maxLength: KEYS_MAX,
  // By default a hundred readings of `4` as a and `$` as s are tried, which takes half a second.
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

/** What a member is called, and its parts; whoever knows them guesses with those first. */
function wordsOf(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => [text, ...text.split('@'), ...text.split(/[^\p{L}\p{N}]+/u)])
  const given = texts.filter((text) => /^[가-힣]{3,4}$/.test(text)).map((text) => text.slice(1))
  const written = [...parts, ...given].flatMap((word) => [word, romanize(word)])
  return withKeys(written.map((word) => word.toLowerCase())).filter((word) => word.length >= WORD_MIN)
}

/** Why a password is guessed too soon, by an estimate of how many guesses it takes; null for a good one. */
export function passwordWeakness(password: string, ownTexts: readonly string[]): Weakness | null {
  const { score, sequence, feedback } = estimator.check(keysOf(password).slice(0, KEYS_MAX), wordsOf(ownTexts))
  if (score >= SCORE_MIN) return null
  const dictionaries = new Set(sequence.map((match) => match['dictionaryName'] as unknown))
  if (dictionaries.has('userInputs')) return 'OWN_WORDS'
  if (dictionaries.has(WORDS)) return 'KNOWN_WORDS'
  return BY_WARNING[feedback.warning ?? ''] ?? 'GUESSABLE'
}
