import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { timerContacts, timers } from '@honjeo/schema/timers'
import { commentMentions, comments, ERASED_TEXT } from '@honjeo/schema/comments'
import { messages } from '@honjeo/schema/messages'
import { notifications } from '@honjeo/schema/notifications'
import { posts } from '@honjeo/schema/posts'
import { reports } from '@honjeo/schema/reports'
import { chatRooms } from '@honjeo/schema/rooms'
import { trustedContacts } from '@honjeo/schema/contacts'

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
const among = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::bigint[])`
const deletedBefore = (instant: string) => sql`< ${instant}::timestamptz`

/** Locks up to `limit` posts that were deleted before the instant; others skip them until the transaction ends. */
export async function lockDeletedPosts(tx: Db, before: string, limit: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from ${posts} where ${posts.deletedAt} ${deletedBefore(before)}
    order by ${posts.deletedAt} limit ${limit} for update skip locked`)
  return idsOf(rows)
}

/** Locks all posts that a member has deleted, and waits for other locks on them. */
export async function lockDeletedPostsOf(tx: Db, userId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from ${posts} where ${posts.authorId} = ${userId} and ${posts.deletedAt} is not null order by id for update`)
  return idsOf(rows)
}

/** Deletes posts with all that belongs to them. */
export async function erasePosts(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`delete from ${posts} where id = ${among(ids)}`)
}

/** Deletes the notifications about them, which quote their titles. */
export async function eraseNoticesOf(tx: Db, type: 'POST' | 'ROOM', ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    delete from ${notifications} where ${notifications.resourceType} = ${type} and ${notifications.resourceId} = ${among(ids)}`)
}

/** Erases deleted comments: those without answers are removed, the others keep only their place. */
async function eraseComments(tx: Db, chosen: SQL): Promise<number> {
  const isAnswered = sql`exists (select from ${comments} r where r.post_id = c.post_id and r.parent_id = c.id)`
  const { rows } = await tx.execute<{ id: number; parentId: number | null; isAnswered: boolean }>(sql`
    select c.id, c.parent_id as "parentId", ${isAnswered} as "isAnswered"
    from ${comments} c where c.id in (${chosen}) order by c.id for update`)
  if (rows.length === 0) return 0
  const stones = idsOf(rows.filter((row) => row.isAnswered))
  const ids = idsOf(rows)
  await tx.execute(sql`delete from ${commentMentions} where ${commentMentions.commentId} = ${among(ids)}`)
  await tx.execute(
    sql`update ${comments} set content = ${ERASED_TEXT}, author_id = null, hidden_at = null, hidden_by = null, judged_digest = null
      where id = ${among(stones)}`,
  )
  await tx.execute(sql`
    delete from ${comments} where id = ${among(ids)} and not id = ${among(stones)}`)
  // An erased comment whose last answer is gone is removed too.
  const above = rows.flatMap(({ parentId }) => (parentId === null ? [] : [parentId]))
  await tx.execute(sql`
    delete from ${comments} c where c.id = ${among([...above, ...stones])} and c.deleted_at is not null
      and c.content = ${ERASED_TEXT} and not ${isAnswered}`)
  return rows.length
}

/** Erases up to `limit` comments that were deleted before the instant, and returns how many. */
export const eraseDeletedComments = (tx: Db, before: string, limit: number): Promise<number> =>
  eraseComments(
    tx,
    sql`select id from ${comments} where deleted_at ${deletedBefore(before)} and content <> '-'
      order by deleted_at limit ${limit}`,
  )

export const eraseDeletedCommentsOf = (tx: Db, userId: number): Promise<number> =>
  eraseComments(tx, sql`select id from ${comments} where author_id = ${userId} and deleted_at is not null`)

/** Locks rooms that were deleted or left by all before `deleted`, and those whose meeting was before `met`. */
export async function lockDueRooms(
  tx: Db,
  { deleted, met }: { deleted: string; met: string },
  limit: number,
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from ${chatRooms}
    where ${chatRooms.deletedAt} ${deletedBefore(deleted)} or ${chatRooms.scheduledAt} ${deletedBefore(met)}
      or (${chatRooms.hostId} is null and ${chatRooms.participantCount} = 0
        and coalesce(${chatRooms.lastMessageAt}, ${chatRooms.createdAt}) ${deletedBefore(deleted)})
    limit ${limit} for update skip locked`)
  return idsOf(rows)
}

/** Locks the rooms that the member has deleted as host, and those of `left` that are empty now. */
export async function lockRoomsLeftBy(tx: Db, userId: number, left: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from ${chatRooms}
    where (${chatRooms.hostId} = ${userId} and ${chatRooms.deletedAt} is not null)
      or (id = ${among(left)} and ${chatRooms.hostId} is null and ${chatRooms.participantCount} = 0)
    order by id for update`)
  return idsOf(rows)
}

/**
 * Deletes up to `limit` of their messages, the newest first since answers refer to earlier ones, and returns how many.
 */
export async function eraseMessages(tx: Db, roomIds: readonly number[], limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${messages} where (room_id, seq) in (
      select room_id, seq from ${messages} where room_id = ${among(roomIds)} order by room_id desc, seq desc limit ${limit})`)
  return rowCount ?? 0
}

/** Deletes rooms with their conversations. */
export async function eraseRooms(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`delete from ${chatRooms} where id = ${among(ids)}`)
}

/**
 * Deletes the copies of content in up to `limit` reports that were decided before the instant, and returns how many.
 */
export async function eraseReportedCopies(db: Db, before: string, limit: number): Promise<number> {
  const hasCopy = sql`num_nonnulls(target_title, target_content, context, image_name) > 0`
  const { rowCount } = await db.execute(sql`
    update ${reports} set target_title = null, target_content = null, context = null, image_name = null
    where id in (
      select id from ${reports} where processed_at is not null and processed_at ${deletedBefore(before)} and ${hasCopy}
      limit ${limit} for update skip locked)`)
  return rowCount ?? 0
}

/** Takes the address from contacts who were taken off a list before then, unless a timer that runs names them; answers how many, up to `limit`. */
export async function eraseAddressesOfRemoved(db: Db, before: string, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update ${trustedContacts} set email = null
    where id in (
      select id from ${trustedContacts} c
      where c.removed_at <= ${before}::timestamptz and c.email is not null
        and not exists (
          select from ${timerContacts} n join ${timers} t on t.id = n.check_in_id
          where n.contact_id = c.id and t.ended_at is null)
      limit ${limit} for update of c skip locked)`)
  return rowCount ?? 0
}
