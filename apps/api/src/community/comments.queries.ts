import type { Author, Comment, CommentThread } from '@honjeo/contract/community'
import type { Sentence } from '@honjeo/contract/values/sentences'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { isBlockedBetween, notBlockedBy } from '../records/blocks.queries.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { prepared, type Bindable, type Param } from '../db/prepared.ts'
import { isReadablePost } from '../records/post-columns.ts'
import { commentMentions, comments } from '../db/schema/comments.ts'
import { posts } from '../db/schema/posts.ts'
import { users } from '../db/schema/users.ts'
import { telling, wordsIn, type SentNotification } from '../records/telling.ts'
import { storeText, type About, type NewText, type Written } from '../records/written-texts.ts'
import { writersIn } from './mentionable.queries.ts'

const isReadable = sql<boolean>`(${comments.deletedAt} is null and ${comments.hiddenAt} is null)`

/** A hidden comment stays visible to its author, who can appeal. */
const isOwnHidden = (viewerId: Bindable<number> | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`(${comments.deletedAt} is null and ${comments.hiddenAt} is not null and ${comments.authorId} = ${viewerId}::bigint)`

/** For this viewer: whom one has blocked has said nothing. */
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

/** A value and no `exists`, which the planner may answer by reading all comments there are. */
const hasReplies = (viewerId: Bindable<number> | null) => sql`(
  select true from comments r where r.post_id = ${comments.postId} and r.parent_id = ${comments.id}
  and r.deleted_at is null and r.hidden_at is null and ${notBlockedBy(viewerId, sql`r.author_id`)} limit 1)`

const selectComments = (db: Db, viewerId: Bindable<number> | null) =>
  db.select(commentColumns(viewerId)).from(comments).leftJoin(users, eq(users.id, comments.authorId))

interface Below {
  postId: Param<number>
  viewerId: Param<number> | null
}

const selectRoots = prepared(
  'list_threads',
  (db, { postId, viewerId, after, limit }: Below & { after: Param<number>; limit: Param<number> }) =>
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
  (db, { postId, viewerId, parentIds }: Below & { parentIds: Param<number[]> }) =>
    selectComments(db, viewerId)
      .where(
        and(eq(comments.postId, postId), sql`${comments.parentId} = any(${parentIds}::bigint[])`, isShown(viewerId)),
      )
      .orderBy(asc(comments.id)),
)

/** Oldest first, of a post that people may read. Two statements, however many threads and replies there are. */
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
    (root): CommentThread => ({
      ...toComment(root),
      replies: replies.filter(({ parentId }) => parentId === root.commentId).map(toComment),
    }),
    ({ commentId }) => encodeCursor(list, [commentId]),
  )
}

interface Commented {
  title: string
  /** The post proposes company, and the writer is a minor. */
  isForAdults: boolean
  writerId: number | null
  /** Null where no member can read it, or no answer was meant. */
  answered: { authorId: number | null; parentId: number | null } | null
}

/**
 * The post that a comment is written below and, for a reply, the comment it answers; null where either cannot be read,
 * or one of the writer and its author has blocked the other.
 */
export const aboutPost = (
  { userId, postId, parentId }: { userId: number; postId: number; parentId: number | null },
  now: string,
): About<Commented | null> => ({
  name: 'post',
  value: sql`(
    select json_build_object('title', title, 'writerId', author_id, 'isForAdults', category = 'COMPANION_PROPOSAL' and not (
      select is_adult(me.birth_date, (${now}::timestamptz at time zone 'Asia/Seoul')::date) from users me where me.id = ${userId}::bigint
    ), 'answered', (
      select json_build_object('authorId', ${comments.authorId}, 'parentId', ${comments.parentId}) from ${comments}
      where ${comments.id} = ${parentId}::bigint and ${comments.postId} = ${posts.id} and ${isReadable}
        and not ${isBlockedBetween(userId, sql`${comments.authorId}`)}))
    from ${posts} where ${posts.id} = ${postId} and ${isReadablePost} and not ${isBlockedBetween(userId, sql`${posts.authorId}`)})`,
})

interface NewComment {
  postId: number
  parentId: number | null
  content: string
  createdAt: string
  /** Whom the author means to call. */
  mentions: readonly number[]
}

/** Returns those of some members whom the author can call below the post and whose @nickname the text holds. */
const calledBy = (authorId: number, { postId, content, mentions }: NewComment) => sql`
  insert into ${commentMentions} (comment_id, user_id)
  select stored.id, users.id from stored, ${users}
  where users.id = any(${sql.param([...mentions])}::bigint[])
    and (users.id = ${authorId} or users.id in ${writersIn(postId)})
    and not ${isBlockedBetween(authorId, sql`users.id`)}
    and strpos(${content}, '@' || users.nickname) > 0
  returning user_id`

/** The members whom a comment concerns, with how they are notified. */
interface Concerned {
  writerId: number | null
  answeredId: number | null
  sentences: Record<'COMMENT' | 'REPLY' | 'MENTION', Sentence>
}

/** Each person hears of a comment once, in the way that concerns them most, and never of their own. */
const concernedBy = (authorId: number, { writerId, answeredId, sentences }: Concerned) => sql`
  select distinct on (user_id) user_id, type, message, code, args from (
    select ${writerId}::bigint as user_id, 'COMMENT' as type, ${wordsIn(sentences.COMMENT)}, 1 as weight from stored
    union all select ${answeredId}::bigint, 'REPLY', ${wordsIn(sentences.REPLY)}, 2 from stored
    union all select user_id, 'MENTION', ${wordsIn(sentences.MENTION)}, 3 from called
  ) concerned
  where user_id <> ${authorId}
  order by user_id, weight desc`

/**
 * Stores it below a post that people may read, with the members it calls, and notifies those whom it concerns. `answer`
 * is the comment as its author sees it, or null where the post is gone, too; `told` are those who were notified, for
 * `tellThem`.
 */
export const insertComment = (
  tx: Db,
  text: NewText,
  comment: NewComment,
  author: Author,
  concerned: Concerned,
): Promise<Written & { answer: Comment | null; told: SentNotification[] }> => {
  const { postId, parentId, content, createdAt } = comment
  const known = { parentId, author, content, isDeleted: false, isHidden: false, isMine: true, createdAt }
  return storeText<Comment, { told: SentNotification[] }>(tx, text, {
    insert: sql`
      insert into comments (post_id, parent_id, author_id, content, created_at)
      select posts.id, ${parentId}::bigint, ${text.userId}::bigint, ${content}, ${createdAt}::timestamptz
      from posts, allowed where posts.id = ${postId} and ${isReadablePost}
      returning id`,
    also: [
      sql`called as (${calledBy(text.userId, comment)})`,
      sql`concerned as (${concernedBy(text.userId, concerned)})`,
      sql`told as (${telling(sql`concerned`, { resourceType: 'POST', resourceId: postId, by: text.userId })})`,
    ],
    answer: sql`${JSON.stringify(known)}::jsonb || jsonb_build_object('commentId', stored.id, 'mentions', (
      select coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'nickName', u.nickname) order by u.id), '[]')
      from called join users u on u.id = called.user_id))`,
    columns: sql`(select coalesce(json_agg(told), '[]') from told) as told`,
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
