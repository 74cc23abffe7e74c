import type pg from 'pg'

/** The app's own tables by name, each with the columns that hold data of its own; without those of extensions. */
export async function listColumns(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

export async function countRows(client: pg.ClientBase, tables: Iterable<string>): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const table of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from "${table}"`)
    counts.set(table, Number(rows[0]?.count))
  }
  return counts
}
