import { useQuery } from '@tanstack/react-query'
import { placesQuery, positionQuery } from '../places.api.ts'
import type { PlaceFilters } from '../place-filters.ts'
import { PositionError } from '../position.ts'

/** How it stands with the position that the nearest-first order needs. */
export type PositionState = 'unneeded' | 'known' | 'asking' | 'denied' | 'unavailable'

/**
 * The list that can be had: nearest first only where one's position is known, else in the recommended order.
 * Once known it is sent with every order, for the distances.
 */
export function useNearby(filters: PlaceFilters) {
  const isWanted = filters.sort === 'DISTANCE'
  const { data: position, error, isFetching, refetch } = useQuery(positionQuery(isWanted))
  const sort = isWanted && position === undefined ? 'RECOMMENDED' : filters.sort

  function state(): PositionState {
    if (!isWanted) return 'unneeded'
    if (position !== undefined) return 'known'
    if (isFetching || error === null) return 'asking'
    return error instanceof PositionError && error.isDenied ? 'denied' : 'unavailable'
  }

  return {
    listQuery: placesQuery({ ...filters, sort }, position),
    sort,
    positionState: state(),
    askAgain: () => void refetch(),
  }
}
