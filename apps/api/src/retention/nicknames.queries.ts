import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { formerNicknames, users } from '../db/schema/users.ts'
import { renameInMentions } from './mentions.queries.ts'

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
