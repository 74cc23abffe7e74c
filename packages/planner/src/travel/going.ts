import type { Going } from './road-net.ts'
import { CAR, ROAD_SPEEDS, TOWNS, WALK } from './speeds.ts'
import { distance, pointOf } from './plane.ts'

const towns = TOWNS.map(({ centre, radius }) => ({ centre: pointOf(centre), radius }))

function isInTown([lng, lat]: readonly [lng: number, lat: number]): boolean {
  const point = pointOf({ lat, lng })
  return towns.some(({ centre, radius }) => distance(centre, point) < radius)
}

/** The way of going by car, along the drawn roads. */
export const DRIVING: Going = {
  onRoad: (number, at) => {
    const { speed, bend = CAR.bend } = ROAD_SPEEDS[number] ?? { speed: CAR.laneSpeed }
    return { speed: isInTown(at) ? Math.min(speed, CAR.townSpeed) : speed, bend }
  },
  offRoad: (at) => ({ speed: isInTown(at) ? CAR.townSpeed : CAR.laneSpeed, bend: CAR.laneBend }),
  straightMetres: CAR.straightMetres,
}

/** The way of going on foot: along roads, or straight by the paths between them. */
export const WALKING: Going = {
  onRoad: () => ({ speed: WALK.speed, bend: WALK.roadBend }),
  offRoad: () => ({ speed: WALK.speed, bend: WALK.pathBend }),
  straightMetres: Infinity,
}
