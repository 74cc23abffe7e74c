import type { SavedPlaceQuery } from '@honjeo/contract/spot-cart'
import { asc, desc, sql, type SQL } from 'drizzle-orm'
import { decodeCursor, encodeCursor } from '../../db/cursor.ts'
import { isAfter, orderBy } from '../../db/keyset.ts'
import { distanceFrom } from '../../records/place-columns.ts'
import { places, savedPlaces } from '../../db/schema/places.ts'

interface Row {
  contentId: number
  savedAt: string
  distanceKey: number | null
}

/** One way to sort saved places: how, what lies after a cursor, and the cursor of a row. Ids settle ties. */
interface SavedOrder {
  by: SQL[]
  after: SQL | undefined
  cursorOf: (row: Row) => string
}

export function savedOrder(query: SavedPlaceQuery): SavedOrder {
  const { sort = 'SAVED', cursor } = query
  const list = `saved-places:${sort}`
  const distance = distanceFrom(query)
  if (sort === 'TITLE') {
    // By the title of the cursor's place: a title itself may be longer than a cursor.
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
