import type { WishesRead } from '@honjeo/contract/plans'
import { addPlaces } from './arrivals.ts'
import type { PlanFormValues } from './plan-form-values.ts'

/** The form after wishes were read: what they do not speak of stays as it was chosen. */
export function withWishes(values: PlanFormValues, read: WishesRead): PlanFormValues {
  return {
    ...values,
    interests: [...new Set([...values.interests, ...read.interests])],
    pace: read.pace ?? values.pace,
    transportType: read.transportType ?? values.transportType,
    indoorOnly: values.indoorOnly || read.indoorOnly,
    places: addPlaces(values.places, read.places),
    withoutPlaces: values.withoutPlaces && read.places.length === 0,
    isDetailed: true,
  }
}
