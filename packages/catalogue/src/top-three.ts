import type { ContentTypeId, Region } from '@honjeo/contract/values/enums'
import { HOME_SPOTS } from '@honjeo/contract/values/limits'
import type { TravellerType } from '@honjeo/contract/values/traveller-type'
import { createRandom, hashText } from '@honjeo/covers/random'
import type { CoverScene } from '@honjeo/covers/scenes'

/** Points for a category, and for what a place is about where its category alone does not say. */
interface Taste {
  categories: Partial<Record<ContentTypeId, number>>
  scenes: Partial<Record<CoverScene, number>>
}

/** The points of what every traveller comes to Jeju for: sights first, shops last, and a festival while it lasts. */
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

/** Returns the points a place has with this kind of traveller before anything is known of it but its kind; null: with any traveller. */
function affinity(
  { contentTypeId, scene }: { contentTypeId: ContentTypeId; scene: string | null },
  travellerType: TravellerType | null,
): number {
  const shared = EVERYBODY[contentTypeId] ?? 0
  if (travellerType === null) return shared
  const { categories, scenes } = TASTES[travellerType]
  return shared + (categories[contentTypeId] ?? 0) + (scenes[scene as CoverScene] ?? 0)
}

export interface TopThreeCandidate {
  contentId: number
  contentTypeId: ContentTypeId
  region: Region
  /** True for what is enjoyed whatever the weather. */
  indoor: boolean
  /** Whether the month is one of those it is at its best in. */
  inSeason: boolean
  scene: string | null
  /** The score 0–100: how easily one enjoys it alone, and its reviews. */
  score: number
  reviewCount: number
}

export interface Occasion {
  /** The day in Korea, YYYY-MM-DD. */
  day: string
  /** The travel style; null for a visitor. */
  travellerType: TravellerType | null
}

/** The bonus of a place in its season, in points of the score. */
const SEASON_BONUS = 6
const REVIEWED_BONUS = 4
const PLACE_LUCK = 20
const CATEGORY_LUCK = 8

const DAY_MS = 86_400_000
const random = (seed: string) => createRandom(hashText(seed))

/** Places are parted into two halves that take turns, so nothing comes back on the next day, whatever else changes. */
const isItsTurn = (contentId: number, day: string) =>
  random(`${contentId}`).chance(0.5) === ((Date.parse(day) / DAY_MS) % 2 === 0)

function points(place: TopThreeCandidate, { day, travellerType }: Occasion): number {
  return (
    place.score +
    (place.inSeason ? SEASON_BONUS : 0) +
    (place.reviewCount > 0 ? REVIEWED_BONUS : 0) +
    affinity(place, travellerType) +
    random(`${day} place ${place.contentId}`).between(0, PLACE_LUCK) +
    random(`${day} category ${place.contentTypeId}`).between(0, CATEGORY_LUCK)
  )
}

/**
 * Returns the places of a day, best first: the same for all of one type. The first has the most points of those whose turn it is. The others cannot
 * be all of this at once, so the first named wins: one whose turn it is, under a roof if none is yet, of another category, in another region, of the
 * most points. See decision 6.
 */
export function pickTopThree<Place extends TopThreeCandidate>(
  candidates: readonly Place[],
  occasion: Occasion,
): Place[] {
  const ranked = candidates
    .map((place) => ({ place, points: points(place, occasion), isDue: isItsTurn(place.contentId, occasion.day) }))
    .toSorted((a, b) => b.points - a.points || a.place.contentId - b.place.contentId)
  const picked: typeof ranked = []

  while (picked.length < Math.min(HOME_SPOTS, ranked.length)) {
    const wishes: ((entry: (typeof ranked)[number]) => boolean)[] = [
      (entry) => !picked.includes(entry),
      ({ isDue }) => isDue,
      ({ place }) => picked.length === 0 || [...picked, { place }].some((each) => each.place.indoor),
      ({ place }) => picked.every((other) => other.place.contentTypeId !== place.contentTypeId),
      ({ place }) => picked.every((other) => other.place.region !== place.region),
    ]
    const left = wishes.reduce((rest, wish) => {
      const granted = rest.filter(wish)
      return granted.length > 0 ? granted : rest
    }, ranked)
    picked.push(...left.slice(0, 1))
  }
  return picked.toSorted((a, b) => b.points - a.points).map(({ place }) => place)
}
