import type { Comment, CommentDraft } from '@honjeo/contract/community'
import { COMMENTS_PER_DAY } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import type { Db } from '../db/client.ts'
import type { IdempotencyClaim } from '../db/idempotency.queries.ts'
import { countedSince, guardText, refuseRepetition } from '../records/text-guard.ts'
import { appError } from '../lib/errors.ts'
import { clip, tellThem } from '../notifications/notify.ts'
import { aboutPost, deleteComment, findCommentAuthor, insertComment } from './comments.queries.ts'
import { quoteTitle } from './quote-title.ts'

const PER_DAY = { limit: COMMENTS_PER_DAY, refusal: 'TOO_MANY_COMMENTS_TODAY' } as const

/** Stores a comment on a post, or a reply to one, and notifies those whom it concerns. It takes two statements. */
export async function writeComment(
  tx: Db,
  claim: IdempotencyClaim | null,
  { userId, postId }: { userId: number; postId: number },
  { content, parentId = null, mentions = [] }: CommentDraft,
  now: Date,
): Promise<Comment> {
  const about = aboutPost({ userId, postId, parentId }, now.toISOString())
  const guarded = { userId, kind: 'COMMENT', texts: [content], now, claim } as const
  const { nickName, imageUrl, about: post } = await guardText(tx, guarded, about)
  const answered = post?.answered ?? null
  if (parentId !== null && answered === null) throw appError('COMMENT_NOT_FOUND')
  if (!post) throw appError('POST_NOT_FOUND')
  // Below a proposal one agrees to meet.
  if (post.isForAdults) throw appError('UNDER_19_FOR_COMPANIONS')
  if (answered !== null && answered.parentId !== null) throw appError('REPLY_TO_REPLY')

  const quoted = quoteTitle(post.title)
  const sentences = {
    COMMENT: clip(say('COMMENTED', { nickname: nickName, title: quoted })),
    REPLY: clip(say('REPLIED', { nickname: nickName, title: quoted })),
    MENTION: clip(say('MENTIONED', { nickname: nickName, title: quoted })),
  }
  const stored = await insertComment(
    tx,
    { userId, kind: 'COMMENT', claim, limit: PER_DAY.limit, since: countedSince(now) },
    { postId, parentId, content, createdAt: now.toISOString(), mentions },
    { userId, nickName, imageUrl },
    { writerId: post.writerId, answeredId: answered?.authorId ?? null, sentences },
  )
  refuseRepetition(content, stored, PER_DAY)
  if (stored.answer === null) throw appError('POST_NOT_FOUND')
  tellThem(tx, stored.told)
  return stored.answer
}

export async function removeComment(tx: Db, userId: number, commentId: number, now: Date): Promise<void> {
  const comment = await findCommentAuthor(tx, commentId)
  if (comment?.authorId !== userId) throw appError('COMMENT_NOT_FOUND')
  await deleteComment(tx, commentId, now.toISOString())
}
