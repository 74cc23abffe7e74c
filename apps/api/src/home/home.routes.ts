import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { RecommendedSpot } from '@honjeo/contract/home'
import { HOME_SPOTS } from '@honjeo/contract/values/limits'
import type { TravellerType } from '@honjeo/contract/values/traveller-type'
import { serve } from '../http/serve.ts'
import { roomViewerId } from '../http/viewer.ts'
import { dayAfter } from '@honjeo/contract/values/days'
import type { IslandRules } from '../island-rules/island-rules.ts'
import { type Clock, koreanDay, koreanMinute } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { listBanners, listLatestReviews, listOpenRooms, listCandidates, listSpots } from './home.queries.ts'
import { createReach } from './in-reach.ts'
import { pickTopThree } from '@honjeo/catalogue/top-three'

/**
 * How long a choice is kept although a better place may have come, and what is shown of it, although that may have
 * changed.
 */
const CHOSEN_MS = 30_000
const SHOWN_MS = 3000

interface Three {
  /** The day on which it was chosen, and below it the day for which. */
  chosenOn: string
  day: string
  /** The numbers of the places, the best first. */
  contentIds: readonly number[]
  chosenUntil: number
  spots: RecommendedSpot[]
  shownUntil: number
}

/**
 * The day's places as `pickTopThree` chooses them: the same for all of one type, so they are read once in a while for
 * all of them. Where one of the places has gone the choice is made again.
 */
function createThreeOfToday(db: Db, clock: Clock, rules: IslandRules) {
  const kept = new Map<TravellerType | null, Three>()
  const renewed = new Map<TravellerType | null, Promise<Three>>()
  const inReach = createReach()

  async function show(contentIds: readonly number[], day: string): Promise<RecommendedSpot[]> {
    const spots = await listSpots(db, contentIds)
    return contentIds.flatMap((id) => {
      const spot = spots.find(({ contentId }) => contentId === id)
      return spot === undefined ? [] : { ...spot, day }
    })
  }

  /** What one comes to that day who sets out at a minute of it. */
  async function listInReach(date: string, minute: number) {
    return inReach(await listCandidates(db, date), { date, minute, rules: await rules.current() })
  }

  /** Chooses from today's places, or from tomorrow's, once today has less than three left. */
  async function choose(travellerType: TravellerType | null, today: string, minute: number) {
    const left = await listInReach(today, minute)
    const tomorrow = dayAfter(today, 1)
    const next = left.length < HOME_SPOTS ? await listInReach(tomorrow, 0) : []
    const [day, places] = next.length > left.length ? [tomorrow, next] : [today, left]
    return { day, contentIds: pickTopThree(places, { day, travellerType }).map(({ contentId }) => contentId) }
  }

  async function renew(travellerType: TravellerType | null, today: string, now: Date): Promise<Three> {
    const shownUntil = now.getTime() + SHOWN_MS
    const last = kept.get(travellerType)
    if (last && last.chosenOn === today && last.chosenUntil > now.getTime()) {
      const spots = await show(last.contentIds, last.day)
      if (spots.length === HOME_SPOTS) return { ...last, spots, shownUntil }
    }
    const { day, contentIds } = await choose(travellerType, today, koreanMinute(now))
    return {
      chosenOn: today,
      day,
      contentIds,
      chosenUntil: now.getTime() + CHOSEN_MS,
      spots: await show(contentIds, day),
      shownUntil,
    }
  }

  return async (travellerType: TravellerType | null): Promise<RecommendedSpot[]> => {
    const now = clock.now()
    const today = koreanDay(now)
    const last = kept.get(travellerType)
    if (last && last.chosenOn === today && last.shownUntil > now.getTime()) return last.spots
    // Requests that come meanwhile wait for the same.
    let renewing = renewed.get(travellerType)
    if (!renewing) {
      renewing = renew(travellerType, today, now).finally(() => renewed.delete(travellerType))
      renewed.set(travellerType, renewing)
    }
    const three = await renewing
    kept.set(travellerType, three)
    return three.spots
  }
}

export const homePlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app
  const threeOfToday = createThreeOfToday(db, clock, app.rules)

  serve(app, 'GET /api/home/recommended-spots', ({ viewer }) => threeOfToday(viewer && viewer.travellerType))
  serve(app, 'GET /api/home/latest-reviews', ({ viewer }) => listLatestReviews(db, viewer?.userId ?? null))
  serve(app, 'GET /api/home/recommended-rooms', ({ viewer }) =>
    listOpenRooms(db, { viewerId: roomViewerId(viewer), now: clock.now().toISOString() }),
  )
  serve(app, 'GET /api/home/banners', () => listBanners(db))
}
