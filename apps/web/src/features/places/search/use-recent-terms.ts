import { useState } from 'react'
import { readJson, writeJson } from '#lib/storage.ts'
import { addRecentTerm, removeRecentTerm } from './recent-terms.ts'

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
