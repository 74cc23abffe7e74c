import { and, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { only } from '../db/only.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { attendances } from '@honjeo/schema/attendances'
import { blocks } from '@honjeo/schema/blocks'
import {
  formerBlocks,
  formerKeys,
  formerMembers,
  formerReports,
  formerRoomBans,
  formerSanctions,
} from '@honjeo/schema/former-members'
import { reports } from '@honjeo/schema/reports'
import { roomBans, roomRequests } from '@honjeo/schema/rooms'
import { sanctions } from '@honjeo/schema/sanctions'
import { users } from '@honjeo/schema/users'

/**
 * Serialises withdrawals and returns until the transaction ends. When two members leave at once and one has blocked the
 * other, each would otherwise hold a row that the other is about to read, and neither would see what the other keeps.
 */
export const lockFormerMembers = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(7260006, 0)`)

export async function insertFormerMember(
  tx: Db,
  row: typeof formerMembers.$inferInsert,
  keyHashes: readonly string[],
): Promise<number> {
  const former = only(await tx.insert(formerMembers).values(row).returning({ id: formerMembers.id }))
  await tx.insert(formerKeys).values(keyHashes.map((keyHash) => ({ keyHash, formerId: former.id })))
  return former.id
}

/** Returns the keys of accounts that the leaver had before this one, by which the same person could come back. */
export async function listOlderKeys(tx: Db, userId: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ keyHash: formerKeys.keyHash })
    .from(formerKeys)
    .innerJoin(formerMembers, eq(formerMembers.id, formerKeys.formerId))
    .where(eq(formerMembers.takenBy, userId))
  return rows.map(({ keyHash }) => keyHash)
}

/** Keeps the blocks by and against the leaver, and those whose other side has left before. */
export async function keepBlocks(tx: Db, formerId: number, userId: number): Promise<void> {
  await tx.execute(sql`
    insert into ${formerBlocks} (blocker_former_id, blocked_id, created_at, is_carried_over)
    select ${formerId}, blocked_id, created_at, is_carried_over from ${blocks} where blocker_id = ${userId}`)
  await tx.execute(sql`
    insert into ${formerBlocks} (blocker_id, blocked_former_id, created_at, is_carried_over)
    select blocker_id, ${formerId}, created_at, true from ${blocks} where blocked_id = ${userId}`)
  await tx
    .update(formerBlocks)
    .set({ blockerId: null, blockerFormerId: formerId })
    .where(eq(formerBlocks.blockerId, userId))
  await tx
    .update(formerBlocks)
    .set({ blockedId: null, blockedFormerId: formerId, isCarriedOver: true })
    .where(eq(formerBlocks.blockedId, userId))
}

/** Keeps the rooms that hosts have removed the leaver from, or have declined to let them into. */
export async function keepBans(tx: Db, formerId: number, userId: number): Promise<void> {
  await tx.execute(sql`
    insert into ${formerRoomBans} (former_id, room_id, created_at)
    select ${formerId}::bigint, room_id, created_at from ${roomBans} where user_id = ${userId}
    union all
    select ${formerId}, room_id, created_at from ${roomRequests} where user_id = ${userId} and state = 'DECLINED'`)
}

/** What came of the leaver's meetings is the former member's, so that others can go on saying who was there. */
export async function keepAttendances(tx: Db, formerId: number, userId: number): Promise<void> {
  await tx.update(attendances).set({ userId: null, formerId }).where(eq(attendances.userId, userId))
}

/** Keeps the reports that are still undecided. */
export async function keepOpenReports(tx: Db, formerId: number, userId: number): Promise<void> {
  await tx.execute(sql`
    insert into ${formerReports} (former_id, report_id)
    select ${formerId}, id from ${reports}
    where target_user_id = ${userId} and status = 'PENDING' and cancelled_at is null`)
}

const SANCTION = sql`kind, reason, days, created_at, ends_at, lifted_at, staff_id, report_id`

/** Keeps all sanctions or, with `endingAt`, only the suspension that ends then. */
export async function keepSanctions(tx: Db, formerId: number, userId: number, endingAt?: string): Promise<void> {
  await tx.execute(sql`
    insert into ${formerSanctions} (former_id, ${SANCTION})
    select ${formerId}, ${SANCTION} from ${sanctions}
    where user_id = ${userId}
    ${endingAt === undefined ? sql`` : sql`and lifted_at is null and ends_at = ${endingAt}::timestamptz`}
    order by id`)
}

/** Returns the former accounts with one of these keys, the newest first. */
export function listFormerMembers(db: Db, keyHashes: readonly string[], now: Date) {
  const known = db
    .select({ id: formerKeys.formerId })
    .from(formerKeys)
    .where(inArray(formerKeys.keyHash, [...keyHashes]))
  return db
    .select({
      id: formerMembers.id,
      gender: formerMembers.gender,
      birthYear: formerMembers.birthYear,
      wasAdult: formerMembers.wasAdult,
      wasChild: formerMembers.wasChild,
      leftOn: formerMembers.leftOn,
      suspendedUntil: sql<string | null>`${isoUtc(formerMembers.suspendedUntil)}`,
      takenBy: formerMembers.takenBy,
    })
    .from(formerMembers)
    .where(and(inArray(formerMembers.id, known), gt(formerMembers.expiresAt, now.toISOString())))
    .orderBy(desc(formerMembers.id))
}

/** Returns the members who are the other side of blocks that are kept for these former accounts. */
export async function listOtherSides(db: Db, formerIds: readonly number[]): Promise<number[]> {
  const isTheirs = or(
    inArray(formerBlocks.blockerFormerId, [...formerIds]),
    inArray(formerBlocks.blockedFormerId, [...formerIds]),
  )
  const rows = await db
    .selectDistinct({ id: sql<number | null>`coalesce(${formerBlocks.blockerId}, ${formerBlocks.blockedId})` })
    .from(formerBlocks)
    .where(isTheirs)
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

/** Returns the rooms from which hosts have removed these former accounts. */
export async function listHeldBans(db: Db, formerIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ roomId: formerRoomBans.roomId })
    .from(formerRoomBans)
    .where(inArray(formerRoomBans.formerId, [...formerIds]))
  return rows.map(({ roomId }) => roomId)
}

interface RestoredBlock extends Record<string, unknown> {
  blockerId: number
  blockedId: number
}

/**
 * Turns kept blocks into ordinary ones where the other side has an account, and returns those; the others wait until it
 * comes back. Blocks between two accounts of one person are left out.
 */
export async function restoreBlocks(tx: Db, formerId: number, userId: number): Promise<RestoredBlock[]> {
  const { rows } = await tx.execute<RestoredBlock>(sql`
    insert into ${blocks} (blocker_id, blocked_id, created_at, is_carried_over)
    select * from (
      select ${userId}::bigint as blocker_id, blocked_id, created_at, is_carried_over from ${formerBlocks}
      where blocker_former_id = ${formerId} and blocked_id <> ${userId}
      union all
      select blocker_id, ${userId}, created_at, true from ${formerBlocks}
      where blocked_former_id = ${formerId} and blocker_id <> ${userId}
    ) held
    -- A trigger locks both members of each row, in ascending order as everywhere else.
    order by least(blocker_id, blocked_id)
    on conflict do nothing
    returning blocker_id as "blockerId", blocked_id as "blockedId"`)
  await tx
    .delete(formerBlocks)
    .where(and(eq(formerBlocks.blockerFormerId, formerId), isNotNull(formerBlocks.blockedId)))
  await tx
    .delete(formerBlocks)
    .where(and(eq(formerBlocks.blockedFormerId, formerId), isNotNull(formerBlocks.blockerId)))
  await tx
    .update(formerBlocks)
    .set({ blockerId: userId, blockerFormerId: null })
    .where(eq(formerBlocks.blockerFormerId, formerId))
  await tx
    .update(formerBlocks)
    .set({ blockedId: userId, blockedFormerId: null })
    .where(eq(formerBlocks.blockedFormerId, formerId))
  return rows
}

export async function restoreBans(tx: Db, formerId: number, userId: number): Promise<void> {
  await tx.execute(sql`
    with held as (delete from ${formerRoomBans} where former_id = ${formerId} returning room_id, created_at)
    insert into ${roomBans} (room_id, user_id, created_at) select room_id, ${userId}, created_at from held
    on conflict do nothing`)
}

/** Gives the meetings to the new account; one that this account has of its own stays as it is. */
export async function restoreAttendances(tx: Db, formerId: number, userId: number): Promise<void> {
  await tx.execute(sql`
    update ${attendances} held set user_id = ${userId}, former_id = null, is_carried_over = true
    where held.former_id = ${formerId} and not exists (
      select from ${attendances} own
      where own.room_id = held.room_id and own.meets_at = held.meets_at and own.user_id = ${userId})`)
}

/** Makes the reports point to the new account for staff; the reporters do not see whose account it is. */
export async function restoreReports(tx: Db, formerId: number, userId: number): Promise<void> {
  await tx.execute(sql`
    with held as (delete from ${formerReports} where former_id = ${formerId} returning report_id)
    update ${reports} set target_user_id = ${userId}, is_carried_over = true from held where id = held.report_id`)
}

export async function restoreSanctions(tx: Db, formerId: number, userId: number): Promise<void> {
  await tx.execute(sql`
    with held as (delete from ${formerSanctions} where former_id = ${formerId} returning id as held_id, ${SANCTION})
    insert into ${sanctions} (user_id, ${SANCTION}) select ${userId}, ${SANCTION} from held order by held_id`)
}

export async function raiseSuspension(tx: Db, userId: number, until: string): Promise<void> {
  await tx
    .update(users)
    .set({ suspendedUntil: sql`greatest(${users.suspendedUntil}, ${until}::timestamptz)` })
    .where(eq(users.id, userId))
}

const NO_FACTS = { gender: null, birthYear: null, wasAdult: null, wasChild: false } as const

/**
 * Marks a former account as taken up by a new one. Its keys stay, so that another address of the same person cannot
 * take it up a second time; its facts stay until the new one has any to compare with them.
 */
export async function markTaken(
  tx: Db,
  formerId: number,
  userId: number,
  { keepsFacts }: { keepsFacts: boolean },
): Promise<void> {
  await tx
    .update(formerMembers)
    .set({ takenBy: userId, suspendedUntil: null, ...(!keepsFacts && NO_FACTS) })
    .where(eq(formerMembers.id, formerId))
}

/** Returns what is held of the facts of the newest account that a member has taken up; undefined where nothing is. */
export async function findFactsOfTaken(db: Db, userId: number, now: Date) {
  const { gender, birthYear, wasAdult, wasChild, leftOn } = formerMembers
  const [held] = await db
    .select({ gender, birthYear, wasAdult, wasChild, leftOn })
    .from(formerMembers)
    .where(
      and(
        eq(formerMembers.takenBy, userId),
        isNotNull(formerMembers.gender),
        gt(formerMembers.expiresAt, now.toISOString()),
      ),
    )
    .orderBy(desc(formerMembers.id))
    .limit(1)
  return held
}

export async function forgetFactsOfTaken(tx: Db, userId: number): Promise<void> {
  await tx.update(formerMembers).set(NO_FACTS).where(eq(formerMembers.takenBy, userId))
}
