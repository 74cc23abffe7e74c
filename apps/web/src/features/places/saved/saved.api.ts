import type { Position } from '@honjeo/contract/values/geo'
import type { SavedSort } from '@honjeo/contract/values/enums'
import type { Api } from '@honjeo/contract/routes'
import { PAGE_SIZE_MAX } from '@honjeo/contract/values/limits'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/server/query-client.ts'
import { request } from '#lib/server/http.ts'
import { dropUnsaved, markSaved, type SavedPages } from './mark-saved.ts'

const MINUTE_MS = 60_000
const PLACES_KEY = ['places']
const SAVED_KEY = ['places', 'saved']
const LISTS_KEY = [...SAVED_KEY, 'list']
/** The key of every mutation that saves places or takes them out. */
export const SAVING_KEY = ['save-places']

const toSavedPlaces = ({ pages }: { pages: Api['GET /api/spot-cart']['reply'][] }) => ({
  places: pages.flatMap((page) => page.content),
  totalCount: pages[0]?.totalCount ?? 0,
})

/** The pages are as long as may be: choosing all saved places needs all of them. */
export const savedPlacesQuery = (sort: SavedSort, position: Position | undefined) =>
  infiniteQueryOptions({
    queryKey: [...LISTS_KEY, sort, position],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/spot-cart', { query: { sort, ...position, size: PAGE_SIZE_MAX, cursor } }, { signal }),
    ...cursorPaging,
    select: toSavedPlaces,
    staleTime: MINUTE_MS,
  })

export const savedCountQuery = () =>
  queryOptions({
    queryKey: [...SAVED_KEY, 'count'],
    queryFn: async ({ signal }) => {
      const { totalCount } = await request('GET /api/spot-cart', { query: { size: 1 } }, { signal })
      return totalCount
    },
    staleTime: MINUTE_MS,
  })

export const savePlace = (contentId: number) => request('POST /api/spot-cart', { body: { contentId } })

export const unsavePlace = (contentId: number) => request('DELETE /api/spot-cart/:contentId', { params: { contentId } })

export const unsavePlaces = (contentIds: number[]) => request('DELETE /api/spot-cart', { body: { contentIds } })

/**
 * Shows places as saved or not wherever they are seen, before the server has said so. Returns the way back; a place that
 * is new among the saved ones is listed there when they are asked for again.
 */
export function showSaved(queryClient: QueryClient, contentIds: readonly number[], saved: boolean): () => void {
  const ids = new Set(contentIds)
  const lists = queryClient.getQueriesData<SavedPages>({ queryKey: LISTS_KEY })
  const markAll = (isSaved: boolean) =>
    queryClient.setQueriesData({ queryKey: PLACES_KEY }, (data: unknown) => markSaved(data, ids, isSaved))

  markAll(saved)
  queryClient.setQueriesData<SavedPages>({ queryKey: LISTS_KEY }, (data) => data && dropUnsaved(data))
  return () => {
    markAll(!saved)
    for (const [key, data] of lists) queryClient.setQueryData(key, data)
  }
}

/** Lets the server have its say, once it has heard the last of several changes. */
export function refreshSaved(queryClient: QueryClient): void {
  if (queryClient.isMutating({ mutationKey: SAVING_KEY }) === 1) {
    void queryClient.invalidateQueries({ queryKey: SAVED_KEY })
  }
}
