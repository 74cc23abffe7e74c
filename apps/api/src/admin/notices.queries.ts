import type { StaffNotice } from '@honjeo/contract/admin/publishing'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { only } from '../db/only.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { notices } from '@honjeo/schema/staff'

const columns = {
  id: notices.id,
  title: notices.title,
  content: notices.content,
  publishedAt: isoUtc(notices.publishedAt),
  createdAt: isoUtc(notices.createdAt),
  updatedAt: isoUtc(notices.updatedAt),
}
const NEWEST = { key: notices.createdAt, keyType: 'instant', direction: 'desc' } as const

/** Drafts too, the newest first. */
export async function listNotices(db: Db, { size = PAGE_SIZE_DEFAULT, cursor }: { size?: number; cursor?: string }) {
  const list = 'staff-notices'
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const rows: StaffNotice[] = await db
    .select(columns)
    .from(notices)
    .where(isAfter(NEWEST, notices.id, after))
    .orderBy(...orderBy(NEWEST, notices.id))
    .limit(size + 1)
  return toPage(rows, size, (notice) => encodeCursor(list, [notice.createdAt, notice.id]))
}

/** No other transaction changes it until this one ends. */
export async function lockNotice(tx: Db, id: number) {
  const [row] = await tx
    .select({ ...columns, isNotified: sql<boolean>`${notices.notifiedAt} is not null` })
    .from(notices)
    .where(eq(notices.id, id))
    .for('no key update')
  return row
}

export interface NoticeValues {
  title: string
  content: string
  publishedAt: string | null
  updatedAt: string
}

export async function insertNotice(tx: Db, values: NoticeValues): Promise<StaffNotice> {
  return only(
    await tx
      .insert(notices)
      .values({ ...values, createdAt: values.updatedAt })
      .returning(columns),
  )
}

export async function updateNotice(tx: Db, id: number, values: NoticeValues): Promise<StaffNotice> {
  const [row] = await tx.update(notices).set(values).where(eq(notices.id, id)).returning(columns)
  if (!row) throw new Error('a locked notice is gone')
  return row
}

export async function markNotified(tx: Db, id: number, now: string): Promise<void> {
  await tx.update(notices).set({ notifiedAt: now }).where(eq(notices.id, id))
}

export async function deleteNotice(tx: Db, id: number): Promise<void> {
  await tx.delete(notices).where(eq(notices.id, id))
}
