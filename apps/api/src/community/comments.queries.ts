import type { Comment, CommentThread } from '@honjeo/contract/community'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { isBlockedBetween, notBlockedBy } from '../db/blocks.queries.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { executeNamed } from '../db/execute-named.ts'
import { FORMER_MEMBER } from '../db/former-member.ts'
import { isReadablePost } from '../db/post-columns.ts'
import { commentMentions, comments } from '../db/schema/comments.ts'
import { posts } from '../db/schema/posts.ts'
import { users } from '../db/schema/users.ts'
import { writersIn } from './mentionable.queries.ts'

const isReadable = sql<boolean>`(${comments.deletedAt} is null and ${comments.hiddenAt} is null)`

/** For this viewer: whom one has blocked has said nothing. */
const isShown = (viewerId: number | null) =>
  sql<boolean>`(${isReadable} and ${notBlockedBy(viewerId, comments.authorId)})`

/** The query joins `users` as authors from the left; finish each row with `toComment`. */
const commentColumns = (viewerId: number | null) => ({
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
  isMine: sql<boolean>`coalesce(${comments.authorId} = ${viewerId}::bigint, false)`,
  createdAt: isoUtc(comments.createdAt),
})

/** Of what was deleted nothing is told but that it was there. */
const toComment = (row: Comment): Comment =>
  row.isDeleted
    ? { ...row, author: { userId: null, nickName: '', imageUrl: null }, content: '', mentions: [], isMine: false }
    : row

/** A value and no `exists`, which the planner may answer by reading all comments there are. */
const hasReplies = (viewerId: number | null) => sql`(
  select true from comments r where r.post_id = ${comments.postId} and r.parent_id = ${comments.id}
  and r.deleted_at is null and r.hidden_at is null and ${notBlockedBy(viewerId, sql`r.author_id`)} limit 1)`

/** Oldest first, of a post that people may read. Two statements, however many threads and replies there are. */
export async function listThreads(
  db: Db,
  { postId, viewerId }: { postId: number; viewerId: number | null },
  size: number,
  cursor: string | undefined,
) {
  const list = `comments:${postId}`
  const [after = 0] = decodeCursor(list, cursor, ['integer']) ?? []
  const select = () =>
    db.select(commentColumns(viewerId)).from(comments).leftJoin(users, eq(users.id, comments.authorId))
  const roots = await select()
    .innerJoin(posts, and(eq(posts.id, comments.postId), isReadablePost))
    .where(
      and(
        eq(comments.postId, postId),
        isNull(comments.parentId),
        gt(comments.id, after),
        sql`(${isShown(viewerId)} or ${hasReplies(viewerId)})`,
      ),
    )
    .orderBy(asc(comments.id))
    .limit(size + 1)
    // Under a name its plan is kept, which takes longer to make than to carry out.
    .prepare('list_threads')
    .execute()
  const shown = roots.slice(0, size).map(({ commentId }) => commentId)
  const replies =
    shown.length === 0
      ? []
      : await select()
          .where(
            and(
              eq(comments.postId, postId),
              sql`${comments.parentId} = any(${sql.param(shown)}::bigint[])`,
              isShown(viewerId),
            ),
          )
          .orderBy(asc(comments.id))
          .prepare('list_replies')
          .execute()
  return toPage(
    roots,
    size,
    (root): CommentThread => ({
      ...toComment(root),
      replies: replies.filter(({ parentId }) => parentId === root.commentId).map(toComment),
    }),
    ({ commentId }) => encodeCursor(list, [commentId]),
  )
}

/** What a reply would answer; undefined where nobody can read it. */
export async function findAnswered(tx: Db, postId: number, commentId: number) {
  const [row] = await tx
    .select({ authorId: comments.authorId, parentId: comments.parentId })
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.postId, postId), isReadable))
  return row
}

interface NewComment {
  postId: number
  parentId: number | null
  authorId: number
  content: string
  createdAt: string
}

/**
 * Stores it below a post that people may read; undefined where there is none. One statement also tells what its author
 * and the post are shown by.
 */
export async function insertComment(tx: Db, { postId, parentId, authorId, content, createdAt }: NewComment) {
  const [row] = await executeNamed<{
    commentId: number
    nickName: string
    imageUrl: string | null
    /** Of the post. */
    writerId: number | null
    title: string
  }>(
    tx,
    'insert_comment',
    sql`
      insert into comments (post_id, parent_id, author_id, content, created_at)
      select posts.id, ${parentId}::bigint, ${authorId}, ${content}, ${createdAt}::timestamptz
      from posts where posts.id = ${postId} and ${isReadablePost}
      returning id as "commentId",
        (select nickname from users where users.id = comments.author_id) as "nickName",
        (select image_url from users where users.id = comments.author_id) as "imageUrl",
        (select posts.author_id from posts where posts.id = comments.post_id) as "writerId",
        (select title from posts where posts.id = comments.post_id)
    `,
  )
  return row
}

/** Of these members, those whom the author can call below the post and whose @nickname the text holds. */
export async function insertMentions(
  tx: Db,
  { commentId, postId, authorId, content }: { commentId: number; postId: number; authorId: number; content: string },
  userIds: readonly number[],
): Promise<Comment['mentions']> {
  if (userIds.length === 0) return []
  const named = tx
    .select({ commentId: sql<number>`${commentId}::bigint`.as('comment_id'), userId: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...userIds]),
        sql`${users.id} in ${writersIn(postId)}`,
        sql`not ${isBlockedBetween(authorId, sql`users.id`)}`,
        sql`strpos(${content}, '@' || ${users.nickname}) > 0`,
      ),
    )
    .orderBy(asc(users.id))
  return tx
    .insert(commentMentions)
    .select(named)
    .returning({
      userId: commentMentions.userId,
      nickName: sql<string>`(select nickname from users where users.id = user_id)`,
    })
}

/** Whose comment it is; undefined when it was deleted. */
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
