import type { PlaceReview, PlaceReviewPage, ReviewStats } from '@honjeo/contract/places'
import { reviewTagLabel } from '@honjeo/contract/values/review-tags'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { FORMER_MEMBER } from '../db/former-member.ts'
import { places } from '../db/schema/places.ts'
import { reviews } from '../db/schema/reviews.ts'
import { users } from '../db/schema/users.ts'

const TOP_TAGS = 3

const ofPlace = (contentId: number) => and(eq(reviews.contentId, contentId), isNull(reviews.hiddenAt))

/** Whole percents that add up to 100 (largest remainder), or zeros without a review. */
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

async function findReviewStats(db: Db, contentId: number): Promise<ReviewStats | undefined> {
  const [place] = await db
    .select({
      total: places.reviewCount,
      easy: places.easyCount,
      normal: places.normalCount,
      hard: places.hardCount,
      rating: places.rating,
    })
    .from(places)
    .where(and(eq(places.contentId, contentId), isNull(places.hiddenAt)))
  if (!place) return undefined
  const tag = sql<string>`unnest(${reviews.tags})`
  const tags = await db
    .select({ code: tag.as('code'), count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(ofPlace(contentId))
    .groupBy(sql`code`)
    .orderBy(sql`count(*) desc`, sql`code`)
    .limit(TOP_TAGS)
  const [easyPct = 0, normalPct = 0, hardPct = 0] = toPercents([place.easy, place.normal, place.hard])
  return {
    totalReviews: place.total,
    easyPct,
    normalPct,
    hardPct,
    averageRating: place.rating,
    topTags: tags.map(({ code, count }) => ({
      code,
      label: reviewTagLabel(code),
      count,
      pct: Math.round((count * 100) / place.total),
    })),
  }
}

/** Newest first, with the figures of all of them. Undefined for a place that does not exist. */
export async function listPlaceReviews(
  db: Db,
  contentId: number,
  size: number,
  cursor: string | undefined,
): Promise<PlaceReviewPage | undefined> {
  const stats = await findReviewStats(db, contentId)
  if (!stats) return undefined
  const list = `place-reviews:${contentId}`
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
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
      receipt: reviews.receiptVerified,
      createdAt: isoUtc(reviews.createdAt),
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(
      and(
        ofPlace(contentId),
        after ? sql`(${reviews.createdAt}, ${reviews.id}) < (${after[0]}::timestamptz, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(size + 1)
  const page = toPage(
    rows,
    size,
    (row): PlaceReview => ({
      ...row,
      tags: row.tags.map((code) => ({ code, label: reviewTagLabel(code) })),
      images: [],
    }),
    (row) => encodeCursor(list, [row.createdAt, row.id]),
  )
  return { ...page, stats }
}
