import { parseSoloFacts, SOLO_FACTS, type SoloFact } from '@honjeo/contract/values/solo-facts'

/** The facts of a filter, in their order. */
export const factsOf = (facts: string): SoloFact[] => parseSoloFacts(facts) ?? []

/** The filter with a fact more, or without it. */
export function toggleFact(facts: string, fact: SoloFact): string {
  const chosen = factsOf(facts)
  return SOLO_FACTS.filter((each) => chosen.includes(each) !== (each === fact)).join(',')
}
