import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { ImageStore } from '@honjeo/images/image-store'
import { readImage } from '@honjeo/backup-archive/image-entries'
import { listColumns } from '../snapshot.queries.ts'

/**
 * Returns for each table its number of rows and a checksum of all of them, computed columns too; and the present value
 * of each sequence.
 */
export async function digestDatabase(pool: pg.Pool): Promise<Record<string, string>> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const digest: Record<string, string> = {}
    for (const table of (await listColumns(client)).keys()) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text collate "C"), '')) as digest
         from "${table}" t`,
      )
      digest[table] = rows[0]?.digest ?? ''
    }
    const { rows: sequences } = await client.query<{ name: string; value: string | null }>(
      `select sequencename as name, last_value::text as value from pg_sequences where schemaname = current_schema()`,
    )
    for (const { name, value } of sequences) digest[name] = String(value)
    return digest
  } finally {
    client.release(true)
  }
}

/** Returns for each image a checksum of all its files. */
export async function digestImages(store: ImageStore): Promise<Record<string, string>> {
  const names: string[] = []
  for await (const { name } of store.list()) if (!names.includes(name)) names.push(name)
  const digests = await Promise.all(
    names.toSorted().map(async (name) => {
      const hash = createHash('sha256')
      for (const [size, data] of await readImage(store, name)) hash.update(`${size} ${data.length}\n`).update(data)
      return [name, hash.digest('hex')] as const
    }),
  )
  return Object.fromEntries(digests)
}

/** What triggers keep, where it differs from what it counts; a consistent database has none. */
export const WRONG_COUNTERS = `
  select 'post ' || p.id as what from posts p
  where p.comment_count <> (select count(*) from comments c
    where c.post_id = p.id and c.deleted_at is null and c.hidden_at is null)
  union all select 'room ' || r.id from chat_rooms r
  where r.participant_count <> (select count(*) from room_members m where m.room_id = r.id)
  union all select 'messages of ' || m.room_id from messages m
  group by m.room_id having count(*) <> max(m.seq) or min(m.seq) <> 1
    or max(m.seq) <> (select last_seq from chat_rooms r where r.id = m.room_id)
  union all select 'places' where (select count(*) from places) <> 0
    and (select count(*) from places where hidden_at is null) <> (select sum(count) from place_counts)`
