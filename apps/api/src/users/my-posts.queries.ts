import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { notBlockedBy } from '../records/blocks.queries.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor } from '../db/cursor.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { isReadablePost } from '../records/post-columns.ts'
import type { Viewing } from '../records/viewing.ts'
import { selectPosts, toPostPage } from '../records/posts.queries.ts'
import { comments, scraps } from '@honjeo/schema/comments'
import { posts } from '@honjeo/schema/posts'

type Me = Viewing & { viewerId: number }

const isShownTo = ({ viewerId }: Me) => and(isReadablePost, notBlockedBy(viewerId, posts.authorId))

interface Wanted {
  size?: number | undefined
  cursor?: string | undefined
}

/** Returns one's own posts, the newest first. */
export async function listWrittenPosts(db: Db, me: Me, { size = PAGE_SIZE_DEFAULT, cursor }: Wanted) {
  const list = 'my-posts'
  const ordering = { key: posts.createdAt, keyType: 'instant', direction: 'desc' } as const
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const rows = await selectPosts(db, me, isoUtc(posts.createdAt))
    .where(and(eq(posts.authorId, me.viewerId), isReadablePost, isAfter(ordering, posts.id, after)))
    .orderBy(...orderBy(ordering, posts.id))
    .limit(size + 1)
  return toPostPage(list, rows, size, me.viewerId)
}

/** The posts one keeps, the last kept first. */
export async function listScraps(db: Db, me: Me, { size = PAGE_SIZE_DEFAULT, cursor }: Wanted) {
  const list = 'my-scraps'
  const ordering = { key: scraps.createdAt, keyType: 'instant', direction: 'desc' } as const
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const rows = await selectPosts(db, me, isoUtc(scraps.createdAt))
    .innerJoin(scraps, eq(scraps.postId, posts.id))
    .where(and(eq(scraps.userId, me.viewerId), isShownTo(me), isAfter(ordering, scraps.postId, after)))
    .orderBy(...orderBy(ordering, scraps.postId))
    .limit(size + 1)
  return toPostPage(list, rows, size, me.viewerId)
}

/** The posts one has said something about, each once, the one of the latest word first. */
export async function listCommentedPosts(db: Db, me: Me, { size = PAGE_SIZE_DEFAULT, cursor }: Wanted) {
  const list = 'my-commented-posts'
  const after = decodeCursor(list, cursor, ['integer', 'integer'])
  // The order is that of the comment's id, which grows with time.
  const latest = db
    .select({ postId: comments.postId, id: sql<number>`max(${comments.id})`.as('latest_id') })
    .from(comments)
    .where(and(eq(comments.authorId, me.viewerId), isNull(comments.deletedAt), isNull(comments.hiddenAt)))
    .groupBy(comments.postId)
    .as('latest')
  const ordering = { key: sql`${latest.id}`, keyType: 'integer', direction: 'desc' } as const
  const rows = await selectPosts(db, me, sql<number>`${latest.id}`)
    .innerJoin(latest, eq(latest.postId, posts.id))
    .where(and(isShownTo(me), isAfter(ordering, posts.id, after)))
    .orderBy(...orderBy(ordering, posts.id))
    .limit(size + 1)
  return toPostPage(list, rows, size, me.viewerId)
}
