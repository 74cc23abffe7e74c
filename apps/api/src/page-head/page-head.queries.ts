import { and, eq, sql } from 'drizzle-orm'
import { attachedImagesOf } from '../records/attached-images.ts'
import type { Db } from '../db/client.ts'
import { isLodging, isVisible } from '../records/place-columns.ts'
import { isReadablePost } from '../records/post-columns.ts'
import { places } from '../db/schema/places.ts'
import { plans, planSpots } from '../db/schema/plans.ts'
import { posts } from '../db/schema/posts.ts'

/** What the preview of a place says; undefined when there is none that people may see. */
export async function findPlaceWords(db: Db, contentId: number) {
  const [row] = await db
    .select({ title: places.title, overview: places.overview })
    .from(places)
    .where(and(eq(places.contentId, contentId), isVisible))
  return row
}

/** What the preview of a post says and shows; undefined when there is none that people may see. */
export async function findPostPreview(db: Db, postId: number) {
  const [row] = await db
    .select({ title: posts.title, content: posts.content, images: attachedImagesOf('post') })
    .from(posts)
    .where(and(eq(posts.id, postId), isReadablePost))
  return row
}

/**
 * What the preview of a shared plan says and shows: its days, how many stops it has and the first of their places.
 * Without lodgings, which a shared plan does not show. Undefined when nothing is shared under the token.
 */
export async function findSharedPlanPreview(db: Db, token: string) {
  const stops = db
    .select({
      count: sql<number>`count(*)::int`.as('count'),
      coverId: sql<
        number | null
      >`(array_agg(${places.contentId} order by ${planSpots.dayIndex}, ${planSpots.position}) filter (where ${places.contentId} is not null and ${isVisible}))[1]`.as(
        'cover_id',
      ),
    })
    .from(planSpots)
    .leftJoin(places, eq(places.contentId, planSpots.contentId))
    .where(
      and(
        eq(planSpots.planId, plans.id),
        sql`${isLodging} is not true`,
        sql`(${planSpots.contentId} = ${plans.stayContentId}) is not true`,
      ),
    )
    .as('stops')
  const [row] = await db
    .select({
      title: plans.title,
      startDate: plans.startDate,
      endDate: plans.endDate,
      spotCount: stops.count,
      coverId: stops.coverId,
    })
    .from(plans)
    .crossJoinLateral(stops)
    .where(eq(plans.shareToken, token))
  return row
}
