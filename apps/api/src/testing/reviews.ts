import type { Database } from '../db/client.ts'
import { reviews } from '../db/schema/reviews.ts'

type Review = typeof reviews.$inferInsert

/** How many reviews of a place this has written for a member; each is of another day. */
const written = new Map<string, number>()

function dayOf(contentId: number, userId: number | null | undefined): string {
  const key = `${contentId} ${userId}`
  const before = written.get(key) ?? 0
  if (typeof userId === 'number') written.set(key, before + 1)
  return new Date(Date.UTC(2026, 9, 3 - before)).toISOString().slice(0, 10)
}

/** Reviews as if members had written them; all of a place's figures follow. */
export async function addReviews({ db }: Database, contentId: number, ...drafts: Partial<Review>[]): Promise<number[]> {
  const plain = {
    contentId,
    difficulty: 'EASY',
    rating: 4,
    content: '혼자여도 좋았어요',
  } as const
  const rows = await db
    .insert(reviews)
    .values(drafts.map((draft) => ({ ...plain, visitDate: dayOf(contentId, draft.userId), ...draft })))
    .returning({ id: reviews.id })
  return rows.map(({ id }) => id)
}
