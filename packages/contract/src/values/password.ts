import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts'

export type PasswordProblem = 'LENGTH' | 'VARIETY' | 'EMAIL' | 'COMMON'

/** The rule both sides can judge: length, two of letters, digits and symbols, not the e-mail. Common passwords only the server knows. */
export function passwordProblem(password: string, email = ''): PasswordProblem | null {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return 'LENGTH'
  const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  if (kinds < 2) return 'VARIETY'
  const lower = password.toLowerCase()
  const [local = ''] = email.toLowerCase().split('@')
  if (email !== '' && (lower === email.toLowerCase() || lower === local)) return 'EMAIL'
  return null
}
