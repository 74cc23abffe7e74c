import type { RingReason } from '@honjeo/contract/values/enums'
import { RING_CROWD_MIN, RING_MEMBERS_MIN, RING_SIGN_UP_HOURS, RING_TIES_MIN } from '@honjeo/contract/values/limits'

/** A tie of two members who say of each other that they met, and at which meetings. */
export interface Tie {
  one: number
  other: number
  meetings: readonly string[]
}

export interface FoundRing {
  reason: RingReason
  members: number[]
  /** The percentage of all pairs that have met, and of all ties of the members those to others. */
  density: number
  outside: number
  meetings: number
}

/** Honest people who meet again and again also meet others, and not all of each other. */
const OUTSIDE_MAX = 0.2
const TOGETHER_DENSITY = 0.5
const CROWD_DENSITY = 0.8
/** The number of people who hardly find each other at one meeting; with fewer it takes a second meeting. */
const ONE_MEETING_CROWD = 12

type Graph = Map<number, Set<number>>

function graphOf(ties: readonly Tie[]): Graph {
  const graph: Graph = new Map()
  const add = (from: number, to: number) => graph.set(from, (graph.get(from) ?? new Set()).add(to))
  for (const { one, other } of ties) {
    add(one, other)
    add(other, one)
  }
  return graph
}

/** Takes out those with fewer ties than `RING_TIES_MIN`, until each that is left has so many to others that are left. */
function reduceToCore(graph: Graph): void {
  const loose = [...graph].filter(([, ties]) => ties.size < RING_TIES_MIN).map(([id]) => id)
  for (let id = loose.pop(); id !== undefined; id = loose.pop()) {
    for (const neighbour of graph.get(id) ?? []) {
      const ties = graph.get(neighbour)
      ties?.delete(id)
      if (ties?.size === RING_TIES_MIN - 1) loose.push(neighbour)
    }
    graph.delete(id)
  }
}

function groupsOf(graph: Graph): Set<number>[] {
  const seen = new Set<number>()
  const groups: Set<number>[] = []
  for (const start of graph.keys()) {
    if (seen.has(start)) continue
    const group = new Set<number>()
    const next = [start]
    for (let id = next.pop(); id !== undefined; id = next.pop()) {
      if (group.has(id)) continue
      group.add(id)
      seen.add(id)
      next.push(...(graph.get(id) ?? []))
    }
    groups.push(group)
  }
  return groups
}

function coresOf(ties: readonly Tie[]): Set<number>[] {
  const graph = graphOf(ties)
  reduceToCore(graph)
  return groupsOf(graph).filter(({ size }) => size >= RING_MEMBERS_MIN)
}

function measure(group: ReadonlySet<number>, ties: readonly Tie[]) {
  const touching = ties.filter(({ one, other }) => group.has(one) || group.has(other))
  const inside = touching.filter(({ one, other }) => group.has(one) && group.has(other))
  return {
    density: inside.length / ((group.size * (group.size - 1)) / 2),
    outside: (touching.length - inside.length) / touching.length,
    meetings: new Set(inside.flatMap(({ meetings }) => meetings)).size,
  }
}

/**
 * Finds groups of young accounts that vouch for each other and hardly for or by anyone else: those that signed up within
 * hours of each other, and crowds of whom nearly all have met nearly all. `joinedAt` has the young ones, which have
 * proven nothing else, in milliseconds; ties may lead to others.
 */
export function findRings(ties: readonly Tie[], joinedAt: ReadonlyMap<number, number>): FoundRing[] {
  const young = ties.filter(({ one, other }) => joinedAt.has(one) && joinedAt.has(other))
  const together = young.filter(
    ({ one, other }) => Math.abs(joinedAt.get(one)! - joinedAt.get(other)!) <= RING_SIGN_UP_HOURS * 3_600_000,
  )
  const found: FoundRing[] = []
  const keep = (group: Set<number>, reason: RingReason, isRing: (figures: ReturnType<typeof measure>) => boolean) => {
    const figures = measure(group, ties)
    if (figures.outside > OUTSIDE_MAX || !isRing(figures)) return
    if (found.some(({ members }) => members.some((id) => group.has(id)))) return
    const members = [...group].toSorted((a, b) => a - b)
    const [density, outside] = [Math.round(100 * figures.density), Math.round(100 * figures.outside)]
    found.push({ reason, members, density, outside, meetings: figures.meetings })
  }
  for (const group of coresOf(young)) {
    keep(group, 'ALL_WITH_ALL', ({ density, meetings }) => {
      const isCrowd = group.size >= (meetings > 1 ? RING_CROWD_MIN : ONE_MEETING_CROWD)
      return isCrowd && density >= CROWD_DENSITY
    })
  }
  for (const group of coresOf(together)) {
    keep(group, 'SIGNED_UP_TOGETHER', ({ density }) => density >= TOGETHER_DENSITY)
  }
  return found
}
