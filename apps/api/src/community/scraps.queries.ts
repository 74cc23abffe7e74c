import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { scraps } from '../db/schema/comments.ts'
import { notifications } from '../db/schema/notifications.ts'
import { users } from '../db/schema/users.ts'

/** False when there was none. */
export async function deleteScrap(tx: Db, userId: number, postId: number): Promise<boolean> {
  const gone = await tx
    .delete(scraps)
    .where(and(eq(scraps.userId, userId), eq(scraps.postId, postId)))
    .returning({ postId: scraps.postId })
  return gone.length > 0
}

export async function insertScrap(tx: Db, userId: number, postId: number, now: string): Promise<void> {
  await tx.insert(scraps).values({ userId, postId, createdAt: now })
}

export async function findNickname(db: Db, userId: number): Promise<string> {
  const [user] = await db.select({ nickname: users.nickname }).from(users).where(eq(users.id, userId))
  if (!user) throw new Error('a member who calls exists')
  return user.nickname
}

/** Whether the writer of a post was told of a scrap of it by words that begin so. */
export async function wasToldOfScrap(db: Db, writerId: number, postId: number, beginning: string): Promise<boolean> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, writerId),
        eq(notifications.type, 'SCRAP'),
        eq(notifications.resourceId, postId),
        sql`starts_with(${notifications.message}, ${beginning})`,
      ),
    )
    .limit(1)
  return rows.length > 0
}
