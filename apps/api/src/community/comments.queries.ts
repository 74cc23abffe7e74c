import type { Comment, CommentThread } from '@honjeo/contract/community'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { MENTIONS_MAX } from '@honjeo/contract/values/limits'
import { and, asc, eq, gt, isNull, not, sql } from 'drizzle-orm'
import { isBlockedBetween, notBlockedBy } from '../records/blocks.queries.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { prepared, type Bindable, type Param } from '../db/prepared.ts'
import { isReadablePost } from '../records/post-columns.ts'
import { commentMentions, comments } from '@honjeo/schema/comments'
import { posts } from '@honjeo/schema/posts'
import { users } from '@honjeo/schema/users'

/** The ids of those who have written in a post: whom a comment there can call. */
const writersIn = (postId: number) => sql`(
  select author_id from posts where id = ${postId}
  union select author_id from comments where post_id = ${postId} and deleted_at is null and hidden_at is null)`

/** Returns who wrote in a post and has a nickname that begins so: in its order, without the viewer and blocks of either side. */
export async function listMentionable(db: Db, postId: number, viewerId: number, beginning: string) {
  const { rows } = await db.execute<{ userId: number; nickName: string }>(sql`
    select id as "userId", nickname as "nickName" from users
    where id in ${writersIn(postId)} and id <> ${viewerId} and starts_with(lower(nickname), lower(${beginning}))
      and not ${isBlockedBetween(viewerId, sql`users.id`)}
    order by nickname limit ${MENTIONS_MAX}
  `)
  return rows
}

const isReadable = sql<boolean>`(${comments.deletedAt} is null and ${comments.hiddenAt} is null)`

