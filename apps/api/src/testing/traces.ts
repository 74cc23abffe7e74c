import type { TestApp } from './test-app.ts'

/**
 * Returns, for each text or number, the columns of all tables that hold it, sorted; also within lists and JSON. One statement a
 * table looks for all of them.
 */
export async function tracesOfAll(t: TestApp, marks: readonly string[]): Promise<Record<string, string[]>> {
  const { rows } = await t.sql(`
    select c.table_name as "table", array_agg(c.column_name::text) as names from information_schema.columns c
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by c.table_name`)
  const tables = rows as { table: string; names: string[] }[]
  const columns = tables.flatMap(({ names }) => names)
  if (columns.length < 350) throw new Error(`only ${columns.length} columns were looked at`)
  const traces: Record<string, string[]> = Object.fromEntries(marks.map((mark) => [mark, []]))
  for (const { table, names } of tables) {
    const held = names.map((name) => `bool_or(strpos(lower(it."${name}"::text), lower(mark)) > 0) as "${name}"`)
    const { rows: found } = await t.sql(
      `select mark as "the mark", ${held.join(', ')} from unnest($1::text[]) mark cross join "${table}" it group by mark`,
      [...marks],
    )
    for (const { 'the mark': mark, ...isHeld } of found as Record<string, unknown>[])
      for (const name of names) if (isHeld[name] === true) traces[String(mark)]?.push(`${table}.${name}`)
  }
  for (const mark of marks) traces[mark]?.sort()
  return traces
}

export async function tracesOf(t: TestApp, mark: string): Promise<string[]> {
  return (await tracesOfAll(t, [mark]))[mark] ?? []
}
