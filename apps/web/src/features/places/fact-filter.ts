import { parsePlaceFacts, PLACE_FACTS, type PlaceFact } from '@honjeo/contract/values/stay-facts'

/** The facts of a filter, in their order. */
export const factsOf = (facts: string): PlaceFact[] => parsePlaceFacts(facts) ?? []

/** The filter with a fact more, or without it. */
export function toggleFact(facts: string, fact: PlaceFact): string {
  const chosen = factsOf(facts)
  return PLACE_FACTS.filter((each) => chosen.includes(each) !== (each === fact)).join(',')
}
