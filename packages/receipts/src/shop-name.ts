import { likeness } from './likeness.ts'
import { jamoOf, lettersOf } from './letters.ts'

/** A name as it may be printed. */
export interface Spelling {
  length: number
  jamo: string
}

/** Words around a shop's name that are no part of it: forms of companies and the labels of the line. */
const FRAME = /주식회사|유한회사|농업회사법인|\((?:주|유)\)|가맹점명?|매장명?|상호명?|업소명|점포명|본점|지점|매표소/g
const BRACKETS = /[[(].*?[\])]/g
const ISLAND = /^(?:제주|서귀포)\s*|\s*(?:제주|서귀포)$/

const unframed = (text: string) => text.normalize('NFKC').replaceAll(FRAME, '')

/** Returns a line of the paper in jamo, without what frames a name. */
export const printedNameOf = (line: string) => jamoOf(unframed(line))

/** Returns how shops print what the catalogue calls `title`: without brackets, without the island's name, with two words swapped. */
export function spellingsOf(title: string): Spelling[] {
  const plain = unframed(title.normalize('NFKC').replaceAll(BRACKETS, ' ')).trim()
  const words = plain.split(/\s+/)
  const forms = [plain, plain.replace(ISLAND, ''), ...(words.length === 2 ? [words.toReversed().join('')] : [])]
  const spellings = new Set(forms.map(lettersOf).filter(({ length }) => length >= 2))
  return [...spellings].map((letters) => ({ length: letters.length, jamo: jamoOf(letters) }))
}

/** Returns the best likeness that a spelling of at least `length` letters reaches in a line. */
export function nameLikeness(spellings: readonly Spelling[], lines: readonly string[], length = 2): number {
  const scores = spellings
    .filter((spelling) => spelling.length >= length)
    .flatMap(({ jamo }) => lines.map((line) => likeness(jamo, line)))
  return Math.max(0, ...scores)
}

/** The likeness to a long name that no other place's receipt reaches by chance. */
const LONG = { length: 5, likeness: 0.88 }
const SHORT = { length: 4, likeness: 0.92 }

/** Whether the name alone identifies the place; `margin` asks for less. */
export const isNameUnmistakable = (spellings: readonly Spelling[], lines: readonly string[], margin = 0) =>
  [LONG, SHORT].some((rule) => nameLikeness(spellings, lines, rule.length) >= rule.likeness - margin)
