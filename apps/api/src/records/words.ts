import type { Db } from '../db/client.ts'
import { isProfane, lettersOf, type ProfanityTerm } from '@honjeo/profanity/profane-text'
import { listProfanityTerms } from './profanity.queries.ts'

/** A change by staff on another server counts here after this time at the latest. */
const FRESH_MS = 5000

/** Judges words from memory, since a query for each message of a room would be too much. */
export interface ProfanityFilter {
  isProfane(text: string): Promise<boolean>
  /** Makes the next text be judged by the words in the database; called when staff have changed them. */
  forget(): void
}

/** Terms that begin with the same letter: a text without that letter is compared with none of them. */
interface TermGroup {
  initial: string
  terms: ProfanityTerm[]
}

function groupTerms(terms: readonly ProfanityTerm[]): TermGroup[] {
  const groups = new Map<string, ProfanityTerm[]>()
  for (const each of terms) {
    const initial = each.term.charAt(0)
    groups.set(initial, [...(groups.get(initial) ?? []), each])
  }
  return Array.from(groups, ([initial, group]) => ({ initial, terms: group }))
}

/** Written as loops: each message of each room passes here, and hardly any holds a term. */
function termsIn(letters: string, groups: readonly TermGroup[]): ProfanityTerm[] {
  const found: ProfanityTerm[] = []
  for (const { initial, terms } of groups) {
    if (!letters.includes(initial)) continue
    for (const each of terms) if (letters.includes(each.term)) found.push(each)
  }
  return found
}

export function createWords(db: Db): ProfanityFilter {
  let known: readonly TermGroup[] | null = null
  let knownAt = 0
  let changes = 0
  let asking: Promise<readonly TermGroup[]> | null = null

  async function ask(): Promise<readonly TermGroup[]> {
    const asked = changes
    const found = groupTerms(await listProfanityTerms(db))
    // An answer from before a change is not kept, as it may be outdated.
    if (asked === changes) {
      known = found
      knownAt = performance.now()
    }
    return found
  }

  function groups(): Promise<readonly TermGroup[]> | readonly TermGroup[] {
    if (known !== null && performance.now() - knownAt < FRESH_MS) return known
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }

  return {
    async isProfane(text) {
      const letters = lettersOf(text)
      if (letters === '') return false
      const occurring = termsIn(letters, await groups())
      return occurring.length > 0 && isProfane(text, occurring)
    },
    forget() {
      changes += 1
      known = null
      asking = null
    },
  }
}
