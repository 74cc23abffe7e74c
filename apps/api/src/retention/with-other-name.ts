import { COMMENT_MAX } from '@honjeo/contract/values/limits'

interface OtherName {
  /** The names that are replaced; nicknames are letters and digits alone. */
  names: readonly string[]
  by: string
  /** The names, of today and before, of all whom the text calls. */
  mentioned: readonly string[]
}

/** Returns a text that calls members by name, with one of them called by another name. */
export function withOtherName(text: string, { names, by, mentioned }: OtherName): string {
  // The longest comes first: of two names one may begin with the other.
  const known = [...new Set([...mentioned, ...names])].toSorted((a, b) => b.length - a.length)
  const calls = new RegExp(`@(${known.join('|')})`, 'g')
  const renamed = text.replace(calls, (call, name: string) => (names.includes(name) ? `@${by}` : call))
  return Array.from(renamed).slice(0, COMMENT_MAX).join('')
}
