import { sql, type AnyColumn } from 'drizzle-orm'

/** `column in ('A', 'B')` as text: a check constraint cannot hold parameters. The values are our own constants. */
export const oneOf = (column: AnyColumn, values: readonly (string | number)[]) =>
  sql`${column} in (${sql.raw(values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', '))})`
