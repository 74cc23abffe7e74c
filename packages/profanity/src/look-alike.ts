import { RESERVED_NICKNAMES } from '@honjeo/contract/values/nickname'
import unhomoglyph from 'unhomoglyph'

/** The accents of Latin, Greek and Cyrillic; marks of other scripts distinguish letters and stay. */
const ACCENTS = /[\u0300-\u036f]/g

/**
 * Returns a nickname as the eye takes it: case, accents and letters that look the same (Unicode's confusables.txt, by
 * unhomoglyph) make no difference, nor do 0 and O, or 1, l and I.
 */
export const lookAlikeFold = (nickname: string): string =>
  unhomoglyph(nickname.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase())
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replaceAll('i', 'l')

const RESERVED = RESERVED_NICKNAMES.map(lookAlikeFold)
/** The letters that digits are read as within a word (St4ff); a fold has taken 0 and 1 already. */
const READ_AS: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }
/** The numbers that count as whole names only: letters of many words look like these (hill2). */
const EMERGENCY_NUMBERS = new Set(['112', '119'].map(lookAlikeFold))

/** The pattern of Korean names of that kind, also where they are written in Chinese characters (운영者). */
const IN_HANJA = /[운運][영營営][자者진陣]|[관管][리理][자者]|[공公][식式]|[익匿][명名]/

/** Whether a nickname looks like one that speaks for Honjeo (0perator), or is read like one. */
export function looksReserved(nickname: string): boolean {
  const fold = lookAlikeFold(nickname)
  const read = fold.replace(/[34578]/g, (digit) => READ_AS[digit]!)
  return (
    IN_HANJA.test(nickname) ||
    EMERGENCY_NUMBERS.has(fold) ||
    RESERVED.some((word) => fold.includes(word) || read.includes(word))
  )
}
