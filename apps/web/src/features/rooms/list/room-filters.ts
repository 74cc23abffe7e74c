import { parseDay } from '#lib/text/dates.ts'
import { type Gender, GENDERS, type Region, REGIONS } from '@honjeo/contract/values/enums'

/** What narrows the list of open rooms; null is everything. */
export interface RoomFilterValues {
  region: Region | null
  /** `2026-11-28`, in Korea */
  date: string | null
  /** Rooms that a member of this gender may enter. */
  gender: Gender | null
  /** Whether only rooms that still take people are wanted. */
  recruiting: boolean
}

export const NO_ROOM_FILTERS: RoomFilterValues = { region: null, date: null, gender: null, recruiting: false }

const oneOf = <T>(values: readonly T[], value: unknown): T | null => values.find((each) => each === value) ?? null

/** Reads an address; what it cannot mean counts as not said. */
export function parseRoomFilters(params: URLSearchParams): RoomFilterValues {
  return {
    region: oneOf(REGIONS, params.get('region')),
    date: parseDay(params.get('date')),
    gender: oneOf(GENDERS, params.get('gender')),
    recruiting: params.get('recruiting') === 'true',
  }
}

/** The same address with these filters; what is not a filter stays, and what does not narrow is left out. */
export function withRoomFilters(params: URLSearchParams, filters: RoomFilterValues): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(filters)) {
    if (value === null || value === false) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** Returns the filters as the API is asked for them. */
export function toRoomQuery({ region, date, gender, recruiting }: RoomFilterValues) {
  return {
    region: region ?? undefined,
    date: date ?? undefined,
    gender: gender ?? undefined,
    recruiting: recruiting || undefined,
  }
}

export const isFiltered = (filters: RoomFilterValues) => Object.values(toRoomQuery(filters)).some(Boolean)
