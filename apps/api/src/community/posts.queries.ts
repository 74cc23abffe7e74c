import type { PostDetail } from '@honjeo/contract/community'
import type { RoomSummary } from '@honjeo/contract/rooms'
import type { PostCategory } from '@honjeo/contract/values/enums'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { attachedImagesOf } from '../records/attached-images.ts'
import { notBlockedBy } from '../records/blocks.queries.ts'
import type { Db } from '../db/client.ts'
import { only } from '../db/only.ts'
import { isCheckViolation } from '../db/db-errors.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor } from '../db/cursor.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { prepared, type Param } from '../db/prepared.ts'
import { isReadablePost, postColumns } from '../records/post-columns.ts'
import { selectPosts, toPostPage } from '../records/posts.queries.ts'
import { isMentionable, seesAsVisitor } from '../records/known-room.ts'
import { roomSummary, toListed } from '../records/room-columns.ts'
import { places } from '@honjeo/schema/places'
import { posts } from '@honjeo/schema/posts'
import { chatRooms } from '@honjeo/schema/rooms'
import { users } from '@honjeo/schema/users'
import type { Viewing } from '../records/viewing.ts'
import { isVisibleRoom } from '../records/visible-room.ts'
import { appError } from '@honjeo/contract/app-error'
import { scraps } from '@honjeo/schema/comments'

interface PostListQuery {
  category: PostCategory | undefined
  size: number
  cursor: string | undefined
}

const NEWEST_FIRST = { key: posts.createdAt, keyType: 'instant', direction: 'desc' } as const

interface PostsAsked {
  viewerId: Param<number> | null
  now: Param<string>
  category: Param<PostCategory> | undefined
  afterKey: Param<string> | undefined
  afterId: Param<number> | undefined
  limit: Param<number>
}

const selectPage = prepared('list_posts', (db, { category, afterKey, afterId, limit, ...viewing }: PostsAsked) =>
  selectPosts(db, viewing, isoUtc(posts.createdAt))
    .where(
      and(
        isReadablePost,
        notBlockedBy(viewing.viewerId, posts.authorId),
        category === undefined ? undefined : eq(posts.category, category),
        isAfter(NEWEST_FIRST, posts.id, afterKey && afterId ? [afterKey, afterId] : null),
      ),
    )
    .orderBy(...orderBy(NEWEST_FIRST, posts.id))
    .limit(limit),
)

/** Returns the posts of a page, the newest first. */
export async function listPosts(db: Db, { category, size, cursor }: PostListQuery, viewing: Viewing) {
  const list = `posts:${category ?? ''}`
  const [afterKey, afterId] = decodeCursor(list, cursor, ['instant', 'integer']) ?? []
  const rows = await selectPage(db, { ...viewing, category, afterKey, afterId, limit: size + 1 })
  return toPostPage(list, rows, size, viewing.viewerId)
}

interface PostAsked {
  postId: Param<number>
  viewerId: Param<number> | null
  now: Param<string>
}

/** A hidden post stays visible to its author, who can appeal. A post by a member whom the viewer has blocked is not found. */
const isReadableBy = (viewerId: Param<number> | null) =>
  viewerId === null
    ? isReadablePost
    : and(
        isNull(posts.deletedAt),
        or(isNull(posts.hiddenAt), eq(posts.authorId, viewerId)),
        notBlockedBy(viewerId, posts.authorId),
      )

const selectPost = prepared('find_post', (db, { postId, ...viewing }: PostAsked) =>
  db
    .select({
      ...postColumns(viewing),
      content: posts.content,
      images: attachedImagesOf('post'),
      hasRoom: sql<boolean>`${chatRooms.id} is not null`,
      isWithheld: seesAsVisitor(viewing.viewerId),
      room: roomSummary(viewing),
      isHidden: sql<boolean>`${posts.hiddenAt} is not null`,
    })
    .from(posts)
    .leftJoin(users, eq(users.id, posts.authorId))
    .leftJoin(chatRooms, and(eq(chatRooms.id, posts.roomId), isMentionable(viewing.viewerId, viewing.now)))
    .leftJoin(places, eq(places.contentId, chatRooms.contentId))
    .where(and(eq(posts.id, postId), isReadableBy(viewing.viewerId))),
)

export async function findPost(db: Db, postId: number, viewing: Viewing): Promise<PostDetail | undefined> {
  const [row] = await selectPost(db, { postId, ...viewing })
  if (!row) return undefined
  const { hasRoom, isWithheld, room, ...post } = row
  return {
    ...post,
    thumbUrl: post.images[0]?.thumbUrl ?? null,
    imageCount: post.images.length,
    // A room is there with all its columns, or with none.
    room: hasRoom ? toListed(room as RoomSummary, isWithheld ? null : viewing.viewerId) : null,
  }
}

