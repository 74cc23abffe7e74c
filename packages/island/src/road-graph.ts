import { roads } from './roads.ts'
import type { LngLat } from './trace.ts'

/** Metres east and north of the island's middle: flat enough for what is drawn. */
export type DrawnPoint = readonly [x: number, y: number]

const MIDDLE: LngLat = [126.55, 33.38]
const METRES_NORTH = 111_200
const METRES_EAST = METRES_NORTH * Math.cos((MIDDLE[1] * Math.PI) / 180)
/** The distance at which the end of a road still meets another road; drawn to ten metres, they miss each other by some. */
const JOIN_METRES = 250
/** The number of roads at whose nearest points one may come to a road. */
const ENTRIES = 3

export const toPoint = ([lng, lat]: LngLat): DrawnPoint => [
  (lng - MIDDLE[0]) * METRES_EAST,
  (lat - MIDDLE[1]) * METRES_NORTH,
]
export const toLngLat = ([x, y]: DrawnPoint): LngLat => [MIDDLE[0] + x / METRES_EAST, MIDDLE[1] + y / METRES_NORTH]
export const distance = (one: DrawnPoint, other: DrawnPoint) => Math.hypot(one[0] - other[0], one[1] - other[1])
export const between = ([ax, ay]: DrawnPoint, [bx, by]: DrawnPoint, share: number): DrawnPoint => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

export interface Segment {
  road: number
  /** Numbers of the nodes at its ends. */
  from: number
  to: number
}

/** Crossings and bends of all roads, and what is between them. */
export interface Graph {
  nodes: DrawnPoint[]
  /** The nodes to which each node leads. */
  next: { to: number; metres: number }[][]
  segments: Segment[]
}

/** Returns where along a straight line the point nearest to another lies, 0 to 1. */
function shareNearest(point: DrawnPoint, a: DrawnPoint, b: DrawnPoint): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square
  return Math.min(1, Math.max(0, share))
}

const areApart = (a: number, b: number, c: number, d: number) =>
  Math.max(a, b) < Math.min(c, d) || Math.max(c, d) < Math.min(a, b)

/** Returns where two lines cross, as shares of both; null where they do not. */
function crossing(a: DrawnPoint, b: DrawnPoint, c: DrawnPoint, d: DrawnPoint): [number, number] | null {
  if (areApart(a[0], b[0], c[0], d[0]) || areApart(a[1], b[1], c[1], d[1])) return null
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const turn = rx * sy - ry * sx
  if (turn === 0) return null
  const [qx, qy] = [c[0] - a[0], c[1] - a[1]]
  const [one, other] = [(qx * sy - qy * sx) / turn, (qx * ry - qy * rx) / turn]
  return one >= 0 && one <= 1 && other >= 0 && other <= 1 ? [one, other] : null
}

let graph: Graph | null = null

/** Returns the graph of the drawn roads, built when it is first asked for. */
export function buildGraph(): Graph {
  graph ??= graphOf()
  return graph
}

function graphOf(): Graph {
  const lines = roads.map(({ path }) => path.map(toPoint))
  /** The points where each road is met by others: at which of its segments, how far along it, and the node there. */
  const met: { index: number; share: number; node: number }[][] = lines.map(() => [])
  const nodes: DrawnPoint[] = []
  const addNode = (point: DrawnPoint) => nodes.push(point) - 1

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
  // Where a road ends near another, one goes on in both of its directions. A ring road's ends meet each other, too.
  for (const { road, node } of ends) {
    const near = new Map<number, { segment: Segment; metres: number }>()
    for (const segment of segments) {
      const { road: other, from, to } = segment
      if (other === road && (from === node || to === node)) continue
      const [a, b] = [nodes[from]!, nodes[to]!]
      const metres = distance(nodes[node]!, between(a, b, shareNearest(nodes[node]!, a, b)))
      if (metres < (near.get(other)?.metres ?? JOIN_METRES)) near.set(other, { segment, metres })
    }
    for (const { segment } of near.values()) {
      link(node, segment.from)
      link(node, segment.to)
    }
  }
  return { nodes, next, segments }
}

export interface NearRoad {
  /** Index of the segment. */
  segment: number
  /** The place along it, 0 to 1. */
  share: number
  metres: number
}

/** Returns where one comes to the nearest roads, the nearest first, each once. */
export function nearestRoads({ nodes, segments }: Graph, point: DrawnPoint): NearRoad[] {
  const best = new Map<number, NearRoad>()
  for (const [segment, { road, from, to }] of segments.entries()) {
    const [a, b] = [nodes[from]!, nodes[to]!]
    const share = shareNearest(point, a, b)
    const metres = distance(point, between(a, b, share))
    if (metres < (best.get(road)?.metres ?? Infinity)) best.set(road, { segment, share, metres })
  }
  return [...best.values()].toSorted((a, b) => a.metres - b.metres).slice(0, ENTRIES)
}
