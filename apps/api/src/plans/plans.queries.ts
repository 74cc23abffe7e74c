import { and, asc, desc, eq, getTableColumns, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { PlanSummary } from '@honjeo/contract/plan'
import type { PlanStatus } from '@honjeo/contract/values/enums'
import type { Db } from '../db/client.ts'
import { type Bindable, type Param, prepared } from '../db/prepared.ts'
import { only } from '../db/only.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { plans, planSpots } from '@honjeo/schema/plans'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isVisible, placeCopyright, placeImage } from '../records/place-columns.ts'
import { places } from '@honjeo/schema/places'

export type PlanRow = typeof plans.$inferSelect
export type SpotRow = Omit<typeof planSpots.$inferSelect, 'planId'>

const planColumns = {
  ...getTableColumns(plans),
  createdAt: isoUtc(plans.createdAt),
  updatedAt: isoUtc(plans.updatedAt),
}
const { planId: _planId, ...spotColumns } = getTableColumns(planSpots)
/** A plan is shown with all its stops: as one value they cost a fraction of a row for each that repeats the plan. */
const spotsInOrder = sql<SpotRow[]>`(select coalesce(json_agg(json_build_object(${sql.join(
  Object.entries(spotColumns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
)}) order by ${planSpots.dayIndex}, ${planSpots.position}), '[]') from ${planSpots} where ${planSpots.planId} = ${plans}.${sql.identifier('id')})`

const selectPlan = (db: Db, where: SQL) =>
  db
    .select({ ...planColumns, spots: spotsInOrder })
    .from(plans)
    .where(where)

/** A plan and its stops in their order, both of one moment; undefined when there is none. */
function toPlan([row]: Awaited<ReturnType<typeof selectPlan>>): { plan: PlanRow; spots: SpotRow[] } | undefined {
  if (row === undefined) return undefined
  const { spots, ...plan } = row
  return { plan, spots }
}

const isOwn = (planId: Bindable<number>, userId: Bindable<number>) =>
  sql`${plans.id} = ${planId} and ${plans.userId} = ${userId}`

const selectOwnPlan = prepared(
  'find_plan',
  (db, { planId, userId }: { planId: Param<number>; userId: Param<number> }) => selectPlan(db, isOwn(planId, userId)),
)

/** Returns a plan of the member; undefined for one that does not exist or is another's. */
export const findPlan = async (db: Db, planId: number, userId: number) =>
  toPlan(await selectOwnPlan(db, { planId, userId }))

const selectSharedPlan = prepared('find_shared_plan', (db, { token }: { token: Param<string> }) =>
  selectPlan(db, eq(plans.shareToken, token)),
)

export const findSharedPlan = async (db: Db, token: string) => toPlan(await selectSharedPlan(db, { token }))

export async function findOwnerOfPlan(db: Db, planId: number): Promise<number | undefined> {
  const [plan] = await db.select({ userId: plans.userId }).from(plans).where(eq(plans.id, planId))
  return plan?.userId
}

/** Locks a plan of the member until the transaction ends, so that changes of it come one after the other. */
export async function lockPlan(tx: Db, planId: number, userId: number): Promise<void> {
  await tx.select({ id: plans.id }).from(plans).where(isOwn(planId, userId)).for('no key update')
}

export const countPlans = (db: Db, userId: number) => db.$count(plans, eq(plans.userId, userId))

/** What a plan is made of; the rest has its defaults. */
export type PlanColumns = Omit<typeof plans.$inferInsert, 'id' | 'version' | 'shareToken' | 'sharesMemos'>

/** Answers the new plan's id. */
export async function insertPlan(tx: Db, columns: PlanColumns, spots: readonly SpotRow[]): Promise<number> {
  const row = only(await tx.insert(plans).values(columns).returning({ id: plans.id }))
  await insertSpots(tx, row.id, spots)
  return row.id
}

async function insertSpots(tx: Db, planId: number, spots: readonly SpotRow[]) {
  if (spots.length === 0) return
  await tx.insert(planSpots).values(spots.map((spot) => ({ ...spot, planId, title: shortTitle(spot.title) })))
}

const TITLE_MAX = 100
/** The tourism service calls some places by more. */
const shortTitle = (title: string) => Array.from(title).slice(0, TITLE_MAX).join('')

/** Raises the version, and answers the new one. */
export async function updatePlan(tx: Db, planId: number, columns: Partial<PlanColumns>): Promise<number> {
  const [row] = await tx
    .update(plans)
    .set({ ...columns, version: sql`${plans.version} + 1` })
    .where(eq(plans.id, planId))
    .returning({ version: plans.version })
  if (!row) throw new Error('a plan that is locked exists')
  return row.version
}

export async function replaceSpots(tx: Db, planId: number, spots: readonly SpotRow[]): Promise<void> {
  await tx.delete(planSpots).where(eq(planSpots.planId, planId))
  await insertSpots(tx, planId, spots)
}

export async function deletePlan(tx: Db, planId: number): Promise<void> {
  await tx.delete(plans).where(eq(plans.id, planId))
}

/** Shares it under the token, or goes on under the one it has; answers that one, or undefined once the plan is gone. */
export async function sharePlan(db: Db, planId: number, token: string, withMemos: boolean) {
  const [row] = await db
    .update(plans)
    .set({ shareToken: sql`coalesce(${plans.shareToken}, ${token})`, sharesMemos: withMemos })
    .where(eq(plans.id, planId))
    .returning({ token: sql<string>`${plans.shareToken}` })
  return row?.token
}

export async function unsharePlan(db: Db, planId: number): Promise<void> {
  await db.update(plans).set({ shareToken: null, sharesMemos: false }).where(eq(plans.id, planId))
}

/** Returns how many automatic plans the member had made since then. */
export const countAutomaticPlans = (db: Db, userId: number, since: string) =>
  db.$count(plans, and(eq(plans.userId, userId), eq(plans.method, 'AI'), gte(plans.createdAt, since)))

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
    (row) => encodeCursor(list, [new Date(row.startDate).toISOString(), row.planId]),
    (row): PlanSummary => ({ ...row, status: statusOf(row, today) }),
  )
}
