import type { SourcedFact } from '@honjeo/contract/values/sourced-facts'
import type { CataloguePlace } from './place.ts'
import { type DatedSource, type SourceKey, SOURCES } from './sources.ts'

/** The values of a place that come from somewhere; null: not known. A position's is its latitude. */
export const factsOf = (place: CataloguePlace): { fact: SourcedFact; value: string | number | null }[] => [
  { fact: 'POSITION', value: place.lat },
  { fact: 'TEL', value: place.tel },
  { fact: 'HOMEPAGE', value: place.homepage },
  { fact: 'OPEN_TIME', value: place.openTime },
  { fact: 'REST_DATE', value: place.restDate },
  { fact: 'PARKING', value: place.parking },
  { fact: 'FEE', value: place.fee },
]

/** The name of each category in the address of a page. */
const SECTIONS: Partial<Record<CataloguePlace['contentTypeId'], string>> = {
  14: 'culture',
  15: 'festival',
  25: 'leisure',
  28: 'leisure',
  32: 'stay',
  38: 'shopping',
}

/** Returns where a value of a place comes from, and who confirms it: none where the value is not known. */
export function sourcesOf(place: CataloguePlace, fact: SourcedFact): DatedSource[] {
  const keys = place.sources[fact]
  if (keys === undefined) return []
  return (typeof keys === 'string' ? [keys] : keys).map((key) => sourceOf(place, key))
}

/** The source, with the address of the place's own page where there is one. */
function sourceOf({ contentId, contentTypeId }: CataloguePlace, key: SourceKey): DatedSource {
  const source = SOURCES[key]
  if (key !== 'ktoPage') return { ...source }
  return { ...source, url: `${source.url}/${SECTIONS[contentTypeId] ?? 'tourspot'}/${contentId}` }
}
