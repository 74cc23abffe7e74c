import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { RecommendedSpot } from '@honjeo/contract/home'
import { HOME_SPOTS } from '@honjeo/contract/values/limits'
import type { TravellerType } from '@honjeo/contract/values/traveller-type'
import { serve } from '../http/serve.ts'
import { koreanDay, type Clock } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { listBanners, listLatestReviews, listOpenRooms, listCandidates, listSpots } from './home.queries.ts'
import { pickTopThree } from '@honjeo/catalogue/top-three'

/**
 * How long a choice is kept although a better place may have come, and what is shown of it, although that may have
 * changed.
 */
const CHOSEN_MS = 30_000
const SHOWN_MS = 3000

interface Three {
  day: string
  /** Best first. */
  contentIds: readonly number[]
  chosenUntil: number
  spots: RecommendedSpot[]
  shownUntil: number
}

/**
 * The day's places as `pickTopThree` chooses them: the same for all of one type, so they are read once in a while for
 * all of them. Where one of the places has gone the choice is made again.
 */
function createThreeOfToday(db: Db, clock: Clock) {
  const kept = new Map<TravellerType | null, Three>()
  const renewed = new Map<TravellerType | null, Promise<Three>>()

  async function show(contentIds: readonly number[]): Promise<RecommendedSpot[]> {
    const spots = await listSpots(db, contentIds)
    return contentIds.flatMap((id) => spots.find(({ contentId }) => contentId === id) ?? [])
  }

  async function renew(travellerType: TravellerType | null, day: string, now: number): Promise<Three> {
    const shownUntil = now + SHOWN_MS
    const last = kept.get(travellerType)
    if (last && last.day === day && last.chosenUntil > now) {
      const spots = await show(last.contentIds)
      if (spots.length === HOME_SPOTS) return { ...last, spots, shownUntil }
    }
    const picked = pickTopThree(await listCandidates(db, day), { day, travellerType })
    const contentIds = picked.map(({ contentId }) => contentId)
    return { day, contentIds, chosenUntil: now + CHOSEN_MS, spots: await show(contentIds), shownUntil }
  }

  return async (travellerType: TravellerType | null): Promise<RecommendedSpot[]> => {
    const now = clock.now()
    const day = koreanDay(now)
    const last = kept.get(travellerType)
    if (last && last.day === day && last.shownUntil > now.getTime()) return last.spots
    // Requests that come meanwhile wait for the same.
    let renewing = renewed.get(travellerType)
    if (!renewing) {
      renewing = renew(travellerType, day, now.getTime()).finally(() => renewed.delete(travellerType))
      renewed.set(travellerType, renewing)
    }
    const three = await renewing
    kept.set(travellerType, three)
    return three.spots
  }
}

export const homePlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app
  const threeOfToday = createThreeOfToday(db, clock)

  serve(app, 'GET /api/home/recommended-spots', ({ viewer }) => threeOfToday(viewer && viewer.travellerType))
  serve(app, 'GET /api/home/latest-reviews', ({ viewer }) => listLatestReviews(db, viewer?.userId ?? null))
  serve(app, 'GET /api/home/recommended-rooms', ({ viewer }) =>
    listOpenRooms(db, { viewerId: viewer?.userId ?? null, now: clock.now().toISOString() }),
  )
  serve(app, 'GET /api/home/banners', () => listBanners(db))
}
