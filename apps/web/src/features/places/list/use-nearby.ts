import { placesQuery } from '../places.api.ts'
import type { PlaceFilters } from '../place-filters.ts'
import { usePosition } from '../use-position.ts'

/** The list that can be had: nearest first only where one's position is known, else in the recommended order. */
export function useNearby(filters: PlaceFilters) {
  const isNeeded = filters.sort === 'DISTANCE'
  const { position, state, askAgain } = usePosition(isNeeded)
  const sort = isNeeded && position === undefined ? 'RECOMMENDED' : filters.sort
  return {
    listQuery: placesQuery({ ...filters, sort }, sort === 'DISTANCE' ? position : undefined),
    sort,
    positionState: state,
    askAgain,
  }
}
