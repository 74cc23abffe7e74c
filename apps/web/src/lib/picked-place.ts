import { queryOptions } from '@tanstack/react-query'
import { request } from './http.ts'

/** A place as a form knows it. */
export interface PickedPlace {
  contentId: number
  title: string
}

/** The navigation state in which the search hands a place to the screen that waits for it. */
export interface PickedPlaceState {
  selectedPlace: PickedPlace
}

/** What an earlier version of a form, or somebody's hand, left behind may be anything. */
export function isPickedPlace(value: unknown): value is PickedPlace {
  const place = value as Partial<PickedPlace> | null
  return typeof place === 'object' && typeof place?.contentId === 'number' && typeof place.title === 'string'
}

/** What a form says of a place that was named by its id alone, and of which kind it is. */
export const pickedPlaceQuery = (contentId: number) =>
  queryOptions({
    queryKey: ['picked-place', contentId],
    queryFn: async ({ signal }) => {
      const { basic } = await request('GET /api/tourist-spots/:contentId', { params: { contentId } }, { signal })
      return { contentId, title: basic.title, contentTypeId: basic.contentTypeId }
    },
  })
