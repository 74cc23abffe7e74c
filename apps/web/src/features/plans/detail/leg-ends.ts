import type { PlanDay, PlanLeg, PlanPoint, PlanSpot } from '@honjeo/contract/plan'
import { i18n } from '@lingui/core'
import type { WayEnd } from '#features/transit/map-links.ts'
import { HUB_LABELS } from '../labels.ts'

/** A way by its place in the plan: `index` is that of the stop it leads to, or the number of stops for the way to the day's end. */
export interface LegPlace {
  dayIndex: number
  index: number
}

export interface LegEnds {
  from: WayEnd
  to: WayEnd
}

const ofPoint = (point: PlanPoint | null): WayEnd | null =>
  point && { lat: point.lat, lng: point.lng, title: point.hub === null ? point.title : i18n._(HUB_LABELS[point.hub]) }

const ofSpot = (spot: PlanSpot | undefined): WayEnd | null =>
  spot === undefined || spot.lat === null || spot.lng === null
    ? null
    : { lat: spot.lat, lng: spot.lng, title: spot.title }

/** Returns where the way to a stop begins and ends, by the stop's place in its day; that behind the last leads to the day's end. */
function legEnds({ from, to, spots }: PlanDay, index: number): LegEnds | null {
  const begins = index === 0 ? ofPoint(from) : ofSpot(spots[index - 1])
  const ends = index === spots.length ? ofPoint(to) : ofSpot(spots[index])
  return begins === null || ends === null ? null : { from: begins, to: ends }
}

/** The way there with both its ends; undefined where the plan has none. */
export function legAt(
  days: readonly PlanDay[],
  { dayIndex, index }: LegPlace,
): { leg: PlanLeg; ends: LegEnds } | undefined {
  const day = days[dayIndex]
  if (day === undefined) return undefined
  const leg = index === day.spots.length ? day.legToEnd : day.spots[index]?.leg
  const ends = legEnds(day, index)
  return leg == null || ends === null ? undefined : { leg, ends }
}
