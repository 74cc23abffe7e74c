import type { Language } from '@honjeo/contract/values/enums'
import { happeningOf, type LadderFacts } from './facts.ts'
import { WORDS } from './words/in-language.ts'

/** Returns what a device shows of a message, in its reader's language. */
export function ladderPush(language: Language, facts: LadderFacts): string {
  const happening = happeningOf(facts)
  return WORDS[language].pushes[happening](happening === 'invited' ? facts.nickname : facts.travellerName)
}
