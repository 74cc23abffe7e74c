import type { ReportTarget } from '@honjeo/contract/values/enums'
import { and, between, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { isReadablePost } from '../db/post-columns.ts'
import { comments } from '../db/schema/comments.ts'
import { posts } from '../db/schema/posts.ts'
import type { ReportedLine } from '../db/schema/reports.ts'
import { reviews } from '../db/schema/reviews.ts'
import { messages } from '../db/schema/messages.ts'
import { chatRooms, roomMembers } from '../db/schema/rooms.ts'
import { users } from '../db/schema/users.ts'

export interface Target {
  type: ReportTarget
  id: number
  /** Which message of the room `id`; 0 for any other target. */
  seq: number
}

/**
 * Whose the target is, null once they have left; undefined where there is nothing the reporter can see. What reports can
 * hide stays locked until the transaction ends, so that reports at the same time are counted one after the other.
 */
export async function findTargetOwner(
  tx: Db,
  { type, id, seq }: Target,
  reporterId: number,
): Promise<number | null | undefined> {
  const [row] = await rowsOf()
  return row?.ownerId

  function rowsOf(): PromiseLike<{ ownerId: number | null }[]> {
    switch (type) {
      case 'USER':
        return tx.select({ ownerId: users.id }).from(users).where(eq(users.id, id))
      case 'POST':
        return tx
          .select({ ownerId: posts.authorId })
          .from(posts)
          .where(and(eq(posts.id, id), isReadablePost))
          .for('no key update')
      case 'COMMENT':
        return tx
          .select({ ownerId: comments.authorId })
          .from(comments)
          .innerJoin(posts, and(eq(posts.id, comments.postId), isReadablePost))
          .where(and(eq(comments.id, id), isNull(comments.deletedAt), isNull(comments.hiddenAt)))
          .for('no key update', { of: comments })
      case 'REVIEW':
        return tx
          .select({ ownerId: reviews.userId })
          .from(reviews)
          .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)))
          .for('no key update')
      case 'ROOM':
        return tx
          .select({ ownerId: chatRooms.hostId })
          .from(chatRooms)
          .where(and(eq(chatRooms.id, id), isNull(chatRooms.deletedAt)))
      case 'MESSAGE':
        return (
          tx
            .select({ ownerId: messages.senderId })
            .from(messages)
            .innerJoin(roomMembers, and(eq(roomMembers.roomId, messages.roomId), eq(roomMembers.userId, reporterId)))
            .where(
              and(
                eq(messages.roomId, id),
                eq(messages.seq, seq),
                eq(messages.type, 'TALK'),
                isNull(messages.deletedAt),
              ),
            )
            // Not to be taken back between this and the context.
            .for('share', { of: messages })
        )
    }
  }
}

/** So many messages before and after a reported one tell what it was about. */
const CONTEXT_REACH = 10

/** What was said in a conversation around a message, with it. */
export function listContext(tx: Db, { id, seq }: Target): Promise<ReportedLine[]> {
  return tx
    .select({
      seq: messages.seq,
      senderId: messages.senderId,
      content: messages.content,
      image: messages.imageName,
      pin: messages.pinLabel,
      sentAt: isoUtc(messages.createdAt),
    })
    .from(messages)
    .where(
      and(
        eq(messages.roomId, id),
        between(messages.seq, seq - CONTEXT_REACH, seq + CONTEXT_REACH),
        eq(messages.type, 'TALK'),
        isNull(messages.deletedAt),
      ),
    )
    .orderBy(messages.seq)
}

const HIDEABLE = { POST: posts, COMMENT: comments, REVIEW: reviews }

/** Takes a post, comment or review out of sight; does nothing to other targets. */
export async function hideTarget(tx: Db, { type, id }: Target, now: string): Promise<void> {
  if (type !== 'POST' && type !== 'COMMENT' && type !== 'REVIEW') return
  const table = HIDEABLE[type]
  await tx
    .update(table)
    .set({ hiddenAt: now })
    .where(and(eq(table.id, id), isNull(table.hiddenAt)))
}
