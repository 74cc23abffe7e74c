import type { PlanSummary } from '@honjeo/contract/plan'
import type { PlanStatus } from '@honjeo/contract/values/enums'
import { and, asc, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isVisible, placeCopyright, placeImage } from '../records/place-columns.ts'
import { places } from '../db/schema/places.ts'
import { plans, planSpots } from '../db/schema/plans.ts'

interface MyPlansQuery {
  status: PlanStatus | undefined
  size: number
  cursor: string | undefined
}

const hasStatus = (status: PlanStatus, today: string) =>
  ({
    UPCOMING: gt(plans.startDate, today),
    ONGOING: and(lte(plans.startDate, today), gte(plans.endDate, today)),
    FINISHED: lt(plans.endDate, today),
  })[status]

function statusOf({ startDate, endDate }: Pick<PlanSummary, 'startDate' | 'endDate'>, today: string): PlanStatus {
  if (startDate > today) return 'UPCOMING'
  return endDate < today ? 'FINISHED' : 'ONGOING'
}

/** The journey that begins last comes first. `today` is the day in Korea. */
export async function listMyPlans(db: Db, userId: number, { status, size, cursor }: MyPlansQuery, today: string) {
  const list = `my-plans:${status ?? ''}`
  // A day travels as the instant of its midnight in UTC.
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const picture = db
    .select({ image: placeImage.as('image'), copyrightType: placeCopyright.as('copyright_type') })
    .from(planSpots)
    .innerJoin(places, eq(places.contentId, planSpots.contentId))
    .where(and(eq(planSpots.planId, plans.id), isVisible))
    .orderBy(asc(planSpots.dayIndex), asc(planSpots.position))
    .limit(1)
    .as('picture')
  const rows = await db
    .select({
      planId: plans.id,
      title: plans.title,
      startDate: plans.startDate,
      endDate: plans.endDate,
      transportType: plans.transportType,
      spotCount: sql<number>`(select count(*)::int from ${planSpots} where ${planSpots.planId} = plans.id)`,
      image: sql<string | null>`${picture.image}`,
      copyrightType: picture.copyrightType,
      isShared: sql<boolean>`${plans.shareToken} is not null`,
    })
    .from(plans)
    .leftJoinLateral(picture, sql`true`)
    .where(
      and(
        eq(plans.userId, userId),
        status && hasStatus(status, today),
        after === null
          ? undefined
          : sql`(${plans.startDate}, ${plans.id}) < (${after[0].slice(0, 10)}::date, ${after[1]})`,
      ),
    )
    .orderBy(desc(plans.startDate), desc(plans.id))
    .limit(size + 1)
  return toPage(
    rows,
    size,
    (row): PlanSummary => ({ ...row, status: statusOf(row, today) }),
    (row) => encodeCursor(list, [new Date(row.startDate).toISOString(), row.planId]),
  )
}
