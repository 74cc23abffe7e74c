import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { commentMentions, comments } from '@honjeo/schema/comments'
import { reports } from '@honjeo/schema/reports'
import { withOtherName } from './with-other-name.ts'
import { formerNicknames, users } from '@honjeo/schema/users'

interface Renaming {
  userId: number
  /** What they are called by in texts: the nickname of today, those of before, or some of them. */
  names: readonly string[]
  /** What the text says afterwards. */
  by: string
}

/** The names of a member today and before, as a column of `m`, a relation with their `user_id`. */
const namesOfMentioned = sql`
  select nickname from users where users.id = m.user_id
  union all select nickname from former_nicknames where former_nicknames.user_id = m.user_id`

/** Replaces a member's names in the comments that call them, and in the copies that reports have of those. */
export async function renameInMentions(tx: Db, { userId, names, by }: Renaming): Promise<void> {
  const { rows } = await tx.execute<{ id: number; content: string; names: string[] }>(sql`
    select c.id, c.content, array(
      select n.nickname from ${commentMentions} m cross join lateral (${namesOfMentioned}) n where m.comment_id = c.id) as names
    from ${commentMentions} mine
    join ${comments} c on c.id = mine.comment_id
    where mine.user_id = ${userId}
      and exists (select from unnest(${sql.param([...names])}::text[]) name where strpos(c.content, '@' || name) > 0)
    order by c.id`)
  const renamed = (text: string, mentioned: readonly string[]) => withOtherName(text, { names, by, mentioned })
  for (const { id, content, names: mentioned } of rows) {
    await tx
      .update(comments)
      .set({ content: renamed(content, mentioned) })
      .where(eq(comments.id, id))
    await tx
      .update(reports)
      .set({ targetContent: renamed(content, mentioned) })
      .where(
        sql`${reports.targetType} = 'COMMENT' and ${reports.targetId} = ${id} and ${reports.targetContent} = ${content}`,
      )
  }
}

/**
 * Forgets up to `limit` nicknames that members gave up before the instant, and returns how many. Notifications with them
 * have gone by then; comments that still call the member by one call them by the name of today from now on, or nothing
 * would find the old name at a withdrawal. The lock keeps the member from leaving or choosing another name meanwhile.
 */
export async function eraseFormerNicknames(tx: Db, before: string, limit: number): Promise<number> {
  const { rows } = await tx.execute<{ userId: number; old: string; current: string }>(sql`
    select u.id as "userId", former.nickname as old, u.nickname as current
    from ${formerNicknames} former join ${users} u on u.id = former.user_id
    where former.ended_at < ${before}::timestamptz
    order by former.ended_at limit ${limit} for no key update of u skip locked`)
  for (const { userId, old, current } of rows) {
    await renameInMentions(tx, { userId, names: [old], by: current })
    await tx.execute(sql`delete from ${formerNicknames} where user_id = ${userId} and nickname = ${old}`)
  }
  return rows.length
}
