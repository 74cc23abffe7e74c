import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#lib/paths.ts'
import { isPickedPlace, type PickedPlace, type PickedPlaceState } from '#lib/picked-place.ts'
import { currentEntry } from '#lib/visit-entry.ts'

/**
 * Takes the place that was picked in the search for a day (`?day=2`), once, and goes back to where the plan was left for it,
 * so that one step back leaves the plan.
 */
export function usePickedStop(planId: number, onPicked: (dayIndex: number, place: PickedPlace) => void) {
  const [params] = useSearchParams()
  const state = useLocation().state as Partial<PickedPlaceState> | null
  const navigate = useNavigate()
  const isTaken = useRef(false)
  const day = Number(params.get('day') ?? NaN)
  const steps = Number(params.get('entry') ?? NaN) - currentEntry()
  const place = isPickedPlace(state?.selectedPlace) ? state.selectedPlace : null
  const handlePicked = useEffectEvent(onPicked)

  useEffect(() => {
    if (!Number.isInteger(day)) isTaken.current = false
    if (!Number.isInteger(day) || isTaken.current) return
    isTaken.current = true
    if (place !== null) handlePicked(day - 1, place)
    if (Number.isInteger(steps) && steps < 0) void navigate(steps)
    else void navigate(paths.plan(planId), { replace: true })
  }, [day, place, steps, planId, navigate])
}
