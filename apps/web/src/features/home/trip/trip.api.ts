import type { Trip } from '@honjeo/contract/trip'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'
import { createListShelf } from '#features/kept/shelf.ts'

const MINUTE_MS = 60_000

export const tripQuery = (userId: number) =>
  queryOptions({
    queryKey: ['home', 'trip', userId],
    queryFn: ({ signal }) => request('GET /api/home/trip', {}, { signal }),
    staleTime: 5 * MINUTE_MS,
    retry: 1,
  })

/** A list of one, or of none where no journey is known. */
export const tripShelf = createListShelf<Trip>()
export const TRIP_LIST = 'trip'
