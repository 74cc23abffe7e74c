import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { appError } from '@honjeo/contract/app-error'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { type Param, prepared, preparedSql } from '../db/prepared.ts'
import { comments } from '@honjeo/schema/comments'
import { posts } from '@honjeo/schema/posts'
import { reviews } from '@honjeo/schema/reviews'
import { users } from '@honjeo/schema/users'

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

const selectLocked = prepared('lock_writer', (db, { userId }: { userId: Param<number> }) =>
  db
    .select({
      nickName: users.nickname,
      imageUrl: users.imageUrl,
      joinedAt: isoUtc(users.createdAt),
      birthDate: users.birthDate,
      planning: sql<string>`set_config('plan_cache_mode', 'force_generic_plan', true)`,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update'),
)

/**
 * Makes what else the member writes wait until the transaction ends, as `lockMember` does. The plans of what the
 * transaction asks next are those for any values: planned for today, of which the statistics know nothing yet, a count of
 * today's texts would read what all members wrote today. Throws SESSION_ENDED for a member who has just left.
 */
export async function lockWriter(tx: Db, userId: number): Promise<Writer> {
  const [row] = await selectLocked(tx, { userId })
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

const countOf = (kind: Stored) => {
  const { table, author, isThere } = SOURCES[kind]
  return preparedSql<Written>()<{ userId: number; today: string; recently: string; earlier: string }>(
    `count_written_${kind}`,
    ({ userId, today, recently, earlier }) => sql`
      select count(*) filter (where ${table.createdAt} >= ${today}::timestamptz)::int as today,
        coalesce(array_agg(${table.content}) filter (where ${table.createdAt} > ${recently}::timestamptz and ${isThere}), '{}') as recent
      from ${table} where ${author} = ${userId} and ${table.createdAt} >= ${earlier}::timestamptz`,
  )
}
const COUNTS = { POST: countOf('POST'), COMMENT: countOf('COMMENT'), REVIEW: countOf('REVIEW') }

/**
 * Returns how many texts of a kind a member has written since one instant, whatever became of them, and those that are
 * there since another, both ISO. Asked once the writer is locked, it sees what was committed while waiting.
 */
export async function countWritten(
  tx: Db,
  { userId, kind }: { userId: number; kind: Stored },
  { today, recently }: { today: string; recently: string },
): Promise<Written> {
  const earlier = today < recently ? today : recently
  const [written] = await COUNTS[kind](tx, { userId, today, recently, earlier })
  if (!written) throw new Error('a count returned no row')
  return written
}

const TEXT_OF: Record<Exclude<Writing, 'MESSAGE'>, (id: number) => SQL> = {
  POST: (id) => sql`select title || ' ' || content as text from posts where id = ${id}`,
  COMMENT: (id) => sql`select content as text from comments where id = ${id}`,
  REVIEW: (id) => sql`select content as text from reviews where id = ${id}`,
  ROOM: (id) => sql`select title || ' ' || description as text from chat_rooms where id = ${id}`,
  NOTICE: (id) => sql`select notice as text from chat_rooms where id = ${id}`,
  BIO: (id) => sql`select bio as text from users where id = ${id}`,
}

/** Returns a text of a kind as it is before it is changed; empty where there is none. */
export async function findText(tx: Db, kind: Exclude<Writing, 'MESSAGE'>, id: number): Promise<string> {
  const { rows } = await tx.execute<{ text: string | null }>(TEXT_OF[kind](id))
  return rows[0]?.text ?? ''
}

/** Counts `links` more of a member's first day; false where that would be more than `limit` in all. */
export async function addLinks(tx: Db, userId: number, links: number, limit: number): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ firstDayLinks: sql`${users.firstDayLinks} + ${links}` })
    .where(and(eq(users.id, userId), lte(sql`${users.firstDayLinks} + ${links}`, limit)))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Returns when a member signed up, as an ISO instant; undefined for a former member. */
export async function findJoinedAt(db: Db, userId: number): Promise<string | undefined> {
  const [member] = await db
    .select({ at: isoUtc(users.createdAt) })
    .from(users)
    .where(eq(users.id, userId))
  return member?.at
}
