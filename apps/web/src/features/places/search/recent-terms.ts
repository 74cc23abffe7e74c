import { RECENT_SEARCHES_MAX } from '@honjeo/contract/values/limits'
import { useState } from 'react'
import { readJson, writeJson } from '#lib/device/storage.ts'

/** Returns a term as it is searched for and kept: without spaces around it, single ones within. */
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

const KEY = 'recent-searches'

function isTerms(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

/** What was searched for on this device, newest first. */
export function useRecentTerms() {
  const [terms, setTerms] = useState(() => readJson(KEY, [], isTerms))

  function save(next: string[]) {
    setTerms(next)
    writeJson(KEY, next)
  }

  return {
    terms,
    add: (term: string) => save(addRecentTerm(terms, term)),
    remove: (term: string) => save(removeRecentTerm(terms, term)),
    clear: () => save([]),
  }
}
