import type { ReportTarget } from '@honjeo/contract/values/enums'
import { and, between, eq, isNull, sql, type AnyColumn } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { isReadablePost } from '../db/post-columns.ts'
import { comments } from '../db/schema/comments.ts'
import { places } from '../db/schema/places.ts'
import { posts } from '../db/schema/posts.ts'
import type { ReportedLine } from '../db/schema/reports.ts'
import { reviews } from '../db/schema/reviews.ts'
import { messages } from '../db/schema/messages.ts'
import { chatRooms, roomMembers } from '../db/schema/rooms.ts'
import { users } from '../db/schema/users.ts'
import { isVisibleRoom } from '../db/visible-room.ts'

export interface Target {
  type: ReportTarget
  id: number
  /** Which message of the room `id`; 0 for any other target. */
  seq: number
}

/** A target as it stands. */
export interface TargetSnapshot {
  /** Whose it is; null once they have left. */
  ownerId: number | null
  /** Null where it has none. */
  title: string | null
  content: string | null
}

/** So much of a target is kept with a report of it. */
const SNAPSHOT_LENGTH = 2000
const kept = (column: AnyColumn) => sql<string | null>`nullif(left(${column}, ${SNAPSHOT_LENGTH}), '')`
const none = sql<null>`null`

/**
 * Undefined where there is nothing the reporter can see. What reports can hide stays locked until the transaction ends, so
 * that reports at the same time are counted one after the other.
 */
export async function findTarget(
  tx: Db,
  { type, id, seq }: Target,
  reporterId: number,
): Promise<TargetSnapshot | undefined> {
  const [row] = await rowsOf()
  return row

  function rowsOf(): PromiseLike<TargetSnapshot[]> {
    switch (type) {
      case 'USER':
        return tx
          .select({ ownerId: users.id, title: users.nickname, content: kept(users.bio) })
          .from(users)
          .where(eq(users.id, id))
      case 'POST':
        return tx
          .select({ ownerId: posts.authorId, title: posts.title, content: kept(posts.content) })
          .from(posts)
          .where(and(eq(posts.id, id), isReadablePost))
          .for('no key update')
      case 'COMMENT':
        return tx
          .select({ ownerId: comments.authorId, title: none, content: kept(comments.content) })
          .from(comments)
          .innerJoin(posts, and(eq(posts.id, comments.postId), isReadablePost))
          .where(and(eq(comments.id, id), isNull(comments.deletedAt), isNull(comments.hiddenAt)))
          .for('no key update', { of: comments })
      case 'REVIEW':
        return tx
          .select({ ownerId: reviews.userId, title: places.title, content: kept(reviews.content) })
          .from(reviews)
          .innerJoin(places, eq(places.contentId, reviews.contentId))
          .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)))
          .for('no key update', { of: reviews })
      case 'ROOM':
        return tx
          .select({ ownerId: chatRooms.hostId, title: chatRooms.title, content: kept(chatRooms.description) })
          .from(chatRooms)
          .where(and(eq(chatRooms.id, id), isVisibleRoom))
      case 'MESSAGE':
        return (
          tx
            .select({ ownerId: messages.senderId, title: none, content: kept(messages.content) })
            .from(messages)
            .innerJoin(roomMembers, and(eq(roomMembers.roomId, messages.roomId), eq(roomMembers.userId, reporterId)))
            .innerJoin(chatRooms, and(eq(chatRooms.id, messages.roomId), isVisibleRoom))
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
