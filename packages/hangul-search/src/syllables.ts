/** The first syllable by Unicode 3.12: 가 and behind it 19 initials × 21 medials × 28 finals, in that order. */
const FIRST = 0xac00
const INITIALS = 19
const MEDIALS = 21
const FINALS = 28

type Parts = readonly [initial: number, medial: number, final: number]

/** Returns the three parts of a syllable as numbers; null for any other letter. */
export function partsOf(letter: string): Parts | null {
  const index = letter.charCodeAt(0) - FIRST
  if (!(index >= 0 && index < INITIALS * MEDIALS * FINALS)) return null
  return [Math.floor(index / (MEDIALS * FINALS)), Math.floor(index / FINALS) % MEDIALS, index % FINALS]
}

const syllable = ([initial, medial, final]: Parts) =>
  String.fromCharCode(FIRST + (initial * MEDIALS + medial) * FINALS + final)

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Returns a syllable and all that differ from it in one part: 에 → 애, 레, 엘 … */
export function neighboursOf(letter: string): string[] {
  const parts = partsOf(letter)
  if (!parts) return [letter]
  const [initial, medial, final] = parts
  const neighbours = [
    ...upTo(INITIALS).map((i) => syllable([i, medial, final])),
    ...upTo(MEDIALS).map((i) => syllable([initial, i, final])),
    ...upTo(FINALS).map((i) => syllable([initial, medial, i])),
  ]
  return [...new Set(neighbours)]
}
