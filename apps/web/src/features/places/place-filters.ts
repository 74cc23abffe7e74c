import {
  CONTENT_TYPE_IDS,
  type ContentTypeId,
  type Difficulty,
  PLACE_SORTS,
  type PlaceSort,
  type Region,
  REGIONS,
} from '@honjeo/contract/values/enums'
import { parsePlaceFacts } from '@honjeo/contract/values/stay-facts'

/** NONE is not offered: it says that a place has no rating yet. */
export const FILTER_DIFFICULTIES = ['EASY', 'NORMAL', 'HARD'] as const satisfies readonly Difficulty[]
export type FilterDifficulty = (typeof FILTER_DIFFICULTIES)[number]

/** What narrows and orders the list of places; null is everything. */
export interface PlaceFilters {
  region: Region | null
  contentTypeId: ContentTypeId | null
  difficulty: FilterDifficulty | null
  /** Whether only what is known to be open now is wanted. */
  open: boolean
  /** The facts that all have to be said of a place, `SOLO_SEAT,NO_STARES`; empty: whatever is said. */
  facts: string
  sort: PlaceSort
}

export const NO_FILTERS: PlaceFilters = {
  region: null,
  contentTypeId: null,
  difficulty: null,
  open: false,
  facts: '',
  sort: 'RECOMMENDED',
}

function oneOf<T>(values: readonly T[], value: unknown): T | null {
  return values.find((each) => each === value) ?? null
}

/** Reads an address; what it cannot mean counts as not said. */
export function parsePlaceFilters(params: URLSearchParams): PlaceFilters {
  return {
    region: oneOf(REGIONS, params.get('region')),
    contentTypeId: oneOf(CONTENT_TYPE_IDS, Number(params.get('contentTypeId'))),
    difficulty: oneOf(FILTER_DIFFICULTIES, params.get('difficulty')),
    open: params.get('open') === 'true',
    facts: parsePlaceFacts(params.get('facts') ?? '')?.join(',') ?? NO_FILTERS.facts,
    sort: oneOf(PLACE_SORTS, params.get('sort')) ?? NO_FILTERS.sort,
  }
}

/** The same address with these filters; what is not a filter stays, and defaults are left out. */
export function withPlaceFilters(params: URLSearchParams, filters: PlaceFilters): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of Object.keys(NO_FILTERS) as (keyof PlaceFilters)[]) {
    const value = filters[name]
    if (value === NO_FILTERS[name]) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
