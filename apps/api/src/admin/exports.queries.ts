import type { StaffExport } from '@honjeo/contract/values/enums'
import { and, count, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { EXPORTS } from './export-columns.queries.ts'

/** ISO instants; without one there is no bound. */
export interface Period {
  from: string | null
  /** Exclusive. */
  until: string | null
}

type Cell = string | number | null

const BATCH = 500

function isWithin(kind: StaffExport, { from, until }: Period) {
  const { createdAt } = EXPORTS[kind].table
  return and(from === null ? undefined : gte(createdAt, from), until === null ? undefined : lt(createdAt, until))
}

export const headersOf = (kind: StaffExport) => EXPORTS[kind].columns.map(([header]) => header)

/** How many rows there are, counted no further than `limit`. */
export async function countRows(db: Db, kind: StaffExport, period: Period, limit: number): Promise<number> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(EXPORTS[kind].table)
    .where(isWithin(kind, period))
    .limit(limit)
    .as('counted')
  const [row] = await db.select({ value: count() }).from(rows)
  return row?.value ?? 0
}

/** The rows, the oldest first, so many at a time that no statement takes long; never all of them in memory. */
export async function* listRows(db: Db, kind: StaffExport, period: Period, limit: number): AsyncGenerator<Cell[][]> {
  const { table, columns } = EXPORTS[kind]
  const ordering = { key: table.createdAt, keyType: 'instant', direction: 'asc' } as const
  const cells = sql<Cell[]>`json_build_array(${sql.join(
    columns.map(([, value]) => sql`${value}`),
    sql`, `,
  )})`
  let last: [string, number] | null = null
  for (let left = limit; left > 0; left -= BATCH) {
    const rows: { cells: Cell[]; createdAt: string; id: number }[] = await db
      .select({ cells, createdAt: isoUtc(table.createdAt), id: table.id })
      .from(table)
      .where(and(isWithin(kind, period), isAfter(ordering, table.id, last)))
      .orderBy(...orderBy(ordering, table.id))
      .limit(Math.min(BATCH, left))
    yield rows.map((row) => row.cells)
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = [end.createdAt, end.id]
  }
}
