import type { NoticeDetail } from '@honjeo/contract/notices'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isAfter, orderBy, type Ordering } from '../db/keyset.ts'
import { notices } from '../db/schema/staff.ts'

const LIST = 'notices'
const NEWEST_FIRST: Ordering = { key: notices.publishedAt, keyType: 'instant', direction: 'desc' }
const isPublished = isNotNull(notices.publishedAt)
const summary = { id: notices.id, title: notices.title, publishedAt: isoUtc(notices.publishedAt) }

/** What is published, the newest first. */
export async function listNotices(
  db: Db,
  { size = PAGE_SIZE_DEFAULT, cursor }: { size?: number | undefined; cursor?: string | undefined },
) {
  const after = decodeCursor(LIST, cursor, ['instant', 'integer'])
  const rows = await db
    .select(summary)
    .from(notices)
    .where(and(isPublished, isAfter(NEWEST_FIRST, notices.id, after)))
    .orderBy(...orderBy(NEWEST_FIRST, notices.id))
    .limit(size + 1)
  return toPage(
    rows,
    size,
    (row) => row,
    ({ publishedAt, id }) => encodeCursor(LIST, [publishedAt, id]),
  )
}

export async function findNotice(db: Db, noticeId: number): Promise<NoticeDetail | undefined> {
  const [notice] = await db
    .select({ ...summary, content: notices.content, updatedAt: isoUtc(notices.updatedAt) })
    .from(notices)
    .where(and(eq(notices.id, noticeId), isPublished))
  return notice
}
