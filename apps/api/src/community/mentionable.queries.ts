import { MENTIONS_MAX } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { isBlockedBetween } from '../records/blocks.queries.ts'
import type { Db } from '../db/client.ts'

/** Ids of those who have written in a post: whom a comment there can call. */
export const writersIn = (postId: number) => sql`(
  select author_id from posts where id = ${postId}
  union select author_id from comments where post_id = ${postId} and deleted_at is null and hidden_at is null)`

/** Who has written in a post, and whose nickname begins so: in its order, without the viewer and those one of the two has blocked. */
export async function listMentionable(db: Db, postId: number, viewerId: number, beginning: string) {
  const { rows } = await db.execute<{ userId: number; nickName: string }>(sql`
    select id as "userId", nickname as "nickName" from users
    where id in ${writersIn(postId)} and id <> ${viewerId} and starts_with(lower(nickname), lower(${beginning}))
      and not ${isBlockedBetween(viewerId, sql`users.id`)}
    order by nickname limit ${MENTIONS_MAX}
  `)
  return rows
}
