import type { PlanDay } from '@honjeo/contract/plan'
import { findPlace, type Place } from './arrange.ts'

/** What stands in the one list that stops are dragged in: the head of each day, its stops, and its end. */
export type PlanRow =
  | { id: string; kind: 'head' | 'end'; dayIndex: number }
  | { id: string; kind: 'spot'; dayIndex: number; index: number }

/** `shown`: the day whose tab is open; null shows all. */
export function rowsOf(days: readonly PlanDay[], shown: number | null): PlanRow[] {
  return days.flatMap(({ spots }, dayIndex) => {
    if (shown !== null && shown !== dayIndex) return []
    return [
      // A stop's own id has no colon in it.
      { id: `head:${dayIndex}`, kind: 'head', dayIndex },
      ...spots.map(({ spotId }, index) => ({ id: spotId, kind: 'spot' as const, dayIndex, index })),
      { id: `end:${dayIndex}`, kind: 'end', dayIndex },
    ] satisfies PlanRow[]
  })
}

/** Where a stop comes to stand that is dropped on a row: it takes the row's place, and what lay between moves up. */
export function placeAt(rows: readonly PlanRow[], spotId: string, overId: string): Place | null {
  const from = rows.findIndex(({ id }) => id === spotId)
  const to = rows.findIndex(({ id }) => id === overId)
  const row = rows[from]
  if (row === undefined || to === -1) return null
  const rest = rows.toSpliced(from, 1)
  const before = rest.slice(0, to)
  // Above the first head there is no day: what is dropped there opens the first one.
  const dayIndex = before.findLast(({ kind }) => kind === 'head')?.dayIndex ?? rows[0]?.dayIndex ?? 0
  return { dayIndex, index: before.filter((each) => each.kind === 'spot' && each.dayIndex === dayIndex).length }
}

export function isSamePlace(days: readonly PlanDay[], spotId: string, to: Place): boolean {
  const at = findPlace(days, spotId)
  return at !== undefined && at.dayIndex === to.dayIndex && at.index === to.index
}
