/** The ids with this one chosen, or no longer. */
export function toggled(chosen: ReadonlySet<number>, contentId: number): Set<number> {
  const next = new Set(chosen)
  if (!next.delete(contentId)) next.add(contentId)
  return next
}

export type Extent = 'none' | 'some' | 'all'

/** Returns how much of so many places is chosen. */
export function extentOf(chosen: ReadonlySet<number>, totalCount: number): Extent {
  if (chosen.size === 0) return 'none'
  return chosen.size < totalCount ? 'some' : 'all'
}
