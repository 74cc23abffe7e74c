import type { PostSummary } from '@honjeo/contract/community'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { isReadablePost, postSummary, toPostSummary, type Viewing } from '../db/post-columns.ts'
import { comments, scraps } from '../db/schema/comments.ts'
import { posts } from '../db/schema/posts.ts'
import { chatRooms } from '../db/schema/rooms.ts'
import { users } from '../db/schema/users.ts'

type Me = Viewing & { viewerId: number }

interface Wanted {
  size?: number | undefined
  cursor?: string | undefined
}

const pageOf = <Row extends Parameters<typeof toPostSummary>[0] & { key: string | number }>(
  list: string,
  rows: readonly Row[],
  size: number,
) =>
  toPage(
    rows,
    size,
    ({ key: _key, ...row }): PostSummary => toPostSummary(row),
    ({ key, postId }) => encodeCursor(list, [key, postId]),
  )

/** One's own posts, the newest first. */
export async function listWrittenPosts(db: Db, me: Me, { size = PAGE_SIZE_DEFAULT, cursor }: Wanted) {
  const list = 'my-posts'
  const ordering = { key: posts.createdAt, keyType: 'instant', direction: 'desc' } as const
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const rows = await db
    .select({ ...postSummary(me), key: isoUtc(posts.createdAt) })
    .from(posts)
    .leftJoin(users, eq(users.id, posts.authorId))
    .leftJoin(chatRooms, eq(chatRooms.id, posts.roomId))
    .where(and(eq(posts.authorId, me.viewerId), isReadablePost, isAfter(ordering, posts.id, after)))
    .orderBy(...orderBy(ordering, posts.id))
    .limit(size + 1)
  return pageOf(list, rows, size)
}

/** The posts one keeps, the last kept first. */
export async function listScraps(db: Db, me: Me, { size = PAGE_SIZE_DEFAULT, cursor }: Wanted) {
  const list = 'my-scraps'
  const ordering = { key: scraps.createdAt, keyType: 'instant', direction: 'desc' } as const
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const rows = await db
    .select({ ...postSummary(me), key: isoUtc(scraps.createdAt) })
    .from(scraps)
    .innerJoin(posts, eq(posts.id, scraps.postId))
    .leftJoin(users, eq(users.id, posts.authorId))
    .leftJoin(chatRooms, eq(chatRooms.id, posts.roomId))
    .where(and(eq(scraps.userId, me.viewerId), isReadablePost, isAfter(ordering, scraps.postId, after)))
    .orderBy(...orderBy(ordering, scraps.postId))
    .limit(size + 1)
  return pageOf(list, rows, size)
}

/** The posts one has said something about, each once, the one of the latest word first. */
export async function listCommentedPosts(db: Db, me: Me, { size = PAGE_SIZE_DEFAULT, cursor }: Wanted) {
  const list = 'my-commented-posts'
  const after = decodeCursor(list, cursor, ['integer', 'integer'])
  // By the comment's id, which grows with time.
  const latest = db
    .select({ postId: comments.postId, id: sql<number>`max(${comments.id})`.as('latest_id') })
    .from(comments)
    .where(and(eq(comments.authorId, me.viewerId), isNull(comments.deletedAt), isNull(comments.hiddenAt)))
    .groupBy(comments.postId)
    .as('latest')
  const ordering = { key: sql`${latest.id}`, keyType: 'integer', direction: 'desc' } as const
  const rows = await db
    .select({ ...postSummary(me), key: latest.id })
    .from(latest)
    .innerJoin(posts, eq(posts.id, latest.postId))
    .leftJoin(users, eq(users.id, posts.authorId))
    .leftJoin(chatRooms, eq(chatRooms.id, posts.roomId))
    .where(and(isReadablePost, isAfter(ordering, posts.id, after)))
    .orderBy(...orderBy(ordering, posts.id))
    .limit(size + 1)
  return pageOf(list, rows, size)
}
