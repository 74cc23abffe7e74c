import type { adminInquiriesRoutes } from '@honjeo/contract/admin/inquiries'
import type { QueryOf } from '@honjeo/contract/route-table'
import type { StaffInquiry, StaffInquiryDetail } from '@honjeo/contract/admin/inquiries'
import type { InquiryStatus } from '@honjeo/contract/values/enums'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { inquiryDetail, inquirySummary, withCategoryName, withFirstImage } from '../records/inquiry-columns.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { inquiries } from '@honjeo/schema/inquiries'
import { places } from '@honjeo/schema/places'
import { users } from '@honjeo/schema/users'
import { memberMark } from './members.queries.ts'

type InquiriesQuery = QueryOf<(typeof adminInquiriesRoutes)['GET /api/admin/inquiries']>

/** Whether it is less than urgent; false comes first. */
const isLess = sql<boolean>`(${inquiries.priority} <> 'URGENT')`

const isWaiting = (status: InquiryStatus | undefined) => status === 'PENDING' || status === 'IN_PROGRESS'

/** Returns what waits with the urgent first, then what waits longest; all others with the newest first. */
export async function listInquiries(db: Db, query: InquiriesQuery, now: string) {
  const { status, category, priority, userId, size = PAGE_SIZE_DEFAULT, cursor } = query
  const list = `inquiries:${JSON.stringify([status, category, priority, userId])}`
  const isQueue = isWaiting(status)
  const ordering = { key: inquiries.createdAt, keyType: 'instant', direction: 'desc' } as const
  const [createdAt, id, less] = decodeCursor(list, cursor, ['instant', 'integer', 'integer']) ?? []
  const isNext =
    createdAt === undefined || id === undefined
      ? undefined
      : isQueue
        ? sql`(${isLess}, ${inquiries.createdAt}, ${inquiries.id}) > (${less === 1}, ${createdAt}, ${id})`
        : isAfter(ordering, inquiries.id, [createdAt, id])
  const rows = await db
    .select({ ...inquirySummary, member: memberMark(now) })
    .from(inquiries)
    .leftJoin(users, eq(users.id, inquiries.userId))
    .where(
      and(
        status === undefined ? undefined : eq(inquiries.status, status),
        category === undefined ? undefined : eq(inquiries.category, category),
        priority === undefined ? undefined : eq(inquiries.priority, priority),
        userId === undefined ? undefined : eq(inquiries.userId, userId),
        isNext,
      ),
    )
    .orderBy(
      ...(isQueue ? [asc(isLess), asc(inquiries.createdAt), asc(inquiries.id)] : orderBy(ordering, inquiries.id)),
    )
    .limit(size + 1)
  return toPage(
    rows,
    size,
    (row) => encodeCursor(list, [row.createdDate, row.id, row.priority === 'URGENT' ? 0 : 1]),
    (row): StaffInquiry => withCategoryName(row),
  )
}

export async function findInquiry(db: Db, inquiryId: number, now: string): Promise<StaffInquiryDetail | undefined> {
  const repliers = alias(users, 'repliers')
  const [row] = await db
    .select({
      ...inquiryDetail,
      member: memberMark(now),
      place: sql<StaffInquiryDetail['place']>`case when ${places.contentId} is not null
        then json_build_object('contentId', ${places.contentId}, 'title', ${places.title}) end`,
      repliedBy: repliers.nickname,
      closedAt: sql<string | null>`${isoUtc(inquiries.closedAt)}`,
    })
    .from(inquiries)
    .leftJoin(users, eq(users.id, inquiries.userId))
    .leftJoin(places, eq(places.contentId, inquiries.placeId))
    .leftJoin(repliers, eq(repliers.id, inquiries.repliedBy))
    .where(eq(inquiries.id, inquiryId))
  return row && withFirstImage(withCategoryName(row))
}

/** What decides on a change, which waits for every other one; undefined where there is none. */
export async function lockInquiry(tx: Db, inquiryId: number) {
  const [row] = await tx
    .select({
      userId: inquiries.userId,
      status: inquiries.status,
      priority: inquiries.priority,
      repliedAt: sql<string | null>`${isoUtc(inquiries.repliedAt)}`,
    })
    .from(inquiries)
    .where(eq(inquiries.id, inquiryId))
    .for('no key update')
  return row
}

type Changes = Partial<typeof inquiries.$inferInsert> & { updatedAt: string }

export async function updateInquiry(tx: Db, inquiryId: number, changes: Changes): Promise<void> {
  await tx.update(inquiries).set(changes).where(eq(inquiries.id, inquiryId))
}
