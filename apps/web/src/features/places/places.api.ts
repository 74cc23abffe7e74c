import type { ReviewStats } from '@honjeo/contract/places'
import type { Api } from '@honjeo/contract/routes'
import { PLACE_PHOTOS_PAGE_SIZE } from '@honjeo/contract/values/limits'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/http.ts'
import type { PlaceFilters } from './place-filters.ts'
import { type Position, readPosition } from './position.ts'

const MINUTE_MS = 60_000

/** The rest of an infinite query over one of our cursor lists. */
const cursorPaging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
}

type Pages<K extends keyof Api> = { pages: Api[K]['reply'][] }

const toPlaceList = ({ pages }: Pages<'GET /api/tourist-spots'>) => ({
  places: pages.flatMap((page) => page.content),
  totalCount: pages[0]?.totalCount ?? 0,
})

/** Coming back to a list within a minute finds it as it was left, page for page. */
export const placesQuery = (filters: PlaceFilters, position: Position | undefined) =>
  infiniteQueryOptions({
    queryKey: ['places', 'list', filters, position],
    queryFn: ({ pageParam: cursor, signal }) =>
      request(
        'GET /api/tourist-spots',
        {
          query: {
            region: filters.region ?? undefined,
            contentTypeId: filters.contentTypeId ?? undefined,
            difficulty: filters.difficulty ?? undefined,
            sort: filters.sort,
            ...position,
            cursor,
          },
        },
        { signal },
      ),
    ...cursorPaging,
    select: toPlaceList,
    staleTime: MINUTE_MS,
  })

const toHits = ({ pages }: Pages<'GET /api/tourist-spots/search'>) => pages.flatMap((page) => page.content)

export const placeSearchQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['places', 'search', q],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/tourist-spots/search', { query: { q, cursor } }, { signal }),
    ...cursorPaging,
    select: toHits,
    staleTime: MINUTE_MS,
  })

export const placeQuery = (contentId: number) =>
  queryOptions({
    queryKey: ['places', 'detail', contentId],
    queryFn: ({ signal }) => request('GET /api/tourist-spots/:contentId', { params: { contentId } }, { signal }),
  })

const toPhotos = ({ pages }: Pages<'GET /api/tourist-spots/:contentId/images'>) => pages.flatMap((page) => page.content)

export const placePhotosQuery = (contentId: number) =>
  infiniteQueryOptions({
    queryKey: ['places', 'photos', contentId],
    queryFn: ({ pageParam: cursor, signal }) =>
      request(
        'GET /api/tourist-spots/:contentId/images',
        { params: { contentId }, query: { size: PLACE_PHOTOS_PAGE_SIZE, cursor } },
        { signal },
      ),
    ...cursorPaging,
    select: toPhotos,
  })

const NO_REVIEWS: ReviewStats = {
  totalReviews: 0,
  easyPct: 0,
  normalPct: 0,
  hardPct: 0,
  averageRating: null,
  topTags: [],
}

const toReviews = ({ pages }: Pages<'GET /api/tourist-spots/:contentId/reviews'>) => ({
  reviews: pages.flatMap((page) => page.content),
  stats: pages[0]?.stats ?? NO_REVIEWS,
})

export const placeReviewsQuery = (contentId: number) =>
  infiniteQueryOptions({
    queryKey: ['places', 'reviews', contentId],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/tourist-spots/:contentId/reviews', { params: { contentId }, query: { cursor } }, { signal }),
    ...cursorPaging,
    select: toReviews,
  })

const toRooms = ({ pages }: Pages<'GET /api/chatrooms/tourist-spot/:contentId'>) =>
  pages.flatMap((page) => page.content)

export const placeRoomsQuery = (contentId: number) =>
  infiniteQueryOptions({
    queryKey: ['places', 'rooms', contentId],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/chatrooms/tourist-spot/:contentId', { params: { contentId }, query: { cursor } }, { signal }),
    ...cursorPaging,
    select: toRooms,
  })

/** Where this device is: asked of the traveller only while `isWanted`, and known to every list from then on. */
export const positionQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['places', 'position'],
    queryFn: readPosition,
    enabled: isWanted,
    retry: false,
    // The sensor needs no network.
    staleTime: 5 * MINUTE_MS,
    gcTime: 30 * MINUTE_MS,
  })
