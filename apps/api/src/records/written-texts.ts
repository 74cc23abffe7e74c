import { eq, isNull, sql } from 'drizzle-orm'
import { appError } from '../lib/errors.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { executeNamed } from '../db/prepared.ts'
import { comments } from '../db/schema/comments.ts'
import { posts } from '../db/schema/posts.ts'
import { reviews } from '../db/schema/reviews.ts'
import { users } from '../db/schema/users.ts'

/** Texts for others that have limits of their own. */
export type Stored = 'POST' | 'COMMENT' | 'REVIEW'
/** All kinds of texts in which links are counted. */
export type Writing = Stored | 'ROOM' | 'NOTICE' | 'MESSAGE' | 'BIO'

export interface Writer {
  nickName: string
  imageUrl: string | null
  joinedAt: string
  birthDate: string | null
}

/**
 * Makes what else the member writes wait until the transaction ends, as `lockMember` does. The plans of what the
 * transaction asks next are those for any values: planned for today, of which the statistics know nothing yet, a count of
 * today's texts would read what all members wrote today. Throws SESSION_ENDED for a member who has just left.
 */
export async function lockWriter(tx: Db, userId: number): Promise<Writer> {
  const [row] = await tx
    .select({
      nickName: users.nickname,
      imageUrl: users.imageUrl,
      joinedAt: isoUtc(users.createdAt),
      birthDate: users.birthDate,
      planning: sql<string>`set_config('plan_cache_mode', 'force_generic_plan', true)`,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
    .prepare('lock_writer')
    .execute()
  if (!row) throw appError('SESSION_ENDED')
  const { planning: _planning, ...writer } = row
  return writer
}

const SOURCES = {
  POST: { table: posts, author: posts.authorId, isThere: isNull(posts.deletedAt) },
  COMMENT: { table: comments, author: comments.authorId, isThere: isNull(comments.deletedAt) },
  REVIEW: { table: reviews, author: reviews.userId, isThere: sql`true` },
} as const

/** What a member had written before, whatever became of it, and those texts of the last moments that are there. */
export interface Written {
  today: number
  recent: string[]
}

/**
 * Returns how many texts of a kind a member has written since one instant, whatever became of them, and those that are
 * there since another, both ISO. Asked once the writer is locked, it sees what was committed while waiting.
 */
export async function countWritten(
  tx: Db,
  { userId, kind }: { userId: number; kind: Stored },
  { today, recently }: { today: string; recently: string },
): Promise<Written> {
  const { table, author, isThere } = SOURCES[kind]
  const [written] = await executeNamed<Written>(
    tx,
    `count_written_${kind}`,
    sql`
      select count(*) filter (where ${table.createdAt} >= ${today}::timestamptz)::int as today,
        coalesce(array_agg(${table.content}) filter (where ${table.createdAt} > ${recently}::timestamptz and ${isThere}), '{}') as recent
      from ${table}
      where ${author} = ${userId} and ${table.createdAt} >= ${today < recently ? today : recently}::timestamptz`,
  )
  if (!written) throw new Error('a count returned no row')
  return written
}

/** All that a member has written, also what was deleted since, but for one thing of a kind, which is being changed. */
export async function listTexts(db: Db, userId: number, kind: Writing, except: number | null): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select text from (
      select 'POST' as kind, id, title || ' ' || content as text from posts where author_id = ${userId}
      union all select 'COMMENT', id, content from comments where author_id = ${userId}
      union all select 'REVIEW', id, content from reviews where user_id = ${userId}
      union all select 'ROOM', id, title || ' ' || description from chat_rooms where host_id = ${userId}
      union all select 'NOTICE', id, notice from chat_rooms where host_id = ${userId} and notice is not null
      union all select 'BIO', id, bio from users where id = ${userId} and bio is not null
      union all select 'MESSAGE', room_id, content || ' ' || coalesce(pin_label, '') from messages where sender_id = ${userId} and type = 'TALK'
        and room_id in (select room_id from room_members where user_id = ${userId}
          union select room_id from room_stays where user_id = ${userId})
    ) written where (kind, id) is distinct from (${kind}::text, ${except}::bigint)
  `)
  return rows.map(({ text }) => text)
}

/** Returns when a member signed up, as an ISO instant; undefined for a former member. */
export async function findJoinedAt(db: Db, userId: number): Promise<string | undefined> {
  const [member] = await db
    .select({ at: isoUtc(users.createdAt) })
    .from(users)
    .where(eq(users.id, userId))
  return member?.at
}
