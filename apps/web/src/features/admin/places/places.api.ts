import type { StaffPlaceChanges, StaffPlaceDetail, StaffPlaceDraft } from '@honjeo/contract/admin/places'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { cursorPaging, queryClient } from '#lib/server/query-client.ts'
import { staffRequest } from '../access/staff-request.ts'

export const PLACE_FILTERS = { hidden: ['true', 'false'] } as const

export interface PlaceSearch {
  q: string | undefined
  hidden: boolean | undefined
}

export const placesQuery = (search: PlaceSearch) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'places', 'list', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      staffRequest('GET /api/admin/places', { query: { ...search, cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

export const placeQuery = (contentId: number) =>
  queryOptions({
    queryKey: ['admin', 'places', contentId],
    queryFn: ({ signal }) => staffRequest('GET /api/admin/places/:contentId', { params: { contentId } }, { signal }),
    // What is being typed would be compared with another state than it began with.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

function keep(place: StaffPlaceDetail): StaffPlaceDetail {
  queryClient.setQueryData(placeQuery(place.contentId).queryKey, place)
  return place
}

export const addPlace = async (draft: StaffPlaceDraft) =>
  keep(await staffRequest('POST /api/admin/places', { body: draft }))

export const changePlace = async (contentId: number, changes: StaffPlaceChanges) =>
  keep(await staffRequest('PATCH /api/admin/places/:contentId', { params: { contentId }, body: changes }))
