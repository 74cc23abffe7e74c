import { RING_CROWD_MIN, VOUCHED_BY_MIN } from '@honjeo/contract/values/limits'
import { groupsWithout, NONE, type Sides, sidesOf, type Vouch } from './words.ts'

/** The number of others, whose own word counts, who have to have met a member before the member's word counts. */
const KNOWN_BY_MIN = 4

export interface ClosedGroup {
  members: number[]
  /** The number of others whose word counts and who say that they met one of them. */
  outsiders: number
}

export interface Voices {
  /** The members whose word that they met another counts, without the anchors. */
  heard: number[]
  /** Groups that would have raised one of them by their own word alone; of the small ones those that would have raised half. */
  closed: ClosedGroup[]
}

/** Two cannot vouch for one of them. */
const CLOSED_GROUP_MIN = 3
/** The most members of a group for each outsider who has met one of it, up to which the word of all of them counts. */
const MEMBERS_EACH = 3
/** The share of a group's size: the group stays closed where fewer outsiders have met one of it. */
const OUTSIDERS_SHARE = 0.1

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
