import { metresBetween, type Position } from '@honjeo/contract/values/geo'

/**
 * The pace of the island's buses by its own timetables, in metres a minute from stop to stop and minutes for each stop. It was fitted on lines 101,
 * 121, 131 and 201 by least squares (875, 526 and 0.46) and rounded (docs/decisions/0074).
 */
const PACE = { country: 50_000 / 60, town: 30_000 / 60, stop: 0.5 }

/** The two towns, where lights and traffic hold buses up: 제주시 from 노형 to 삼양 and 아라, and 서귀포 with its new town. */
const TOWNS: readonly (Position & { radius: number })[] = [
  { lat: 33.4975, lng: 126.525, radius: 6500 },
  { lat: 33.2525, lng: 126.545, radius: 5000 },
]

/** Minutes of a ride outside the towns and within them. */
export interface Ride {
  country: number
  town: number
}

const isInTown = (stop: Position) => TOWNS.some((town) => metresBetween(town, stop) <= town.radius)

/** Returns how long a bus rides to each of its stops from the first, by the way from stop to stop. */
export function ridesAlong(stops: readonly Position[]): Ride[] {
  let ride: Ride = { country: 0, town: 0 }
  return stops.map((stop, place) => {
    if (place === 0) return ride
    const before = stops[place - 1]!
    const metres = metresBetween(before, stop)
    const inTown = (Number(isInTown(before)) + Number(isInTown(stop))) / 2
    ride = {
      country: ride.country + (1 - inTown) * (metres / PACE.country + PACE.stop),
      town: ride.town + inTown * (metres / PACE.town + PACE.stop),
    }
    return ride
  })
}
