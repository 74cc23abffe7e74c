import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { appError } from '../errors.ts'
import type { Db } from './client.ts'
import { isoUtc } from './columns.ts'
import { termsIn } from './profanity.queries.ts'
import { comments } from './schema/comments.ts'
import { posts } from './schema/posts.ts'
import { reviews } from './schema/reviews.ts'
import { users } from './schema/users.ts'

/** What members write for others to read. */
export type Writing = 'POST' | 'COMMENT' | 'REVIEW'

/** When a member joined, and which terms occur in letters of theirs; what they write waits, as in `lockMember`. */
export async function lockWriter(tx: Db, userId: number, letters: string) {
  const [writer] = await tx
    .select({ joinedAt: isoUtc(users.createdAt), terms: termsIn(letters) })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
    .prepare('lock_writer')
    .execute()
  if (!writer) throw appError('AUTH4015')
  return writer
}

const SOURCES = {
  POST: { table: posts, author: posts.authorId, isThere: isNull(posts.deletedAt) },
  COMMENT: { table: comments, author: comments.authorId, isThere: isNull(comments.deletedAt) },
  REVIEW: { table: reviews, author: reviews.userId, isThere: sql`true` },
} as const

/**
 * How many texts of a kind a member has written since one ISO instant, whatever became of them, and those that are
 * there since another.
 */
export async function findWritten(tx: Db, userId: number, kind: Writing, since: { today: string; recently: string }) {
  const { table, author, isThere } = SOURCES[kind]
  const { today, recently } = since
  const [row] = await tx
    .select({
      today: sql<number>`(count(*) filter (where ${table.createdAt} >= ${today}::timestamptz))::int`,
      recent: sql<string[]>`coalesce(
        array_agg(${table.content}) filter (where ${table.createdAt} > ${recently}::timestamptz and ${isThere}), '{}')`,
    })
    .from(table)
    .where(and(eq(author, userId), gte(table.createdAt, today < recently ? today : recently)))
    .prepare(`find_written_${kind}`)
    .execute()
  return row ?? { today: 0, recent: [] }
}

/** All that a member has written, also what was deleted since, but for one thing of a kind, which is being changed. */
export async function listTexts(db: Db, userId: number, kind: Writing, except: number | null): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select text from (
      select 'POST' as kind, id, title || ' ' || content as text from posts where author_id = ${userId}
      union all select 'COMMENT', id, content from comments where author_id = ${userId}
      union all select 'REVIEW', id, content from reviews where user_id = ${userId}
    ) written where (kind, id) is distinct from (${kind}::text, ${except}::bigint)
  `)
  return rows.map(({ text }) => text)
}
