import type { InquiryDraft } from '@honjeo/contract/inquiries'
import type { InquiryStatus } from '@honjeo/contract/values/enums'
import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { only } from '../db/only.ts'
import { inquiryDetail, inquirySummary, withCategoryName, withFirstImage } from '../records/inquiry-columns.ts'
import { rangeOf, toPagination } from '../db/numbered-page.ts'
import { inquiries } from '@honjeo/schema/inquiries'
import { users } from '@honjeo/schema/users'

export async function insertInquiry(
  tx: Db,
  inquiry: Pick<InquiryDraft, 'category' | 'title' | 'content'> & {
    userId: number
    attachmentUrls: string[]
    createdAt: string
  },
): Promise<number> {
  return only(await tx.insert(inquiries).values(inquiry).returning({ id: inquiries.id })).id
}

/** Notes on places have a limit of their own and do not count. */
export const countInquiriesSince = (tx: Db, userId: number, since: string): Promise<number> =>
  tx.$count(inquiries, and(eq(inquiries.userId, userId), isNull(inquiries.placeId), gte(inquiries.createdAt, since)))

/** A member's inquiries and notes on places, the newest first. */
export async function listOwnInquiries(
  db: Db,
  userId: number,
  { status, ...page }: { status?: InquiryStatus; page?: number; size?: number },
) {
  const isShown = and(eq(inquiries.userId, userId), status === undefined ? undefined : eq(inquiries.status, status))
  const { limit, offset } = rangeOf(page)
  const [rows, total] = await Promise.all([
    db
      .select(inquirySummary)
      .from(inquiries)
      .where(isShown)
      .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
      .limit(limit)
      .offset(offset),
    db.$count(inquiries, isShown),
  ])
  return { inquiries: rows.map(withCategoryName), pagination: toPagination(page, total) }
}

/** An inquiry with whose it is; undefined where there is none. */
export async function findInquiry(db: Db, inquiryId: number) {
  const [row] = await db
    .select({ userId: inquiries.userId, ...inquiryDetail })
    .from(inquiries)
    .leftJoin(users, eq(users.id, inquiries.userId))
    .where(eq(inquiries.id, inquiryId))
  return row && withFirstImage(withCategoryName(row))
}
