/** A member says of another that they met. */
export interface Vouch {
  by: number
  of: number
}

export type Sides = Map<number, Set<number>>

export const sidesOf = (vouches: readonly Vouch[], from: 'by' | 'of'): Sides => {
  const sides: Sides = new Map()
  for (const vouch of vouches) {
    const key = vouch[from]
    const known = sides.get(key) ?? new Set()
    sides.set(key, known.add(vouch[from === 'by' ? 'of' : 'by']))
  }
  return sides
}

export const NONE: ReadonlySet<number> = new Set()

/**
 * Returns the groups of those outside `counts`: all who are tied to each other by words in both directions, be it by way of
 * others. A word that is not answered ties no one, so a puppet draws no one into its group, nor itself into a group.
 * The strongly connected parts of the graph of words, by Tarjan (1972).
 */
export function groupsWithout(
  counts: ReadonlySet<number>,
  metBy: Sides,
  members: Iterable<number> = metBy.keys(),
): number[][] {
  const groups: number[][] = []
  /** The members in the order in which they were come to, and the first of these that each leads back to. */
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
  for (const start of members) {
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
