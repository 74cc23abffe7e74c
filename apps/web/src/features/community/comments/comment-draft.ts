import { readJson, remove, writeJson } from '#lib/device/storage.ts'
import { isNamedMember, type NamedMember } from './mentions.ts'

export interface CommentDraftValues {
  text: string
  /** The thread one replies in, and whom one answers. */
  replyTo: { commentId: number; nickName: string } | null
  /** Members picked for an @; whether their names are still in the text is asked when it is sent. */
  picked: NamedMember[]
}

export const NO_COMMENT: CommentDraftValues = { text: '', replyTo: null, picked: [] }

/**
 * The draft as an answer to a member, or to none any more (null). A reply to a reply is part of the same thread: it says by
 * a `mention` whom it answers, and the name of whom one was about to answer goes.
 */
export function answering(
  { text, picked, replyTo: before }: CommentDraftValues,
  replyTo: CommentDraftValues['replyTo'],
  mention: NamedMember | null = null,
): CommentDraftValues {
  const called = before === null ? '' : `@${before.nickName} `
  const own = text.startsWith(called) ? text.slice(called.length) : text
  if (mention === null) return { text: own, replyTo, picked }
  return { text: `@${mention.nickName} ${own}`, replyTo, picked: [...picked, mention] }
}

/** The key is per member, so that another who signs in on the same device later does not find these words. */
const keyOf = (userId: number, postId: number) => `comment-draft:${userId}:${postId}`

/** What was typed and not sent yet; it outlives going away, and a reload. */
export function readCommentDraft(userId: number, postId: number): CommentDraftValues {
  return readJson(keyOf(userId, postId), NO_COMMENT, isValues, 'session')
}

export function keepCommentDraft(userId: number, postId: number, values: CommentDraftValues): void {
  if (values === NO_COMMENT) remove(keyOf(userId, postId), 'session')
  else writeJson(keyOf(userId, postId), values, 'session')
}

function isValues(value: unknown): value is CommentDraftValues {
  if (typeof value !== 'object' || value === null) return false
  const { text, replyTo, picked } = value as Record<string, unknown>
  return (
    typeof text === 'string' &&
    (replyTo === null || isReplyTarget(replyTo)) &&
    Array.isArray(picked) &&
    picked.every(isNamedMember)
  )
}

function isReplyTarget(value: unknown): boolean {
  const { commentId, nickName } = (value ?? {}) as Record<string, unknown>
  return typeof commentId === 'number' && typeof nickName === 'string'
}
