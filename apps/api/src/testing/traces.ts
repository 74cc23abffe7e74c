import type { TestApp } from './test-app.ts'

/** Returns the columns of all tables that hold a text or number, sorted; also within lists and JSON. */
export async function tracesOf(t: TestApp, mark: string): Promise<string[]> {
  const { rows: columns } = await t.sql(`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  if (columns.length < 350) throw new Error(`only ${columns.length} columns were looked at`)
  const traces = []
  for (const { table_name: table, column_name: column } of columns) {
    const { rowCount } = await t.sql(
      `select from "${table}" where strpos(lower("${column}"::text), lower($1)) > 0`,
      mark,
    )
    if (rowCount) traces.push(`${table}.${column}`)
  }
  return traces.toSorted()
}
