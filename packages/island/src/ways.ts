import { roads } from './roads.ts'
import type { LngLat } from './trace.ts'

/** A part of a way: along the drawn roads, or straight from or to one. */
export interface WayPart {
  path: readonly LngLat[]
  isOnRoad: boolean
}

/** Metres east and north of the island's middle: flat enough for what is drawn. */
type Point = readonly [x: number, y: number]

const MIDDLE: LngLat = [126.55, 33.38]
const METRES_NORTH = 111_200
const METRES_EAST = METRES_NORTH * Math.cos((MIDDLE[1] * Math.PI) / 180)
/** Ends of roads meet another road that is so near; drawn to ten metres, they miss each other by some. */
const JOIN_METRES = 250
/** How much longer a way along roads may be than a straight one that is taken instead. */
const OFF_ROAD_WEIGHT = 3
/** Where one may come to a road: at the nearest points of so many of them. */
const ENTRIES = 3

const toPoint = ([lng, lat]: LngLat): Point => [(lng - MIDDLE[0]) * METRES_EAST, (lat - MIDDLE[1]) * METRES_NORTH]
const toLngLat = ([x, y]: Point): LngLat => [MIDDLE[0] + x / METRES_EAST, MIDDLE[1] + y / METRES_NORTH]
const distance = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1])
const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

interface Segment {
  road: number
  /** Numbers of the nodes at its ends. */
  from: number
  to: number
}

/** Crossings and bends of all roads, and what is between them. */
interface Graph {
  nodes: Point[]
  /** For each node those it leads to. */
  next: { to: number; metres: number }[][]
  segments: Segment[]
}

/** Where along a straight line the point nearest to another lies, 0 to 1. */
function shareNearest(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square
  return Math.min(1, Math.max(0, share))
}

const areApart = (a: number, b: number, c: number, d: number) =>
  Math.max(a, b) < Math.min(c, d) || Math.max(c, d) < Math.min(a, b)

/** Where two lines cross, as shares of both; null where they do not. */
function crossing(a: Point, b: Point, c: Point, d: Point): [number, number] | null {
  if (areApart(a[0], b[0], c[0], d[0]) || areApart(a[1], b[1], c[1], d[1])) return null
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const turn = rx * sy - ry * sx
  if (turn === 0) return null
  const [qx, qy] = [c[0] - a[0], c[1] - a[1]]
  const [one, other] = [(qx * sy - qy * sx) / turn, (qx * ry - qy * rx) / turn]
  return one >= 0 && one <= 1 && other >= 0 && other <= 1 ? [one, other] : null
}

function buildGraph(): Graph {
  const lines = roads.map(({ path }) => path.map(toPoint))
  /** Where each road is met by others: at which of its segments, how far along it, and the node there. */
  const met: { index: number; share: number; node: number }[][] = lines.map(() => [])
  const nodes: Point[] = []
  const addNode = (point: Point) => nodes.push(point) - 1

  for (const [one, line] of lines.entries()) {
    for (const [other, others] of lines.entries()) {
      if (other <= one) continue
      for (let i = 1; i < line.length; i++)
        for (let j = 1; j < others.length; j++) {
          const shares = crossing(line[i - 1]!, line[i]!, others[j - 1]!, others[j]!)
          if (shares === null) continue
          const node = addNode(between(line[i - 1]!, line[i]!, shares[0]))
          met[one]!.push({ index: i, share: shares[0], node })
          met[other]!.push({ index: j, share: shares[1], node })
        }
    }
  }
  const next: Graph['next'] = []
  const segments: Segment[] = []
  const link = (from: number, to: number) => {
    const metres = distance(nodes[from]!, nodes[to]!)
    ;(next[from] ??= []).push({ to, metres })
    ;(next[to] ??= []).push({ to: from, metres })
  }
  const ends: { road: number; node: number }[] = []
  for (const [road, line] of lines.entries()) {
    let last = addNode(line[0]!)
    ends.push({ road, node: last })
    for (let i = 1; i < line.length; i++) {
      const here = met[road]!.filter(({ index }) => index === i).toSorted((a, b) => a.share - b.share)
      for (const node of [...here.map((each) => each.node), addNode(line[i]!)]) {
        link(last, node)
        segments.push({ road, from: last, to: node })
        last = node
      }
    }
    ends.push({ road, node: last })
  }
  // A ring road's ends meet each other, too.
  for (const { road, node } of ends) {
    let near = { node: -1, metres: JOIN_METRES }
    for (const { road: other, from, to } of segments) {
      if (other === road && (from === node || to === node)) continue
      for (const each of [from, to]) {
        const metres = distance(nodes[node]!, nodes[each]!)
        if (metres > 0 && metres < near.metres) near = { node: each, metres }
      }
    }
    if (near.node !== -1) link(node, near.node)
  }
  return { nodes, next, segments }
}

let graph: Graph | null = null

interface Entry {
  point: Point
  segment: Segment
  metres: number
}

/** Where one comes to the nearest roads, the nearest first, each once. */
function entriesOf({ nodes, segments }: Graph, point: Point): Entry[] {
  const best = new Map<number, Entry>()
  for (const segment of segments) {
    const [a, b] = [nodes[segment.from]!, nodes[segment.to]!]
    const at = between(a, b, shareNearest(point, a, b))
    const metres = distance(point, at)
    if (metres < (best.get(segment.road)?.metres ?? Infinity)) best.set(segment.road, { point: at, segment, metres })
  }
  return [...best.values()].toSorted((a, b) => a.metres - b.metres).slice(0, ENTRIES)
}

/** How far each node is from where one comes to a road, and by which node before it one gets there. */
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
 * The way between two places as one would go it: along the drawn roads, and straight, off the road, as far as there is none.
 * It says how a map draws it and not how long it takes.
 */
export function wayBetween(from: LngLat, to: LngLat): WayPart[] {
  const [start, end] = [toPoint(from), toPoint(to)]
  graph ??= buildGraph()
  const { nodes } = graph
  const exits = entriesOf(graph, end)
  let best = { weight: distance(start, end) * OFF_ROAD_WEIGHT, road: [] as Point[] }

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
