import { VOUCHED_BY_MIN } from '@honjeo/contract/values/limits'
import { groupsWithout, NONE, sidesOf, type Vouch } from './words.ts'

/** The number of those who have proven more than meetings that can raise as many as they like, as the word of a member whom four have met counts. */
const FEW = 4
/** The least number of raised members who all signed up within a week: one meeting of four who are known seldom has place for so many others. */
const RAISED_MIN = 5
const WEEK_MS = 7 * 86_400_000
/** The number of raised members who are looked at whenever they signed up. */
const CROWD = 20

interface Circle {
  anchors: Set<number>
  raised: number[]
}

/**
 * Returns the groups who have risen by the word of a few anchors alone, at the root of it, together with these: members whom no
 * other anchor has met, neither them nor anyone to whom they are tied, and who signed up within a week of each other or are a crowd.
 * Honest friends who take newcomers along look the same, so staff look at them, and nothing follows from it by itself. `counts` has
 * those whose word counts, the anchors among them; `joinedAt` when members signed up, in milliseconds.
 */
export function findFewVoices(
  vouches: readonly Vouch[],
  anchors: ReadonlySet<number>,
  counts: ReadonlySet<number>,
  joinedAt: ReadonlyMap<number, number>,
): number[][] {
  const vouchers = sidesOf(vouches, 'of')
  const metBy = sidesOf(vouches, 'by')
  const hasRisen = (member: number) =>
    [...(vouchers.get(member) ?? NONE)].filter((by) => counts.has(by)).length >= VOUCHED_BY_MIN
  const circles: Circle[] = []
  for (const group of groupsWithout(anchors, metBy, new Set([...metBy.keys(), ...vouchers.keys()]))) {
    const known = new Set(group.flatMap((id) => [...(vouchers.get(id) ?? NONE)].filter((by) => anchors.has(by))))
    const raised = group.filter(hasRisen)
    if (raised.length > 0 && known.size >= VOUCHED_BY_MIN && known.size <= FEW) circles.push({ anchors: known, raised })
  }
  return merged(circles).flatMap(({ anchors: few, raised }) => {
    const shown = raised.length >= CROWD ? raised : ofOneWeek(raised, joinedAt)
    return shown.length < RAISED_MIN ? [] : [[...few, ...shown].toSorted((a, b) => a - b)]
  })
}

/** Returns the most of these who signed up within a week. */
function ofOneWeek(members: readonly number[], joinedAt: ReadonlyMap<number, number>): number[] {
  const at = (id: number) => joinedAt.get(id) ?? 0
  const sorted = members.toSorted((a, b) => at(a) - at(b))
  let most: number[] = []
  let first = 0
  for (let last = 0; last < sorted.length; last++) {
    while (at(sorted[last]!) - at(sorted[first]!) > WEEK_MS) first++
    if (last - first >= most.length) most = sorted.slice(first, last + 1)
  }
  return most
}

/** Puts those together of whom one of the same few says that they met them, while the few are no more than that; the largest first. */
function merged(circles: readonly Circle[]): Circle[] {
  const byKey = new Map<string, Circle>()
  for (const { anchors, raised } of circles) {
    const key = [...anchors].toSorted((a, b) => a - b).join(' ')
    const same = byKey.get(key) ?? { anchors, raised: [] }
    same.raised.push(...raised)
    byKey.set(key, same)
  }
  const byAnchor = new Map<number, Circle[]>()
  for (const circle of byKey.values()) {
    for (const id of circle.anchors) byAnchor.set(id, [...(byAnchor.get(id) ?? []), circle])
  }
  const left = new Set([...byKey.values()].toSorted((a, b) => b.raised.length - a.raised.length))
  const found: Circle[] = []
  for (const { anchors, raised } of left) {
    const whole: Circle = { anchors: new Set(anchors), raised: [...raised] }
    // An anchor that comes in brings its own circles along.
    for (const id of whole.anchors) {
      for (const circle of byAnchor.get(id) ?? []) {
        if (!left.has(circle) || new Set([...whole.anchors, ...circle.anchors]).size > FEW) continue
        left.delete(circle)
        if (circle.raised === raised) continue
        for (const each of circle.anchors) whole.anchors.add(each)
        whole.raised.push(...circle.raised)
      }
    }
    found.push(whole)
  }
  return found
}
