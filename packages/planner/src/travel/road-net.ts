import {
  between,
  buildGraph,
  distance,
  nearestRoads,
  toLngLat,
  toPoint,
  type Graph,
  type DrawnPoint,
} from '@honjeo/island/road-graph'
import { roads } from '@honjeo/island/roads'
import type { LngLat } from '@honjeo/island/trace'

/** The speed and the length of ways for one way of going, in km/h and as a factor on what is drawn. */
export interface Going {
  /** Returns the values on a road, by the number on its sign, at a place of it. */
  onRoad(number: string, at: LngLat): { speed: number; bend: number }
  /** Returns the values where no road is drawn. */
  offRoad(at: LngLat): { speed: number; bend: number }
  /** The distance in metres up to which one may leave the drawn roads alone. */
  straightMetres: number
}

export interface Way {
  metres: number
  minutes: number
}

/** The ways from one node to all others: the minutes of the quickest way, and its metres. */
interface Row {
  minutes: Float32Array
  metres: Float32Array
}

/** A way from a place to a drawn road and along it to one end of that stretch of it. */
interface Exit extends Way {
  node: number
  row: Row | undefined
}

/** The access of a place to a drawn road: the way off the roads to there, and the way along the stretch from its beginning. */
interface Access {
  stretch: number
  off: Way
  along: Way
}

export interface NetSite {
  point: DrawnPoint
  accesses: readonly Access[]
  exits: readonly Exit[]
  /** The way that a metre off the roads takes. */
  off: Way
}

export interface RoadNet {
  siteAt(at: LngLat): NetSite
  /** Returns the way of the fewest minutes; the same there and back. */
  between(from: NetSite, to: NetSite): Way
}

const wayOf = (metres: number, { speed, bend }: { speed: number; bend: number }): Way => ({
  metres: metres * bend,
  minutes: ((metres * bend) / 1000 / speed) * 60,
})

const times = ({ metres, minutes }: Way, factor: number): Way => ({
  metres: metres * factor,
  minutes: minutes * factor,
})
const plus = (one: Way, other: Way): Way => ({
  metres: one.metres + other.metres,
  minutes: one.minutes + other.minutes,
})

const SITES_KEPT = 4000

/** Estimates of ways along the drawn roads, for one way of going. What lies off them is straight. */
export function createRoadNet({ onRoad, offRoad, straightMetres }: Going): RoadNet {
  const graph: Graph = buildGraph()
  const { nodes, next, segments } = graph
  const numberOf = new Map<string, string>()
  for (const { road, from, to } of segments) {
    const { number } = roads[road]!
    numberOf.set(`${from} ${to}`, number)
    numberOf.set(`${to} ${from}`, number)
  }

  function link(from: number, to: number): Way {
    const [a, b] = [nodes[from]!, nodes[to]!]
    const number = numberOf.get(`${from} ${to}`)
    const middle = toLngLat(between(a, b, 0.5))
    return wayOf(distance(a, b), number === undefined ? offRoad(middle) : onRoad(number, middle))
  }
  const links = nodes.map((_, from) => (next[from] ?? []).map(({ to }) => ({ to, way: link(from, to) })))
  const rows = new Map<number, Row>()

  function rowFrom(node: number): Row {
    const known = rows.get(node)
    if (known !== undefined) return known
    const row: Row = {
      minutes: new Float32Array(nodes.length).fill(Infinity),
      metres: new Float32Array(nodes.length).fill(Infinity),
    }
    const { minutes, metres } = row
    minutes[node] = 0
    metres[node] = 0
    // On roads few nodes are open at a time, so that looking through them costs less than a heap.
    const open = new Set([node])
    while (open.size > 0) {
      let at = -1
      for (const each of open) if (at === -1 || minutes[each]! < minutes[at]!) at = each
      open.delete(at)
      for (const { to, way } of links[at]!) {
        const through = Math.fround(minutes[at]! + way.minutes)
        if (through >= minutes[to]!) continue
        minutes[to] = through
        metres[to] = metres[at]! + way.metres
        open.add(to)
      }
    }
    rows.set(node, row)
    return row
  }

  const sites = new Map<string, NetSite>()

  function siteAt(at: LngLat): NetSite {
    const key = at.join()
    const known = sites.get(key)
    if (known !== undefined) return known
    const site = reckonSite(at)
    // Places are asked for again and again; positions of other kinds are not to fill the memory.
    if (sites.size === SITES_KEPT) sites.clear()
    sites.set(key, site)
    return site
  }

  function reckonSite(at: LngLat): NetSite {
    const point = toPoint(at)
    const off = wayOf(1, offRoad(at))
    const accesses: Access[] = []
    const exits: Exit[] = []
    for (const { segment, share, metres } of nearestRoads(graph, point)) {
      const { from, to } = segments[segment]!
      const whole = link(from, to)
      const toRoad = times(off, metres)
      const along = times(whole, share)
      accesses.push({ stretch: segment, off: toRoad, along })
      exits.push({ node: from, row: undefined, ...plus(toRoad, along) })
      exits.push({ node: to, row: undefined, ...plus(toRoad, times(whole, 1 - share)) })
    }
    return { point, accesses, exits, off }
  }

  return {
    siteAt,
    between(from, to) {
      let [metres, minutes] = [Infinity, Infinity]
      const apart = distance(from.point, to.point)
      if (apart <= straightMetres) {
        metres = (apart * (from.off.metres + to.off.metres)) / 2
        minutes = (apart * (from.off.minutes + to.off.minutes)) / 2
      }
      // A plan asks for tens of thousands of ways, so that nothing is made here.
      for (const exit of from.exits) {
        if (exit.minutes >= minutes) continue
        const row = (exit.row ??= rowFrom(exit.node))
        for (const entry of to.exits) {
          const all = exit.minutes + row.minutes[entry.node]! + entry.minutes
          if (all >= minutes) continue
          minutes = all
          metres = exit.metres + row.metres[entry.node]! + entry.metres
        }
      }
      for (const one of from.accesses)
        for (const other of to.accesses) {
          if (one.stretch !== other.stretch) continue
          const all = one.off.minutes + other.off.minutes + Math.abs(one.along.minutes - other.along.minutes)
          if (all >= minutes) continue
          minutes = all
          metres = one.off.metres + other.off.metres + Math.abs(one.along.metres - other.along.metres)
        }
      return { metres, minutes }
    },
  }
}
