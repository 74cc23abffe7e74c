import type { PlacesInBox } from '@honjeo/contract/places'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import type { PlaceFact } from '@honjeo/contract/values/stay-facts'
import { MAP_PLACES_MAX } from '@honjeo/contract/values/limits'
import { and, between, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { hasStrengths, isAnyOf, isVisible } from '../records/place-columns.ts'
import { places } from '@honjeo/schema/places'
import type { Box } from './bbox.ts'

interface MapFilters {
  contentTypeId: ContentTypeId | undefined
  /** The places that are open; null: all. */
  openIds: readonly number[] | null
  /** What has to be said of a place; null: nothing. */
  facts: readonly PlaceFact[] | null
}

/** The places of a box; the best ones where they are more than an answer holds. `isOpen` knows how each is now. */
export async function listPlacesInBox(
  db: Db,
  box: Box,
  { contentTypeId, openIds, facts }: MapFilters,
  isOpen: (contentId: number) => boolean | null,
): Promise<PlacesInBox> {
  const rows = await db
    .select({
      id: places.contentId,
      contentTypeId: sql<ContentTypeId>`${places.contentTypeId}`,
      title: places.title,
      lat: places.lat,
      lng: places.lng,
    })
    .from(places)
    .where(
      and(
        isVisible,
        // Plain ranges can be weighed by the planner: a small box is looked up, a wide one is met on the way down the best places.
        between(places.lat, box.south, box.north),
        between(places.lng, box.west, box.east),
        contentTypeId === undefined ? undefined : eq(places.contentTypeId, contentTypeId),
        openIds === null ? undefined : isAnyOf(openIds),
        hasStrengths(facts),
      ),
    )
    .orderBy(desc(places.score), desc(places.contentId))
    .limit(MAP_PLACES_MAX + 1)
  return {
    type: 'FeatureCollection',
    features: rows.slice(0, MAP_PLACES_MAX).map(({ id, lat, lng, ...properties }) => ({
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { ...properties, isOpen: isOpen(id) },
    })),
    isTruncated: rows.length > MAP_PLACES_MAX,
  }
}
