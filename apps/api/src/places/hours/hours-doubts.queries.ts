import { hoursDoubts } from '@honjeo/schema/hours-doubts'
import { inquiries } from '@honjeo/schema/inquiries'
import { places } from '@honjeo/schema/places'
import { users } from '@honjeo/schema/users'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mailboxIn } from '../../records/mailbox.ts'

export interface Doubt {
  contentId: number
  userId: number
  inquiryId: number
}

/** Makes those who doubt the hours of a place wait for each other: each counts all earlier ones. */
export async function lockHours(tx: Db, contentId: number): Promise<void> {
  await tx.select({ id: places.contentId }).from(places).where(eq(places.contentId, contentId)).for('no key update')
}

/**
 * Inserts a doubt; one that came to nothing since `openSince` is said again. Returns false where the member's doubt is
 * open, or staff decided on it.
 */
export async function insertDoubt(tx: Db, doubt: Doubt, now: string, openSince: string): Promise<boolean> {
  const { rowCount } = await tx
    .insert(hoursDoubts)
    .values({ ...doubt, createdAt: now })
    .onConflictDoUpdate({
      target: [hoursDoubts.contentId, hoursDoubts.userId],
      set: { inquiryId: doubt.inquiryId, createdAt: now },
      setWhere: sql`${hoursDoubts.settledAt} is null and ${hoursDoubts.createdAt} < ${openSince}::timestamptz`,
    })
  return rowCount === 1
}

interface Doubting {
  now: string
  /** The time by which members have to be here for their doubts to count. */
  joinedBefore: string
  /** The time since which doubts count. */
  openSince: string
  /** The time since which hours that staff have confirmed stay as they are. */
  confirmedSince: string
  doubters: number
}

/**
 * Puts the hours of a place in doubt where enough members say that they differ. Accounts of one mailbox count as one member,
 * suspended ones not at all. Returns whether the hours are in doubt, and whether they are so since now.
 */
export async function putInDoubt(tx: Db, contentId: number, doubting: Doubting) {
  const { now, joinedBefore, openSince, confirmedSince, doubters } = doubting
  const voices = sql`(
    select count(distinct ${mailboxIn(sql`u.email`)}) from ${hoursDoubts} d join ${users} u on u.id = d.user_id
    where d.content_id = ${contentId} and d.settled_at is null and d.created_at >= ${openSince}::timestamptz
      and u.created_at <= ${joinedBefore}::timestamptz
      and (u.suspended_until is null or u.suspended_until <= ${now}::timestamptz))`
  const begun = await tx
    .update(places)
    .set({ hoursDoubtedAt: now })
    .where(
      and(
        eq(places.contentId, contentId),
        isNull(places.hoursDoubtedAt),
        sql`(${places.hoursConfirmedAt} is null or ${places.hoursConfirmedAt} < ${confirmedSince}::timestamptz)`,
        sql`${voices} >= ${doubters}`,
      ),
    )
    .returning({ id: places.contentId })
  const [place] = await tx
    .select({ isDoubted: sql<boolean>`${places.hoursDoubtedAt} is not null` })
    .from(places)
    .where(eq(places.contentId, contentId))
  return { isNew: begun.length > 0, isDoubted: place?.isDoubted ?? false }
}

/** The notes behind a place's open doubts. */
const notesOn = (tx: Db, contentId: number) =>
  tx
    .select({ id: hoursDoubts.inquiryId })
    .from(hoursDoubts)
    .where(and(eq(hoursDoubts.contentId, contentId), isNull(hoursDoubts.settledAt)))

/** Puts the notes first among what staff have to read. */
export async function hastenNotes(tx: Db, contentId: number): Promise<void> {
  await tx
    .update(inquiries)
    .set({ priority: 'URGENT' })
    .where(and(inArray(inquiries.id, notesOn(tx, contentId)), inArray(inquiries.status, ['PENDING', 'IN_PROGRESS'])))
}

/** Closes the notes about hours on which staff have decided. */
export async function closeNotes(tx: Db, contentId: number, now: string): Promise<void> {
  await tx
    .update(inquiries)
    .set({ status: 'CLOSED', closedAt: now, updatedAt: now })
    .where(and(inArray(inquiries.id, notesOn(tx, contentId)), inArray(inquiries.status, ['PENDING', 'IN_PROGRESS'])))
}

/** The hours are right as they are: who doubted them has been heard. */
export async function settleDoubts(tx: Db, contentId: number, now: string): Promise<void> {
  await tx
    .update(hoursDoubts)
    .set({ settledAt: now })
    .where(and(eq(hoursDoubts.contentId, contentId), isNull(hoursDoubts.settledAt)))
}
