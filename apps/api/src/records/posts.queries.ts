import type { PostSummary } from '@honjeo/contract/community'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { encodeCursor, toPage } from '../db/cursor.ts'
import { isMentionable } from './known-room.ts'
import { postSummary, toPostSummary } from './post-columns.ts'
import { posts } from '@honjeo/schema/posts'
import { chatRooms } from '@honjeo/schema/rooms'
import { users } from '@honjeo/schema/users'
import type { BindableViewing } from './viewing.ts'

/** What cards show of posts, and the `key` their list is ordered by, as a cursor repeats it. */
export const selectPosts = (db: Db, viewing: BindableViewing, key: SQL<string | number>) =>
  db
    .select({ ...postSummary(viewing), key })
    .from(posts)
    .leftJoin(users, eq(users.id, posts.authorId))
    .leftJoin(chatRooms, and(eq(chatRooms.id, posts.roomId), isMentionable(viewing.viewerId, viewing.now)))

type Row = Awaited<ReturnType<typeof selectPosts>>[number]

/** Makes of `size` + 1 rows the page with what leads to the next one of its `list`. */
export const toPostPage = (list: string, rows: readonly Row[], size: number, viewerId: number | null) =>
  toPage(
    rows,
    size,
    ({ key, postId }) => encodeCursor(list, [key, postId]),
    ({ key: _key, ...row }): PostSummary => toPostSummary(row, viewerId),
  )
