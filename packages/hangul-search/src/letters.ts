import { canBeChoseong, combineCharacter, disassemble, disassembleCompleteCharacter } from 'es-hangul'

/** One letter of a query: what it may mean in a text. */
export interface Letter {
  /** The letter as part of a regular expression that PostgreSQL and JavaScript read alike; letters and ranges, so nothing to escape. */
  source: string
  /** The only letter it means; null where it means several. */
  exact: string | null
  /** The beginning that all of those share: the initial consonant, or the letter itself where it is no syllable. */
  initial: string
}

/** The ends of a title, as its indexed pieces mark them. */
export const START: Letter = { source: '^', exact: '^', initial: '^' }
export const END: Letter = { source: '$', exact: '$', initial: '$' }

/** The number of final consonants in the order of Unicode: a syllable's forms with each of them follow the one without. */
const FINALS = 28

const exactly = (letter: string): Letter => ({
  source: letter,
  exact: letter,
  initial: disassembleCompleteCharacter(letter)?.choseong ?? letter,
})

/** ㅎ means every syllable from 하 to 힣, or itself in a name that is written so. */
const startingWith = (consonant: string): Letter => ({
  source: `[${combineCharacter(consonant, 'ㅏ')}-${combineCharacter(consonant, 'ㅣ', 'ㅎ')}${consonant}]`,
  exact: null,
  initial: consonant,
})

/** Returns the letters of a key: lone consonants are initials, and ㄳ, as a phone writes ㄱㅅ, is two of them. */
export function toLetters(key: string): Letter[] {
  return Array.from(key).flatMap((letter) =>
    disassembleCompleteCharacter(letter)
      ? [exactly(letter)]
      : Array.from(disassemble(letter), (part) => (canBeChoseong(part) ? startingWith(part) : exactly(part))),
  )
}

/** The last letter while its syllable is still being typed: 사 may become 산. */
export interface Unfinished {
  letters: Letter[]
  /** Pieces of a text of which it must have one. */
  anyOf: string[]
}

/** Returns what a key may be on its way to; null where its last letter is no syllable. */
export function toUnfinished(key: string): Unfinished | null {
  const last = key.slice(-1)
  const syllable = disassembleCompleteCharacter(last)
  if (!syllable) return null
  const { choseong, jungseong, jongseong } = syllable
  const before = key.slice(0, -1)
  if (jongseong !== '') {
    // The final consonant begins the next syllable: 한랏 → 한라ㅅ, and of 닭 the ㄱ alone.
    const opened = combineCharacter(choseong, jungseong, jongseong.slice(0, -1))
    return { letters: toLetters(before + opened + jongseong.slice(-1)), anyOf: [] }
  }
  const forms = Array.from({ length: FINALS }, (_, final) => String.fromCharCode(last.charCodeAt(0) + final))
  const letters = toLetters(before)
  const previous = letters.at(-1)?.exact ?? ''
  return {
    letters: [...letters, { source: `[${forms[0]}-${forms.at(-1)}]`, exact: null, initial: choseong }],
    anyOf: forms.map((form) => previous + form),
  }
}

export const sourceOf = (letters: readonly Letter[]) => letters.map(({ source }) => source).join('')

/** Whether each letter means itself alone. */
export const isExact = (letters: readonly Letter[]) => letters.every(({ exact }) => exact !== null)
