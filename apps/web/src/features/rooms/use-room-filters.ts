import { useSearchParams } from 'react-router'
import { parseRoomFilters, type RoomFilterValues, withRoomFilters } from './room-filters.ts'

/** The filters in the screen's address. A change replaces it, so that back leaves the list instead of walking through them. */
export function useRoomFilters() {
  const [params, setParams] = useSearchParams()
  return {
    filters: parseRoomFilters(params),
    change: (changes: Partial<RoomFilterValues>) =>
      setParams((current) => withRoomFilters(current, { ...parseRoomFilters(current), ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}
