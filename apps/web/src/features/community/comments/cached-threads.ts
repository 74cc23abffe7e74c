import type { Comment, CommentThread } from '@honjeo/contract/community'
import type { ThreadPages } from '../community.api.ts'

function mapThreads(data: ThreadPages, change: (thread: CommentThread) => CommentThread | null): ThreadPages {
  const pages = data.pages.map((page) => ({ ...page, content: page.content.flatMap((thread) => change(thread) ?? []) }))
  return { ...data, pages }
}

/**
 * The pages with a new comment: a reply under what it answers, another at the end of what is loaded, where its writer looks
 * for it. Pages between may still be to come; see `uniqueThreads`.
 */
export function withComment(data: ThreadPages, comment: Comment): ThreadPages {
  if (comment.parentId !== null) {
    return mapThreads(data, (thread) => {
      if (thread.commentId !== comment.parentId) return thread
      return { ...thread, replies: [...withoutReply(thread.replies, comment.commentId), comment] }
    })
  }
  const last = data.pages.length - 1
  const thread = { ...comment, replies: [] }
  const pages = data.pages.map((page, i) => (i === last ? { ...page, content: [...page.content, thread] } : page))
  return { ...data, pages }
}

const withoutReply = (replies: readonly Comment[], commentId: number) =>
  replies.filter((reply) => reply.commentId !== commentId)

/** The pages without a comment; one that has replies leaves its stone. */
export function withoutComment(data: ThreadPages, commentId: number): ThreadPages {
  return mapThreads(data, (thread) => {
    if (thread.commentId !== commentId) {
      return { ...thread, replies: withoutReply(thread.replies, commentId) }
    }
    return thread.replies.length === 0 ? null : { ...thread, isDeleted: true, content: '', mentions: [] }
  })
}

/** Returns each thread once, where it was last: one's own new comment moves to its true place as further pages come. */
export function uniqueThreads(threads: readonly CommentThread[]): CommentThread[] {
  const lastIndex = new Map(threads.map(({ commentId }, index) => [commentId, index]))
  return threads.filter(({ commentId }, index) => lastIndex.get(commentId) === index)
}
