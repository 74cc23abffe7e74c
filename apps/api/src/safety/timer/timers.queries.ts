import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { only } from '../../db/only.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { timers } from '@honjeo/schema/timers'
import { alertKey } from './contacts.queries.ts'
import { type positionOf, NO_POSITION } from './positions.queries.ts'
import { seemsEnded } from './shown.queries.ts'

type Columns = typeof timers.$inferInsert
export type LockedTimer = NonNullable<Awaited<ReturnType<typeof lockTimer>>>

const decisive = {
  id: timers.id,
  userId: timers.userId,
  title: timers.title,
  note: timers.note,
  plannedAt: isoUtc(timers.plannedAt),
  graceMinutes: timers.graceMinutes,
  isSolo: timers.isSolo,
  stage: timers.stage,
  nextStageAt: sql<string | null>`${isoUtc(timers.nextStageAt)}`,
  acknowledgedBy: timers.acknowledgedBy,
  acknowledgedAt: sql<string | null>`${isoUtc(timers.acknowledgedAt)}`,
  isDuress: timers.isDuress,
  seemsEnded,
}

export async function insertTimer(tx: Db, columns: Columns): Promise<number> {
  return only(await tx.insert(timers).values(columns).returning({ id: timers.id })).id
}

/** Counts how many began since; also those that have ended. */
export const countStartedSince = (tx: Db, userId: number, since: string): Promise<number> =>
  tx.$count(timers, and(eq(timers.userId, userId), gte(timers.startedAt, since)))

const lockOne = async (tx: Db, where: SQL | undefined, how?: { skipLocked: true }) => {
  const [row] = await tx.select(decisive).from(timers).where(where).for('no key update', how)
  return row
}

/** Locks a timer until the transaction ends, and returns it. */
export const lockTimer = (tx: Db, id: number) => lockOne(tx, eq(timers.id, id))

export const lockOwnTimer = (tx: Db, id: number, userId: number) =>
  lockOne(tx, and(eq(timers.id, id), eq(timers.userId, userId)))

const isRunningOf = (userId: number) =>
  and(eq(timers.userId, userId), isNull(timers.endedAt), eq(timers.isDuress, false))

/** The one that runs, as far as its member is shown. */
export const lockRunning = (tx: Db, userId: number) => lockOne(tx, isRunningOf(userId))

export async function listDueIds(db: Db, now: string, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: timers.id })
    .from(timers)
    .where(lte(timers.nextStageAt, now))
    .orderBy(timers.nextStageAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Returns undefined where another server has it, or has dealt with it. */
export const lockDue = (tx: Db, id: number, now: string) =>
  lockOne(tx, and(eq(timers.id, id), lte(timers.nextStageAt, now)), { skipLocked: true })

export async function updateTimer(tx: Db, id: number, columns: Partial<Columns>): Promise<void> {
  await tx.update(timers).set(columns).where(eq(timers.id, id))
}

/** Ends a timer for good: its position goes with it. */
export const endTimer = (tx: Db, id: number, ending: Columns['ending'], now: string): Promise<void> =>
  updateTimer(tx, id, { stage: 'ENDED', nextStageAt: null, ending, endedAt: now, ...NO_POSITION })

/** Keeps the newer one; of a timer that is over none. */
export async function keepPosition(tx: Db, id: number, position: ReturnType<typeof positionOf>): Promise<void> {
  const isNewer = or(isNull(timers.fixAt), lt(timers.fixAt, position.fixAt))
  await tx
    .update(timers)
    .set(position)
    .where(and(eq(timers.id, id), isNull(timers.endedAt), isNewer))
}

/** Forgets positions of a member who does not want to be located any more; not those of one who asked for help in secret. */
export async function forgetPositions(tx: Db, userId: number): Promise<void> {
  await tx
    .update(timers)
    .set(NO_POSITION)
    .where(and(isRunningOf(userId), isNotNull(timers.lat)))
}

/** Deletes all timers of a member. */
export async function deleteTimersOf(tx: Db, userId: number): Promise<void> {
  const ids = tx.select({ id: timers.id }).from(timers).where(eq(timers.userId, userId)).for('update')
  await tx.delete(timers).where(inArray(timers.id, ids))
}

/** Whether a member is shown that it has ended; undefined where it is not theirs. */
export async function findSeemsEnded(db: Db, id: number, userId: number): Promise<boolean | undefined> {
  const [row] = await db
    .select({ seemsEnded })
    .from(timers)
    .where(and(eq(timers.id, id), eq(timers.userId, userId)))
  return row?.seemsEnded
}

/** Whether its contacts were alerted by the siren after that instant. */
export async function isCalledForHelp(tx: Db, id: number, after: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from safety_messages
    where check_in_id = ${id} and starts_with(event_key, ${alertKey(id, 'sos')})
      and created_at > ${after.toISOString()}::timestamptz limit 1`)
  return (rowCount ?? 0) > 0
}
