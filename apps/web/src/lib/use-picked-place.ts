import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { isPickedPlace, type PickedPlaceState, pickedPlaceQuery } from './picked-place.ts'
import { parseId } from './route-id.ts'

/**
 * The place a form is opened for: picked in the search (navigation state), or, from a place's own screen, named by
 * `?contentId=`. One that cannot be found is null, and no reason to withhold the form.
 */
export function usePickedPlace() {
  const state = useLocation().state as Partial<PickedPlaceState> | null
  const [params] = useSearchParams()
  const contentId = parseId(params.get('contentId') ?? undefined)
  const picked = isPickedPlace(state?.selectedPlace) ? state.selectedPlace : null
  const named = useQuery({ ...pickedPlaceQuery(contentId ?? 0), enabled: contentId !== null && picked === null })
  return {
    /** Of the address. */
    contentId,
    place: picked ?? named.data ?? null,
    isLoading: named.isLoading,
  }
}
