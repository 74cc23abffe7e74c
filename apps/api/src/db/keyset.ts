import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Bindable } from './prepared.ts'

/** What a list is ordered by; ids settle ties and run the same way as the key, as they do in the indexes. */
export interface Ordering {
  key: SQL | PgColumn
  /** The form in which the cursor repeats the key. */
  keyType: 'number' | 'integer' | 'instant'
  direction: 'asc' | 'desc'
}

export const orderBy = ({ key, direction }: Ordering, id: PgColumn) =>
  direction === 'asc' ? [asc(key), asc(id)] : [desc(key), desc(id)]

/** The condition on rows after the cursor's: one range of an index, however many rows share a key. */
export function isAfter(
  { key, keyType, direction }: Ordering,
  id: PgColumn,
  after: readonly [Bindable<number> | Bindable<string>, Bindable<number>] | null,
) {
  if (after === null) return undefined
  const [value, lastId] = after
  // A column may hold less than a cursor made by hand says: 99999 is no smallint.
  const last = keyType === 'integer' ? sql`${value}::bigint` : sql`${value}`
  return direction === 'asc' ? sql`(${key}, ${id}) > (${last}, ${lastId})` : sql`(${key}, ${id}) < (${last}, ${lastId})`
}
