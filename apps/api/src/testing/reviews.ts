import type { Database } from '../db/client.ts'
import { reviews } from '@honjeo/schema/reviews'

type Review = typeof reviews.$inferInsert

/** How many reviews of a place were written here for a member in each database; each is of another day. */
const written = new WeakMap<Database, Map<string, number>>()

function dayOf(database: Database, contentId: number, userId: number | null | undefined): string {
  const counts = written.get(database) ?? new Map<string, number>()
  written.set(database, counts)
  const key = `${contentId} ${userId}`
  const before = counts.get(key) ?? 0
  if (typeof userId === 'number') counts.set(key, before + 1)
  return new Date(Date.UTC(2026, 9, 3 - before)).toISOString().slice(0, 10)
}

/** Adds reviews as if members had written them; all of a place's figures follow. */
export async function addReviews(
  database: Database,
  contentId: number,
  ...drafts: Partial<Review>[]
): Promise<number[]> {
  const plain = {
    contentId,
    difficulty: 'EASY',
    rating: 4,
    content: '혼자여도 좋았어요',
  } as const
  const rows = await database.db
    .insert(reviews)
    .values(drafts.map((draft) => ({ ...plain, visitDate: dayOf(database, contentId, draft.userId), ...draft })))
    .returning({ id: reviews.id })
  return rows.map(({ id }) => id)
}
