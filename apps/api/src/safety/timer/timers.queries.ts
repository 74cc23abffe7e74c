import { and, count, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '../../db/columns.ts'
import { checkIns } from '../../db/schema/check-ins.ts'
import { alertKey } from './event-keys.queries.ts'
import type { positionOf } from './positions.ts'
import { NO_POSITION } from './positions.ts'
import { seemsEnded } from './shown.queries.ts'
import type { TimerState } from './stages.ts'

type Columns = typeof checkIns.$inferInsert
export type LockedCheckIn = NonNullable<Awaited<ReturnType<typeof lockCheckIn>>>

const decisive = {
  id: checkIns.id,
  userId: checkIns.userId,
  title: checkIns.title,
  note: checkIns.note,
  plannedAt: isoUtc(checkIns.plannedAt),
  graceMinutes: checkIns.graceMinutes,
  stage: checkIns.stage,
  nextStageAt: sql<string | null>`${isoUtc(checkIns.nextStageAt)}`,
  acknowledgedBy: checkIns.acknowledgedBy,
  acknowledgedAt: sql<string | null>`${isoUtc(checkIns.acknowledgedAt)}`,
  isDuress: checkIns.isDuress,
  seemsEnded,
}

export async function insertCheckIn(tx: Db, columns: Columns): Promise<number> {
  const [row] = await tx.insert(checkIns).values(columns).returning({ id: checkIns.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** How many began since; also those that have ended. */
export async function countStartedSince(tx: Db, userId: number, since: string): Promise<number> {
  const [row] = await tx
    .select({ started: count() })
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), gte(checkIns.startedAt, since)))
  return row?.started ?? 0
}

const lockOne = async (tx: Db, where: SQL | undefined) => {
  const [row] = await tx.select(decisive).from(checkIns).where(where).for('no key update')
  return row
}

/** With the timer locked until the transaction ends. */
export const lockCheckIn = (tx: Db, id: number) => lockOne(tx, eq(checkIns.id, id))

export const lockOwnCheckIn = (tx: Db, id: number, userId: number) =>
  lockOne(tx, and(eq(checkIns.id, id), eq(checkIns.userId, userId)))

const isRunningOf = (userId: number) =>
  and(eq(checkIns.userId, userId), isNull(checkIns.endedAt), eq(checkIns.isDuress, false))

/** The one that runs, as far as its member is shown. */
export const lockRunning = (tx: Db, userId: number) => lockOne(tx, isRunningOf(userId))

export async function listDueIds(db: Db, now: string, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: checkIns.id })
    .from(checkIns)
    .where(lte(checkIns.nextStageAt, now))
    .orderBy(checkIns.nextStageAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Undefined where another server has it, or has dealt with it. */
export async function lockDue(tx: Db, id: number, now: string): Promise<LockedCheckIn | undefined> {
  const [row] = await tx
    .select(decisive)
    .from(checkIns)
    .where(and(eq(checkIns.id, id), lte(checkIns.nextStageAt, now)))
    .for('no key update', { skipLocked: true })
  return row
}

export async function updateCheckIn(tx: Db, id: number, columns: Partial<Columns>): Promise<void> {
  await tx.update(checkIns).set(columns).where(eq(checkIns.id, id))
}

export const updateStanding = (tx: Db, id: number, { stage, nextStageAt }: TimerState): Promise<void> =>
  updateCheckIn(tx, id, { stage, nextStageAt })

/** For good: with the timer its position goes. */
export const endCheckIn = (tx: Db, id: number, ending: Columns['ending'], now: string): Promise<void> =>
  updateCheckIn(tx, id, { stage: 'ENDED', nextStageAt: null, ending, endedAt: now, ...NO_POSITION })

/** Keeps the newer one; of a timer that is over none. */
export async function keepPosition(tx: Db, id: number, position: ReturnType<typeof positionOf>): Promise<void> {
  const isNewer = or(isNull(checkIns.fixAt), lt(checkIns.fixAt, position.fixAt))
  await tx
    .update(checkIns)
    .set(position)
    .where(and(eq(checkIns.id, id), isNull(checkIns.endedAt), isNewer))
}

/** Those of a member who does not want to be located any more; not of one who asked for help in secret. */
export async function forgetPositions(tx: Db, userId: number): Promise<void> {
  await tx
    .update(checkIns)
    .set(NO_POSITION)
    .where(and(isRunningOf(userId), isNotNull(checkIns.lat)))
}

/** All of a member's. */
export async function deleteCheckInsOf(tx: Db, userId: number): Promise<void> {
  const ids = tx.select({ id: checkIns.id }).from(checkIns).where(eq(checkIns.userId, userId)).for('update')
  await tx.delete(checkIns).where(inArray(checkIns.id, ids))
}

/** Whether a member is shown that it has ended; undefined where it is not theirs. */
export async function findSeemsEnded(db: Db, id: number, userId: number): Promise<boolean | undefined> {
  const [row] = await db
    .select({ seemsEnded })
    .from(checkIns)
    .where(and(eq(checkIns.id, id), eq(checkIns.userId, userId)))
  return row?.seemsEnded
}

/** Its contacts were alerted by the siren after that instant. */
export async function isCalledForHelp(tx: Db, id: number, after: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from safety_messages
    where check_in_id = ${id} and starts_with(event_key, ${alertKey(id, 'sos')})
      and created_at > ${after.toISOString()}::timestamptz limit 1`)
  return (rowCount ?? 0) > 0
}
