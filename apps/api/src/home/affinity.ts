import type { ContentTypeId } from '@honjeo/contract/values/enums'
import type { TravellerType } from '@honjeo/contract/values/traveller-type'
import type { CoverScene } from '@honjeo/covers/scenes'

/** Points for a category, and for what a place is about where its category alone does not say. */
interface Taste {
  categories: Partial<Record<ContentTypeId, number>>
  scenes: Partial<Record<CoverScene, number>>
}

/** What every traveller comes to Jeju for: sights first, shops last, and a festival while it lasts. */
const EVERYBODY: Partial<Record<ContentTypeId, number>> = { 12: 3, 15: 2, 38: -2 }

/** A taste stays below the luck of a day: it tilts the choice and closes no part of the island. */
const TASTES: Record<TravellerType, Taste> = {
  여유형: {
    categories: { 25: -2, 28: -6, 39: 2 },
    scenes: { beach: 4, books: 6, cafe: 6, camellia: 3, forest: 5, meadow: 3, orchard: 4, peak: -6, tea: 6 },
  },
  탐험형: {
    categories: { 14: -4, 25: 5, 28: 5, 38: -3 },
    scenes: { cafe: -4, cave: 6, columns: 4, cone: 6, falls: 3, forest: 3, island: 6, kayak: 4, oreum: 6, peak: 8 },
  },
  기록형: {
    categories: { 14: 4, 28: -3 },
    scenes: { beach: 4, cafe: 3, camellia: 6, canola: 6, columns: 4, falls: 4, lighthouse: 6, meadow: 4, village: 4 },
  },
  계획형: {
    categories: { 14: 5, 15: 3, 25: 5, 38: 4 },
    scenes: { cave: 3, island: 3, noodle: 3, pavilion: 4, stew: 3 },
  },
}

/**
 * Points a place has with this kind of traveller before anything is known of it but its kind; null: with any traveller.
 */
export function affinity(
  { contentTypeId, scene }: { contentTypeId: ContentTypeId; scene: string | null },
  travellerType: TravellerType | null,
): number {
  const shared = EVERYBODY[contentTypeId] ?? 0
  if (travellerType === null) return shared
  const { categories, scenes } = TASTES[travellerType]
  return shared + (categories[contentTypeId] ?? 0) + (scenes[scene as CoverScene] ?? 0)
}
