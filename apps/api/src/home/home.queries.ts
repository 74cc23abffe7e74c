import type { Banner, LatestReview, RecommendedSpot } from '@honjeo/contract/home'
import type { HomeRoom } from '@honjeo/contract/rooms'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { HOME_REVIEWS, HOME_ROOMS } from '@honjeo/contract/values/limits'
import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { notBlockedBy } from '../records/blocks.queries.ts'
import type { Db } from '../db/client.ts'
import { isKnown, isOpenFor, isToCome } from '../records/known-room.ts'
import { croppedPlaceImage, isVisible, plannerPlaceColumns } from '../records/place-columns.ts'
import { prepared, type Param } from '../db/prepared.ts'
import { roomSummary, toListed } from '../records/room-columns.ts'
import { banners, places } from '@honjeo/schema/places'
import { reviews } from '@honjeo/schema/reviews'
import { chatRooms } from '@honjeo/schema/rooms'
import type { Viewing } from '../records/viewing.ts'

/** The month (1–12) of a day written YYYY-MM-DD. */
const monthOf = (day: string) => Number(day.slice(5, 7))

/** The month with the one before and the one after: what is at its best in none of them is clearly out of season. */
const monthsAround = (month: number) => [((month + 10) % 12) + 1, month, (month % 12) + 1]

/** What the day's three are chosen from; 숙박 is where one sleeps, not what one sets out for. */
const CATEGORIES = [12, 14, 15, 25, 28, 38, 39] satisfies ContentTypeId[]
const FESTIVAL = 15 satisfies ContentTypeId
const CANDIDATES_PER_CATEGORY = 40

/** Whether one can go there that day: festivals while they last (where no days are announced: in their months), others unless clearly out of season. */
function isTimely(day: string): SQL {
  const month = monthOf(day)
  const around = sql.raw(`array[${monthsAround(month).join()}]::smallint[]`)
  return sql`case
    when ${places.contentTypeId} <> ${FESTIVAL} then ${places.months} is null or ${places.months} && ${around}
    when ${places.eventStart} is null then ${month} = any(${places.months})
    else ${day}::date between ${places.eventStart} and coalesce(${places.eventEnd}, ${places.eventStart})
  end`
}

/** The best places of each category for a day, YYYY-MM-DD in Korea: what `pickTopThree` chooses from. */
export function listCandidates(db: Db, day: string) {
  const best = db
    .select({ contentId: places.contentId })
    .from(places)
    .where(and(sql`${places.contentTypeId} = category.id`, isVisible, isTimely(day)))
    .orderBy(desc(places.score), desc(places.contentId))
    .limit(CANDIDATES_PER_CATEGORY)
    .as('best')
  return db
    .select({
      ...plannerPlaceColumns,
      region: places.region,
      inSeason: sql<boolean>`coalesce(${monthOf(day)} = any(${places.months}), false)`,
      score: places.score,
    })
    .from(sql`unnest(${sql.raw(`array[${CATEGORIES.join()}]::smallint[]`)}) as category(id)`)
    .crossJoinLateral(best)
    .innerJoin(places, eq(places.contentId, best.contentId))
}

const selectSpots = prepared('list_spots', (db, { contentIds }: { contentIds: Param<readonly number[]> }) =>
  db
    .select({
      contentId: places.contentId,
      title: places.title,
      firstImage: croppedPlaceImage,
      difficulty: places.difficulty,
    })
    .from(places)
    .where(and(sql`${places.contentId} = any(${contentIds}::bigint[])`, isVisible)),
)

/** What is shown of these places, those that can be seen; in no order. */
export const listSpots = (db: Db, contentIds: readonly number[]): Promise<Omit<RecommendedSpot, 'day'>[]> =>
  selectSpots(db, { contentIds })

/** Returns the latest reviews, without those by members whom the viewer has blocked. */
export const listLatestReviews = (db: Db, viewerId: number | null): Promise<LatestReview[]> =>
  db
    .select({
      contentId: reviews.contentId,
      spotName: places.title,
      spotImage: croppedPlaceImage,
      content: reviews.content,
    })
    .from(reviews)
    .innerJoin(places, eq(places.contentId, reviews.contentId))
    .where(and(isNull(reviews.hiddenAt), isVisible, notBlockedBy(viewerId, reviews.userId)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(HOME_REVIEWS)

/** Returns rooms that the viewer can still join, the next meeting first; for a visitor, the upcoming ones. */
export async function listOpenRooms(db: Db, viewing: Viewing): Promise<HomeRoom[]> {
  const { viewerId, now } = viewing
  const isOpen = viewerId === null ? isToCome(viewing) : isOpenFor(viewing)
  const soonest = viewerId === null ? sql`korean_part(${chatRooms.scheduledAt})` : chatRooms.scheduledAt
  const rows = await db
    .select({ ...roomSummary(viewing), description: chatRooms.description })
    .from(chatRooms)
    .innerJoin(places, eq(places.contentId, chatRooms.contentId))
    .where(and(isKnown(viewerId, now), isOpen))
    .orderBy(asc(soonest), asc(chatRooms.id))
    .limit(HOME_ROOMS)
  return rows.map((room) => toListed(room, viewerId))
}

export const listBanners = (db: Db): Promise<Banner[]> =>
  db
    .select({
      id: banners.id,
      title: banners.title,
      subtitle: banners.subtitle,
      link: banners.link,
      scene: banners.scene,
      translations: banners.translations,
    })
    .from(banners)
    .where(eq(banners.isActive, true))
    .orderBy(asc(banners.position), asc(banners.id))