/** A hidden comment stays visible to its author, who can appeal. */
const isOwnHidden = (viewerId: Bindable<number> | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`(${comments.deletedAt} is null and ${comments.hiddenAt} is not null and ${comments.authorId} = ${viewerId}::bigint)`

/** The condition that a viewer is shown a comment: whom one has blocked has said nothing. */
const isShown = (viewerId: Bindable<number> | null) =>
  sql<boolean>`((${isReadable} and ${notBlockedBy(viewerId, comments.authorId)}) or ${isOwnHidden(viewerId)})`

/** The query joins `users` as authors from the left; finish each row with `toComment`. */
const commentColumns = (viewerId: Bindable<number> | null) => ({
  commentId: comments.id,
  parentId: comments.parentId,
  author: {
    userId: comments.authorId,
    nickName: sql<string>`coalesce(${users.nickname}, ${FORMER_MEMBER})`,
    imageUrl: users.imageUrl,
  },
  content: comments.content,
  mentions: sql<Comment['mentions']>`(
    select coalesce(json_agg(json_build_object('userId', u.id, 'nickName', u.nickname) order by u.id), '[]')
    from comment_mentions m join users u on u.id = m.user_id where m.comment_id = ${comments.id}
  )`,
  isDeleted: sql<boolean>`not ${isShown(viewerId)}`,
  isHidden: sql<boolean>`coalesce(${isOwnHidden(viewerId)}, false)`,
  isMine: sql<boolean>`coalesce(${comments.authorId} = ${viewerId}::bigint, false)`,
  createdAt: isoUtc(comments.createdAt),
})

/** A deleted one shows only that it was there. */
const toComment = (row: Comment): Comment =>
  row.isDeleted
    ? { ...row, author: { userId: null, nickName: '', imageUrl: null }, content: '', mentions: [], isMine: false }
    : row

/** The column is a value and no `exists`, which the planner may answer by reading all comments there are. */
const hasReplies = (viewerId: Bindable<number> | null) => sql`(
  select true from comments r where r.post_id = ${comments.postId} and r.parent_id = ${comments.id}
  and r.deleted_at is null and r.hidden_at is null and ${notBlockedBy(viewerId, sql`r.author_id`)} limit 1)`

const selectComments = (db: Db, viewerId: Bindable<number> | null) =>
  db.select(commentColumns(viewerId)).from(comments).leftJoin(users, eq(users.id, comments.authorId))

interface Asked {
  postId: Param<number>
  viewerId: Param<number> | null
}

const selectRoots = prepared(
  'list_threads',
  (db, { postId, viewerId, after, limit }: Asked & { after: Param<number>; limit: Param<number> }) =>
    selectComments(db, viewerId)
      .innerJoin(posts, and(eq(posts.id, comments.postId), isReadablePost, notBlockedBy(viewerId, posts.authorId)))
      .where(
        and(
          eq(comments.postId, postId),
          isNull(comments.parentId),
          gt(comments.id, after),
          sql`(${isShown(viewerId)} or ${hasReplies(viewerId)})`,
        ),
      )
      .orderBy(asc(comments.id))
      .limit(limit),
)

const selectReplies = prepared(
  'list_replies',
  (db, { postId, viewerId, parentIds }: Asked & { parentIds: Param<number[]> }) =>
    selectComments(db, viewerId)
      .where(
        and(eq(comments.postId, postId), sql`${comments.parentId} = any(${parentIds}::bigint[])`, isShown(viewerId)),
      )
      .orderBy(asc(comments.id)),
)

/** Returns the threads of a post that people may read, the oldest first. Two statements, however many threads and replies there are. */
export async function listThreads(
  db: Db,
  { postId, viewerId }: { postId: number; viewerId: number | null },
  size: number,
  cursor: string | undefined,
) {
  const list = `comments:${postId}`
  const [after = 0] = decodeCursor(list, cursor, ['integer']) ?? []
  const roots = await selectRoots(db, { postId, viewerId, after, limit: size + 1 })
  const parentIds = roots.slice(0, size).map(({ commentId }) => commentId)
  const replies = parentIds.length === 0 ? [] : await selectReplies(db, { postId, viewerId, parentIds })
  return toPage(
    roots,
    size,
    ({ commentId }) => encodeCursor(list, [commentId]),
    (root): CommentThread => ({
      ...toComment(root),
      replies: replies.filter(({ parentId }) => parentId === root.commentId).map(toComment),
    }),
  )
}

interface Below {
  userId: number
  postId: number
  parentId: number | null
}

interface BelowAsked {
  userId: Param<number>
  postId: Param<number>
  parentId: Param<number> | null
}

const selectPostToComment = prepared('find_post_to_comment', (db, { userId, postId, parentId }: BelowAsked) =>
  db
    .select({
      title: posts.title,
      category: posts.category,
      writerId: posts.authorId,
      answered: { id: comments.id, authorId: comments.authorId, parentId: comments.parentId },
    })
    .from(posts)
    .leftJoin(
      comments,
      and(
        eq(comments.id, sql`${parentId}::bigint`),
        eq(comments.postId, posts.id),
        isReadable,
        not(isBlockedBetween(userId, sql`${comments.authorId}`)),
      ),
    )
    .where(and(eq(posts.id, postId), isReadablePost, not(isBlockedBetween(userId, sql`${posts.authorId}`)))),
)

/**
 * The post that a comment is written below and, for a reply, the comment it answers. There is none where it cannot be
 * read, or one of the writer and its author has blocked the other.
 */
export async function findPostToComment(tx: Db, { userId, postId, parentId }: Below) {
  const [post] = await selectPostToComment(tx, { userId, postId, parentId })
  return post
}

interface NewComment extends Below {
  content: string
  createdAt: string
}

/** Returns its id; undefined where the post can be read no more. */
export async function insertComment(tx: Db, { userId, postId, parentId, content, createdAt }: NewComment) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into comments (post_id, parent_id, author_id, content, created_at)
    select posts.id, ${parentId}::bigint, ${userId}::bigint, ${content}, ${createdAt}::timestamptz from posts
    where posts.id = ${postId} and ${isReadablePost}
    returning id`)
  return rows[0]?.id
}

/**
 * Returns those of some members whom the author can call below the post, and whose @nickname the text holds. They stay
 * until the transaction ends.
 */
export async function listCalled(tx: Db, { userId, postId, content }: NewComment, mentions: readonly number[]) {
  const { rows } = await tx.execute<{ userId: number; nickName: string }>(sql`
    select id as "userId", nickname as "nickName" from users
    where id = any(${sql.param([...mentions])}::bigint[]) and (id = ${userId} or id in ${writersIn(postId)})
      and not ${isBlockedBetween(userId, sql`users.id`)} and strpos(${content}, '@' || nickname) > 0
    order by id for key share of users`)
  return rows
}

export async function insertMentions(tx: Db, commentId: number, userIds: readonly number[]): Promise<void> {
  await tx.insert(commentMentions).values(userIds.map((userId) => ({ commentId, userId })))
}

/** Returns whose comment it is; undefined when it was deleted. */
export async function findCommentAuthor(db: Db, commentId: number) {
  const [row] = await db
    .select({ authorId: comments.authorId })
    .from(comments)
    .where(and(eq(comments.id, commentId), isNull(comments.deletedAt)))
  return row
}

export async function deleteComment(db: Db, commentId: number, now: string): Promise<void> {
  await db
    .update(comments)
    .set({ deletedAt: now })
    .where(and(eq(comments.id, commentId), isNull(comments.deletedAt)))
}
