import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { Bindable } from '../db/prepared.ts'
import { blocks } from '@honjeo/schema/blocks'

/**
 * Whether one of the two has blocked the other. Each is an id or an expression of the surrounding query; a column has to
 * be written with its table, as a bare name would be looked for among those of `blocks`.
 */
export const isBlockedBetween = (one: Bindable<number> | SQL, other: Bindable<number> | SQL) => sql<boolean>`exists (
  select from ${blocks}
  where (blocker_id = ${one} and blocked_id = ${other}) or (blocker_id = ${other} and blocked_id = ${one}))`

/**
 * What members wrote whom the viewer has not blocked; for visitors, and of former members, everything. The list of the
 * blocked is read once for a statement, not once for each row.
 */
export const notBlockedBy = (
  viewerId: Bindable<number> | null,
  author: AnyColumn | SQL,
) => sql<boolean>`(${author} is null or
  ${author} <> all(array(select blocked_id from ${blocks} where blocker_id = ${viewerId}::bigint)))`

/** Returns whether one of two has blocked the other, by a query of its own: neither of the two may answer what the other wrote. */
export async function areApart(tx: Db, one: number, other: number | null): Promise<boolean> {
  if (other === null) return false
  const { rows } = await tx.execute<{ isBlocked: boolean }>(
    sql`select ${isBlockedBetween(one, sql`${other}::bigint`)} as "isBlocked"`,
  )
  return rows[0]?.isBlocked ?? false
}
