/** Instants are ISO 8601 in UTC with milliseconds, as `toISOString` writes them: they sort as text. */

/** The mark that an item of the list got last. */
export interface SafetyMark {
  itemId: string
  checked: boolean
  changedAt: string
}

/** The rate that was last saved on a day in Korea. */
export interface SafetyDay {
  date: string
  /** The rate, 0–100. */
  rate: number
  savedAt: string
}

/** Keeps for each item what was done to it last; of two acts at the same instant the tick stays. Sorted by item. */
export const mergeMarks = <M extends SafetyMark>(one: readonly M[], other: readonly M[]): M[] =>
  merge([...one, ...other], {
    key: ({ itemId }) => itemId,
    isLater: (a, b) => isAfter([a.changedAt, Number(a.checked)], [b.changedAt, Number(b.checked)]),
  })

/** Keeps for each day what was saved last; of two saves at the same instant the higher rate stays. Sorted by day. */
export const mergeDays = <D extends SafetyDay>(one: readonly D[], other: readonly D[]): D[] =>
  merge([...one, ...other], {
    key: ({ date }) => date,
    isLater: (a, b) => isAfter([a.savedAt, a.rate], [b.savedAt, b.rate]),
  })

/** Merges the entries in the same way on every device, in whatever order it hears of things: see the laws in the test. */
function merge<T>(entries: readonly T[], { key, isLater }: { key: (entry: T) => string; isLater: Later<T> }): T[] {
  const last = new Map<string, T>()
  for (const entry of entries) {
    const known = last.get(key(entry))
    if (known === undefined || isLater(entry, known)) last.set(key(entry), entry)
  }
  return [...last.values()].toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

type Later<T> = (a: T, b: T) => boolean

const isAfter = ([at, value]: [string, number], [otherAt, otherValue]: [string, number]) =>
  at === otherAt ? value > otherValue : at > otherAt

/** Returns an instant in UTC, but none that lies ahead: a clock that is fast never wins. */
export function notAfter(now: Date, instant: string): string {
  return new Date(Math.min(Date.parse(instant), now.getTime())).toISOString()
}
