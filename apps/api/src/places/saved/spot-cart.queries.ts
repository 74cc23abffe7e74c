import type { SavedPlace, SavedPlacePage, SavedPlaceQuery } from '@honjeo/contract/spot-cart'
import { PAGE_SIZE_DEFAULT, SAVED_PLACES_MAX } from '@honjeo/contract/values/limits'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '../../db/columns.ts'
import { toPage } from '../../db/cursor.ts'
import { lockMember } from '../../records/lock-member.ts'
import { distanceFrom, isVisible, placeSummary, toPlaceSummary } from '../../records/place-columns.ts'
import { places, savedPlaces } from '../../db/schema/places.ts'
import { savedOrder } from './saved-order.queries.ts'

const savedAt = isoUtc(savedPlaces.createdAt)

/** A member's saved places that can still be seen. */
export async function listSavedPlaces(
  db: Db,
  userId: number,
  query: SavedPlaceQuery,
  now: string,
): Promise<SavedPlacePage> {
  const { size = PAGE_SIZE_DEFAULT } = query
  const distance = distanceFrom(query)
  const order = savedOrder(query)
  const isMine = and(eq(savedPlaces.userId, userId), isVisible)
  const rows = await db
    .select({
      ...placeSummary({ viewerId: userId, now, distance }),
      savedAt,
      distanceKey: sql<number | null>`(${distance ?? sql`null`})::float8`,
    })
    .from(savedPlaces)
    .innerJoin(places, eq(places.contentId, savedPlaces.contentId))
    .where(and(isMine, order.after))
    .orderBy(...order.by)
    .limit(size + 1)
  const [total] = await db
    .select({ value: count() })
    .from(savedPlaces)
    .innerJoin(places, eq(places.contentId, savedPlaces.contentId))
    .where(isMine)
  const page = toPage(rows, size, ({ distanceKey: _key, ...row }): SavedPlace => toPlaceSummary(row), order.cursorOf)
  return { ...page, totalCount: total?.value ?? 0 }
}

/** Saves a place, once; answers when it was saved, or undefined where no more fit. */
export async function savePlace(tx: Db, userId: number, contentId: number, now: string): Promise<string | undefined> {
  await lockMember(tx, userId)
  const isThis = and(eq(savedPlaces.userId, userId), eq(savedPlaces.contentId, contentId))
  const [earlier] = await tx.select({ savedAt }).from(savedPlaces).where(isThis)
  if (earlier) return earlier.savedAt
  const [saved] = await tx.select({ value: count() }).from(savedPlaces).where(eq(savedPlaces.userId, userId))
  if ((saved?.value ?? 0) >= SAVED_PLACES_MAX) return undefined
  await tx.insert(savedPlaces).values({ userId, contentId, createdAt: now })
  return now
}

/** Answers how many of them had been saved. */
export async function deleteSavedPlaces(db: Db, userId: number, contentIds: readonly number[]): Promise<number> {
  const deleted = await db
    .delete(savedPlaces)
    .where(and(eq(savedPlaces.userId, userId), inArray(savedPlaces.contentId, [...contentIds])))
    .returning({ contentId: savedPlaces.contentId })
  return deleted.length
}
