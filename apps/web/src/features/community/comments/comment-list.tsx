import type { Comment, PostDetail } from '@honjeo/contract/community'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactElement, useId } from 'react'
import { formatNumber } from '#lib/numbers.ts'
import { Paged } from '#ui/paged.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { commentsQuery } from '../community.api.ts'
import { uniqueThreads } from './cached-threads.ts'
import { ThreadItem } from './thread-item.tsx'
import { useDeleteComment } from './use-delete-comment.ts'

export interface CommentListProps {
  post: PostDetail
  onReply: (comment: Comment, threadId: number) => void
  /** My comments in a thread (null: on the post itself) that the server does not have yet, as list items. */
  outgoingIn: (threadId: number | null) => readonly ReactElement[]
}

export function CommentList({ post, onReply, outgoingIn }: CommentListProps) {
  const { t } = useLingui()
  const headingId = useId()
  const deleteComment = useDeleteComment(post.postId)
  const outgoing = outgoingIn(null)
  return (
    <section aria-labelledby={headingId} className="border-t border-basalt-200 pt-5">
      <h2 id={headingId} className="text-lg font-bold">
        {t`댓글`} <span className="text-basalt-500 tabular-nums">{formatNumber(post.commentCount)}</span>
      </h2>
      <Paged
        query={useInfiniteQuery(commentsQuery(post.postId))}
        skeleton={<CommentSkeletons />}
        isEmpty={(threads) => threads.length + outgoing.length === 0}
        empty={<p className="py-8 text-center text-basalt-500">{t`아직 댓글이 없어요. 먼저 한마디 건네보세요.`}</p>}
      >
        {(threads) => (
          <ul className="mt-1 divide-y divide-basalt-200">
            {uniqueThreads(threads).map((thread) => (
              <ThreadItem
                key={thread.commentId}
                thread={thread}
                postAuthorId={post.author.userId}
                outgoing={outgoingIn(thread.commentId)}
                onReply={(comment) => onReply(comment, thread.commentId)}
                onDelete={(commentId) => void deleteComment(commentId)}
              />
            ))}
            {outgoing}
          </ul>
        )}
      </Paged>
    </section>
  )
}

function CommentSkeletons() {
  return (
    <SkeletonGroup className="space-y-4 py-3">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex gap-2.5">
          <Skeleton className="size-8 rounded-full!" />
          <div className="flex-1 space-y-2 py-1">
            <Skeleton className="h-3 w-24" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
