/** Of everything that is kept to be read without a network. */
export interface Stamp {
  /** Whose device this was then; nobody else gets to read it. */
  userId: number
  /** An instant, ISO 8601. */
  savedAt: string
}

/** Which rows to let go: those of others, and beyond the limit those that were kept longest ago. */
export function surplus<Row extends Stamp>(rows: readonly Row[], userId: number, max: number): Row[] {
  const own = rows.filter((each) => each.userId === userId).toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
  const staying = new Set(own.slice(0, max))
  return rows.filter((each) => !staying.has(each))
}
