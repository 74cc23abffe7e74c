import { parsePlaceFacts, PLACE_FACTS, type PlaceFact } from '@honjeo/contract/values/stay-facts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { GOOD_FACT_LABELS } from '#features/solo-facts/solo-fact-labels.ts'

/** What a filter by a fact looks for. */
export const FACT_LABELS: Record<PlaceFact, MessageDescriptor> = {
  ...GOOD_FACT_LABELS,
  OWN_LOCK: msg`나만 여는 잠금장치`,
  WOMEN_FLOOR: msg`여성 전용 층`,
  DESK_ALL_DAY: msg`24시간 안내 데스크`,
}

/** The facts of a filter, in their order. */
export const factsOf = (facts: string): PlaceFact[] => parsePlaceFacts(facts) ?? []

/** The filter with a fact more, or without it. */
export function toggleFact(facts: string, fact: PlaceFact): string {
  const chosen = factsOf(facts)
  return PLACE_FACTS.filter((each) => chosen.includes(each) !== (each === fact)).join(',')
}
