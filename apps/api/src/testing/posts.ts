import type { Database } from '../db/client.ts'
import { posts } from '@honjeo/schema/posts'

type Post = typeof posts.$inferInsert

/** Adds posts as if members had written them, and answers their ids. */
export async function addPosts({ db }: Database, ...drafts: Partial<Post>[]): Promise<number[]> {
  const plain = { category: 'QUESTION', title: '바람이 센가요?', content: '내일 우도에 가요' } as const
  const rows = await db
    .insert(posts)
    .values(drafts.map((draft) => ({ ...plain, ...draft })))
    .returning({ id: posts.id })
  return rows.map(({ id }) => id)
}
