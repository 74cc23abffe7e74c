import { RING_CROWD_MIN, VOUCHED_BY_MIN } from '@honjeo/contract/values/limits'

/** The word of a member counts once so many others have met them whose own word counts. */
const KNOWN_BY_MIN = 4

/** A member says of another that they met. */
export interface Vouch {
  by: number
  of: number
}

export interface ClosedGroup {
  members: number[]
  /** How many others whose word counts say that they met one of them. */
  outsiders: number
}

export interface Voices {
  /** Those whose word that they met another counts, without the anchors. */
  heard: number[]
  /** Groups that would have raised one of them by their own word alone; of the small ones those that would have raised half. */
  closed: ClosedGroup[]
}

/** Two cannot vouch for one of them. */
const CLOSED_GROUP_MIN = 3
/** For each outsider that has met one of a group, its word counts for so many members at the most. */
const MEMBERS_EACH = 3
/** A group stays closed where so few in a hundred of its size have met one of it. */
const OUTSIDERS_SHARE = 0.1

type Sides = Map<number, Set<number>>

const sidesOf = (vouches: readonly Vouch[], from: 'by' | 'of'): Sides => {
  const sides: Sides = new Map()
  for (const vouch of vouches) {
    const key = vouch[from]
    const known = sides.get(key) ?? new Set()
    sides.set(key, known.add(vouch[from === 'by' ? 'of' : 'by']))
  }
  return sides
}

const NONE: ReadonlySet<number> = new Set()

/** Adds all of whom `KNOWN_BY_MIN` say that they met them whose own word counts, until there is no further one. */
function spread(counts: Set<number>, metBy: Sides, muted: ReadonlySet<number>): void {
  const words = new Map<number, number>()
  const next = [...counts]
  for (let speaker = next.pop(); speaker !== undefined; speaker = next.pop()) {
    for (const member of metBy.get(speaker) ?? NONE) {
      if (counts.has(member) || muted.has(member)) continue
      const heard = (words.get(member) ?? 0) + 1
      words.set(member, heard)
      if (heard < KNOWN_BY_MIN) continue
      counts.add(member)
      next.push(member)
    }
  }
}

/**
 * Returns the groups of those whose word does not count: all who are tied to each other by words in both directions, be it by way of
 * others. A word that is not answered ties no one, so a puppet draws no one into its group, nor itself into a group.
 * The strongly connected parts of the graph of words, by Tarjan (1972).
 */
function groupsWithout(counts: ReadonlySet<number>, metBy: Sides): number[][] {
  const groups: number[][] = []
  /** In the order in which they were come to, and the first of these that each leads back to. */
  const index = new Map<number, number>()
  const low = new Map<number, number>()
  const open: number[] = []
  const isOpen = new Set<number>()
  const enter = (member: number) => {
    index.set(member, index.size)
    low.set(member, index.size - 1)
    open.push(member)
    isOpen.add(member)
    return { member, words: (metBy.get(member) ?? NONE).values() }
  }
  const lower = (member: number, to: number) => low.set(member, Math.min(low.get(member)!, to))
  for (const start of metBy.keys()) {
    if (counts.has(start) || index.has(start)) continue
    const path = [enter(start)]
    for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
      const { value: other, done } = at.words.next()
      if (done !== true) {
        if (counts.has(other)) continue
        if (!index.has(other)) path.push(enter(other))
        else if (isOpen.has(other)) lower(at.member, index.get(other)!)
        continue
      }
      path.pop()
      const before = path.at(-1)
      if (before !== undefined) lower(before.member, low.get(at.member)!)
      if (low.get(at.member) !== index.get(at.member)) continue
      const group = open.splice(open.lastIndexOf(at.member))
      for (const member of group) isOpen.delete(member)
      groups.push(group)
    }
  }
  return groups
}

/**
 * Finds out whose word counts, starting from `anchors`, who have proven more than meetings. The word of others counts once
 * `KNOWN_BY_MIN` of these have met them; else as that of their group, where enough others for its size have met one of it. That of
 * the `muted`, whom staff took for puppets, never does.
 *
 * So a group of which at most three others were fooled makes none of its members count, however it is tied inside, and a
 * larger deceit gains three members for each who is fooled. Takes a time that grows with the number of vouches alone.
 */
export function findVoices(
  vouches: readonly Vouch[],
  anchors: ReadonlySet<number>,
  muted: ReadonlySet<number> = NONE,
): Voices {
  const vouchers = sidesOf(vouches, 'of')
  const metBy = sidesOf(vouches, 'by')
  const counts = new Set([...anchors].filter((id) => !muted.has(id)))
  spread(counts, metBy, muted)
  const known = new Set(counts)
  const closed: ClosedGroup[] = []
  for (const group of groupsWithout(known, metBy)) {
    const heardBy = (member: number) => [...(vouchers.get(member) ?? NONE)].filter((by) => known.has(by))
    const outsiders = new Set(group.flatMap(heardBy)).size
    const isMuted = group.some((member) => muted.has(member))
    if (!isMuted && outsiders >= KNOWN_BY_MIN && group.length <= MEMBERS_EACH * outsiders) {
      for (const member of group) counts.add(member)
      continue
    }
    const isClosed = outsiders < Math.max(KNOWN_BY_MIN, OUTSIDERS_SHARE * group.length)
    const isHeldBack = (member: number) =>
      (vouchers.get(member)?.size ?? 0) >= VOUCHED_BY_MIN && heardBy(member).length < VOUCHED_BY_MIN
    const heldBack = group.filter(isHeldBack).length
    const isShown = group.length >= RING_CROWD_MIN ? heldBack > 0 : 2 * heldBack >= group.length
    if (isClosed && group.length >= CLOSED_GROUP_MIN && isShown) {
      closed.push({ members: group.toSorted((a, b) => a - b), outsiders })
    }
  }
  return { heard: [...counts].filter((id) => !anchors.has(id)), closed }
}
