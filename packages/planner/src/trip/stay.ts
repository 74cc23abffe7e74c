import type { Position } from '@honjeo/contract/values/geo'
import { TOWN_CENTRES } from '@honjeo/contract/values/town-centres'
import type { PlanNote } from '@honjeo/contract/values/enums'
import type { TripPoint } from '../place.ts'
import { distance, pointOf } from '../travel/plane.ts'
import type { TripRequest } from './trip.ts'

const TOWNS: readonly { note: PlanNote; position: Position }[] = [
  { note: 'ASSUMED_STAY_JEJU_SI', position: TOWN_CENTRES.JEJU_SI },
  { note: 'ASSUMED_STAY_SEOGWIPO_SI', position: TOWN_CENTRES.SEOGWIPO_SI },
]

/** Returns where the nights are reckoned; the note says so where the member chose nothing. */
export function stayOf({ stay, places, picks }: Pick<TripRequest, 'stay' | 'places' | 'picks'>): {
  stay: TripPoint
  note: PlanNote | null
} {
  if (stay !== null) return { stay, note: null }
  const picked = places.filter(({ contentId }) => picks.includes(contentId))
  const town = picked.length === 0 ? TOWNS[0]! : nearestTown(middleOf(picked))
  return { stay: { ...town.position, hub: null }, note: town.note }
}

function middleOf(positions: readonly Position[]): Position {
  const mean = (value: (position: Position) => number) =>
    positions.reduce((sum, position) => sum + value(position), 0) / positions.length
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}

function nearestTown(middle: Position) {
  const far = ({ position }: (typeof TOWNS)[number]) => distance(pointOf(position), pointOf(middle))
  return TOWNS.toSorted((a, b) => far(a) - far(b))[0]!
}
