import { useSearchParams } from 'react-router'
import { parsePlaceFilters, type PlaceFilters, withPlaceFilters } from '../place-filters.ts'

/** The filters in the screen's address. A change replaces it, so that back leaves the list instead of walking through them. */
export function usePlaceFilters() {
  const [params, setParams] = useSearchParams()
  return {
    filters: parsePlaceFilters(params),
    change: (changes: Partial<PlaceFilters>) =>
      setParams((current) => withPlaceFilters(current, { ...parsePlaceFilters(current), ...changes }), {
        replace: true,
      }),
  }
}
