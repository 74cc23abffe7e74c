import { IMAGES_PER_DAY } from '@honjeo/contract/values/limits'
import { and, count, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { isAttached } from '../records/attached-images.ts'
import type { Db } from '../db/client.ts'
import { images } from '@honjeo/schema/images'

const unattached = sql`not ${isAttached}`

/** Whether the member has uploaded as many images since then as one may in a day. */
export async function hasSpentUploads(db: Db, userId: number, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ value: count() })
    .from(images)
    .where(and(eq(images.ownerId, userId), gte(images.createdAt, since.toISOString())))
  return (row?.value ?? 0) >= IMAGES_PER_DAY
}

export async function insertImage(db: Db, image: typeof images.$inferInsert): Promise<void> {
  await db.insert(images).values(image)
}

/** Returns whose it is; no other transaction attaches or deletes it until this one ends. Undefined when there is none. */
export async function lockImage(tx: Db, name: string): Promise<{ ownerId: number | null } | undefined> {
  const [row] = await tx.select({ ownerId: images.ownerId }).from(images).where(eq(images.name, name)).for('update')
  return row
}

/** Locks and returns up to `limit` unattached images from before then, without those that another transaction is just attaching. */
export async function lockUnattachedImages(tx: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ name: images.name })
    .from(images)
    .where(and(lt(images.createdAt, before.toISOString()), unattached))
    .orderBy(images.createdAt, images.name)
    .limit(limit)
    .for('update', { skipLocked: true })
  return rows.map(({ name }) => name)
}

/**
 * Deletes what of these, locked before, is unattached; answers which. Judged again, by a statement that sees what was
 * committed before the lock was ours.
 */
export async function deleteUnattachedImages(tx: Db, names: readonly string[]): Promise<string[]> {
  const rows = await tx
    .delete(images)
    .where(and(inArray(images.name, [...names]), unattached))
    .returning({ name: images.name })
  return rows.map(({ name }) => name)
}

export async function listKnownImages(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ name: images.name })
    .from(images)
    .where(inArray(images.name, [...names]))
  return new Set(rows.map(({ name }) => name))
}
