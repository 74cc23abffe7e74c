import { PIN_LOCK_MINUTES, PIN_TRIES } from '@honjeo/contract/values/limits'
import { addMinutes } from 'date-fns/addMinutes'
import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { safetyPins } from '../db/schema/check-ins.ts'

export interface PinHashes {
  pinHash: string
  duressHash: string
}

export async function findPins(db: Db, userId: number) {
  const [row] = await db
    .select({
      lockedUntil: sql<string | null>`${isoUtc(safetyPins.lockedUntil)}`,
      seemsGoneUntil: sql<string | null>`${isoUtc(safetyPins.seemsGoneUntil)}`,
    })
    .from(safetyPins)
    .where(eq(safetyPins.userId, userId))
  return row
}

/**
 * Takes one of the tries and answers what to compare with; undefined while there is none left. Each is counted as a wrong one
 * before it is judged, so that of many at once no more are judged than there are tries.
 */
export async function takePinTry(db: Db, userId: number, now: Date): Promise<PinHashes | undefined> {
  const at = now.toISOString()
  const tries = sql`case when ${safetyPins.lockedUntil} is null then ${safetyPins.failures} + 1 else 1 end`
  const until = addMinutes(now, PIN_LOCK_MINUTES).toISOString()
  const [row] = await db
    .update(safetyPins)
    .set({
      failures: tries,
      lockedUntil: sql`case when (${tries}) >= ${PIN_TRIES} then ${until}::timestamptz end`,
    })
    .where(and(eq(safetyPins.userId, userId), or(isNull(safetyPins.lockedUntil), lte(safetyPins.lockedUntil, at))))
    .returning({ pinHash: safetyPins.pinHash, duressHash: safetyPins.duressHash })
  return row
}

/** Returns a try that was taken and not judged; where it was the last one, the lock ends. */
export async function giveBackPinTry(db: Db, userId: number): Promise<void> {
  await db
    .update(safetyPins)
    .set({ failures: sql`greatest(${safetyPins.failures} - 1, 0)`, lockedUntil: null })
    .where(eq(safetyPins.userId, userId))
}

/** After a right one. */
export async function forgetPinTries(db: Db, userId: number): Promise<void> {
  await db.update(safetyPins).set({ failures: 0, lockedUntil: null }).where(eq(safetyPins.userId, userId))
}

/** The first ones, or where there seem to be none; false where somebody else has just set some. */
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

/** They stay, and seem to be gone. */
export async function hidePins(db: Db, userId: number, until: string): Promise<void> {
  await db.update(safetyPins).set({ seemsGoneUntil: until }).where(eq(safetyPins.userId, userId))
}
