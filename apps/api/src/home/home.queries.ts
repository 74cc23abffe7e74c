import type { Banner, LatestReview, RecommendedSpot } from '@honjeo/contract/home'
import type { RoomSummary } from '@honjeo/contract/rooms'
import { HOME_REVIEWS, HOME_ROOMS, HOME_SPOTS } from '@honjeo/contract/values/limits'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isOpenRoom, placeImage } from '../db/place-columns.ts'
import { roomSummary } from '../db/room-columns.ts'
import { banners, places } from '../db/schema/places.ts'
import { reviews } from '../db/schema/reviews.ts'
import { chatRooms } from '../db/schema/rooms.ts'

/** The best places the day's three are drawn from. */
const CANDIDATES = 40

/** Three of the best places, the same all day and others tomorrow. `day` is YYYY-MM-DD in Korea. */
export function listRecommendedSpots(db: Db, day: string): Promise<RecommendedSpot[]> {
  const best = db
    .select({
      contentId: places.contentId,
      title: places.title,
      firstImage: placeImage.as('image'),
      difficulty: places.difficulty,
    })
    .from(places)
    .where(isNull(places.hiddenAt))
    .orderBy(desc(places.score), asc(places.contentId))
    .limit(CANDIDATES)
    .as('best')
  return db
    .select({ contentId: best.contentId, title: best.title, firstImage: best.firstImage, difficulty: best.difficulty })
    .from(best)
    .orderBy(sql`md5(${day} || ${best.contentId})`)
    .limit(HOME_SPOTS)
}

export const listLatestReviews = (db: Db): Promise<LatestReview[]> =>
  db
    .select({ contentId: reviews.contentId, spotName: places.title, spotImage: placeImage, content: reviews.content })
    .from(reviews)
    .innerJoin(places, eq(places.contentId, reviews.contentId))
    .where(and(isNull(reviews.hiddenAt), isNull(places.hiddenAt)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(HOME_REVIEWS)

/** Rooms one can still join, the next meeting first. */
export const listOpenRooms = (db: Db, now: string): Promise<RoomSummary[]> =>
  db
    .select(roomSummary(now))
    .from(chatRooms)
    .innerJoin(places, eq(places.contentId, chatRooms.contentId))
    .where(isOpenRoom(now))
    .orderBy(asc(chatRooms.scheduledAt), asc(chatRooms.id))
    .limit(HOME_ROOMS)

export const listBanners = (db: Db): Promise<Banner[]> =>
  db
    .select({
      id: banners.id,
      title: banners.title,
      subtitle: banners.subtitle,
      link: banners.link,
      scene: banners.scene,
    })
    .from(banners)
    .where(eq(banners.isActive, true))
    .orderBy(asc(banners.id))
