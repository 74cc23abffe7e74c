import { PLANS_OFFLINE_MAX } from '@honjeo/contract/values/limits'

export interface Kept {
  planId: number
  /** Whose device this was then; nobody else gets to read it. */
  userId: number
  /** An instant, ISO 8601. */
  savedAt: string
}

/** Which of the kept plans to let go: those of others, and beyond the limit those that were opened longest ago. */
export function surplusPlans(kept: readonly Kept[], userId: number): number[] {
  const own = kept.filter((each) => each.userId === userId).toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
  const staying = new Set(own.slice(0, PLANS_OFFLINE_MAX))
  return kept.filter((each) => !staying.has(each)).map(({ planId }) => planId)
}
