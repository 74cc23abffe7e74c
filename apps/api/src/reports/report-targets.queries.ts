import type { ReportTarget } from '@honjeo/contract/values/enums'
import { and, between, eq, isNotNull, isNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { CONTENT_DIGESTS } from '../db/content-digest.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { isKnownTo } from '../records/known-room.ts'
import { mailboxIn } from '../records/mailbox.ts'
import { isReadablePost } from '../records/post-columns.ts'
import { isReadableBy } from '../records/readable-messages.ts'
import { comments } from '@honjeo/schema/comments'
import { places } from '@honjeo/schema/places'
import { posts } from '@honjeo/schema/posts'
import type { ReportedLine } from '@honjeo/schema/reports'
import { reviews } from '@honjeo/schema/reviews'
import { deletedMessages, messages } from '@honjeo/schema/messages'
import { chatRooms } from '@honjeo/schema/rooms'
import { users } from '@honjeo/schema/users'
import type { Moderated } from './author-notices.ts'
import { heardBefore, isTakenBack, lastStay } from './room-stays.queries.ts'

export interface Target {
  type: ReportTarget
  id: number
  /** The number of the message in the room `id`; 0 for any other target. */
  seq: number
}

/** A target in its present state. */
export interface TargetSnapshot {
  /** The id of the one whose it is; null once they have left. */
  ownerId: number | null
  /** The title; null where it has none. */
  title: string | null
  content: string | null
}

/** How much of a target is kept with a report of it. */
const SNAPSHOT_LENGTH = 2000
const kept = (column: AnyColumn | SQL) => sql<string | null>`nullif(left(${column}, ${SNAPSHOT_LENGTH}), '')`
const none = sql<null>`null`

/**
 * Returns undefined where there is nothing the reporter can see. What reports can hide stays locked until the
 * transaction ends, so that reports at the same time are counted one after the other.
 */
export async function findTarget(
  tx: Db,
  { type, id, seq }: Target,
  reporterId: number,
  now: string,
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
        return roomsOf()
      case 'MESSAGE':
        return (
          tx
            .select({ ownerId: messages.senderId, title: none, content: kept(messages.content) })
            .from(messages)
            .innerJoin(chatRooms, and(eq(chatRooms.id, messages.roomId), isNull(chatRooms.hiddenAt)))
            .leftJoin(deletedMessages, isTakenBack)
            .where(
              and(
                eq(messages.roomId, id),
                eq(messages.seq, seq),
                eq(messages.type, 'TALK'),
                // The report itself holds nothing of what was taken back: its reporter may not have read it.
                or(isNull(messages.deletedAt), isNotNull(deletedMessages.seq)),
                or(isReadableBy(reporterId), heardBefore(reporterId)),
              ),
            )
            // The message is locked: it is not to be taken back between this and the context.
            .for('share', { of: messages })
        )
    }
  }

  /** Who may not know of a room any more reports it as it was when they left. */
  function roomsOf() {
    const stay = lastStay(tx, reporterId)
    const isKnown = isKnownTo(reporterId, now)
    const seen = (column: AnyColumn, then: SQL | AnyColumn) =>
      sql<string>`case when ${isKnown} then ${column} else ${then} end`
    return tx
      .select({
        ownerId: chatRooms.hostId,
        title: seen(chatRooms.title, stay.title),
        content: kept(seen(chatRooms.description, stay.description)),
      })
      .from(chatRooms)
      .leftJoinLateral(stay, sql`true`)
      .where(and(eq(chatRooms.id, id), isNull(chatRooms.hiddenAt), or(isKnown, isNotNull(stay.roomId))))
  }
}

/** How many messages before and after a reported one show what it was about. */
const CONTEXT_REACH = 10

/** What was said in a conversation around a message, with it, also where it was taken back. */
export function listContext(tx: Db, { id, seq }: Target): Promise<ReportedLine[]> {
  return tx
    .select({
      seq: messages.seq,
      senderId: messages.senderId,
      content: sql<string>`coalesce(${deletedMessages.content}, ${messages.content})`,
      image: messages.imageName,
      pin: sql<string | null>`coalesce(${deletedMessages.pinLabel}, ${messages.pinLabel})`,
      sentAt: isoUtc(messages.createdAt),
    })
    .from(messages)
    .leftJoin(deletedMessages, and(isTakenBack, eq(deletedMessages.seq, seq)))
    .where(
      and(
        eq(messages.roomId, id),
        between(messages.seq, seq - CONTEXT_REACH, seq + CONTEXT_REACH),
        eq(messages.type, 'TALK'),
        or(isNull(messages.deletedAt), isNotNull(deletedMessages.seq)),
      ),
    )
    .orderBy(messages.seq)
}

const HIDEABLE = { POST: posts, COMMENT: comments, REVIEW: reviews }
const OWNERS = { POST: posts.authorId, COMMENT: comments.authorId, REVIEW: reviews.userId }

interface Hiding {
  now: Date
  /** How many members must have reported it. */
  reporters: number
  /** The time before which an account was opened that counts. */
  joinedBefore: Date
}

/**
 * Hides a post, comment or review where enough current members have an open report of it, unless staff have judged its
 * present state. Accounts of one mailbox count as one member. `findTarget` has locked it, so each report sees all
 * earlier ones. Returns undefined where nothing was hidden.
 */
export async function hideReported(tx: Db, { type, id }: Target, hiding: Hiding): Promise<Moderated | undefined> {
  if (type !== 'POST' && type !== 'COMMENT' && type !== 'REVIEW') return undefined
  const table = HIDEABLE[type]
  const voices = sql`(
    select array_agg(r.id order by r.id) as ids, count(distinct ${mailboxIn(sql`u.email`)}) as reporters
    from reports r join users u on u.id = r.reporter_id and u.created_at <= ${hiding.joinedBefore.toISOString()}::timestamptz
    where r.target_type = ${type} and r.target_id = ${id} and r.target_seq = 0
      and r.status = 'PENDING' and r.cancelled_at is null) voices`
  const { rows } = await tx.execute<{ ownerId: number | null; postId: number | null }>(sql`
    update ${table} set hidden_at = ${hiding.now.toISOString()}::timestamptz, hidden_by = voices.ids
    from ${voices}
    where ${table.id} = ${id} and ${table.hiddenAt} is null and voices.reporters >= ${hiding.reporters}
      and ${table.judgedDigest} is distinct from ${CONTENT_DIGESTS[type]}
    returning ${OWNERS[type]} as "ownerId", ${type === 'COMMENT' ? comments.postId : sql`null::bigint`} as "postId"
  `)
  const [row] = rows
  return row && { type, id, ...row }
}
