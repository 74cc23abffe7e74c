import type { Database } from '../db/client.ts'
import { notices } from '@honjeo/schema/staff'

/** A notice as if staff had published it; answers its id. */
export async function addNotice({ db }: Database, draft: Partial<typeof notices.$inferInsert> = {}): Promise<number> {
  const plain = { title: '점검 안내', content: '새벽에 잠시 쉬어요.', publishedAt: '2026-11-01T09:00:00.000Z' }
  const [notice] = await db
    .insert(notices)
    .values({ ...plain, ...draft })
    .returning({ id: notices.id })
  if (!notice) throw new Error('no notice')
  return notice.id
}
