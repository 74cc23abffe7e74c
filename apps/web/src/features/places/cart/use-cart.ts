import { SAVED_SORTS, type SavedSort } from '@honjeo/contract/values/enums'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { savedPlacesQuery } from '../saved/saved.api.ts'
import { usePosition } from '../use-position.ts'

const DEFAULT_SORT: SavedSort = 'SAVED'

/** The saved places in the order that the address asks for, or the default one where it cannot be had. */
export function useCart() {
  const [params, setParams] = useSearchParams()
  const wanted = SAVED_SORTS.find((each) => each === params.get('sort')) ?? DEFAULT_SORT
  const isNeeded = wanted === 'DISTANCE'
  const { position, state: positionState, askAgain } = usePosition(isNeeded)
  const sort = isNeeded && position === undefined ? DEFAULT_SORT : wanted
  const list = useInfiniteQuery({
    ...savedPlacesQuery(sort, sort === 'DISTANCE' ? position : undefined),
    refetchOnReconnect: true,
  })

  return {
    list,
    sort,
    positionState,
    askAgain,
    changeSort: (next: SavedSort) => setParams(next === DEFAULT_SORT ? {} : { sort: next }, { replace: true }),
    /** All of them, also those that no scrolling has brought yet. */
    loadAll: async () => {
      let { data, hasNextPage } = list
      while (hasNextPage) {
        // Joins a page that is on its way already.
        const result = await list.fetchNextPage({ cancelRefetch: false, throwOnError: true })
        ;({ data, hasNextPage } = result)
      }
      return data?.places ?? []
    },
  }
}
