import { assemble } from 'es-hangul'

/** A term that is looked for, in small letters without anything between them. */
export interface ProfanityTerm {
  term: string
  /** True for a term that is harmless, though it holds a word that is not (시발점). */
  isAllowed: boolean
}

/** A text as it may be meant: its letters alone, and for each the word it is in. */
interface Reading {
  letters: string
  wordOf: readonly number[]
  /** Whether a word is one character only: such are set apart to hide what they say together (시 발). */
  isSingle: readonly boolean[]
}

interface Span {
  start: number
  end: number
}

const LETTERS = /[가-힣ㄱ-ㅎㅏ-ㅣa-z]/g
/** The pattern of all but letters and what parts words. */
const NO_LETTERS = /[^가-힣ㄱ-ㅎㅏ-ㅣa-z\s]+/g
const SPACE = /\s/
const SPACES = /\s+/g
const VISIBLE = /[\p{L}\p{N}]/gu
const NO_SYLLABLE = /[ㄱ-ㅎㅏ-ㅣa-z]/
const NO_SYLLABLES = /[ㄱ-ㅎㅏ-ㅣa-z]+/g
/** The pattern of short pieces: joining jamo costs the square of their number. */
const LOOSE_SYLLABLES = /[가-힣]?[ㄱ-ㅎㅏ-ㅣ]{1,12}/g
const JAMO_LETTER = /[ㄱ-ㅎㅏ-ㅣ]/
const CONSONANTS_ONLY = /^[ㄱ-ㅎ]+$/
/** The pattern of initials, as of a place's name (ㅂㅈㄹ), and not of laughter. */
const INITIAL = /[ㄱ-ㅊㅌ-ㅍ]/

type Way = (letters: string) => string

/** Consonants alone make no syllable: most loose jamo are laughter (ㅋㅋ). */
const assembleJamo = (jamo: string) => (CONSONANTS_ONLY.test(jamo) ? jamo : assemble(Array.from(jamo)))

const asTyped: Way = (letters) => letters
const assembled: Way = (letters) => letters.replace(LOOSE_SYLLABLES, assembleJamo)
const syllablesOnly: Way = (letters) => letters.replace(NO_SYLLABLES, '')

/**
 * Returns the ways to read letters that may differ. Digits and signs between letters are left out in each (시1발). Jamo
 * and Latin letters are what they are (ㅅㅂ), make syllables (ㅅㅣ발), or are in the way too (시ㅋ발).
 */
function waysOf(letters: string): readonly Way[] {
  if (!NO_SYLLABLE.test(letters)) return [asTyped]
  return JAMO_LETTER.test(letters) ? [asTyped, assembled, syllablesOnly] : [asTyped, syllablesOnly]
}

/** The jamo by their decomposition, which is what full and half width forms and the jamo of old keyboards come down to. */
const JAMO = new Map(
  Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ', (jamo) => [
    jamo.normalize('NFKC'),
    jamo,
  ]),
)
const OTHER_FORM = /[\uff01-\uff5e\uffa1-\uffdc\u1100-\u11ff]/
const OTHER_FORMS = /[\uff01-\uff5e\uffa1-\uffdc\u1100-\u11ff]/g

function usualLetter(letter: string): string {
  const plain = letter.normalize('NFKC')
  return JAMO.get(plain) ?? plain
}

/** Returns letters in the form they are usually typed in. To look first is quicker than to replace nothing. */
const usualForm = (text: string) => (OTHER_FORM.test(text) ? text.replace(OTHER_FORMS, usualLetter) : text)

function readingsOf(text: string): Reading[] {
  const words = usualForm(text).toLowerCase().split(/\s+/)
  const lettersOfWords = words.map((word) => (word.match(LETTERS) ?? []).join(''))
  const isSingle = words.map((word) => word.match(VISIBLE)?.length === 1)
  return waysOf(lettersOfWords.join('')).map((way) => {
    const read = lettersOfWords.map(way)
    return { letters: read.join(''), wordOf: read.flatMap((letters, i) => Array.from(letters, () => i)), isSingle }
  })
}

function spansOf(term: string, { letters }: Reading): Span[] {
  const spans: Span[] = []
  for (let start = letters.indexOf(term); start >= 0; start = letters.indexOf(term, start + 1)) {
    spans.push({ start, end: start + term.length })
  }
  return spans
}

const isWithinWord = ({ start, end }: Span, { wordOf }: Reading) => wordOf[start] === wordOf[end - 1]

/** Letters of several words say nothing together (다시 발견), unless each is a word of its own. */
const isOneSaying = (span: Span, reading: Reading) =>
  isWithinWord(span, reading) || reading.wordOf.slice(span.start, span.end).every((word) => reading.isSingle[word])

function isPartOfInitials({ start, end }: Span, { letters }: Reading): boolean {
  const beside = [letters[start - 1], letters[end]]
  return CONSONANTS_ONLY.test(letters.slice(start, end)) && beside.some((letter) => INITIAL.test(letter ?? ''))
}

/** What excuses a word has to be in that same word; what is set apart is excused by anything around it (다섯 시 발). */
const excuses = (allowed: Span, span: Span, reading: Reading) =>
  allowed.start <= span.start &&
  span.end <= allowed.end &&
  (isWithinWord(allowed, reading) || !isWithinWord(span, reading))

const withoutSpaces = (text: string) => (SPACE.test(text) ? text.replace(SPACES, '') : text)

/**
 * Returns all that terms are looked for in, to find out which of them occur. Each message of each room passes here, so
 * the text is read as a whole: word by word, as `readingsOf` does it, takes four to fifteen times as long.
 */
export function lettersOf(text: string): string {
  const letters = usualForm(text).toLowerCase().replace(NO_LETTERS, '')
  const read = waysOf(letters).map((way) => withoutSpaces(way(letters)))
  return [...new Set(read)].join(' ').trim()
}

/** Whether a text says any of the terms that are not allowed; `terms` are those that occur in its letters. */
export function isProfane(text: string, terms: readonly ProfanityTerm[]): boolean {
  return readingsOf(text).some((reading) => {
    const spans = (isAllowed: boolean) =>
      terms.filter((term) => term.isAllowed === isAllowed).flatMap(({ term }) => spansOf(term, reading))
    const allowed = spans(true)
    return spans(false).some(
      (span) =>
        isOneSaying(span, reading) &&
        !isPartOfInitials(span, reading) &&
        !allowed.some((harmless) => excuses(harmless, span, reading)),
    )
  })
}
