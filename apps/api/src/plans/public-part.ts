import type { SpotRow } from './plans.queries.ts'
import type { StoredPlan } from './stored-plan.ts'

/**
 * What may be seen of a shared plan. Nothing shows where its owner, who travels alone, sleeps: no lodging, be it where
 * the days begin and end or a stop, be it a hotel, a camp site or a place that was named as one, and no way from there
 * or to it. Nor does anything show what was asked for, or the flights.
 */
export function publicPart({ plan, spots, places }: StoredPlan): StoredPlan {
  const isLodging = ({ contentId }: SpotRow) =>
    contentId !== null && (contentId === plan.stayContentId || places.get(contentId)?.isLodging === true)
  return {
    plan: {
      ...plan,
      startContentId: null,
      endContentId: null,
      stayHub: null,
      stayContentId: null,
      startMinute: null,
      endMinute: null,
      interests: [],
      leftOut: [],
      notes: [],
    },
    spots: spots
      .filter((spot) => !isLodging(spot))
      .map((spot) => ({
        ...spot,
        memo: plan.sharesMemos ? spot.memo : '',
        reasons: spot.reasons.filter(({ code }) => code !== 'MUST'),
      })),
    places,
  }
}
