import type { Db } from '../db/client.ts'
import { isProfane, lettersOf, type ProfanityTerm } from '@honjeo/profanity/profane-text'
import { listProfanityTerms } from './profanity.queries.ts'

/** A change by staff on another server counts here after this time at the latest. */
const FRESH_MS = 5000

/** Judges words from memory, since a query for each message of a room would be too much. */
export interface ProfanityFilter {
  /** Answers at once while the words are known. */
  isProfane(text: string): boolean | Promise<boolean>
  /** Makes the next text be judged by the words in the database; called when staff have changed them. */
  forget(): void
}

interface KnownTerms {
  /** The marks of letters, by their code unit, that are the first of a term. */
  isInitial: Uint8Array
  byInitial: ReadonlyMap<string, readonly ProfanityTerm[]>
}

function knownTerms(terms: readonly ProfanityTerm[]): KnownTerms {
  const isInitial = new Uint8Array(65_536)
  const byInitial = new Map<string, ProfanityTerm[]>()
  for (const each of terms) {
    const initial = each.term.charAt(0)
    isInitial[each.term.charCodeAt(0)] = 1
    byInitial.set(initial, [...(byInitial.get(initial) ?? []), each])
  }
  return { isInitial, byInitial }
}

/** Finds the terms by a loop: each message of each room passes here, and hardly any holds a term. */
function termsIn(letters: string, { isInitial, byInitial }: KnownTerms): ProfanityTerm[] {
  const found = new Set<ProfanityTerm>()
  for (let i = 0; i < letters.length; i++) {
    if (isInitial[letters.charCodeAt(i)] === 0) continue
    for (const each of byInitial.get(letters.charAt(i)) ?? []) if (letters.startsWith(each.term, i)) found.add(each)
  }
  return [...found]
}

export function createWords(db: Db): ProfanityFilter {
  let known: KnownTerms | null = null
  let knownAt = 0
  let changes = 0
  let asking: Promise<KnownTerms> | null = null

  async function ask(): Promise<KnownTerms> {
    const asked = changes
    const found = knownTerms(await listProfanityTerms(db))
    // An answer from before a change is not kept, as it may be outdated.
    if (asked === changes) {
      known = found
      knownAt = performance.now()
    }
    return found
  }

  function terms(): Promise<KnownTerms> | KnownTerms {
    if (known !== null && performance.now() - knownAt < FRESH_MS) return known
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }

  function judge(text: string, letters: string, by: KnownTerms): boolean {
    const occurring = termsIn(letters, by)
    return occurring.length > 0 && isProfane(text, occurring)
  }

  return {
    isProfane(text) {
      const letters = lettersOf(text)
      if (letters === '') return false
      const by = terms()
      return by instanceof Promise ? by.then((asked) => judge(text, letters, asked)) : judge(text, letters, by)
    },
    forget() {
      changes += 1
      known = null
      asking = null
    },
  }
}
