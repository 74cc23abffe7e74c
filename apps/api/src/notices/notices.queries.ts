import type { NoticeDetail } from '@honjeo/contract/notices'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { and, eq, isNotNull, exists, gte, notExists, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { only } from '../db/only.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isAfter, orderBy, type Ordering } from '../db/keyset.ts'
import { notices, textVersions } from '@honjeo/schema/staff'
import { consents, users } from '@honjeo/schema/users'

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
  return toPage(rows, size, ({ publishedAt, id }) => encodeCursor(LIST, [publishedAt, id]))
}

export async function findNotice(db: Db, noticeId: number): Promise<NoticeDetail | undefined> {
  const [notice] = await db
    .select({ ...summary, content: notices.content, updatedAt: isoUtc(notices.updatedAt) })
    .from(notices)
    .where(and(eq(notices.id, noticeId), isPublished))
  return notice
}

/** A condition on `users`: members who agreed to a version of the texts, all of which are older than this one. */
export function agreedToOlder(db: Db, version: string): SQL {
  const agreed = (to?: SQL) =>
    db
      .select({ version: consents.version })
      .from(consents)
      .where(and(eq(consents.userId, users.id), eq(consents.type, 'PRIVACY'), to))
  return sql`${exists(agreed())} and ${notExists(agreed(gte(consents.version, version)))}`
}

/** Whether this is the first to say so; another server that says so at the same moment waits, and hears no. */
export async function markVersionNotified(tx: Db, version: string, now: string): Promise<boolean> {
  const { rowCount } = await tx.insert(textVersions).values({ version, notifiedAt: now }).onConflictDoNothing()
  return rowCount === 1
}

export async function hasMembers(tx: Db, condition: SQL): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).where(condition).limit(1)).length > 0
}

interface NoticeText {
  title: string
  content: string
}

/** A notice; all whom it concerns are notified in the same transaction. */
export async function insertNotifiedNotice(tx: Db, { title, content }: NoticeText, now: string): Promise<number> {
  return only(
    await tx
      .insert(notices)
      .values({ title, content, publishedAt: now, notifiedAt: now, createdAt: now, updatedAt: now })
      .returning({ id: notices.id }),
  ).id
}
