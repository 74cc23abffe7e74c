import type { RecommendedSpot } from '@honjeo/contract/home'
import { HOME_SPOTS } from '@honjeo/contract/values/limits'
import type { TravellerType } from '@honjeo/contract/values/traveller-type'
import { koreanDay, type Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { listCandidates, listSpots } from './home.queries.ts'
import { pickTopThree } from './top-three.ts'

/** How long a choice stands although a better place may have come. */
const KEPT_MS = 30_000

interface Kept {
  day: string
  until: number
  /** Content ids of the three, best first. */
  picks: Map<TravellerType | null, number[]>
}

/**
 * The day's places as `pickTopThree` chooses them. They are the same for everybody of one type, so the choice among hundreds is
 * made once in a while; what is shown of the three is read each time, and where one of them has gone it is made anew.
 */
export function createThreeOfToday(db: Db, clock: Clock) {
  let kept: Kept = { day: '', until: 0, picks: new Map() }

  async function show(contentIds: readonly number[]): Promise<RecommendedSpot[]> {
    const spots = await listSpots(db, contentIds)
    return contentIds.flatMap((id) => spots.find(({ contentId }) => contentId === id) ?? [])
  }

  return async (travellerType: TravellerType | null): Promise<RecommendedSpot[]> => {
    const now = clock.now()
    const day = koreanDay(now)
    if (kept.day !== day || kept.until <= now.getTime()) {
      kept = { day, until: now.getTime() + KEPT_MS, picks: new Map() }
    }
    const { picks } = kept
    const known = picks.get(travellerType)
    const shown = known ? await show(known) : []
    if (shown.length === HOME_SPOTS) return shown
    const picked = pickTopThree(await listCandidates(db, day), { day, travellerType })
    const contentIds = picked.map(({ contentId }) => contentId)
    picks.set(travellerType, contentIds)
    return show(contentIds)
  }
}
