import type { Database } from '../db/client.ts'
import { reviews } from '../db/schema/reviews.ts'

type Review = typeof reviews.$inferInsert

/** Reviews as if members had written them; all of a place's figures follow. */
export async function addReviews({ db }: Database, contentId: number, ...drafts: Partial<Review>[]): Promise<number[]> {
  const plain = {
    contentId,
    visitDate: '2026-10-03',
    difficulty: 'EASY',
    rating: 4,
    content: '혼자여도 좋았어요',
  } as const
  const rows = await db
    .insert(reviews)
    .values(drafts.map((draft) => ({ ...plain, ...draft })))
    .returning({ id: reviews.id })
  return rows.map(({ id }) => id)
}
