import { appError } from './app-error.ts'

/** The pattern of a header after trimming, so that nothing can match in two ways: visitors may send 16 kB of spaces. */
const BEARER = /^Bearer(?: +(\S+))?$/i

/** Returns the token of an Authorization header; null when there is none. Anything but `Bearer …` is TOKEN_INVALID. */
export function bearerToken(header: string | undefined): string | null {
  if (header === undefined || header === '') return null
  const match = BEARER.exec(header.trimEnd())
  if (!match) throw appError('TOKEN_INVALID')
  return match[1] ?? null
}
