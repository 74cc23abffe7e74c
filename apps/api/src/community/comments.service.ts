import type { Author, Comment, CommentDraft } from '@honjeo/contract/community'
import type { NotificationType } from '@honjeo/contract/values/enums'
import { COMMENTS_PER_DAY } from '@honjeo/contract/values/limits'
import type { Db } from '../db/client.ts'
import { guardText } from '../db/text-guard.ts'
import { appError } from '../errors.ts'
import { notify } from '../notifications/notify.ts'
import { deleteComment, findAnswered, findCommentAuthor, insertComment, insertMentions } from './comments.queries.ts'
import { quoteTitle } from './quote-title.ts'

/** A comment on a post, or a reply to one, and those whom it concerns are told. */
export async function writeComment(
  tx: Db,
  userId: number,
  postId: number,
  { content, parentId = null, mentions = [] }: CommentDraft,
  now: Date,
): Promise<Comment> {
  const perDay = { limit: COMMENTS_PER_DAY, code: 'POST4291' } as const
  await guardText(tx, { userId, kind: 'COMMENT', texts: [content], now, perDay })
  const answered = parentId === null ? null : await findAnswered(tx, postId, parentId)
  if (answered === undefined) throw appError('POST4041')
  if (answered && answered.parentId !== null) throw appError('POST4001')

  const createdAt = now.toISOString()
  const stored = await insertComment(tx, { postId, parentId, authorId: userId, content, createdAt })
  if (!stored) throw appError('POST4040')
  const { commentId, nickName, imageUrl, writerId, title } = stored
  const mentioned = await insertMentions(tx, { commentId, postId, authorId: userId, content }, mentions)
  const author = { userId, nickName, imageUrl }
  const concerned = { writerId, answeredId: answered?.authorId ?? null, mentioned }
  await tellConcerned(tx, author, { postId, title }, concerned)
  return { commentId, parentId, author, content, mentions: mentioned, isDeleted: false, isMine: true, createdAt }
}

interface Concerned {
  writerId: number | null
  answeredId: number | null
  mentioned: Comment['mentions']
}

/** Each person hears of a comment once, in the way that concerns them most, and nobody of their own. */
async function tellConcerned(
  tx: Db,
  author: Author,
  { postId, title }: { postId: number; title: string },
  { writerId, answeredId, mentioned }: Concerned,
) {
  const { nickName } = author
  const quoted = quoteTitle(title)
  const messages = {
    COMMENT: `${nickName}님이 ${quoted}에 댓글을 남겼어요.`,
    REPLY: `${nickName}님이 ${quoted}에서 내 댓글에 답글을 남겼어요.`,
    MENTION: `${nickName}님이 ${quoted}에서 나를 불렀어요.`,
  } satisfies Partial<Record<NotificationType, string>>
  const told = new Map<number | null, keyof typeof messages>([
    [writerId, 'COMMENT'],
    [answeredId, 'REPLY'],
    ...mentioned.map(({ userId }) => [userId, 'MENTION'] as const),
  ])
  for (const [userId, type] of told) {
    if (userId === null || userId === author.userId) continue
    await notify(tx, {
      userId,
      type,
      message: messages[type],
      resourceType: 'POST',
      resourceId: postId,
      by: author.userId,
    })
  }
}

export async function removeComment(tx: Db, userId: number, commentId: number, now: Date): Promise<void> {
  const comment = await findCommentAuthor(tx, commentId)
  if (!comment) throw appError('POST4041')
  if (comment.authorId !== userId) throw appError('POST4031')
  await deleteComment(tx, commentId, now.toISOString())
}
