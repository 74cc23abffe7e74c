import type { Comment, CommentThread, PostDetail } from '@honjeo/contract/community'
import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { EllipsisVertical, Flag, Trash2 } from 'lucide-react'
import { type ReactElement, useId } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { formatNumber } from '#lib/text/numbers.ts'
import { paths } from '#lib/navigation/paths.ts'
import { ActionMenu } from '#ui/overlay/menu.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { HiddenNote } from '#features/cases/hidden-note.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { LinkedText } from '#ui/list/linked-text.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { AuthorLine, authorName } from '../author-line.tsx'
import { commentsQuery, deleteComment, postQuery } from '../community.api.ts'
import { useConfirmDelete } from '../use-confirm-delete.ts'
import { uniqueThreads, withoutComment } from './cached-threads.ts'

interface CommentListProps {
  post: PostDetail
  onReply: (comment: Comment, threadId: number) => void
  /** My comments in a thread (null: on the post itself) that the server does not have yet, as list items. */
  outgoingIn: (threadId: number | null) => readonly ReactElement[]
}

export function CommentList({ post, onReply, outgoingIn }: CommentListProps) {
  const { t } = useLingui()
  const headingId = useId()
  const handleDelete = useDeleteComment(post.postId)
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
                onDelete={(commentId) => void handleDelete(commentId)}
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

interface ThreadItemProps extends Omit<CommentItemProps, 'comment'> {
  thread: CommentThread
  /** My replies to it that the server does not have yet, as list items. */
  outgoing: readonly ReactElement[]
}

/** A comment and, a step to the right, what was answered to it; under its stone there is nothing more to answer. */
function ThreadItem({ thread, outgoing, onReply, ...rest }: ThreadItemProps) {
  const { t } = useLingui()
  const item = { ...rest, onReply: thread.isDeleted ? undefined : onReply }
  return (
    <li className="py-1">
      <CommentItem {...item} comment={thread} />
      {thread.replies.length + outgoing.length > 0 && (
        <ul aria-label={t`답글`} className="ml-4 border-l-2 border-basalt-200 pl-3.5">
          {thread.replies.map((reply) => (
            <li key={reply.commentId}>
              <CommentItem {...item} comment={reply} />
            </li>
          ))}
          {outgoing}
        </ul>
      )}
    </li>
  )
}

interface CommentItemProps {
  comment: Comment
  /** The id of the member who wrote the post; their comments are marked. */
  postAuthorId: number | null
  /** Begins a reply; undefined where nothing can be answered any more. */
  onReply: ((comment: Comment) => void) | undefined
  onDelete: (commentId: number) => void
}

function CommentItem({ comment, postAuthorId, onReply, onDelete }: CommentItemProps) {
  const { t } = useLingui()
  const { author, content, mentions } = comment
  const name = authorName(author)
  if (comment.isDeleted) return <p className="py-2 text-basalt-500">{t`삭제된 댓글이에요`}</p>
  return (
    <div className="flex gap-2.5 py-2">
      <Avatar name={name} src={author.imageUrl} size={32} />
      <div className="min-w-0 flex-1">
        <div className="mb-0.5 flex items-center">
          <div className="min-w-0 flex-1">
            <AuthorLine author={author} createdAt={comment.createdAt}>
              {author.userId !== null && author.userId === postAuthorId && <Badge tone="sea">{t`글쓴이`}</Badge>}
            </AuthorLine>
          </div>
          <CommentMenu comment={comment} onDelete={onDelete} />
        </div>
        <LinkedText text={content} mentions={mentions} />
        {comment.isHidden && <HiddenNote type="COMMENT" id={comment.commentId} className="mt-1.5" />}
        {onReply !== undefined && !comment.isHidden && (
          <button
            type="button"
            aria-label={t`${name}님에게 답글 달기`}
            onClick={() => onReply(comment)}
            className="touch-target relative mt-1 rounded-sm text-sm font-semibold text-basalt-500 hover:underline"
          >
            {t`답글 달기`}
          </button>
        )}
      </div>
    </div>
  )
}

interface CommentMenuProps {
  comment: Comment
  onDelete: (commentId: number) => void
}

function CommentMenu({ comment: { commentId, author, isMine }, onDelete }: CommentMenuProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const name = authorName(author)
  const action = isMine
    ? {
        label: t`삭제`,
        icon: <Trash2 aria-hidden="true" size={18} />,
        isDanger: true,
        onSelect: () => onDelete(commentId),
      }
    : {
        label: t`신고`,
        icon: <Flag aria-hidden="true" size={18} />,
        onSelect: () => void navigate(paths.newReport({ targetCommentId: commentId })),
      }
  return (
    <ActionMenu
      actions={[action]}
      trigger={
        <IconButton
          label={t`${name}님의 댓글 메뉴`}
          icon={<EllipsisVertical size={18} />}
          className="-my-2.5 -mr-3 text-basalt-500!"
        />
      }
    />
  )
}

/** Asks, deletes, shows it at once. */
function useDeleteComment(postId: number): (commentId: number) => Promise<void> {
  const { t } = useLingui()
  const confirmDelete = useConfirmDelete()
  const queryClient = useQueryClient()
  const { queryKey } = commentsQuery(postId)

  const deleting = useMutation({
    mutationFn: deleteComment,
    onMutate: async (commentId) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (data) => data && withoutComment(data, commentId))
    },
    onSuccess: () => toast.success(t`댓글을 삭제했어요.`),
    onError: (error) => {
      // It is gone already: what was asked for is so.
      if (!(error instanceof ApiError) || error.code !== failures.COMMENT_NOT_FOUND) toast.error(errorText(error))
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: postQuery(postId).queryKey })
    },
  })

  return async (commentId) => {
    if (await confirmDelete()) deleting.mutate(commentId)
  }
}
