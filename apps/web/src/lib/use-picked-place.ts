import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { ApiError } from './api-error.ts'
import { isPickedPlace, type PickedPlace, type PickedPlaceState, pickedPlaceQuery } from './picked-place.ts'
import { parseId } from './route-id.ts'

export interface PlaceFailure {
  /** There is no such place, however often it is asked for. */
  isGone: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** The place that a form is opened for. */
export interface NamedPlace {
  /** Null until it is known, and where the form is opened for none. */
  place: PickedPlace | null
  /** Why a place that the address names is not known. */
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
