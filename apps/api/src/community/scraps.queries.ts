import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { scraps } from '../db/schema/comments.ts'
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
