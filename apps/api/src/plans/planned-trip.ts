import type { PlannedTrip } from '@honjeo/planner/trip/planned'
import type { TripPoint } from '@honjeo/planner/place'
import { dayCount } from './journey-dates.ts'
import { pointOf } from './plan-points.ts'
import type { StoredPlan } from './stored-plan.ts'

/** A stored plan as the planner knows journeys, without the places. */
export function toPlannedTrip(stored: StoredPlan): Omit<PlannedTrip, 'places' | 'knownTimes'> {
  const { plan, spots, places } = stored
  const tripPoint = (name: 'start' | 'end' | 'stay'): TripPoint | null => {
    const point = pointOf(stored, name)
    return point && { hub: point.hub, lat: point.lat, lng: point.lng }
  }
  const days = Array.from({ length: dayCount(plan) }, (_, index) =>
    spots
      .filter(({ dayIndex }) => dayIndex === index)
      .map(({ spotId, contentId, startMinute, endMinute }) => {
        const place = contentId === null ? undefined : places.get(contentId)
        return {
          spotId,
          contentId,
          position: place ? { lat: place.lat, lng: place.lng } : null,
          startMinute,
          endMinute,
        }
      }),
  )
  return {
    startDate: plan.startDate,
    transportType: plan.transportType,
    pace: plan.pace,
    start: tripPoint('start'),
    end: tripPoint('end'),
    stay: tripPoint('stay'),
    startMinute: plan.startMinute,
    endMinute: plan.endMinute,
    days,
  }
}
