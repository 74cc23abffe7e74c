import type { PlanHub } from '@honjeo/contract/values/enums'
import type { Position } from '@honjeo/planner/place'

/** The entrances: of the passenger terminal of the airport, and of the one for ferries from the mainland. */
export const HUB_POSITIONS: Record<PlanHub, Position> = {
  AIRPORT: { lat: 33.5066, lng: 126.493 },
  JEJU_PORT: { lat: 33.5197, lng: 126.5358 },
}
