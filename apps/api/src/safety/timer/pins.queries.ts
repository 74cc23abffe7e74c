import { PIN_LOCK_MINUTES, PIN_TRIES } from '@honjeo/contract/values/limits'
import { addMinutes } from 'date-fns/addMinutes'
import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { safetyPins } from '@honjeo/schema/timers'

export interface PinHashes {
  pinHash: string
  duressHash: string
}

export async function findPins(db: Db, userId: number) {
  const [row] = await db
    .select({
      pinHash: safetyPins.pinHash,
      duressHash: safetyPins.duressHash,
      lockedUntil: sql<string | null>`${isoUtc(safetyPins.lockedUntil)}`,
      seemsGoneUntil: sql<string | null>`${isoUtc(safetyPins.seemsGoneUntil)}`,
    })
    .from(safetyPins)
    .where(eq(safetyPins.userId, userId))
  return row
}

/**
 * Stores the outcome of a try: a wrong one is counted, and the last of them locks the PINs for a while; a right one resets the count.
 * Returns false where the outcome must not be revealed, because the PINs were locked or changed since they were read.
 */
export async function countPinTry(
  db: Db,
  userId: number,
  { pinHash, duressHash }: PinHashes,
  isRight: boolean,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const failures = isRight
    ? sql`0`
    : sql`case when ${safetyPins.lockedUntil} is null then ${safetyPins.failures} + 1 else 1 end`
  const until = addMinutes(now, PIN_LOCK_MINUTES).toISOString()
  const rows = await db
    .update(safetyPins)
    .set({ failures, lockedUntil: sql`case when (${failures}) >= ${PIN_TRIES} then ${until}::timestamptz end` })
    .where(
      and(
        eq(safetyPins.userId, userId),
        eq(safetyPins.pinHash, pinHash),
        eq(safetyPins.duressHash, duressHash),
        or(isNull(safetyPins.lockedUntil), lte(safetyPins.lockedUntil, at)),
      ),
    )
    .returning({ userId: safetyPins.userId })
  return rows.length > 0
}

/** Inserts the first PINs, or those where there seem to be none; false where another request has just set some. */
export async function insertPins(db: Db, userId: number, hashes: PinHashes): Promise<boolean> {
  const rows = await db
    .insert(safetyPins)
    .values({ userId, ...hashes })
    .onConflictDoUpdate({
      target: safetyPins.userId,
      set: { ...hashes, failures: 0, lockedUntil: null, seemsGoneUntil: null },
      setWhere: isNotNull(safetyPins.seemsGoneUntil),
    })
    .returning({ userId: safetyPins.userId })
  return rows.length > 0
}

export async function updatePins(db: Db, userId: number, hashes: Partial<PinHashes>): Promise<void> {
  await db.update(safetyPins).set(hashes).where(eq(safetyPins.userId, userId))
}

export async function deletePins(db: Db, userId: number): Promise<void> {
  await db.delete(safetyPins).where(eq(safetyPins.userId, userId))
}

/** Makes PINs seem to be gone, which stay. */
export async function hidePins(db: Db, userId: number, until: string): Promise<void> {
  await db.update(safetyPins).set({ seemsGoneUntil: until }).where(eq(safetyPins.userId, userId))
}
