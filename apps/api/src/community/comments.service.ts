import type { Comment, CommentDraft } from '@honjeo/contract/community'
import { COMMENTS_PER_DAY } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import type { Db } from '../db/client.ts'
import { guardText, refuseRepetition, requireAllowance } from '../records/text-guard.ts'
import { requireAdultForCompanions } from '../records/member-rules.ts'
import { appError } from '@honjeo/contract/app-error'
import type { NewNotification } from '../notifications/notifications.queries.ts'
import { notifyAll } from '../notifications/notify.ts'
import {
  deleteComment,
  findCommentAuthor,
  findPostToComment,
  insertComment,
  insertMentions,
  listCalled,
} from './comments.queries.ts'
import { quoteTitle } from './posts.service.ts'

const PER_DAY = { limit: COMMENTS_PER_DAY, refusal: 'TOO_MANY_COMMENTS_TODAY' } as const

/** Stores a comment on a post, or a reply to one, and notifies those whom it concerns. */
export async function writeComment(
  tx: Db,
  { userId, postId }: { userId: number; postId: number },
  { content, parentId = null, mentions = [] }: CommentDraft,
  now: Date,
): Promise<Comment> {
  const about = { userId, kind: 'COMMENT', now } as const
  const { nickName, imageUrl, birthDate } = await guardText(tx, { ...about, texts: [content] })
  const post = await findPostToComment(tx, { userId, postId, parentId })
  const answered = post?.answered ?? null
  if (parentId !== null && answered === null) throw appError('COMMENT_NOT_FOUND')
  if (!post) throw appError('POST_NOT_FOUND')
  // One agrees to meet in a comment below a proposal.
  if (post.category === 'COMPANION_PROPOSAL') requireAdultForCompanions(birthDate, now)
  if (answered !== null && answered.parentId !== null) throw appError('REPLY_TO_REPLY')
  refuseRepetition(content, await requireAllowance(tx, about, PER_DAY))

  const createdAt = now.toISOString()
  const draft = { userId, postId, parentId, content, createdAt }
  const commentId = await insertComment(tx, draft)
  if (commentId === undefined) throw appError('POST_NOT_FOUND')
  const called = mentions.length === 0 ? [] : await listCalled(tx, draft, mentions)
  const calledIds = called.map((member) => member.userId)
  if (called.length > 0) await insertMentions(tx, commentId, calledIds)

  const { title, writerId } = post
  const concerned = { writerId, answeredId: answered?.authorId ?? null, calledIds }
  await notifyConcerned(tx, { userId, nickName, postId, title }, concerned)
  const author = { userId, nickName, imageUrl }
  const written = { commentId, parentId, author, content, mentions: called, createdAt }
  return { ...written, isDeleted: false, isHidden: false, isMine: true }
}

interface Written {
  userId: number
  nickName: string
  postId: number
  title: string
}

interface Concerned {
  writerId: number | null
  answeredId: number | null
  calledIds: readonly number[]
}

/** Each person hears of a comment once, in the way that concerns them most, and never of their own. */
async function notifyConcerned(
  tx: Db,
  { userId, nickName: nickname, postId, title }: Written,
  { writerId, answeredId, calledIds }: Concerned,
): Promise<void> {
  const args = { nickname, title: quoteTitle(title) }
  const notifications = new Map<number | null, Pick<NewNotification, 'type' | 'sentence'>>()
  notifications.set(writerId, { type: 'COMMENT', sentence: say('COMMENTED', args) })
  notifications.set(answeredId, { type: 'REPLY', sentence: say('REPLIED', args) })
  for (const id of calledIds) notifications.set(id, { type: 'MENTION', sentence: say('MENTIONED', args) })
  const others = [...notifications].flatMap(([id, what]) =>
    id === null || id === userId ? [] : [{ userId: id, ...what }],
  )
  await notifyAll(tx, others, { resourceType: 'POST', resourceId: postId, by: userId })
}

export async function removeComment(tx: Db, userId: number, commentId: number, now: Date): Promise<void> {
  const comment = await findCommentAuthor(tx, commentId)
  if (comment?.authorId !== userId) throw appError('COMMENT_NOT_FOUND')
  await deleteComment(tx, commentId, now.toISOString())
}