/** Whether a post is there for this viewer, hidden ones aside. */
export const postExists = async (db: Db, postId: number, viewerId: number | null): Promise<boolean> =>
  (await db.$count(posts, and(eq(posts.id, postId), isReadablePost, notBlockedBy(viewerId, posts.authorId)))) > 0

/** Returns the author of a post, hidden or not, and locks it until the transaction ends; undefined when it is gone. */
export async function lockPostToDelete(tx: Db, postId: number) {
  const [post] = await tx
    .select({ authorId: posts.authorId, isHidden: sql<boolean>`${posts.hiddenAt} is not null` })
    .from(posts)
    .where(and(eq(posts.id, postId), isNull(posts.deletedAt)))
    .for('no key update')
  return post
}

const selectLocked = prepared('lock_post', (db, { postId }: { postId: Param<number> }) =>
  db
    .select({
      authorId: posts.authorId,
      title: posts.title,
      content: posts.content,
      category: posts.category,
      roomId: posts.roomId,
      scrapCount: posts.scrapCount,
    })
    .from(posts)
    .where(and(eq(posts.id, postId), isReadablePost))
    .for('no key update'),
)

/** What decides on a change, with the post locked against others until the transaction ends; undefined when it is gone. */
export async function lockPost(tx: Db, postId: number) {
  const [post] = await selectLocked(tx, { postId })
  return post
}

type PostColumns = Pick<typeof posts.$inferInsert, 'category' | 'title' | 'content' | 'roomId'>

/**
 * The database judges who proposes company, whatever was asked before: throws UNDER_19_FOR_COMPANIONS for a minor,
 * FACTS_NEEDED for a member whose age is not known.
 */
async function byAdult<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (isCheckViolation(error, 'posts_proposal_of_known_age')) throw appError('FACTS_NEEDED')
    throw isCheckViolation(error, 'posts_proposal_of_adult') ? appError('UNDER_19_FOR_COMPANIONS') : error
  }
}

interface NewPost {
  authorId: Param<number>
  category: Param<PostCategory>
  title: Param<string>
  content: Param<string>
  roomId: Param<number> | null
  now: Param<string>
}

const insertOne = prepared('insert_post', (db, { now, ...columns }: NewPost) =>
  db
    .insert(posts)
    .values({ ...columns, createdAt: now, updatedAt: now })
    .returning({ id: posts.id }),
)

/** Answers its id. Throws what `byAdult` throws. */
export async function insertPost(
  tx: Db,
  authorId: number,
  { category, title, content, roomId = null }: PostColumns,
  now: string,
): Promise<number> {
  return only(await byAdult(insertOne(tx, { authorId, category, title, content, roomId, now }))).id
}

/** Throws what `byAdult` throws. */
export async function updatePost(tx: Db, postId: number, columns: PostColumns, now: string): Promise<void> {
  await byAdult(
    tx
      .update(posts)
      .set({ ...columns, updatedAt: now })
      .where(eq(posts.id, postId)),
  )
}

/** Takes a post out of everybody's sight; staff may still have to judge what was reported. */
export async function deletePost(tx: Db, postId: number, now: string): Promise<void> {
  await tx.update(posts).set({ deletedAt: now }).where(eq(posts.id, postId))
}

export const isHostOf = async (tx: Db, userId: number, roomId: number): Promise<boolean> =>
  (await tx.$count(chatRooms, and(eq(chatRooms.id, roomId), eq(chatRooms.hostId, userId), isVisibleRoom))) > 0

/** Returns false when there was none. */
export async function deleteScrap(tx: Db, userId: number, postId: number): Promise<boolean> {
  const gone = await tx
    .delete(scraps)
    .where(and(eq(scraps.userId, userId), eq(scraps.postId, postId)))
    .returning({ postId: scraps.postId })
  return gone.length > 0
}

/** Returns false when there was one. */
export async function insertScrap(tx: Db, userId: number, postId: number, now: string): Promise<boolean> {
  const { rowCount } = await tx.insert(scraps).values({ userId, postId, createdAt: now }).onConflictDoNothing()
  return rowCount === 1
}

export async function findNickname(db: Db, userId: number): Promise<string> {
  const [user] = await db.select({ nickname: users.nickname }).from(users).where(eq(users.id, userId))
  if (!user) throw new Error('a member who calls exists')
  return user.nickname
}
