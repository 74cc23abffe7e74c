import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const SPOTS_MS = 15 * MINUTE_MS

/**
 * The day's three for this member (null: a visitor), others for another one. What has shut goes from them, and in the
 * evening they are tomorrow's: they are asked for again while one looks at them.
 */
export const recommendedSpotsQuery = (today: string, userId: number | null) =>
  queryOptions({
    queryKey: ['home', 'recommended-spots', today, userId],
    queryFn: ({ signal }) => request('GET /api/home/recommended-spots', {}, { signal }),
    staleTime: SPOTS_MS,
    refetchInterval: SPOTS_MS,
    gcTime: DAY_MS,
    retry: 1,
  })

export const latestReviewsQuery = () =>
  queryOptions({
    queryKey: ['home', 'latest-reviews'],
    queryFn: ({ signal }) => request('GET /api/home/latest-reviews', {}, { signal }),
    staleTime: MINUTE_MS,
    gcTime: 10 * MINUTE_MS,
    retry: 1,
  })

/** The rooms are kept for the day, and still asked for again behind what is shown: rooms open and fill up at any time. */
export const recommendedRoomsQuery = (today: string) =>
  queryOptions({
    queryKey: ['home', 'recommended-rooms', today],
    queryFn: ({ signal }) => request('GET /api/home/recommended-rooms', {}, { signal }),
    gcTime: DAY_MS,
    retry: 1,
  })

export const bannersQuery = () =>
  queryOptions({
    queryKey: ['home', 'banners'],
    queryFn: ({ signal }) => request('GET /api/home/banners', {}, { signal }),
    staleTime: DAY_MS,
    gcTime: DAY_MS,
  })
