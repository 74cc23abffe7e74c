import type { Position } from '@honjeo/contract/values/geo'
import type { TransportType } from '@honjeo/contract/values/enums'
import type { PlannerPlace } from '../place.ts'
import { distance, pointOf, type PlanePoint } from '../travel/plane.ts'
import { isStop, visitKindOf, type VisitKind } from '../visit/visit-kind.ts'
import { stopFactsOf } from '../visit/stop-facts.ts'
import { visitOf } from '../visit/visit.ts'
import type { TripDay } from './days.ts'
import { optionsOf, type PlaceOption } from './option.ts'
import { SAME_KIND_MAX } from './rules.ts'
import type { TripRequest } from './trip.ts'
import { isHike } from './visit-windows.ts'
import type { MinutesBetween } from './ways.ts'
import { wayPoints, worthOf, type Taste } from './worth.ts'

/** A place that can be visited on some day, and how. */
export interface Candidate {
  place: PlannerPlace
  wasPicked: boolean
  worth: number
  options: readonly PlaceOption[]
}

export interface Sizes {
  sights: number
  restaurants: number
}

/** The candidates that a search of about a second can look through: near 350 vertices, of them fewer meals than sights. */
export const SIZES: Sizes = { sights: 200, restaurants: 60 }

interface Frame {
  days: readonly TripDay[]
  taste: Taste
  way: MinutesBetween
}

type Asked = Pick<TripRequest, 'places' | 'rules' | 'picks' | 'pace' | 'transportType' | 'indoorOnly' | 'lastBuses'>

/** Returns all picks that can be visited, then the places that promise most for their way, restaurants from all over the island. */
export function candidatesFor(request: Asked, frame: Frame, sizes: Sizes): Candidate[] {
  const picks = new Set(request.picks)
  const picked: PlannerPlace[] = []
  const sights: PlannerPlace[] = []
  const restaurants: PlannerPlace[] = []
  for (const place of request.places) {
    const kind = visitKindOf(place)
    if (!isStop(kind)) continue
    if (picks.has(place.contentId)) picked.push(place)
    else if (kind === 'MEAL') restaurants.push(place)
    else if (isForAnyone(place) && (place.indoor || !request.indoorOnly)) sights.push(place)
  }
  const isAskedForEnough = (kind: VisitKind) =>
    picked.filter((pick) => visitKindOf(pick) === kind).length > SAME_KIND_MAX
  const others = sights.filter((place) => !isAskedForEnough(visitKindOf(place)))
  const anchors = [...frame.days.flatMap(({ from, to }) => [from, to]), ...picked]
  const promise = promiseOf(request, frame.taste, anchors)
  const ranked = (places: readonly PlannerPlace[]) =>
    places
      .map((place) => ({ place, points: promise(place) }))
      .toSorted((a, b) => b.points - a.points || a.place.contentId - b.place.contentId)
      .map(({ place }) => place)
  const take = (places: Iterable<PlannerPlace>, most: number) => {
    const taken: Candidate[] = []
    for (const place of places) {
      if (taken.length === most) break
      const options = optionsOf(stopFactsOf(place, request.rules), {
        ...frame,
        pace: request.pace,
        lastBuses: request.lastBuses,
      })
      const wasPicked = picks.has(place.contentId)
      if (options.length > 0) taken.push({ place, wasPicked, worth: worthOf(place, frame.taste), options })
    }
    return taken
  }
  return [
    ...take(picked, picked.length),
    ...take(ranked(others), sizes.sights),
    ...take(spread(ranked(restaurants), picked), sizes.restaurants),
  ]
}

/** A hike, and a festival whose days are not known yet, come only where they were asked for. */
export function isForAnyone(place: PlannerPlace): boolean {
  const visit = visitOf(place)
  return !isHike(visit) && (visit.kind !== 'FESTIVAL' || place.eventStart !== null)
}

/** The metres a minute as the crow flies: they only part near from far before ways are reckoned. */
const CROW_SPEED: Record<TransportType, number> = { CAR: 550, TAXI: 500, BUS: 300, TRAIN: 300, BICYCLE: 180, WALK: 55 }

function promiseOf({ transportType, pace }: Asked, taste: Taste, anchors: readonly Position[]) {
  const points = anchors.map((anchor) => pointOf(anchor))
  const perMetre = wayPoints(transportType, pace) / CROW_SPEED[transportType]
  return (place: PlannerPlace) => worthOf(place, taste) - nearest(pointOf(place), points) * perMetre
}

const nearest = (point: PlanePoint, others: readonly PlanePoint[]) =>
  Math.min(...others.map((other) => distance(point, other)))

const CELL_METRES = 6000
const NEAR_A_PICK = 2

/** Returns the nearest to each pick first, then the best of every part of the island, then the second best … */
function spread(ranked: readonly PlannerPlace[], picked: readonly PlannerPlace[]): Set<PlannerPlace> {
  const far = new Map(ranked.map((place) => [place, pointOf(place)]))
  const near = picked.flatMap((pick) => {
    const here = pointOf(pick)
    return ranked.toSorted((a, b) => distance(far.get(a)!, here) - distance(far.get(b)!, here)).slice(0, NEAR_A_PICK)
  })
  const counts = new Map<string, number>()
  const ranks = new Map<PlannerPlace, number>()
  for (const place of ranked) {
    const { x, y } = far.get(place)!
    const cell = `${Math.floor(x / CELL_METRES)}:${Math.floor(y / CELL_METRES)}`
    const rank = counts.get(cell) ?? 0
    counts.set(cell, rank + 1)
    ranks.set(place, rank)
  }
  return new Set([...near, ...ranked.toSorted((a, b) => ranks.get(a)! - ranks.get(b)!)])
}
