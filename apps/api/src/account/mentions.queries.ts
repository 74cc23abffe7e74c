import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { commentMentions, comments } from '../db/schema/comments.ts'
import { users } from '../db/schema/users.ts'
import { withoutName } from './without-name.ts'

/** Takes a member's nickname out of the comments that call them. */
export async function takeOutOfMentions(tx: Db, { userId, nickname }: { userId: number; nickname: string }) {
  const { rows } = await tx.execute<{ id: number; content: string; names: string[] }>(sql`
    select c.id, c.content, array_agg(u.nickname) as names
    from ${commentMentions} mine
    join ${comments} c on c.id = mine.comment_id and strpos(c.content, '@' || ${nickname}) > 0
    join ${commentMentions} m on m.comment_id = c.id
    join ${users} u on u.id = m.user_id
    where mine.user_id = ${userId}
    group by c.id order by c.id
  `)
  for (const { id, content, names } of rows) {
    await tx
      .update(comments)
      .set({ content: withoutName(content, nickname, names) })
      .where(eq(comments.id, id))
  }
}
