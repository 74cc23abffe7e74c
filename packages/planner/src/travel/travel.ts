import type { Position } from '@honjeo/contract/values/geo'
import type { LegMode, TransportType } from '@honjeo/contract/values/enums'
import { createRoadNet, type RoadNet } from './road-net.ts'
import { DRIVING, WALKING } from './going.ts'
import { wayAround } from './mountain.ts'
import { distance } from './plane.ts'
import { createSites, type Site } from './site.ts'
import { BICYCLE, BUS, FARTHEST, HANDLING, ROADS, WALK, WALKED_METRES, type Ferry } from './speeds.ts'

export interface TravelLeg {
  mode: LegMode
  /** The whole minutes, with waiting, parking and the walk to the stop. */
  minutes: number
  metres: number
}

export type Travel = (from: Position, to: Position) => TravelLeg

interface Way {
  street: number
  road: number
  mountain: number
}

const metresOf = ({ street, road, mountain }: Way) => street + road + mountain
const minutesAt = (metres: number, speed: number) => (metres / 1000 / speed) * 60

function wayBetween(from: Site, to: Site): Way {
  // The way leads from one trailhead to another inside the park.
  if (from.inside > 0 && to.inside > 0) {
    return { street: 0, road: 0, mountain: distance(from.point, to.point) * ROADS.streetDetour }
  }
  const metres = wayAround(from.road, to.road)
  const street = Math.min(metres, ROADS.streetMetres)
  return {
    street: street * ROADS.streetDetour,
    road: (metres - street) * ROADS.detour,
    mountain: (from.inside + to.inside) * ROADS.streetDetour,
  }
}

interface Speeds {
  streetSpeed: number
  roadSpeed: number
  mountainSpeed: number
}

function driveMinutes({ street, road, mountain }: Way, { streetSpeed, roadSpeed, mountainSpeed }: Speeds): number {
  return minutesAt(street, streetSpeed) + minutesAt(road, roadSpeed) + minutesAt(mountain, mountainSpeed)
}

const climb = (from: Site, to: Site) => Math.max(0, to.height - from.height)

function leg(mode: LegMode, minutes: number, metres: number): TravelLeg {
  return { mode, minutes: Math.ceil(minutes), metres: Math.round(metres) }
}

type Overland = (from: Site, to: Site) => TravelLeg

/** Nets take some milliseconds to build, and keep what they have reckoned. */
const nets: Partial<Record<'driving' | 'walking', RoadNet>> = {}
const driving = () => (nets.driving ??= createRoadNet(DRIVING))
const walking = () => (nets.walking ??= createRoadNet(WALKING))

function walk(from: Site, to: Site): TravelLeg {
  const { metres, minutes } = walking().between(from.onFoot(walking()), to.onFoot(walking()))
  return leg('WALK', minutes + climb(from, to) / WALK.climbPerMinute, metres)
}

function driveAs(mode: 'CAR' | 'TAXI'): Overland {
  return (from, to) => {
    const { metres, minutes } = driving().between(from.byCar(driving()), to.byCar(driving()))
    return leg(mode, minutes + HANDLING[mode], metres)
  }
}

function rideBus(from: Site, to: Site): TravelLeg {
  const way = wayBetween(from, to)
  const metres = metresOf(way)
  const changing = metres > BUS.transferMetres ? BUS.transfer : 0
  const ride = leg('BUS', HANDLING.BUS + driveMinutes(way, BUS) + changing, metres)
  const onFoot = walk(from, to)
  return onFoot.minutes <= ride.minutes ? onFoot : ride
}

function cycle(from: Site, to: Site): TravelLeg {
  const metres = metresOf(wayBetween(from, to))
  const uphill = climb(from, to) / BICYCLE.climbPerMinute
  return leg('BICYCLE', minutesAt(metres, BICYCLE.speed) + uphill + HANDLING.BICYCLE, metres)
}

const OVERLAND: Record<TransportType, Overland> = {
  WALK: walk,
  CAR: driveAs('CAR'),
  TAXI: driveAs('TAXI'),
  BUS: rideBus,
  // The island has no railway.
  TRAIN: rideBus,
  BICYCLE: cycle,
}

/** Returns ways by a mode from the drawn roads and a table of speeds, the same for the same positions; over the sea where one end is an islet. */
export function createTravel(transportType: TransportType): Travel {
  const siteAt = createSites()
  const onLand: Overland = (from, to) => {
    if (distance(from.point, to.point) > WALKED_METRES) return OVERLAND[transportType](from, to)
    const onFoot = walk(from, to)
    return onFoot.metres <= WALKED_METRES ? onFoot : OVERLAND[transportType](from, to)
  }
  // Cars of visitors stay ashore; buses of the islets are few.
  const onIslet = transportType === 'BICYCLE' ? cycle : walk

  function overSea(
    ferry: Ferry,
    toPort: (port: Site) => TravelLeg,
    fromLanding: (landing: Site) => TravelLeg,
  ): TravelLeg {
    const landing = siteAt(ferry.landing)
    const ashore = fromLanding(landing)
    const legs = ferry.ports.map((position) => {
      const port = siteAt(position)
      const land = toPort(port)
      const metres = land.metres + distance(port.point, landing.point) + ashore.metres
      return leg('FERRY', land.minutes + ferry.wait + ferry.crossing + ashore.minutes, metres)
    })
    return legs.reduce((best, other) => (other.minutes < best.minutes ? other : best))
  }

  function between(from: Site, to: Site): TravelLeg {
    if (from.ferry !== undefined && from.ferry === to.ferry) return onIslet(from, to)
    if (from.ferry !== undefined) {
      return overSea(
        from.ferry,
        (port) => between(port, to),
        (landing) => onIslet(from, landing),
      )
    }
    if (to.ferry === undefined) return onLand(from, to)
    return overSea(
      to.ferry,
      (port) => onLand(from, port),
      (landing) => onIslet(landing, to),
    )
  }
  return (from, to) => between(siteAt(from), siteAt(to))
}

/** Whether a way is too long to go in one piece by one's own strength. */
export function isTooFar({ mode, minutes }: TravelLeg): boolean {
  return minutes > (FARTHEST[mode] ?? Infinity)
}
