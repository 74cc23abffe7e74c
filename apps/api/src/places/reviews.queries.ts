import type { PlaceReview, PlaceReviewPage, ReviewStats } from '@honjeo/contract/places'
import type { ReviewSort } from '@honjeo/contract/values/enums'
import { reviewTagLabel } from '@honjeo/contract/values/review-tags'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { attachedImagesOf } from '../records/attached-images.ts'
import { notBlockedBy } from '../records/blocks.queries.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { isAfter, orderBy, type Ordering } from '../db/keyset.ts'
import { places } from '@honjeo/schema/places'
import { reviews, reviewVotes } from '@honjeo/schema/reviews'
import { users } from '@honjeo/schema/users'

const TOP_TAGS = 3

const ofPlace = (contentId: number) => and(eq(reviews.contentId, contentId), isNull(reviews.hiddenAt))

/** Returns whole percents that add up to 100 (largest remainder), or zeros without a review. */
function toPercents(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, n) => sum + n, 0)
  if (total === 0) return counts.map(() => 0)
  const exact = counts.map((n) => (n * 100) / total)
  const floors = exact.map(Math.floor)
  const missing = 100 - floors.reduce((sum, n) => sum + n, 0)
  const byRemainder = exact.map((n, i) => ({ i, rest: n - Math.floor(n) })).toSorted((a, b) => b.rest - a.rest)
  for (const { i } of byRemainder.slice(0, missing)) floors[i] = (floors[i] ?? 0) + 1
  return floors
}

interface CountedTag {
  code: string
  count: number
}

/** The tags that are named most, with the tables' names: in a query of one table Drizzle leaves those off. */
const topTags = (viewerId: number | null) => sql<CountedTag[]>`(
  select coalesce(json_agg(top order by count desc, code), '[]') from (
    select code, count(*)::int from reviews, unnest(reviews.tags) as code
    where reviews.content_id = places.content_id and reviews.hidden_at is null
      and ${notBlockedBy(viewerId, sql`reviews.user_id`)}
    group by code order by count desc, code limit ${TOP_TAGS}
  ) top)`

/**
 * The figures of reviews by members whom the viewer has blocked. They are subtracted from the place's, as the list
 * leaves those reviews out.
 */
const unwelcome = (db: Db, contentId: number, viewerId: number) =>
  db
    .select({
      total: sql<number>`count(*)::int`.as('unwelcome_total'),
      stars: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`.as('unwelcome_stars'),
      easy: sql<number>`(count(*) filter (where ${reviews.difficulty} = 'EASY'))::int`.as('unwelcome_easy'),
      normal: sql<number>`(count(*) filter (where ${reviews.difficulty} = 'NORMAL'))::int`.as('unwelcome_normal'),
      hard: sql<number>`(count(*) filter (where ${reviews.difficulty} = 'HARD'))::int`.as('unwelcome_hard'),
    })
    .from(reviews)
    .where(
      and(
        ofPlace(contentId),
        sql`${reviews.userId} = any(array(select blocked_id from blocks where blocker_id = ${viewerId}::bigint))`,
      ),
    )

/** Reads the figures in one statement: those of two moments could say that two of one review chose a moment. */
async function findReviewStats(db: Db, contentId: number, viewerId: number | null): Promise<ReviewStats | undefined> {
  const left = unwelcome(db, contentId, viewerId ?? 0).as('unwelcome')
  const total = sql<number>`(${places.reviewCount} - ${left.total})`
  const [place] = await db
    .select({
      total,
      easy: sql<number>`${places.easyCount} - ${left.easy}`,
      normal: sql<number>`${places.normalCount} - ${left.normal}`,
      hard: sql<number>`${places.hardCount} - ${left.hard}`,
      rating: sql<
        number | null
      >`round((${places.ratingSum} - ${left.stars})::numeric / nullif(${total}, 0), 2)::float8`,
      tags: topTags(viewerId),
    })
    .from(places)
    .crossJoin(left)
    .where(and(eq(places.contentId, contentId), isNull(places.hiddenAt)))
  if (!place) return undefined
  const [easyPct = 0, normalPct = 0, hardPct = 0] = toPercents([place.easy, place.normal, place.hard])
  return {
    totalReviews: place.total,
    easyPct,
    normalPct,
    hardPct,
    averageRating: place.rating,
    topTags: place.tags.map(({ code, count }) => ({
      code,
      label: reviewTagLabel(code),
      count,
      pct: Math.round((count * 100) / place.total),
    })),
  }
}

function orderingOf(sort: ReviewSort): Ordering & { cursorKey: SQL<string | number> } {
  switch (sort) {
    case 'HELPFUL':
      return {
        key: reviews.helpfulCount,
        keyType: 'integer',
        direction: 'desc',
        cursorKey: sql`${reviews.helpfulCount}`,
      }
    case 'RATING':
      return { key: reviews.rating, keyType: 'integer', direction: 'desc', cursorKey: sql`${reviews.rating}` }
    case 'LATEST':
      return { key: reviews.createdAt, keyType: 'instant', direction: 'desc', cursorKey: isoUtc(reviews.createdAt) }
  }
}

const isHelpfulTo = (viewerId: number | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (
        select from ${reviewVotes} where ${reviewVotes.reviewId} = ${reviews.id} and ${reviewVotes.userId} = ${viewerId})`

interface WantedReviews {
  contentId: number
  sort: ReviewSort
  size: number
  cursor: string | undefined
  viewerId: number | null
}

/** A place's reviews with the figures of all of them, the newest first where the order leaves it open. Undefined for a place that does not exist. */
export async function listPlaceReviews(
  db: Db,
  { contentId, sort, size, cursor, viewerId }: WantedReviews,
): Promise<PlaceReviewPage | undefined> {
  const stats = await findReviewStats(db, contentId, viewerId)
  if (!stats) return undefined
  const list = `place-reviews:${contentId}:${sort}`
  const ordering = orderingOf(sort)
  const after = decodeCursor(list, cursor, [ordering.keyType, 'integer'])
  const rows = await db
    .select({
      id: reviews.id,
      user: sql<string>`coalesce(${users.nickname}, ${FORMER_MEMBER})`,
      userId: reviews.userId,
      profile: users.imageUrl,
      date: reviews.visitDate,
      level: reviews.difficulty,
      rating: reviews.rating,
      tags: reviews.tags,
      content: reviews.content,
      images: attachedImagesOf('review'),
      receipt: reviews.receiptVerified,
      helpfulCount: reviews.helpfulCount,
      helpful: isHelpfulTo(viewerId),
      isMine: sql<boolean>`coalesce(${reviews.userId} = ${viewerId}::bigint, false)`,
      createdAt: isoUtc(reviews.createdAt),
      key: ordering.cursorKey,
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(and(ofPlace(contentId), notBlockedBy(viewerId, reviews.userId), isAfter(ordering, reviews.id, after)))
    .orderBy(...orderBy(ordering, reviews.id))
    .limit(size + 1)
  const page = toPage(
    rows,
    size,
    (row) => encodeCursor(list, [row.key, row.id]),
    ({ key: _key, ...row }): PlaceReview => ({
      ...row,
      tags: row.tags.map((code) => ({ code, label: reviewTagLabel(code) })),
    }),
  )
  return { ...page, stats }
}
