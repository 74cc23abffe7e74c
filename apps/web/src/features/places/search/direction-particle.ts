const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const FINALS = 28
const RIEUL = 8

/** Latin letters and digits that are read with a final consonant other than rieul. */
const CLOSED = /[mn036]$/i

/** Whether the particle of direction after the word is the short one: after a vowel or rieul, as the word is read in Korean. */
export function takesShortDirection(word: string): boolean {
  const code = word.normalize('NFC').at(-1)?.charCodeAt(0) ?? 0
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return !CLOSED.test(word)
  const final = (code - FIRST_SYLLABLE) % FINALS
  return final === 0 || final === RIEUL
}
