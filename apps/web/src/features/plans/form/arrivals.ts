import { PLAN_PICKS_MAX } from '@honjeo/contract/values/limits'
import type { PlanPick } from '#lib/paths.ts'
import type { PickedPlace } from '#lib/picked-place.ts'
import type { PlanFormValues } from './plan-form-values.ts'

/** The places with more of them behind, each once, as many as may be asked for. */
export function addPlaces(places: readonly PickedPlace[], more: readonly PickedPlace[]): PickedPlace[] {
  const all = new Map<number, PickedPlace>()
  for (const { contentId, title } of [...places, ...more]) {
    if (!all.has(contentId)) all.set(contentId, { contentId, title })
  }
  return [...all.values()].slice(0, PLAN_PICKS_MAX)
}

/** The form after places have come for one of its fields. Who picks a place means it to be in the plan. */
export function withArrived(values: PlanFormValues, target: PlanPick, arrived: readonly PickedPlace[]) {
  const [first] = arrived
  if (first === undefined) return values
  if (target !== 'places') return { ...values, [target]: { place: first }, isDetailed: true }
  return { ...values, places: addPlaces(values.places, arrived), withoutPlaces: false }
}
