import type { SafetyDay, SafetyMark } from '@honjeo/contract/values/safety-merge'
import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { safetyDays, safetyItems } from '@honjeo/schema/safety'

/** Deletes all lists but today's, and the days before `first`. */
export async function deleteOldSafety(tx: Db, userId: number, { today, first }: { today: string; first: string }) {
  await tx.delete(safetyItems).where(and(eq(safetyItems.userId, userId), ne(safetyItems.day, today)))
  await tx.delete(safetyDays).where(and(eq(safetyDays.userId, userId), lt(safetyDays.day, first)))
}

/** Stores each item once; what was done to it later than that stays, by the rule of `mergeMarks`. */
export async function upsertMarks(tx: Db, userId: number, day: string, marks: readonly SafetyMark[]): Promise<void> {
  if (marks.length === 0) return
  await tx
    .insert(safetyItems)
    .values(marks.map((mark) => ({ userId, day, ...mark })))
    .onConflictDoUpdate({
      target: [safetyItems.userId, safetyItems.day, safetyItems.itemId],
      set: { checked: sql`excluded.checked`, changedAt: sql`excluded.changed_at` },
      setWhere: sql`(excluded.changed_at, excluded.checked) > (${safetyItems.changedAt}, ${safetyItems.checked})`,
    })
}

/** Stores each day once; what was saved later than that stays, by the rule of `mergeDays`. */
export async function upsertDays(tx: Db, userId: number, days: readonly SafetyDay[]): Promise<void> {
  if (days.length === 0) return
  await tx
    .insert(safetyDays)
    .values(days.map(({ date: day, rate, savedAt }) => ({ userId, day, rate, savedAt })))
    .onConflictDoUpdate({
      target: [safetyDays.userId, safetyDays.day],
      set: { rate: sql`excluded.rate`, savedAt: sql`excluded.saved_at` },
      setWhere: sql`(excluded.saved_at, excluded.rate) > (${safetyDays.savedAt}, ${safetyDays.rate})`,
    })
}

/** Returns the marks of a day, at most one of each item. */
export function listMarks(db: Db, userId: number, day: string): Promise<SafetyMark[]> {
  return db
    .select({ itemId: safetyItems.itemId, checked: safetyItems.checked, changedAt: isoUtc(safetyItems.changedAt) })
    .from(safetyItems)
    .where(and(eq(safetyItems.userId, userId), eq(safetyItems.day, day)))
    .orderBy(asc(safetyItems.itemId))
}

/** Returns the days from this one on, the oldest first. */
export function listDays(db: Db, userId: number, first: string): Promise<SafetyDay[]> {
  return db
    .select({ date: safetyDays.day, rate: safetyDays.rate, savedAt: isoUtc(safetyDays.savedAt) })
    .from(safetyDays)
    .where(and(eq(safetyDays.userId, userId), gte(safetyDays.day, first)))
    .orderBy(asc(safetyDays.day))
}
