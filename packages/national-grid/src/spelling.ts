/** The digits as one reads numbers out on the phone: `공` for nought, which cannot be taken for another. */
const DIGITS = '공일이삼사오육칠팔구'

const SOUNDS: Record<string, string> = { 가: 'Ga', 나: 'Na', 다: 'Da', 라: 'Ra', 마: 'Ma', 바: 'Ba', 사: 'Sa', 아: 'A' }

/** Returns a number of the grid as a Korean reads it out: `다나 0968 8599` is `다나 · 공구육팔 · 팔오구구`. */
export function spellGridNumber(number: string): string {
  return number.replaceAll(/\d/g, (digit) => DIGITS.charAt(Number(digit))).replaceAll(' ', ' · ')
}

/** Returns the number for those who do not read Hangul: `Da Na 0968 8599`. */
export function soundGridNumber(number: string): string {
  return number.replaceAll(/[가-힣]/g, (letter) => `${SOUNDS[letter] ?? letter} `).replaceAll(/ {2,}/g, ' ')
}

/** The digits as they sound in Korean. */
const DIGIT_SOUNDS = ['gong', 'il', 'i', 'sam', 'sa', 'o', 'yuk', 'chil', 'pal', 'gu']

/** Returns the number as a caller who reads no Hangul says it on the phone: `Da Na · gong gu yuk pal · pal o gu gu`. */
export function pronounceGridNumber(number: string): string {
  const [letters = '', ...digits] = number.split(' ')
  const said = digits.map((four) =>
    four.replaceAll(/\d/g, (digit) => `${DIGIT_SOUNDS[Number(digit)] ?? digit} `).trim(),
  )
  return [soundGridNumber(letters).trim(), ...said].join(' · ')
}
