import { eq, isNull, sql, type SQL } from 'drizzle-orm'
import { appError } from '../lib/errors.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { executeNamed } from '../db/execute-named.ts'
import { claiming, keeping, KeyTaken, type IdempotencyClaim } from '../db/idempotency.queries.ts'
import type { ProfanityTerm } from './profane-text.ts'
import { termsIn } from './profanity.queries.ts'
import { comments } from '../db/schema/comments.ts'
import { posts } from '../db/schema/posts.ts'
import { reviews } from '../db/schema/reviews.ts'
import { users } from '../db/schema/users.ts'

/** Texts for others that have limits of their own. */
export type Stored = 'POST' | 'COMMENT' | 'REVIEW'
/** All kinds of texts in which links are counted. */
export type Writing = Stored | 'ROOM' | 'NOTICE' | 'MESSAGE' | 'BIO'

export interface Writer<T> {
  nickName: string
  imageUrl: string | null
  joinedAt: string
  /** Those that occur in the letters. */
  terms: ProfanityTerm[]
  about: T
}

/**
 * What a text is about: one value, asked for when the writer is locked. The name parts it from others of the same kind.
 */
export interface About<T> {
  name: string
  value: SQL<T>
}
export const NOTHING: About<null> = { name: 'nothing', value: sql`null` }

/**
 * Begins a text of a member: claims its key, if it came with one, and makes what else they write wait, as in
 * `lockMember`. What the transaction asks next is planned once for all: planned for today, of which the statistics know
 * nothing yet, it would read what all members wrote today. Throws KeyTaken, SESSION_ENDED.
 */
export async function lockWriter<T>(
  tx: Db,
  { userId, letters, claim }: { userId: number; letters: string; claim: IdempotencyClaim | null },
  about: About<T>,
): Promise<Writer<T>> {
  const [writer] = await executeNamed<Writer<T>>(
    tx,
    `lock_writer_about_${about.name}`,
    sql`
      with claimed as (${claiming(claim)}), writer as (
        select nickname, image_url, created_at from ${users}
        where id = ${userId} and (${claim?.key ?? null}::text is null or exists (select from claimed))
        for no key update
      )
      select nickname as "nickName", image_url as "imageUrl", ${isoUtc(sql`created_at`)} as "joinedAt",
        ${termsIn(letters)} as terms, ${about.value} as about
      from writer where set_config('plan_cache_mode', 'force_generic_plan', true) <> ''
    `,
  )
  if (writer) return writer
  throw claim ? new KeyTaken() : appError('SESSION_ENDED')
}

const SOURCES = {
  POST: { table: posts, author: posts.authorId, isThere: isNull(posts.deletedAt) },
  COMMENT: { table: comments, author: comments.authorId, isThere: isNull(comments.deletedAt) },
  REVIEW: { table: reviews, author: reviews.userId, isThere: sql`true` },
} as const

export interface NewText {
  userId: number
  kind: Stored
  claim: IdempotencyClaim | null
  /** How many of the kind a member may write in a day. */
  limit: number
  /** ISO instants: when the day began, and since when texts count as recent. */
  since: { today: string; recently: string }
}

/** What a member had written before, whatever became of it, and those texts of the last moments that are there. */
export interface Written {
  today: number
  recent: string[]
}

/**
 * How many texts of a kind a member has written since one instant, whatever became of them, and those that are there since another.
 * To be asked once the writer is locked: only a statement that begins then sees what was committed while waiting.
 */
function writtenBy({ userId, kind, since: { today, recently } }: NewText): SQL {
  const { table, author, isThere } = SOURCES[kind]
  return sql`
    select (count(*) filter (where ${table.createdAt} >= ${today}::timestamptz))::int as today,
      coalesce(array_agg(${table.content}) filter (where ${table.createdAt} > ${recently}::timestamptz and ${isThere}), '{}') as recent
    from ${table}
    where ${author} = ${userId} and ${table.createdAt} >= ${today < recently ? today : recently}::timestamptz`
}

interface Storing {
  /** Inserts `from allowed`, which has one row, or none after too many of a day. Returns its id. */
  insert: SQL
  /** What else is done, each a part of a `with`; the text is in `stored`. */
  also?: SQL[]
  /** The answer of the call, a `jsonb` out of `stored`. */
  answer: SQL
  /** More columns. */
  columns?: SQL
}

/**
 * Stores a text of a member who is locked, with all that belongs to it and the answer for its key, in one statement.
 * Whether the text may follow those written before is for the caller to judge, who otherwise takes it back with the
 * transaction; without an answer none was stored.
 */
export async function storeText<Answer, Columns = object>(
  tx: Db,
  text: NewText,
  { insert, also = [], answer, columns }: Storing,
): Promise<Written & { answer: Answer | null } & Columns> {
  const parts = [
    sql`written as materialized (${writtenBy(text)})`,
    sql`allowed as (select from written where today < ${text.limit})`,
    sql`stored as (${insert})`,
    ...also,
    sql`answer as (select ${answer} as json from stored)`,
    sql`kept as (${keeping(text.claim, sql`answer.json`, sql`answer`)})`,
  ]
  const [row] = await executeNamed<Written & { answer: Answer | null } & Columns>(
    tx,
    `store_text_${text.kind}`,
    sql`
      with ${sql.join(parts, sql`, `)}
      select today, recent, (select json from answer) as answer ${columns === undefined ? sql`` : sql`, ${columns}`} from written
    `,
  )
  if (!row) throw new Error('a count returned no row')
  return row
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
