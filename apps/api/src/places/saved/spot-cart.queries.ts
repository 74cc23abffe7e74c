import type { SavedPlace, SavedPlacePage, SavedPlaceQuery } from '@honjeo/contract/spot-cart'
import { PAGE_SIZE_DEFAULT, SAVED_PLACES_MAX } from '@honjeo/contract/values/limits'
import { and, count, eq, inArray, sql, asc, desc, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { toPage, decodeCursor, encodeCursor } from '../../db/cursor.ts'
import { lockMember } from '../../records/lock-member.ts'
import { distanceFrom, isVisible, placeSummary, toPlaceSummary } from '../../records/place-columns.ts'
import { places, savedPlaces } from '@honjeo/schema/places'
import { isAfter, orderBy } from '../../db/keyset.ts'

interface Row {
  contentId: number
  savedAt: string
  distanceKey: number | null
}

/** A way to sort saved places: by what, what lies after a cursor, and the cursor of a row. Ids settle ties. */
interface SavedOrder {
  by: SQL[]
  after: SQL | undefined
  cursorOf: (row: Row) => string
}

function savedOrder(query: SavedPlaceQuery): SavedOrder {
  const { sort = 'SAVED', cursor } = query
  const list = `saved-places:${sort}`
  const distance = distanceFrom(query)
  if (sort === 'TITLE') {
    // The cursor goes by the title of its place: a title itself may be longer than a cursor.
    const after = decodeCursor(list, cursor, ['integer'])
    const title = sql`${places.title} collate "C"`
    return {
      by: [asc(title), asc(places.contentId)],
      after:
        after === null
          ? undefined
          : sql`(${title}, ${places.contentId}) > (select p.title collate "C", p.content_id from ${places} p where p.content_id = ${after[0]})`,
      cursorOf: ({ contentId }) => encodeCursor(list, [contentId]),
    }
  }
  if (sort === 'DISTANCE' && distance !== null) {
    const ordering = { key: distance, keyType: 'number', direction: 'asc' } as const
    return {
      by: orderBy(ordering, places.contentId),
      after: isAfter(ordering, places.contentId, decodeCursor(list, cursor, ['number', 'integer'])),
      cursorOf: ({ contentId, distanceKey }) => encodeCursor(list, [distanceKey ?? 0, contentId]),
    }
  }
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  return {
    by: [desc(savedPlaces.createdAt), desc(savedPlaces.contentId)],
    after:
      after === null
        ? undefined
        : sql`(${savedPlaces.createdAt}, ${savedPlaces.contentId}) < (${after[0]}::timestamptz, ${after[1]})`,
    cursorOf: ({ contentId, savedAt }) => encodeCursor(list, [savedAt, contentId]),
  }
}

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
  const page = toPage(rows, size, order.cursorOf, ({ distanceKey: _key, ...row }): SavedPlace => toPlaceSummary(row))
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
