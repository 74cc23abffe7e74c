import { RECENT_SEARCHES_MAX } from '@honjeo/contract/values/limits'

/** As it is searched for and kept: without spaces around it, single ones within. */
export function normaliseTerm(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ')
}

/** The term at the front, once; the oldest beyond the limit falls off. */
export function addRecentTerm(terms: readonly string[], term: string): string[] {
  return [term, ...removeRecentTerm(terms, term)].slice(0, RECENT_SEARCHES_MAX)
}

export function removeRecentTerm(terms: readonly string[], term: string): string[] {
  return terms.filter((each) => each !== term)
}
