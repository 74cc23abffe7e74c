import { appError } from './errors.ts'

const BEARER = /^Bearer(?: +(\S*))? *$/i

/** The token of an Authorization header; null when there is none. Anything but `Bearer …` is AUTH4013. */
export function bearerToken(header: string | undefined): string | null {
  if (header === undefined || header === '') return null
  const match = BEARER.exec(header)
  if (!match) throw appError('AUTH4013')
  return match[1] || null
}
