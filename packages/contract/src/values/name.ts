import { NAME_MAX } from './limits.ts'

const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}`
const WORD = String.raw`(?![가-힣]|${UNSEEN})\p{L}(?:(?![가-힣]|${UNSEEN})[\p{L}\p{M}'’·-])*\.?`

/**
 * A person's name: Hangul of up to six syllables once or twice (남궁 민수), or up to four words of other letters with the
 * marks of names (Anne-Marie O’Neil). Sentences and addresses do not match.
 */
export const NAME_PATTERN = String.raw`^(?=.{1,${NAME_MAX}}$)(?:[가-힣]{1,6}(?: [가-힣]{1,6})?|${WORD}(?: ${WORD}){0,3})$`
