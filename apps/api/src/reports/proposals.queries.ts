import { and, eq, isNull } from 'drizzle-orm'
import { posts } from '@honjeo/schema/posts'
import type { Db } from '../db/client.ts'
import { notifyAuthor } from './author-notices.ts'

/** Hides the companion proposals of a member who turns out to be a minor, and notifies them. */
export async function hideProposals(tx: Db, authorId: number, now: Date): Promise<void> {
  const hidden = await tx
    .update(posts)
    .set({ hiddenAt: now.toISOString(), hiddenBy: null, roomId: null })
    .where(
      and(
        eq(posts.authorId, authorId),
        eq(posts.category, 'COMPANION_PROPOSAL'),
        isNull(posts.deletedAt),
        isNull(posts.hiddenAt),
      ),
    )
    .returning({ id: posts.id })
  for (const { id } of hidden) {
    await notifyAuthor(tx, { type: 'POST', id, ownerId: authorId, postId: null }, 'HIDDEN_BY_STAFF')
  }
}
