import {
  between,
  buildGraph,
  distance,
  nearestRoads,
  toLngLat,
  toPoint,
  type Graph,
  type DrawnPoint,
  type Segment,
} from './road-graph.ts'
import type { LngLat } from './trace.ts'

/** A part of a way: along the drawn roads, or straight from or to one. */
export interface WayPart {
  path: readonly LngLat[]
  isOnRoad: boolean
}

/** The factor by which a way along roads may be longer than a straight one that is taken instead. */
const OFF_ROAD_WEIGHT = 3

interface Entry {
  point: DrawnPoint
  segment: Segment
  metres: number
}

function entriesOf(graph: Graph, point: DrawnPoint): Entry[] {
  return nearestRoads(graph, point).map(({ segment: index, share, metres }) => {
    const segment = graph.segments[index]!
    return { point: between(graph.nodes[segment.from]!, graph.nodes[segment.to]!, share), segment, metres }
  })
}

/** Returns how far each node is from where one comes to a road, and by which node before it one gets there. */
function shortestFrom({ nodes, next }: Graph, { point, segment }: Entry) {
  const metres: number[] = []
  const before: number[] = []
  const open = new Set<number>()
  for (const node of [segment.from, segment.to]) {
    metres[node] = distance(point, nodes[node]!)
    before[node] = -1
    open.add(node)
  }
  while (open.size > 0) {
    let at = -1
    for (const node of open) if (at === -1 || metres[node]! < metres[at]!) at = node
    open.delete(at)
    for (const { to, metres: length } of next[at] ?? []) {
      const through = metres[at]! + length
      if (through >= (metres[to] ?? Infinity)) continue
      metres[to] = through
      before[to] = at
      open.add(to)
    }
  }
  return { metres, before }
}

/**
 * Returns the way between two places as one would go it: along the drawn roads, and straight, off the road, as far as there is none. It says how a
 * map draws it and not how long it takes.
 */
export function wayBetween(from: LngLat, to: LngLat): WayPart[] {
  const [start, end] = [toPoint(from), toPoint(to)]
  const graph = buildGraph()
  const { nodes } = graph
  const exits = entriesOf(graph, end)
  let best = { weight: distance(start, end) * OFF_ROAD_WEIGHT, road: [] as DrawnPoint[] }

  for (const entry of entriesOf(graph, start)) {
    const far = shortestFrom(graph, entry)
    for (const exit of exits) {
      const off = (entry.metres + exit.metres) * OFF_ROAD_WEIGHT
      if (exit.segment === entry.segment) {
        const weight = off + distance(entry.point, exit.point)
        if (weight < best.weight) best = { weight, road: [entry.point, exit.point] }
        continue
      }
      for (const node of [exit.segment.from, exit.segment.to]) {
        const weight = off + (far.metres[node] ?? Infinity) + distance(nodes[node]!, exit.point)
        if (weight >= best.weight) continue
        const road = [exit.point]
        for (let at = node; at !== -1; at = far.before[at]!) road.unshift(nodes[at]!)
        best = { weight, road: [entry.point, ...road] }
      }
    }
  }
  const road = best.road.map(toLngLat)
  const [first, last] = [road[0], road.at(-1)]
  if (first === undefined || last === undefined) return [{ path: [from, to], isOnRoad: false }]
  return [
    { path: [from, first], isOnRoad: false },
    { path: road, isOnRoad: true },
    { path: [last, to], isOnRoad: false },
  ]
}
