import type { Db } from './client.ts'
import { isProfane, lettersOf, type ProfanityTerm } from './profane-text.ts'
import { listProfanityTerms } from './profanity.queries.ts'

/** What staff change on another server counts here after so long at most. */
const FRESH_MS = 5000

/** Judges words by memory: what is said in rooms is too much to ask the database about each. */
export interface Words {
  isProfane(text: string): Promise<boolean>
  /** Staff have changed them: the next text is judged by what stands in the database. */
  forget(): void
}

export function createWords(db: Db): Words {
  let known: readonly ProfanityTerm[] | null = null
  let knownAt = 0
  let changes = 0
  let asking: Promise<readonly ProfanityTerm[]> | null = null

  async function ask(): Promise<readonly ProfanityTerm[]> {
    const asked = changes
    const found = await listProfanityTerms(db)
    // What was asked before a change may not hold after it.
    if (asked === changes) {
      known = found
      knownAt = performance.now()
    }
    return found
  }

  function terms(): Promise<readonly ProfanityTerm[]> | readonly ProfanityTerm[] {
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
      const occurring = (await terms()).filter(({ term }) => letters.includes(term))
      return occurring.length > 0 && isProfane(text, occurring)
    },
    forget() {
      changes += 1
      known = null
      asking = null
    },
  }
}
