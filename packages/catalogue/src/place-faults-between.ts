import { metresBetween } from '@honjeo/contract/values/geo'
import type { CataloguePlace } from './place.ts'

/** Two doors of one building are nearer than this; two houses of one name hardly are. */
const SAME_SPOT_METRES = 30
/** Share of common words from which two descriptions read like one. */
const ALIKE = 0.3

/** Returns a title without what people write differently: spaces, punctuation, capitals. Between digits it parts 1-1 from 11. */
function bare(title: string): string {
  return title.toLowerCase().replaceAll(/[\s\p{S}]|(?<!\d)\p{P}|\p{P}(?!\d)/gu, '')
}

/** Returns what is left of a title without the island's name, which half of the houses add and the others leave out. */
function core(title: string): string {
  return bare(title).replaceAll('제주', '') || bare(title)
}

/** 제주신라호텔 and 신라호텔 제주 are one house; 하영올레 1코스 and 2코스, which start at one door, are not. */
function isSimilar(one: string, other: string): boolean {
  return core(one).includes(core(other)) || core(other).includes(core(one))
}

function wordsOf({ overview }: CataloguePlace): Set<string> {
  return new Set(overview.split(/[\s.,]+/).filter(Boolean))
}

/** Returns the share of the words two texts have in common, 0–1. */
function overlap(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / (one.size + other.size - shared)
}

function isSameSpot(one: CataloguePlace, other: CataloguePlace): boolean {
  return (
    one.contentTypeId === other.contentTypeId &&
    metresBetween(one, other) <= SAME_SPOT_METRES &&
    isSimilar(one.title, other.title)
  )
}

/** Returns the faults of what no place may share with another one, each pair looked at once. */
export function faultsBetween(places: readonly CataloguePlace[]): string[] {
  const entries = places.map((place) => ({ place, title: bare(place.title), words: wordsOf(place) }))
  return entries.flatMap((one, index) =>
    entries.slice(index + 1).flatMap((other) => {
      const faults = [
        one.place.contentId === other.place.contentId && 'has the id of',
        one.title === other.title && 'has the name of',
        isSameSpot(one.place, other.place) && 'stands where it is too like',
        overlap(one.words, other.words) > ALIKE && 'is described like',
      ]
      return faults
        .filter((fault) => fault !== false)
        .map((fault) => `${other.place.title} ${fault} ${one.place.title}`)
    }),
  )
}
