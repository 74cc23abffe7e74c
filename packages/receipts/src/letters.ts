import { disassemble } from 'es-hangul'

/**
 * Returns letters and digits alone, in one form and case. It uses NFKC, never NFKD: that takes syllables apart into jamo outside 가-힣, every Korean
 * name would come out empty, and an empty name is found on any receipt.
 */
export const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^0-9a-z가-힣]/g, '')

/** Returns letters with their syllables taken apart, so that a misread vowel is one fault and not a whole syllable. */
export const jamoOf = (text: string) => disassemble(lettersOf(text))
