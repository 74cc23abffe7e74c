import type { WithdrawalReason } from '@honjeo/contract/values/enums'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { say } from '@honjeo/contract/values/sentences'
import { and, eq, notExists, or, sql, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { emailCodes, kakaoTickets, loginFailures, verificationTickets } from '@honjeo/schema/auth'
import { comments, scraps } from '@honjeo/schema/comments'
import { identityProofs } from '@honjeo/schema/identity'
import { idempotencyKeys } from '@honjeo/schema/idempotency'
import { inquiries } from '@honjeo/schema/inquiries'
import { deletedMessages, messages } from '@honjeo/schema/messages'
import { notifications } from '@honjeo/schema/notifications'
import { places } from '@honjeo/schema/places'
import { posts } from '@honjeo/schema/posts'
import { pointEvents, receipts } from '@honjeo/schema/receipts'
import { reports } from '@honjeo/schema/reports'
import { reviews, reviewVotes } from '@honjeo/schema/reviews'
import { soloFactAnswers } from '@honjeo/schema/solo-facts'
import { formerNicknames, isMember, memberEmail, users } from '@honjeo/schema/users'
import { withdrawals } from '@honjeo/schema/former-members'
import { locationShares } from '@honjeo/schema/sharing'
import { trustedContacts } from '@honjeo/schema/contacts'

/** The longest text that the table's check allows. */
const NOTIFICATION_MAX = 300

export type Leaver = NonNullable<Awaited<ReturnType<typeof lockLeaver>>>

/** Locks the row of the member who leaves, so that what they do meanwhile waits, and returns it; undefined for a guest, see `eraseGuest`. */
export async function lockLeaver(tx: Db, userId: number, now: Date) {
  // A member who wrote for years has much to let go of: one statement takes one part at a time.
  await tx.execute(sql`set local statement_timeout = '60s'`)
  const [leaver] = await tx
    .select({
      userId: users.id,
      email: memberEmail,
      nickname: users.nickname,
      kakaoId: users.kakaoId,
      gender: users.gender,
      birthDate: users.birthDate,
      personHashes: sql<string[]>`array(
        select ${identityProofs.personHash} from ${identityProofs} where ${identityProofs.userId} = ${users.id})`,
      suspendedUntil: sql<
        string | null
      >`case when ${users.suspendedUntil} > ${now.toISOString()}::timestamptz then ${isoUtc(users.suspendedUntil)} end`,
    })
    .from(users)
    .where(and(eq(users.id, userId), isMember))
    .for('no key update')
  if (!leaver) return undefined
  // The statement is one of its own, so that it sees what a renaming that the lock waited for has left.
  const former = await tx
    .select({ nickname: formerNicknames.nickname })
    .from(formerNicknames)
    .where(eq(formerNicknames.userId, userId))
  return { ...leaver, names: [leaver.nickname, ...former.map(({ nickname }) => nickname)] }
}

/**
 * Where the leaver is of staff, returns how many staff there are, none of whom ceases to be one until the transaction
 * ends; 0 for any other member. It comes before the leaver's own lock, so that two of staff who leave at once wait for
 * each other in one order.
 */
export async function lockStaffWith(tx: Db, userId: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    select from users
    where role = 'ADMIN' and exists (select from users me where me.id = ${userId} and me.role = 'ADMIN')
    order by id for no key update`)
  return rowCount ?? 0
}

export async function insertWithdrawal(
  tx: Db,
  row: { reason: WithdrawalReason; detail: string | null; day: string },
): Promise<void> {
  await tx.insert(withdrawals).values(row)
}

/**
 * Locks the reviews that the member found helpful, then the places whose covers these votes decide on and those that the member
 * answered about, each in the order of their numbers: two who leave at once and voted for the same in different orders would
 * otherwise wait for each other.
 */
async function lockVotedOn(tx: Db, userId: number): Promise<void> {
  const voted = sql`select review_id from ${reviewVotes} where ${reviewVotes.userId} = ${userId}`
  await tx.execute(sql`select from ${reviews} where id in (${voted}) order by id for no key update`)
  await tx.execute(sql`
    select from ${places} where content_id in (
      select content_id from ${reviews} where id in (${voted}) and photo_count > 0
      union all select content_id from ${soloFactAnswers} where user_id = ${userId})
    order by content_id for no key update`)
}

/**
 * Lets go of what others write to as well. With the member's row this would go by itself, but in an order that could
 * wait for a transaction that holds a post and is about to notify its author.
 */
export async function detachWritings(tx: Db, { userId }: Leaver): Promise<void> {
  await tx.delete(scraps).where(eq(scraps.userId, userId))
  await lockVotedOn(tx, userId)
  await tx.delete(reviewVotes).where(eq(reviewVotes.userId, userId))
  await tx.delete(soloFactAnswers).where(eq(soloFactAnswers.userId, userId))
  await tx.update(comments).set({ authorId: null }).where(eq(comments.authorId, userId))
  await tx.update(posts).set({ authorId: null }).where(eq(posts.authorId, userId))
  await tx.update(reviews).set({ userId: null }).where(eq(reviews.userId, userId))
}

/**
 * Lets go of what staff hold while they reach for the member to notify them. It comes last: staff hold what is reported
 * before they hold its reports.
 */
export async function detachCases(tx: Db, { userId }: Leaver): Promise<void> {
  await tx.update(reports).set({ reporterId: null }).where(eq(reports.reporterId, userId))
  await tx.update(inquiries).set({ userId: null }).where(eq(inquiries.userId, userId))
}

/** What the member has taken back in conversations is erased at once. */
export async function eraseTakenBack(tx: Db, { userId }: Leaver): Promise<void> {
  await tx.execute(sql`
    delete from ${deletedMessages} using ${messages}
    where ${messages.senderId} = ${userId} and ${messages.deletedAt} is not null
      and ${deletedMessages.roomId} = ${messages.roomId} and ${deletedMessages.seq} = ${messages.seq}`)
}

/** A purchase that was worth points stays known by its hashes; where else a member has been does not. */
export async function deleteUnspentReceipts(tx: Db, { userId }: Leaver): Promise<void> {
  const spent = tx.select({ id: pointEvents.id }).from(pointEvents).where(eq(pointEvents.receiptId, receipts.id))
  await tx.delete(receipts).where(and(eq(receipts.userId, userId), notExists(spent)))
}

/**
 * Takes the nickname, and those of before, out of what the service itself has written to others of what the member did. A
 * name of before may be another's today: what was written after the member gave it up is about the other.
 */
export async function takeNameOut(tx: Db, { userId, names }: Leaver): Promise<void> {
  const newHost = say('LINE_NEW_HOST', { nickname: FORMER_MEMBER })
  await tx
    .update(messages)
    .set({ content: newHost.message, code: newHost.code, args: newHost.args })
    .where(and(eq(messages.senderId, userId), eq(messages.type, 'NEW_HOST')))
  const named = sql`split_part(${notifications.message}, '님이 ', 1)`
  const rest = sql`substr(${notifications.message}, char_length(${named}) + 1)`
  await tx
    // The key names the leaver, whose acts can no longer repeat; a conversation's key names only the room, and stays.
    .update(notifications)
    .set({
      message: sql`left(${FORMER_MEMBER} || ${rest}, ${NOTIFICATION_MAX})`,
      args: sql`case when ${notifications.args} is not null then coalesce((
        select jsonb_object_agg(key, case when key in ('nickname', 'name') and value = to_jsonb(${named})
          then to_jsonb(${FORMER_MEMBER}::text) else value end)
        from jsonb_each(${notifications.args})), '{}') end`,
      eventKey: sql`case when starts_with(${notifications.eventKey}, 'chat:') then ${notifications.eventKey} end`,
    })
    .where(
      sql`${named} = any(${sql.param([...names])}::text[]) and starts_with(${notifications.message}, ${named} || '님이 ') and not exists (
        select from ${formerNicknames} former where former.user_id = ${userId} and former.nickname = ${named}
          and former.ended_at + interval '1 minute' < ${notifications.createdAt})`,
    )
}

/** Lets no transaction begin to write about them from here on: what reaches for the row waits, and finds it gone. */
export async function shutOut(tx: Db, { userId }: Leaver): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Takes the leaver out of copies that the acts of others have left: of reports, and of answers kept for what is sent again. */
export async function takeOutOfCopies(tx: Db, { userId }: Leaver): Promise<void> {
  await tx
    .update(reports)
    .set({ targetTitle: FORMER_MEMBER, targetContent: null })
    .where(and(eq(reports.targetType, 'USER'), eq(reports.targetId, userId)))
  // The lines kept around a reported message name their speakers by number.
  await tx.execute(sql`
    update ${reports} set context = (
      select jsonb_agg(case when (line ->> 'senderId')::bigint = ${userId} then line || '{"senderId": null}' else line end order by n)
      from jsonb_array_elements(context) with ordinality as lines(line, n))
    where context @> ${JSON.stringify([{ senderId: userId }])}::jsonb`)
  // Answers kept for a comment that is sent again; without one, the comment is written again.
  await tx
    .delete(idempotencyKeys)
    .where(sql`${idempotencyKeys.result} -> 'mentions' @> ${JSON.stringify([{ userId }])}::jsonb`)
}

/** What is known of an address without an account, so that it may sign up again as if it never had. */
export async function deleteAddress(tx: Db, { email, kakaoId }: Leaver): Promise<void> {
  const address = email.toLowerCase()
  await tx.delete(emailCodes).where(eq(emailCodes.email, address))
  await tx.delete(verificationTickets).where(eq(verificationTickets.email, address))
  await tx.delete(loginFailures).where(eq(loginFailures.email, address))
  const ofKakao = kakaoId === null ? undefined : eq(kakaoTickets.kakaoId, kakaoId)
  await tx.delete(kakaoTickets).where(or(eq(sql`lower(${kakaoTickets.email})`, address), ofKakao))
}

/** Deletes the member, and by the foreign keys all that is theirs alone; what others read stays, without its author. */
export async function deleteMember(tx: Db, { userId }: Leaver): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}

/** Returns the members who counted on the leaver as a contact, with what they call them. */
export const listGuardians = (tx: Db, userId: number) =>
  tx
    .select({ ownerId: trustedContacts.ownerId, name: trustedContacts.name })
    .from(trustedContacts)
    .where(
      and(
        eq(trustedContacts.memberId, userId),
        eq(trustedContacts.status, 'CONFIRMED'),
        isNull(trustedContacts.removedAt),
      ),
    )

/**
 * Deletes the shares and contacts of the leaver, and the leaver as a contact of others. With the member's row they
 * would go by themselves, but in an order that could wait for a transaction that is about to write to a contact.
 */
export async function deleteContacts(tx: Db, userId: number): Promise<void> {
  await tx.delete(locationShares).where(eq(locationShares.userId, userId))
  await tx.delete(trustedContacts).where(eq(trustedContacts.ownerId, userId))
  await tx.delete(trustedContacts).where(eq(trustedContacts.memberId, userId))
}
