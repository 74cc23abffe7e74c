import type { Position } from '@honjeo/contract/values/geo'
import type { CorrectionDraft, ReviewStats } from '@honjeo/contract/places'
import type { Api } from '@honjeo/contract/routes'
import type { ReviewSort } from '@honjeo/contract/values/enums'
import { NEARBY_PAGE_SIZE, PLACE_PHOTOS_PAGE_SIZE } from '@honjeo/contract/values/limits'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/server/query-client.ts'
import { isPositionGranted, readFix } from '#lib/position/geolocation.ts'
import { request } from '#lib/server/http.ts'
import type { PlaceFilters } from './place-filters.ts'

const MINUTE_MS = 60_000

type Pages<K extends keyof Api> = { pages: Api[K]['reply'][] }

const toPlaceList = ({ pages }: Pages<'GET /api/tourist-spots'>) => ({
  places: pages.flatMap((page) => page.content),
  totalCount: pages[0]?.totalCount ?? 0,
})

/**
 * Coming back to a list within a minute finds it as it was left, page for page. A position is needed for the nearest-first
 * order only: distances are counted without asking for it, see `useDistance`. `firstSize` is how many the first page holds, where that
 * is not what the server sends.
 */
export const placesQuery = (filters: PlaceFilters, position: Position | undefined, firstSize?: number) =>
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
            open: filters.open || undefined,
            facts: filters.facts || undefined,
            ...position,
            size: cursor === undefined ? firstSize : undefined,
            cursor,
          },
        },
        { signal },
      ),
    ...cursorPaging,
    select: toPlaceList,
    staleTime: MINUTE_MS,
  })

const toSearch = ({ pages }: Pages<'GET /api/tourist-spots/search'>) => ({
  hits: pages.flatMap((page) => page.content),
  searchedFor: pages[0]?.searchedFor ?? null,
  isApproximate: pages[0]?.isApproximate ?? false,
})

export const placeSearchQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['places', 'search', q],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/tourist-spots/search', { query: { q, cursor } }, { signal }),
    ...cursorPaging,
    select: toSearch,
    staleTime: MINUTE_MS,
  })

/** An answer belongs to its words alone: one that comes after others were asked for is cancelled, and never shown. */
export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['places', 'suggestions', q],
    queryFn: ({ signal }) => (q === '' ? [] : request('GET /api/tourist-spots/suggest', { query: { q } }, { signal })),
    // Words that are typed on make up for an answer that did not come.
    retry: false,
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

const toNearby = ({ pages }: Pages<'GET /api/tourist-spots/:contentId/nearby'>) => pages.flatMap((page) => page.content)

export const nearbyPlacesQuery = (contentId: number) =>
  infiniteQueryOptions({
    queryKey: ['places', 'nearby', contentId],
    queryFn: ({ pageParam: cursor, signal }) =>
      request(
        'GET /api/tourist-spots/:contentId/nearby',
        { params: { contentId }, query: { size: NEARBY_PAGE_SIZE, cursor } },
        { signal },
      ),
    ...cursorPaging,
    select: toNearby,
    staleTime: MINUTE_MS,
  })

export const sendCorrection = (contentId: number, draft: CorrectionDraft, idempotencyKey: string) =>
  request('POST /api/tourist-spots/:contentId/corrections', { params: { contentId }, body: draft }, { idempotencyKey })

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

/** The key of every order of every place's reviews. */
export const PLACE_REVIEWS_KEY = ['places', 'reviews']

export const placeReviewsQuery = (contentId: number, sort: ReviewSort) =>
  infiniteQueryOptions({
    queryKey: [...PLACE_REVIEWS_KEY, contentId, sort],
    queryFn: ({ pageParam: cursor, signal }) =>
      request(
        'GET /api/tourist-spots/:contentId/reviews',
        { params: { contentId }, query: { sort, cursor } },
        { signal },
      ),
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

/** The position of this device: asked of the traveller only while `isWanted`, and known to every list from then on. */
export const positionQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['places', 'position'],
    queryFn: readPosition,
    enabled: isWanted,
    retry: false,
    staleTime: 5 * MINUTE_MS,
    gcTime: 30 * MINUTE_MS,
  })

export const positionGrantQuery = () =>
  queryOptions({ queryKey: ['places', 'position-grant'], queryFn: isPositionGranted, staleTime: MINUTE_MS })

/** Rounds to about ten metres: enough to know what is near, and lists of one spot share their cache. */
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/** The same for lists and distances. Asks the traveller, and rejects, as `readFix` does. */
async function readPosition(): Promise<Position> {
  const { lat, lng } = await readFix()
  return { lat: round(lat), lng: round(lng) }
}
