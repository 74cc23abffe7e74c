import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts'

export type PasswordProblem = 'LENGTH' | 'VARIETY' | 'EMAIL' | 'CONTEXT' | 'COMMON'

/** The words that guessers of this service's passwords try first, beside what a member is called. */
const CONTEXT_WORDS = ['honjeo', '혼저', '혼저옵서예', '혼행', 'jeju', '제주', '제주도']
/** The number of letters beside such words that make a password hard to guess. */
const OTHER_LETTERS_MIN = 4
const WORD_MIN = 2

interface Owner {
  email?: string
  nickName?: string
}

/**
 * The rule both sides can judge: length, two of letters, digits and symbols, not the e-mail, and more than words that everybody
 * would think of. Common passwords only the server knows.
 */
export function passwordProblem(password: string, { email = '', nickName = '' }: Owner = {}): PasswordProblem | null {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return 'LENGTH'
  const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  if (kinds < 2) return 'VARIETY'
  const lower = password.toLowerCase()
  const address = email.toLowerCase()
  const [local = ''] = address.split('@')
  if (address !== '' && (lower === address || lower === local)) return 'EMAIL'
  return isOfContext(lower, [...CONTEXT_WORDS, local, nickName.toLowerCase()]) ? 'CONTEXT' : null
}

function isOfContext(password: string, words: readonly string[]): boolean {
  const known = words.filter((word) => word.length >= WORD_MIN).toSorted((one, other) => other.length - one.length)
  const rest = known.reduce((text, word) => text.replaceAll(word, ' '), password)
  return rest !== password && rest.replaceAll(/[^\p{L}]/gu, '').length < OTHER_LETTERS_MIN
}
