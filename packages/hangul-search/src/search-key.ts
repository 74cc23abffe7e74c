/** The letters that a search compares; the function `search_key` of the database keeps the same, of titles and addresses. */
const LETTERS = '0-9A-Za-z가-힣ㄱ-ㅣぁ-ヿ一-鿿'
const LETTER = new RegExp(`[${LETTERS}]`)
const OTHERS = new RegExp(`[^${LETTERS}]`, 'g')

/** Returns letters and digits only, lower case. Only Latin ones have a case, so nothing depends on a language. */
export const searchKey = (text: string) => text.normalize('NFC').replace(OTHERS, '').toLowerCase()

/** Returns where each letter of a text's key comes from in the text, in UTF-16 code units. */
export const keyPositions = (text: string) =>
  text.split('').flatMap((unit, position) => (LETTER.test(unit) ? [position] : []))
