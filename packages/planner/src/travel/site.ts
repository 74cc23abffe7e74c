import type { Position } from '@honjeo/contract/values/geo'
import type { NetSite, RoadNet } from './road-net.ts'
import { ferryTo } from './islets.ts'
import { heightOf, roadFrom } from './mountain.ts'
import { distance, pointOf, type PlanePoint } from './plane.ts'
import type { Ferry } from './speeds.ts'

/** The facts of a position for those who go there: reckoned once, for a search asks for a hundred thousand ways. */
export interface Site {
  point: PlanePoint
  /** The point where it meets the roads around the mountain: itself, or the way out of the park. */
  road: PlanePoint
  /** The metres in a straight line to that point, by mountain roads. */
  inside: number
  /** The metres above the sea. */
  height: number
  /** The ferry that goes there; undefined on the main island. */
  ferry: Ferry | undefined
  /** Returns how one comes to the drawn roads, reckoned when it is first asked for. */
  byCar(net: RoadNet): NetSite
  onFoot(net: RoadNet): NetSite
}

export function siteOf(position: Position): Site {
  const point = pointOf(position)
  const road = roadFrom(point)
  const onNet = () => {
    let site: NetSite | undefined
    return (net: RoadNet) => (site ??= net.siteAt([position.lng, position.lat]))
  }
  return {
    point,
    road,
    inside: distance(point, road),
    height: heightOf(point),
    ferry: ferryTo(position),
    byCar: onNet(),
    onFoot: onNet(),
  }
}

/** Returns `siteOf`, whose results are remembered for as long as the positions themselves live. */
export function createSites(): (position: Position) => Site {
  const sites = new WeakMap<Position, Site>()
  return (position) => {
    const known = sites.get(position)
    if (known !== undefined) return known
    const site = siteOf(position)
    sites.set(position, site)
    return site
  }
}
