import { dayAfter } from '@honjeo/contract/values/days'
import { islandRules } from '@honjeo/catalogue/island-rules'
import { cataloguePlaces } from '@honjeo/catalogue/places'
import type { PlanHub } from '@honjeo/contract/values/enums'
import type { PlannerPlace, TripPoint } from '../place.ts'
import type { TripRequest } from '../trip/trip.ts'
import type { JejuRequest } from './jeju-request.ts'

/** The catalogue before the first review was written. */
export const JEJU_PLACES: readonly PlannerPlace[] = cataloguePlaces.map((place) => ({
  ...place,
  indoor: place.indoor === true,
  difficulty: 'NONE',
  rating: null,
  reviewCount: 0,
  months: place.months ?? null,
  eventStart: place.dates?.start ?? null,
  eventEnd: place.dates?.end ?? null,
  scene: place.scene ?? null,
  keywords: place.keywords?.join(' ') ?? '',
}))

const HUBS: Record<PlanHub, TripPoint> = {
  AIRPORT: { hub: 'AIRPORT', lat: 33.5066, lng: 126.493 },
  JEJU_PORT: { hub: 'JEJU_PORT', lat: 33.5197, lng: 126.5358 },
}

export function placeNamed(title: string): PlannerPlace {
  const place = JEJU_PLACES.find((each) => each.title === title)
  if (!place) throw new Error(`no place is named ${title}`)
  return place
}

const minuteOf = (time: string | undefined) =>
  time === undefined ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns the request of a traveller as the planner takes it, over the whole catalogue. */
export function tripRequestOf(request: JejuRequest): TripRequest {
  const { startDate, dayCount, transportType, pace, interests = [], picks = [], start, end, stay } = request
  const lodging = stay === undefined ? null : placeNamed(stay)
  return {
    startDate,
    endDate: dayAfter(startDate, dayCount - 1),
    transportType,
    pace,
    interests,
    indoorOnly: request.indoorOnly ?? false,
    places: JEJU_PLACES,
    rules: islandRules,
    picks: picks.map((title) => placeNamed(title).contentId),
    start: start ? HUBS[start] : null,
    end: end ? HUBS[end] : null,
    stay: lodging && { hub: null, lat: lodging.lat, lng: lodging.lng },
    startMinute: minuteOf(request.startTime),
    endMinute: minuteOf(request.endTime),
    allowLeftOut: false,
    seed: 1,
  }
}
