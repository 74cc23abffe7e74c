import { useNavigate, useSearchParams } from 'react-router'
import { ownPath } from '#lib/navigation/login-state.ts'
import type { PickedPlace, PickedPlaceState } from '#features/picked-place/picked-place.ts'

export interface Picking {
  /** The screen that waits for a place. */
  from: string
  /** Goes back there with the place. */
  pick: (place: PickedPlace) => void
}

/** Is set while a place is being picked for another screen, which the address names as `from`. */
export function usePicking(): Picking | null {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const from = ownPath(params.get('from'))
  if (from === null) return null
  return {
    from,
    pick: ({ contentId, title }) =>
      void navigate(from, {
        replace: true,
        state: { selectedPlace: { contentId, title } } satisfies PickedPlaceState,
      }),
  }
}
