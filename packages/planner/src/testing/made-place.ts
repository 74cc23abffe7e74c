import type { PlannerPlace } from '../place.ts'

/** A sight in the old town of 제주시 that is open 09:00–18:00 every day, where nothing else is said. */
export function madePlace(facts: Partial<PlannerPlace> & { contentId: number }): PlannerPlace {
  return {
    contentTypeId: 12,
    title: `장소 ${facts.contentId}`,
    lat: 33.513,
    lng: 126.5265,
    indoor: true,
    soloScore: 70,
    difficulty: 'NONE',
    rating: null,
    reviewCount: 0,
    months: null,
    openTime: '09:00~18:00',
    restDate: '연중무휴',
    eventStart: null,
    eventEnd: null,
    scene: null,
    keywords: '',
    ...facts,
  }
}

/** A search that takes little time and always the same way. */
export const FEW_ROUNDS = { seed: 1, budgetMs: Infinity, maxRounds: 150, now: () => 0 }
