import { PLAN_PICKS_MAX } from '@honjeo/contract/values/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths, type PlanPick } from '#lib/paths.ts'
import { isPickedPlace, type PickedPlaceState, pickedPlaceQuery } from '#lib/picked-place.ts'
import { parseId } from '#lib/route-id.ts'
import { currentEntry } from '#lib/visit-entry.ts'
import { withArrived } from './arrivals.ts'
import { readPlanFormDraft, writePlanFormDraft } from './plan-form-draft.ts'

const PICKS: readonly PlanPick[] = ['places', 'start', 'end', 'stay']

/**
 * Places that an address brings to the form, named by their ids (`?places=1,2`) or picked in the search (`?pick=`). They go
 * into the draft, and the address goes: to where the form was left for the search, so that one step back leaves it.
 * Answers whether any are still on their way; the form waits for them.
 */
export function useArrivals(userId: number): boolean {
  const [params] = useSearchParams()
  const state = useLocation().state as Partial<PickedPlaceState> | null
  const navigate = useNavigate()
  const isTaken = useRef(false)
  const pick = PICKS.find((each) => each === params.get('pick'))
  const ids = (params.get('places') ?? '').split(',').flatMap((text) => parseId(text) ?? [])
  const wanted = [...new Set(ids)].slice(0, PLAN_PICKS_MAX)
  const queryClient = useQueryClient()
  const { data: named } = useQuery({
    queryKey: ['picked-places', wanted],
    queryFn: () =>
      Promise.allSettled(
        wanted.map((id) => queryClient.fetchQuery({ ...pickedPlaceQuery(id), staleTime: Infinity, retry: 3 })),
      ),
    enabled: wanted.length > 0,
    // One that was not found is looked for again next time.
    gcTime: 0,
  })
  const isArriving = pick !== undefined || ids.length > 0
  const isHere = isArriving && (wanted.length === 0 || named !== undefined)

  useEffect(() => {
    if (!isHere) isTaken.current = false
    if (!isHere || isTaken.current) return
    isTaken.current = true
    const picked = isPickedPlace(state?.selectedPlace) ? [state.selectedPlace] : []
    // One that cannot be found is no reason to withhold the others.
    const places =
      pick === undefined ? (named ?? []).flatMap((each) => (each.status === 'fulfilled' ? each.value : [])) : picked
    writePlanFormDraft(userId, withArrived(readPlanFormDraft(userId), pick ?? 'places', places))
    const steps = Number(params.get('entry') ?? NaN) - currentEntry()
    if (Number.isInteger(steps) && steps < 0) void navigate(steps)
    else void navigate(paths.newPlan(), { replace: true })
  }, [isHere, named, navigate, params, pick, state, userId])

  return isArriving
}
