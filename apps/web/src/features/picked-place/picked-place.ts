import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'
import { useLocation, useSearchParams } from 'react-router'
import { ApiError } from '#lib/server/api-error.ts'
import { parseId } from '#lib/navigation/paths.ts'

/** A place as a form knows it. */
export interface PickedPlace {
  contentId: number
  title: string
}

/** The navigation state in which the search hands a place to the screen that waits for it. */
export interface PickedPlaceState {
  selectedPlace: PickedPlace
}

/** Checks the state, since an earlier version of a form may have left any value behind. */
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

export interface PlaceFailure {
  /** Whether there is no such place, however often it is asked for. */
  isGone: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** The place that a form is opened for. */
export interface NamedPlace {
  /** The place; null until it is known, and where the form is opened for none. */
  place: PickedPlace | null
  /** The reason why a place that the address names is not known. */
  failure: PlaceFailure | null
}

/**
 * The place a form is opened for: picked in the search (navigation state), or, from a place's own screen, named by
 * `?contentId=`. One that cannot be asked for is no reason to withhold the form, which says so and asks again.
 */
export function usePickedPlace() {
  const state = useLocation().state as Partial<PickedPlaceState> | null
  const [params] = useSearchParams()
  const contentId = parseId(params.get('contentId') ?? undefined)
  const picked = isPickedPlace(state?.selectedPlace) ? state.selectedPlace : null
  const named = useQuery({ ...pickedPlaceQuery(contentId ?? 0), enabled: contentId !== null && picked === null })
  const isMissing = contentId !== null && picked === null && named.isFetched && named.data === undefined
  const wanted: NamedPlace = {
    place: picked ?? named.data ?? null,
    failure: isMissing
      ? {
          isGone: named.error instanceof ApiError && named.error.status === 404,
          isRetrying: named.isFetching,
          onRetry: () => void named.refetch(),
        }
      : null,
  }
  return {
    /** The place that the address names. */
    contentId,
    wanted,
    /** The first time only: what is written meanwhile must not leave the screen. */
    isLoading: named.isLoading && !named.isFetched,
  }
}
