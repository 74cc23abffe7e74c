import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { attachedImagesOf } from '../records/attached-images.ts'
import type { Db } from '../db/client.ts'
import { type Param, prepared } from '../db/prepared.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { isLodging, isVisible } from '../records/place-columns.ts'
import { isReadablePost } from '../records/post-columns.ts'
import { places } from '@honjeo/schema/places'
import { plans, planSpots } from '@honjeo/schema/plans'
import { posts } from '@honjeo/schema/posts'
import { notices } from '@honjeo/schema/staff'
import { users } from '@honjeo/schema/users'

const selectPlaceWords = prepared('find_place_words', (db, { contentId }: { contentId: Param<number> }) =>
  db
    .select({
      title: places.title,
      overview: places.overview,
      address: places.addr1,
      telephone: places.tel,
      lat: places.lat,
      lng: places.lng,
      reviewCount: places.reviewCount,
      averageRating: sql<
        number | null
      >`round(${places.ratingSum}::numeric / nullif(${places.reviewCount}, 0), 2)::float8`,
    })
    .from(places)
    .where(and(eq(places.contentId, contentId), isVisible)),
)

/** What the preview of a place says; undefined when there is none that people may see. */
export async function findPlaceWords(db: Db, contentId: number) {
  const [row] = await selectPlaceWords(db, { contentId })
  return row
}

export type PlaceWords = NonNullable<Awaited<ReturnType<typeof findPlaceWords>>>

const selectPostPreview = prepared('find_post_preview', (db, { postId }: { postId: Param<number> }) =>
  db
    .select({
      title: posts.title,
      content: posts.content,
      images: attachedImagesOf('post'),
      author: users.nickname,
      createdAt: isoUtc(posts.createdAt),
      updatedAt: isoUtc(posts.updatedAt),
      commentCount: posts.commentCount,
    })
    .from(posts)
    .leftJoin(users, eq(users.id, posts.authorId))
    .where(and(eq(posts.id, postId), isReadablePost)),
)

/** What the preview of a post says and shows; undefined when there is none that people may see. */
export async function findPostPreview(db: Db, postId: number) {
  const [row] = await selectPostPreview(db, { postId })
  return row
}

export type PostPreview = NonNullable<Awaited<ReturnType<typeof findPostPreview>>>

const selectSharedPlan = prepared('find_shared_plan_preview', (db, { token }: { token: Param<string> }) => {
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
  return db
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
})

/**
 * What the preview of a shared plan says and shows: its days, how many stops it has and the first of their places.
 * Without lodgings, which a shared plan does not show. Undefined when nothing is shared under the token.
 */
export async function findSharedPlanPreview(db: Db, token: string) {
  const [row] = await selectSharedPlan(db, { token })
  return row
}

const selectNoticeWords = prepared('find_notice_words', (db, { noticeId }: { noticeId: Param<number> }) =>
  db
    .select({ title: notices.title, content: notices.content })
    .from(notices)
    .where(and(eq(notices.id, noticeId), isNotNull(notices.publishedAt))),
)

/** What the preview of a notice says; undefined when there is none that people may see. */
export async function findNoticeWords(db: Db, noticeId: number) {
  const [row] = await selectNoticeWords(db, { noticeId })
  return row
}

/** Returns the ids of the places that people may see, from the one after `after` on. */
export async function listPlaceIds(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: places.contentId })
    .from(places)
    .where(and(isVisible, gt(places.contentId, after)))
    .orderBy(asc(places.contentId))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Returns the ids of the posts that people may see, from the one after `after` on. */
export async function listPostIds(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(isReadablePost, gt(posts.id, after)))
    .orderBy(asc(posts.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Returns the ids of the notices that people may see, from the one after `after` on. */
export async function listNoticeIds(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: notices.id })
    .from(notices)
    .where(and(isNotNull(notices.publishedAt), gt(notices.id, after)))
    .orderBy(asc(notices.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
